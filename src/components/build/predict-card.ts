import { type Question, questionAt } from '../../narration/question.ts';
import { positionOf } from '../../trace/anchors.ts';
import { anchorOf } from './anchor-of.ts';
import { type Runs, specOf } from './chapter-check.ts';
import { drawQuestion, type Picture } from './draw-question.ts';
import { runAtBuild } from './run-at-build.ts';

/** A question as a chapter shows it: what is asked, and the drawing of the moment before. */
export interface PredictCard {
  readonly run: string;
  readonly question: Question;
  readonly picture: Picture;
}

/** The card that a Predict tag of a chapter asks for. Throws an Error when the step cannot be asked about, or no answer to it is wrong. */
export async function predictCard(runs: Runs, attributes: Readonly<Record<string, unknown>>): Promise<PredictCard> {
  const { run = 'main', view = 'grid' } = attributes as { run?: string; view?: string };
  const built = await runAtBuild(specOf(runs, run));
  const position = positionOf(built.timeline, anchorOf(attributes));
  const question = questionAt(built.timeline, built.words, position);
  if (!question)
    throw new Error(`step ${position} of run '${run}' makes no question: its kind cannot be predicted, or no other answer would be wrong`);
  return { run, question, picture: await drawQuestion(built, view, question) };
}

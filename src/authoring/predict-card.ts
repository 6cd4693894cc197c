import { type Question, questionAt } from '../narration/question.ts';
import { anchorOf, positionOf } from '../trace/anchors.ts';
import { nameOf } from '../widgets/runs/named-puzzle.ts';
import { frameAddress } from './addresses.ts';
import { type Runs, specOf } from './chapter-check.ts';
import { drawQuestion, type Picture } from './draw-question.ts';
import { cellsNamed } from './lit.ts';
import { runAtBuild } from './run-at-build.ts';

/** A question as a chapter shows it: what is asked, and the drawing of the moment before. */
export interface PredictCard {
  /** The figure that shows the step, and the address of that frame. */
  readonly figure: string;
  readonly address: string;
  /** Whether the run is the figure's own: any other is taken from the address. */
  readonly own: boolean;
  readonly question: Question;
  readonly picture: Picture;
  /** What the question and the text about it name, as groups of cells; of a question about a grid. */
  readonly asks?: readonly (readonly number[])[];
}

/** The card that a Predict tag of a chapter asks for. Throws an Error when the step cannot be asked about, or no answer to it is wrong. */
export async function predictCard(runs: Runs, attributes: Readonly<Record<string, unknown>>): Promise<PredictCard> {
  const { run = 'main', in: figure = run, view = 'grid', sets } = attributes as { run?: string; in?: string; view?: string; sets?: string };
  const built = await runAtBuild(specOf(runs, run));
  const position = positionOf(built.timeline, anchorOf(attributes));
  const question = questionAt(built.timeline, built.words, position);
  if (!question)
    throw new Error(`step ${position} of run '${run}' makes no question: its kind cannot be predicted, or no other answer would be wrong`);
  const { row, puzzle, options } = built;
  const address = frameAddress({ run: figure, algorithm: row.id, puzzle: nameOf(puzzle), options, step: question.position });
  const tinted = sets?.split(';').map((names, hue) => ({ cells: cellsNamed(built, names).flat(), digits: 0, hue }));
  const { cells = [], houses = [] } = question.shows;
  const grid = built.timeline.frame(0).picture.grid?.puzzle.grid;
  const ofHouses = houses.map((house) => [...(grid?.cellsOfHouse[house] ?? [])]);
  const asks = [...ofHouses, ...cells.map((cell) => [cell]), ...(tinted ?? []).flatMap((set) => set.cells.map((cell) => [cell]))];
  const picture = await drawQuestion(built, view, question, tinted);
  return { figure, address, own: figure === run, question, picture, ...(view === 'grid' && { asks }) };
}

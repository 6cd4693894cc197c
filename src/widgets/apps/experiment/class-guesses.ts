import { classChart as words } from '#words/experiment.ts';
import type { Interval } from '../../../experiment/statistics/interval.ts';
import { experimentUrl, readExperimentUrl } from './plan-url.ts';
import { type Guess, readPrediction, verdictOfGuess } from './prediction.ts';
import type { Asked } from './prediction-panel.ts';
import type { QuestionId, Settings } from './question.ts';

/** The question that a class was asked. */
export interface ClassQuestion {
  readonly question: QuestionId;
  readonly settings: Settings;
  readonly asked: Asked;
}

/** The predictions of a class, one for each line that has one, and what is wrong with the other lines. */
export interface ClassGuesses {
  readonly predictions: readonly (readonly Guess[])[];
  readonly faults: readonly string[];
}

/** More are too many for a chart that anybody can read. */
const MAX_LINES = 400;
/** A name may be before a link. */
const LINK = /https?:\/\/\S+|\?ask=\S+/;

/** Reads links, one a line. All must ask this question; how many puzzles they ask for may differ, because a later look has more. */
export function readClassGuesses(text: string, page: string, { question, settings, asked }: ClassQuestion): ClassGuesses {
  const predictions: (readonly Guess[])[] = [];
  const faults: string[] = [];
  const keyOf = (of: Settings) => experimentUrl(page, { question, settings: { ...of, count: 1 }, guess: undefined, look: 1 });
  const own = keyOf(settings);
  const lines = text.split('\n').map((line) => line.trim());
  const count = lines.filter(Boolean).length;
  if (count > MAX_LINES) return { predictions, faults: [words.tooMany(count, MAX_LINES)] };
  lines.forEach((line, index) => {
    if (line === '') return;
    const fault = (problem: string) => void faults.push(words.fault(index + 1, problem));
    const read = linkIn(line, page);
    if (!read) fault(words.noLink);
    else if (read.question !== question || read.faults.length > 0 || keyOf(read.settings) !== own) fault(words.otherQuestion);
    else if (read.guess === undefined) fault(words.noGuess);
    else {
      const prediction = readPrediction(read.guess, asked.names.length, asked.kind);
      if (prediction) predictions.push(prediction);
      else fault(words.badGuess);
    }
  });
  return { predictions, faults };
}

function linkIn(line: string, page: string): ReturnType<typeof readExperimentUrl> {
  const [address] = LINK.exec(line) ?? [];
  if (address === undefined || !URL.canParse(address, page)) return undefined;
  return readExperimentUrl(new URL(address, page).href);
}

/** How the guesses of a class about one thing compare with what came out. */
export interface ClassSummary {
  readonly name: string;
  readonly values: readonly number[];
  readonly median: number;
  /** What came out; undefined as long as nobody knows. */
  readonly result: Interval | undefined;
  /** How many guesses are within it. */
  readonly within: number;
}

/** Summarizes predictions by what was asked; `results` are intervals in the unit of the guesses, where they are known. */
export function summariesOf(
  { names }: Asked,
  { predictions }: Pick<ClassGuesses, 'predictions'>,
  results: readonly (Interval | undefined)[],
): ClassSummary[] {
  return names.map((name, place) => {
    const values = predictions.map((prediction) => prediction[place]!.value).toSorted((a, b) => a - b);
    const result = results[place];
    const within = result ? values.filter((value) => verdictOfGuess({ value, range: undefined }, result) === 'within').length : 0;
    return { name, values, median: values[(values.length - 1) >> 1] ?? 0, result, within };
  });
}

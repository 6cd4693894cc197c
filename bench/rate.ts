import { readFileSync } from 'node:fs';
import { readPuzzles } from '../src/engine/formats/read.ts';
import { digMinimal } from '../src/engine/generate/dig-minimal.ts';
import { solveByLadder } from '../src/engine/logic/solve-by-ladder.ts';
import { type Puzzle, puzzleOf } from '../src/engine/puzzle.ts';
import { type Measure, timed } from './measure.ts';

const MINIMAL = 600;
/** The easy ones are few: they are rated so often. */
const ROUNDS = 50;

/** Carved puzzles of the two easiest levels, which the tests keep. */
const easy = (): Puzzle[] =>
  readFileSync('tests/golden/levels.txt', 'utf8')
    .split('\n')
    .flatMap((line) => /^(?:very-)?easy (\S+)$/.exec(line)?.[1] ?? [])
    .map((text) => readPuzzles(text)[0]!.puzzle);

const minimal = (): Puzzle[] => Array.from({ length: MINIMAL }, (_, seed) => puzzleOf(digMinimal(seed + 1).givens));

/**
 * How many puzzles of a set the ladder rates in a second, and how many patterns it finds and uses. Each puzzle is rated once, because the
 * finders of expensive rungs keep their results.
 */
function* measureSet(name: string, puzzles: readonly Puzzle[]): Generator<Measure> {
  let [steps, unfinished] = [0, 0];
  const ms = timed(() => {
    for (const puzzle of puzzles) {
      const { solved, stepsByTechnique } = solveByLadder(puzzle);
      for (const uses of Object.values(stepsByTechnique)) steps += uses;
      if (!solved) unfinished++;
    }
  });
  const of = `the ladder; ${name}, ${puzzles.length} puzzles`;
  yield { name: `${of}: rated`, value: Number(((puzzles.length / ms) * 1000).toPrecision(4)), unit: 'puzzles/s' };
  yield { name: `${of}: patterns used`, value: Math.round((steps / ms) * 1000), unit: 'steps/s' };
  yield { name: `${of}: not finished`, value: unfinished, unit: 'puzzles' };
}

/** How quickly the ladder rates: easy puzzles, minimal ones, and those of each file. */
export function* measureRate(files: readonly string[] = []): Generator<Measure> {
  for (let seed = 0; seed < 50; seed++) solveByLadder(puzzleOf(digMinimal(100_000 + seed).givens));
  yield* measureSet('easy', Array.from({ length: ROUNDS }, () => easy()).flat());
  yield* measureSet('minimal', minimal());
  for (const file of files)
    yield* measureSet(
      file,
      readPuzzles(readFileSync(file, 'utf8')).map(({ puzzle }) => puzzle),
    );
}

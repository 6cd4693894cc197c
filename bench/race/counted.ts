import { existsSync, readFileSync } from 'node:fs';
import { formatOf } from '../../src/engine/formats/read.ts';
import { ownKillers } from '../killer.ts';
import type { Engine } from './engine-of.ts';

/** The puzzles that are counted in a round, a line each. */
export type LinesIn = (round: number) => readonly string[];

/** A work that is measured; `round` is 0, 1, 2 … on both sides, 0 for the round that only warms the compiler. */
export type Work = (round: number) => number;

export const linesOf = (name: string) =>
  readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** How many solutions puzzles have, counted to two, or to another limit. */
export async function counted({ load }: Engine, linesIn: LinesIn, { times = 1, limit = 2 } = {}): Promise<Work> {
  const { countSolutions } = await load('engine/fast/answer.ts');
  const { readPuzzles } = await load('engine/formats/read.ts');
  const kept = new Map<string, unknown>();
  const puzzleIn = (line: string) => kept.get(line) ?? kept.set(line, readPuzzles(line)[0].puzzle).get(line);
  return (round) => {
    const puzzles = linesIn(round).map(puzzleIn);
    let found = 0;
    for (let time = 0; time < times; time++) for (const puzzle of puzzles) found += countSolutions(puzzle, limit);
    return found;
  };
}

/** All of a file in each round. */
export const file = (name: string) => {
  const lines = linesOf(name);
  return () => lines;
};

/** A few of a file in each round, others each time. */
export const fewOf = (name: string, few: number) => {
  const lines = linesOf(name);
  return (round: number) => Array.from({ length: few }, (_, index) => lines[(round * few + index) % lines.length]!);
};

const ORDINARY = 100;
export const ordinaryKillers = (): LinesIn => {
  const lines = Array.from(ownKillers().take(ORDINARY), (puzzle) => formatOf('compact').print!({ puzzle }));
  return () => lines;
};

/** Killers that take seconds each, such as the hardest of a forum: a file that is not part of the project. */
const ownFile = new URL('../own/killers.txt', import.meta.url);

/** One of them a round, after shorter ones for the compiler; nothing where there is no such file. */
export const ownKillersIn: readonly LinesIn[] = existsSync(ownFile) ? [ownAfterShorter()] : [];

function ownAfterShorter(): LinesIn {
  const [shorter, own] = [file('killers-17-cages.txt'), fewOf('own/killers.txt', 1)];
  return (round) => (round === 0 ? shorter() : own(round));
}

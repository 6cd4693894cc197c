/**
 * The effect of remembering where a search failed: nodes on large grids until it has proved that there is one solution, by the search for
 * hard large grids with and without its memory. Written to content/data/dead-ends.json. Takes a few seconds.
 * Run again with: node research/dead-ends.ts YYYY-MM-DD
 */
import { readFileSync, writeFileSync } from 'node:fs';
import named from '../content/puzzles/named.json' with { type: 'json' };
import { LargeSearch } from '../src/engine/fast/large-search.ts';
import { readPuzzles } from '../src/engine/formats/read.ts';
import type { Puzzle } from '../src/engine/puzzle.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');

const read = (text: string): Puzzle[] => readPuzzles(text).map(({ puzzle }) => puzzle);
const sets: Readonly<Record<string, readonly Puzzle[]>> = {
  'hard-25': read(named.find(({ id }) => id === 'twenty-five-hard')!.puzzle),
  'minimal-16': read(readFileSync('bench/minimal-16.txt', 'utf8')),
};

type Search = (puzzle: Puzzle) => number;

function splitting({ grid }: Puzzle, remembers: boolean): Search {
  const search = new LargeSearch(grid, remembers);
  return ({ givens }) => {
    search.count(givens, 2);
    return search.nodes;
  };
}

const rows = Object.entries(sets).map(([set, puzzles]) => {
  const total = (search: Search) => puzzles.reduce((sum, puzzle) => sum + search(puzzle), 0);
  const [first] = puzzles as [Puzzle];
  return {
    set,
    count: puzzles.length,
    forgets: total(splitting(first, false)),
    remembers: total(splitting(first, true)),
  };
});
console.table(rows);
writeFileSync('content/data/dead-ends.json', `${JSON.stringify({ date, rows }, null, 2)}\n`);

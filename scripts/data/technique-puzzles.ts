/**
 * Looks for a puzzle in which each technique of the ladder is the key move: the fewest other techniques beside singles,
 * among puzzles made by digging with seeds 1, 2, 3 …, and writes them to content/data/technique-puzzles.json.
 * A nice loop does all that an open chain does and comes before it, so chains are looked for without loops; and large mutant fish
 * without suppositions, for they come after nishio, which is easier.
 * Run again with: node scripts/data/technique-puzzles.ts YYYY-MM-DD [number of puzzles] [missing]
 * With `missing` the techniques that have a puzzle keep it, for the chapters point at their positions.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { digMinimal } from '../../src/engine/generate/dig-minimal.ts';
import { ladder, rungsUpTo } from '../../src/engine/logic/ladder.ts';
import { type LadderResult, solveByLadder } from '../../src/engine/logic/solve-by-ladder.ts';
import { puzzleOf } from '../../src/engine/puzzle.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');
const tried = Number(process.argv[3] ?? 20_000);
const FILE = 'content/data/technique-puzzles.json';

interface Key {
  readonly technique: string;
  readonly puzzle: string;
  /** Other techniques needed, singles apart. */
  readonly others: number;
  readonly seed: number;
  /** Options of the human solver with which the technique is met. */
  readonly options?: Readonly<Record<string, string>>;
}

const simple = new Set([
  'full-house',
  'hidden-single-in-box',
  'hidden-single-in-line',
  'naked-single',
  'hidden-single-box',
  'hidden-single-line',
]);
const before: { readonly tried: number; readonly puzzles: readonly Key[] } = JSON.parse(readFileSync(FILE, 'utf8'));
const kept = process.argv[4] === 'missing' ? before.puzzles : [];
const keys = new Map(kept.map((key) => [key.technique, key]));
/** Open chains, which are met only where there are no loops. */
const openChains = ['aic', 'grouped-aic', 'als-aic'];
/** What nishio shows as well, and more easily. */
const largeFish = ['large-mutant-fish'];
const isWanted = (id: string) => !kept.some(({ technique }) => technique === id);
const wanted = ladder.map(({ technique }) => technique.id).filter(isWanted);
const withoutSuppositions = rungsUpTo('extreme', { suppositions: false });
const withoutLoops = rungsUpTo('extreme', { loops: false, suppositions: false });

/** Keeps the puzzle for those of the techniques that were used in solving it, and have no better one yet. */
function note(techniques: readonly string[], seed: number, givens: Uint8Array, result: LadderResult, options?: Key['options']): void {
  const { solved, stepsByTechnique } = result;
  const harder = Object.keys(stepsByTechnique).filter((technique) => !simple.has(technique));
  for (const technique of techniques) {
    if (!(technique in stepsByTechnique)) continue;
    const others = harder.filter((other) => other !== technique).length + (solved ? 0 : 100);
    const known = keys.get(technique);
    if (known && others >= known.others) continue;
    const puzzle = Array.from(givens, (digit) => digit || '.').join('');
    keys.set(technique, { technique, puzzle, others, seed, ...(options ? { options } : {}) });
  }
}

for (let seed = 1; seed <= tried; seed++) {
  const { givens } = digMinimal(seed);
  const puzzle = puzzleOf(givens);
  const result = solveByLadder(puzzle);
  note(wanted, seed, givens, result);
  const large = largeFish.filter(isWanted);
  if (large.length > 0 && 'nishio' in result.stepsByTechnique)
    note(large, seed, givens, solveByLadder(puzzle, { allowed: withoutSuppositions }), { suppositions: 'off' });
  if (!Object.keys(result.stepsByTechnique).some((id) => id.endsWith('discontinuous-loop'))) continue;
  const open = openChains.filter(isWanted);
  if (open.length > 0) note(open, seed, givens, solveByLadder(puzzle, { allowed: withoutLoops }), { loops: 'off' });
}
const found = ladder.flatMap(({ technique }) => keys.get(technique.id) ?? []);
writeFileSync(FILE, `${JSON.stringify({ date, tried: kept.length > 0 ? before.tried : tried, puzzles: found }, null, 2)}\n`);
console.log(
  `${found.length} of ${ladder.length} techniques met; missing: ${ladder
    .filter(({ technique }) => !keys.has(technique.id))
    .map(({ technique }) => technique.id)
    .join(', ')}`,
);

/**
 * Looks for a puzzle in which each technique of the ladder is the key move: the fewest other techniques except singles, among puzzles made
 * by digging with seeds 1, 2, 3 …, and writes them to content/data/technique-puzzles.json. A technique that another one on the ladder hides
 * is searched for without that one (src/engine/logic/training.ts). None of these puzzles needs a guess, whose key puzzle is AI Escargot.
 * Run again with: node research/technique-puzzles.ts YYYY-MM-DD [number of puzzles] [missing]
 * With `missing` the techniques that have a puzzle keep it, because the chapters point at their positions.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import named from '../content/puzzles/named.json' with { type: 'json' };
import { readPuzzles } from '../src/engine/formats/read.ts';
import { digMinimal } from '../src/engine/generate/dig-minimal.ts';
import { ladder, rungsUpTo } from '../src/engine/logic/ladder.ts';
import { type LadderResult, solveByLadder } from '../src/engine/logic/solve-by-ladder.ts';
import { hiddenBy } from '../src/engine/logic/training.ts';
import { puzzleOf } from '../src/engine/puzzle.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');
const tried = Number(process.argv[3] ?? 20_000);
const FILE = 'content/data/technique-puzzles.json';

interface Key {
  readonly technique: string;
  readonly puzzle: string;
  /** Other techniques needed, singles apart. */
  readonly others: number;
  readonly seed?: number;
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
const isMissing = (id: string) => !kept.some(({ technique }) => technique === id);
const missing = ladder.map(({ technique }) => technique.id).filter(isMissing);
/** Parts of the ladder that hide techniques, and how a run shows that one of them could be hidden. */
const hiders = { suppositions: (id: string) => id === 'nishio', loops: (id: string) => id.endsWith('discontinuous-loop') };
const hidden = Object.entries(hiders).map(([part, isSign]) => ({
  ids: missing.filter((id) => hiddenBy(id) === part),
  isSign,
  allowed: rungsUpTo('extreme', { suppositions: false, [part]: false }),
}));

/** Keeps the puzzle for those of the techniques that were used in solving it, and have no better one yet. */
function note(techniques: readonly string[], seed: number | undefined, givens: Uint8Array, result: LadderResult): void {
  const { solved, stepsByTechnique } = result;
  const harder = Object.keys(stepsByTechnique).filter((technique) => !simple.has(technique));
  for (const technique of techniques) {
    if (!(technique in stepsByTechnique)) continue;
    const others = harder.filter((other) => other !== technique).length + (solved ? 0 : 100);
    const known = keys.get(technique);
    if (known && others >= known.others) continue;
    const puzzle = Array.from(givens, (digit) => digit || '.').join('');
    keys.set(technique, { technique, puzzle, others, ...(seed !== undefined && { seed }) });
  }
}

for (let seed = 1; seed <= tried; seed++) {
  const { givens } = digMinimal(seed);
  const puzzle = puzzleOf(givens);
  const result = solveByLadder(puzzle);
  note(missing, seed, givens, result);
  for (const { ids, isSign, allowed } of hidden)
    if (ids.length > 0 && Object.keys(result.stepsByTechnique).some(isSign)) note(ids, seed, givens, solveByLadder(puzzle, { allowed }));
}
if (!keys.has('guess')) {
  const { puzzle } = readPuzzles(named.find(({ id }) => id === 'ai-escargot')!.puzzle)[0]!;
  note(['guess'], undefined, puzzle.givens, solveByLadder(puzzle));
}
const found = ladder.flatMap(({ technique }) => keys.get(technique.id) ?? []);
writeFileSync(FILE, `${JSON.stringify({ date, tried: kept.length > 0 ? before.tried : tried, puzzles: found }, null, 2)}\n`);
console.log(
  `${found.length} of ${ladder.length} techniques met; missing: ${ladder
    .filter(({ technique }) => !keys.has(technique.id))
    .map(({ technique }) => technique.id)
    .join(', ')}`,
);

/**
 * Looks for positions to find each technique in, among puzzles dug with seeds 1, 2, 3 …: those to which nothing of a
 * higher level leads, and in which nothing simpler helps. Writes the seeds of the puzzles to content/data/trainer-seeds.json.
 * Run again, whenever a technique has changed, with: node research/trainer-seeds.ts YYYY-MM-DD [number of puzzles]
 */
import { writeFileSync } from 'node:fs';
import { digMinimal } from '../src/engine/generate/dig-minimal.ts';
import { ladder } from '../src/engine/logic/ladder.ts';
import { solveByLadder } from '../src/engine/logic/solve-by-ladder.ts';
import { rungsToTrain, trainingPosition } from '../src/engine/logic/training.ts';
import { puzzleOf } from '../src/engine/puzzle.ts';

const EACH = 7;
const [, , date, tried = '40000'] = process.argv;
if (!date) throw new Error('give the date as YYYY-MM-DD');

const ids = ladder.filter(({ guesses }) => !guesses).map(({ technique }) => technique.id);
const seeds = new Map(ids.map((id): [string, number[]] => [id, []]));
let open = ids;
let seed = 0;
while (open.length > 0 && seed < Number(tried)) {
  seed++;
  const puzzle = puzzleOf(digMinimal(seed).givens);
  const { stepsByTechnique } = solveByLadder(puzzle);
  for (const id of open) {
    // Without some rungs of the ladder the run takes other steps, and may reach the technique where the whole ladder does not.
    const isWhole = rungsToTrain(id).every((rung, index) => rung === ladder[index]);
    if ((id in stepsByTechnique || !isWhole) && trainingPosition(puzzle, id)) seeds.get(id)!.push(seed);
  }
  open = ids.filter((id) => seeds.get(id)!.length < EACH);
}
writeFileSync('content/data/trainer-seeds.json', `${JSON.stringify({ date, tried: seed, seeds: Object.fromEntries(seeds) })}\n`);
console.log(
  `${ids.length - open.length} of ${ids.length} techniques have ${EACH} positions; fewer: ${open.map((id) => `${id} ${seeds.get(id)!.length}`).join(', ')}`,
);

import { spawnSync } from 'node:child_process';
import { digMinimal } from '../src/engine/generate/dig-minimal.ts';
import { generatePuzzle } from '../src/engine/generate/generate-puzzle.ts';
import { levels } from '../src/engine/logic/ladder.ts';
import { type Measure, median, timed, timedByWall } from './measure.ts';

const MINIMAL = 20_000;
const PEERS = 300;
const CARVED = 40;

/** Milliseconds by the wall clock that Debian's qqwing needs for some puzzles; undefined where it is not installed. */
function timeOfPeer(): number | undefined {
  let found = true;
  const ms = timedByWall(() => {
    found = spawnSync('qqwing', ['--generate', String(PEERS), '--one-line'], { stdio: 'ignore' }).status === 0;
  });
  return found ? ms : undefined;
}

/** Minimal puzzles a second, compared with qqwing where it is installed, and the time that carving a puzzle of each level takes. */
export function* measureGenerate(): Generator<Measure> {
  for (let seed = 0; seed < 500; seed++) digMinimal(seed);
  const ours =
    MINIMAL /
    timedByWall(() => {
      for (let seed = 0; seed < MINIMAL; seed++) digMinimal(seed);
    });
  yield { name: 'minimal 9 × 9 puzzles with one answer', value: Math.round(ours * 1000), unit: 'puzzles/s' };
  const peer = timeOfPeer();
  if (peer === undefined) yield { name: 'qqwing is not installed here', value: 'skipped' };
  else {
    yield { name: 'qqwing', value: Math.round((PEERS / peer) * 1000), unit: 'puzzles/s' };
    yield { name: 'digging ÷ qqwing', value: (ours * peer) / PEERS, unit: '×', goal: '≥ 30' };
  }
  for (const level of levels) {
    const times = Array.from({ length: CARVED }, (_, seed) =>
      timed(() => generatePuzzle({ method: 'carve', level, symmetry: 'half-turn', seed })),
    );
    yield { name: `carving, ${level}: median`, value: median(times), unit: 'ms', ...(level === 'hard' && { goal: '< 1000' }) };
    yield { name: `carving, ${level}: slowest of ${CARVED}`, value: Math.max(...times), unit: 'ms' };
  }
}

import { type Part, PEER } from './parts.ts';
import type { Result, Round } from './results.ts';
import { Side } from './side.ts';

/** Rounds of a fresh pair of processes, usually. */
const ROUNDS = 4;

/** The roots of the two sides. */
export interface Sides {
  readonly older: string;
  readonly newer: string;
}

/** Measures a part in fresh processes, both sides by turns, the one or the other first: what the machine does besides meets both. */
export async function race(part: Part, place: number, roots: Sides, heats: number): Promise<Result> {
  const rounds: Round[] = [];
  const inHeat = part.rounds ?? ROUNDS;
  let different = false;
  for (let heat = 0; heat < heats; heat++) {
    const older = new Side(part.peer ? PEER : roots.older, place);
    const lacks = await older.ready();
    const newer = new Side(roots.newer, place);
    try {
      if (lacks !== undefined) return { ...part, rounds: [], note: `left out, ${part.peer?.name ?? 'the older commit'} can't: ${lacks}` };
      const fault = await newer.ready();
      if (fault !== undefined) return { ...part, rounds: [], note: `left out, this one can't: ${fault}` };
      for (let turn = 1; turn <= inHeat; turn++) {
        const number = heat * inHeat + turn;
        const first = turn % 2 === 0 ? older : newer;
        const one = await first.round(number);
        const other = await (first === older ? newer : older).round(number);
        rounds.push(first === older ? { older: one.cost, newer: other.cost } : { older: other.cost, newer: one.cost });
        different ||= one.found !== other.found;
      }
    } finally {
      older.end();
      newer.end();
    }
  }
  return { ...part, rounds, note: different ? 'other results' : undefined };
}

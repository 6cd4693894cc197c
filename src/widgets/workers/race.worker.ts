import { type Lap, RaceClock } from './race-clock.ts';
import type { RacerId } from './racer-ids.ts';
import { racerOn } from './racers.ts';
import { serve } from './rpc.ts';

/** One solver on one puzzle, given as 81 digits with 0 for an empty cell. */
export interface RaceTask {
  readonly solver: RacerId;
  readonly givens: string;
}

let clock: RaceClock | undefined;

serve({
  /** Works for less than a tenth of a second, as a rule, and says what is known; call it again until it is done. */
  async work({ solver, givens }: RaceTask): Promise<Lap> {
    clock ??= new RaceClock(await racerOn(solver, Uint8Array.from(givens, Number)), () => performance.now());
    return clock.lap();
  },
});

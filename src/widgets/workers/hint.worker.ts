import { readPuzzles } from '../../engine/formats/read.ts';
import type { Sought } from '../../engine/logic/hinting/hint-position.ts';
import { nextStep } from '../../engine/logic/hinting/next-step.ts';
import { PassedHints } from '../../engine/logic/hinting/passed-hints.ts';
import type { Instance } from '../../engine/logic/technique.ts';
import { serve } from './rpc.ts';

/** A game in which a step is looked for; its puzzle as compact text. */
export interface HintTask extends Pick<Sought, 'digits' | 'struck' | 'shown'> {
  readonly puzzle: string;
  readonly passed: ReturnType<PassedHints['list']>;
}

export interface HintFunctions {
  /** The next step, undefined where no technique has one; and the strikes that have a reason, as sets by cell. */
  nextStep(task: HintTask): { readonly step: Instance | undefined; readonly shown: Uint32Array };
}

const functions: HintFunctions = {
  nextStep: ({ puzzle, passed, ...game }) => {
    const passing = new PassedHints();
    passing.take(passed);
    const step = nextStep({ puzzle: readPuzzles(puzzle)[0]!.puzzle, ...game }, passing);
    return { step, shown: game.shown };
  },
};

serve({ ...functions });

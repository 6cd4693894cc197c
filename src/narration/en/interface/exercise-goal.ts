import type { Outcome } from '../../../engine/algorithm.ts';
import { number } from './language.ts';

/** What a goal says of a fact that is no text. */
export interface Bounds {
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly equal?: number;
}

/** Who has as many of something as a fact says: the subject with its verb, the verb after “should”, and what is counted. */
const counts: Readonly<Record<string, readonly [subject: string, verb: string, one: string, many: string]>> = {
  givens: ['The puzzle has', 'have', 'given', 'givens'],
  tries: ['The run tries', 'try', 'digit', 'digits'],
  assignments: ['The run makes', 'make', 'assignment', 'assignments'],
  guesses: ['The run makes', 'make', 'guess', 'guesses'],
  choices: ['The run makes', 'make', 'choice', 'choices'],
  proposals: ['The run makes', 'make', 'proposal', 'proposals'],
  placements: ['The run makes', 'make', 'placement', 'placements'],
  backtracks: ['The run takes back', 'take back', 'digit', 'digits'],
  deadEnds: ['The run meets', 'meet', 'dead end', 'dead ends'],
  rows: ['The run chooses', 'choose', 'row', 'rows'],
  looks: ['The run takes', 'take', 'look', 'looks'],
  starts: ['The run needs', 'need', 'start', 'starts'],
  sets: ['The run finds', 'find', 'preemptive set', 'preemptive sets'],
  solutions: ['The run finds', 'find', 'solution', 'solutions'],
  holes: ['The run digs', 'dig', 'hole', 'holes'],
  nodes: ['The search has', 'have', 'node', 'nodes'],
  fell: ['This step takes back', 'take back', 'guess', 'guesses'],
};

const ends: Readonly<Record<Outcome, readonly [is: string, should: string]>> = {
  solved: ['ends with a solution', 'end with a solution'],
  'no-solution': ['ends without a solution', 'end without a solution'],
  stuck: ['gets stuck', 'get stuck'],
  bound: ['stops at the limit', 'stop at the limit'],
};

function boundOf({ atLeast, atMost, equal }: Bounds): string {
  if (equal !== undefined) return equal === 0 ? 'none' : equal === 1 ? 'only one' : `exactly ${number(equal)}`;
  const [low, high] = [
    atLeast === undefined ? [] : [`at least ${number(atLeast)}`],
    atMost === undefined ? [] : [`at most ${number(atMost)}`],
  ];
  return [...low, ...high].join(' and ');
}

/**
 * What an exercise over a run says while its goal is not reached, made while the site is built: a sentence for each condition, with a # for
 * the value in the figure and `{digit|digits}` for one and for several.
 */
export const exerciseGoal = {
  puzzle: 'Choose the puzzle of the task.',
  size: (size: number) => `Choose a grid of ${size} × ${size}. This one is # × #.`,
  /** Of a fact that is counted; undefined where nobody has said of what. */
  count: (name: string, bounds: Bounds): string | undefined => {
    const words = counts[name];
    if (!words) return undefined;
    const [subject, verb, one, many] = words;
    return `${subject} # {${one}|${many}}, but it should ${verb} ${boundOf(bounds)}.`;
  },
  outcome: (is: Outcome, wanted: Outcome) => `The run ${ends[is][0]}, but it should ${ends[wanted][1]}.`,
  switch: (label: string, isOn: boolean) => `Switch “${label}” ${isOn ? 'on' : 'off'}.`,
  option: (label: string, value: string) => `Set “${label}” to ${value}.`,
  choice: (value: string) => `“${value}”`,
};

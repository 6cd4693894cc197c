import { type HandIn, readHandIn } from '../../../narration/question-set/hand-in.ts';
import { embedded } from '../../controls/reach.ts';

/** What every message between a set and the page around it is marked with. */
const TYPE = 'sudoscope-set';

/** What is told of work that goes on: how many questions there are, have been answered for good, and are right; and the code of all of it. */
export interface HostReport {
  readonly name: string;
  readonly questions: number;
  readonly over: number;
  readonly right: number;
  readonly code: string;
}

/** What a set tells the page around it. */
export type HostEvent =
  | { readonly event: 'ready'; readonly title: string }
  | ({ readonly event: 'begun' } & HostReport)
  | ({ readonly event: 'answered'; readonly question: number; readonly isRight: boolean; readonly attempt: number } & HostReport)
  | ({ readonly event: 'done' } & HostReport);

/** What the page around it may ask for: that somebody goes on whom it knows, from a code that it has kept. */
export interface Resumption {
  readonly name: string;
  readonly kept: HandIn | undefined;
}

/** Tells the page around this one; where there is none, nobody. The page may be of any origin: nothing is told that it does not see. */
export function tellHost(event: HostEvent): void {
  if (embedded()) parent.postMessage({ type: TYPE, version: 1, ...event }, '*');
}

/** Hears the page around this one, and nobody else. */
export function hearHost(resume: (resumption: Resumption) => void): void {
  if (!embedded()) return;
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.type !== TYPE || data.command !== 'resume') return;
    const { name, code } = data as Record<string, unknown>;
    const kept = typeof code === 'string' ? readHandIn(code) : undefined;
    const known = typeof name === 'string' && name.trim() !== '' ? name : kept?.name;
    if (known) resume({ name: known, kept });
  });
}

import type { Resumption } from '../../../narration/question-set/hosted-work.ts';
import { hostOrigin } from '../../controls/page/host-page.ts';
import { embedded } from '../../ui/in-view.ts';

/** The `type` of every message between a set and its host page. */
const TYPE = 'sudoscope-set';

/**
 * The report on a student's work: the numbers of questions, of final answers and of right ones, and the code of all of it, together with
 * the other codes that the host page had sent.
 */
export interface HostReport {
  readonly name: string;
  readonly questions: number;
  readonly over: number;
  readonly right: number;
  readonly code: string;
  /** Whether the host page has sent `resume` before. */
  readonly resumed: boolean;
}

/** An event that a set reports to its host page. */
export type HostEvent =
  | { readonly event: 'ready'; readonly title: string }
  | ({ readonly event: 'begun' } & HostReport)
  | ({ readonly event: 'answered'; readonly question: number; readonly isRight: boolean; readonly attempt: number } & HostReport)
  | ({ readonly event: 'done' } & HostReport);

/**
 * Reports an event to the host page, whatever its origin, but not to a page that later replaces it; does nothing without a host. The
 * event contains only what the host page can see anyway.
 */
export function tellHost(event: HostEvent): void {
  if (embedded()) parent.postMessage({ type: TYPE, version: 1, ...event }, hostOrigin() ?? '*');
}

/** Listens to messages of the host page alone. */
export function hearHost(resume: (resumption: Resumption) => void): void {
  if (!embedded()) return;
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== (hostOrigin() ?? origin)) return;
    if (data?.type !== TYPE || data.command !== 'resume') return;
    const { name, code } = data as Record<string, unknown>;
    resume({ name: typeof name === 'string' ? name : '', code: typeof code === 'string' ? code : '' });
  });
}

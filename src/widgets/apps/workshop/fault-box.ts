import * as words from '#words/workshop.ts';
import { startOfSentence } from '../../../narration/sentence.ts';
import type { Findings } from '../../../trace/import/imported-run.ts';
import { element } from '../../ui/element.ts';
import type { CodeFault } from './code-fault.ts';

/** The fault that stopped a run, for the line of the program where it happened. */
export interface ShownFault extends CodeFault {
  /** The number of the faulty step, from 1; undefined where the program itself failed. */
  readonly step?: number;
}

/** Where a program says which kinds of step are its own. */
const KINDS = /\bexport\b.*\bkinds\b/;

/** The fault the checker found in a program's trace, with the line of the program; undefined where there is none. */
export function checkerFault({ fault, excerpt }: Pick<Findings, 'fault' | 'excerpt'>, code: string): ShownFault | undefined {
  if (!fault) return undefined;
  const written = excerpt.at(-1)?.text ?? '';
  const isHeader = fault.place?.line === 1;
  const line = isHeader ? code.split('\n').findIndex((each) => KINDS.test(each)) + 1 : Number(/"line":(\d+)\}$/.exec(written)?.[1] ?? 0);
  const message = `${fault.message}.${fault.expected === undefined ? '' : words.expected(fault.expected)}`;
  // The first line of a trace is its header.
  const step = (fault.place?.line ?? 1) - 1;
  return { ...(line > 0 && { line }), ...(step > 0 && { step }), message };
}

/** The step of a program's trace that nothing justifies, with the line of the program; undefined where there is none. */
export function unjustifiedFault({ unjustified }: Pick<Findings, 'unjustified'>): ShownFault | undefined {
  if (!unjustified) return undefined;
  const { line, own, message } = unjustified;
  return { ...(own > 0 && { line: own }), step: line - 1, message: `${message}.` };
}

/** The line of the reader's own that a fault may come from: none where the fault is in such a line, or where nothing has been changed. */
export const likelyLine = (line: number | undefined, own: readonly number[]): number | undefined =>
  line !== undefined && own.includes(line) ? undefined : (own.findLast((each) => line === undefined || each < line) ?? own[0]);

/** The sentence of a fault, with a button that leads to a line of the reader's own where that is another one. */
export function faultBox({ line, column, step, message }: ShownFault, own: readonly number[], go: (line: number) => void): HTMLElement {
  const box = element('div', 'fault');
  box.setAttribute('role', 'alert');
  const place = words.atLine({ line, column, step });
  box.append(...(place === '' ? [startOfSentence(message)] : [element('b', '', place), ` ${message}`]), ' ');
  const likely = likelyLine(line, own);
  if (likely !== undefined) {
    const button = element('button', '', words.goTo(likely));
    button.type = 'button';
    button.addEventListener('click', () => go(likely));
    box.append(button);
  }
  return box;
}

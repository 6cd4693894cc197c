import { readFileSync } from 'node:fs';
import { sourceOf } from '../engine/catalog.ts';
import { codeView, functionName } from '../widgets/views/code/code.ts';
import { LINES_BEFORE, LINES_BEFORE_IN_FEW } from '../widgets/views/code/window.ts';
import { viewContext } from '../widgets/views/view-set.ts';
import { documentOf } from './document.ts';
import { highlightSource } from './highlight.ts';
import type { BuiltRun } from './run-at-build.ts';

/** Lines of a pane that shows only some, besides the first one of their function. */
const LINES_OF_EXCERPT = 9;

/** What a code pane holds on arrival, and the function that is in sight there. */
export interface DrawnCode {
  readonly markup: string;
  readonly name: string;
}

/**
 * The source of a run as its pane shows it before anything can scroll: the first line of the function that runs, then the lines
 * around the one that is lit, or the first ones. What comes before is there, out of sight; an excerpt has nothing but the lines that are in sight.
 */
export async function drawCode(run: BuiltRun, position: number, { isExcerpt = false } = {}): Promise<DrawnCode> {
  const source = await highlightSource(readFileSync(sourceOf(run.row), 'utf8'));
  const document = documentOf(`<div>${source}</div>`);
  const pane = document.querySelector('div')!;
  codeView(pane, viewContext(run, run.timeline, document)).draw(run.timeline.frame(position));
  const lines = [...pane.querySelectorAll('.line')];
  const lit = pane.querySelector('[aria-current]');
  const within = lit ? lit.closest('.function') : pane.querySelector('.entry');
  if (!within)
    throw new Error(`the source of '${run.row.id}' has no function ${lit ? 'around the line that is lit' : 'in which a run begins'}`);
  const [head, ...body] = within.querySelectorAll('.line') as unknown as [Element, ...Element[]];
  const at = lit ? body.indexOf(lit) : 0;
  const from = Math.max(0, at - LINES_BEFORE);
  if (isExcerpt) {
    const shown = body.slice(from, from + LINES_OF_EXCERPT);
    const starts = [head, ...(from > 0 ? shown.slice(0, 1) : [])];
    for (const line of starts) line.setAttribute('style', `counter-set:line ${lines.indexOf(line) + 1}`);
    for (const line of body) if (!shown.includes(line)) leaveOut(line);
    pane.querySelector('code')!.replaceChildren(within);
  }
  wrap(body.slice(from, Math.max(from, at - LINES_BEFORE_IN_FEW)), 'before');
  if (!isExcerpt) {
    wrap(body.slice(0, from), 'above');
    wrap([...pane.querySelector('code')!.children].slice(0, [...within.parentElement!.children].indexOf(within)), 'above');
  }
  return { markup: pane.innerHTML, name: functionName(head) };
}

/** Takes a line away, with the end of line after it. */
function leaveOut(line: Element): void {
  line.nextSibling?.remove();
  line.remove();
}

/** Puts neighbours into one element, with the ends of line after them. */
function wrap(neighbours: readonly Element[], name: string): void {
  const [first] = neighbours;
  if (!first) return;
  const part = first.ownerDocument.createElement('span');
  part.className = name;
  first.before(part);
  for (const each of neighbours) {
    const end = each.nextSibling;
    part.append(each);
    if (end?.nodeType === 3) part.append(end);
  }
}

import { linesOfKinds } from '../../../trace/source-lines.ts';
import { type StepValue, valuesOf } from '../kit/step-values.ts';
import { viewThatNeeds } from '../view.ts';
import { CodeWindow } from './window.ts';

/**
 * The algorithm's own file, already on the page as highlighted lines: lights the line that yields the step, and writes the step's
 * values beside it. The lines are found from the text itself, so they cannot drift from it.
 */
export const codeView = viewThatNeeds({}, (element, { algorithm, words }) => {
  let source: Source | undefined;
  let lit: HTMLElement | undefined;
  let named: readonly HTMLElement[] = [];
  return {
    tells: true,
    draw({ step, picture }) {
      const isFirst = source === undefined;
      source ??= sourceIn(element);
      // A program that somebody brings says itself which of its lines a step is.
      const line = step && source.lines[(Number(step.line) || (source.lineOfKind.get(step.kind)?.[0] ?? 0)) - 1];
      lit?.querySelector('.values')?.remove();
      if (step && line) writeValues(line, valuesOf(step, algorithm.steps[step.kind]!, picture, words));
      if (line === lit && !isFirst) return;
      lit?.removeAttribute('aria-current');
      lit = line;
      lit?.setAttribute('aria-current', 'step');
      show(element, source, lit, isFirst);
    },
    highlight({ lines: kinds = [] } = {}) {
      if (!source) return;
      const { lines, lineOfKind } = source;
      for (const line of named) line.classList.remove('lit');
      named = kinds.flatMap((kind) => (lineOfKind.get(kind) ?? []).flatMap((number) => lines[number - 1] ?? []));
      for (const line of named) line.classList.add('lit');
      show(element, source, named[0] ?? lit, false);
    },
  };
});

interface Source {
  readonly lines: readonly HTMLElement[];
  readonly lineOfKind: ReadonlyMap<string, readonly number[]>;
}

/** The whole source in a pane, with nothing lit. A page has it once: a pane that shows a few lines of it takes it from the figure that it names. */
function sourceIn(element: Element): Source {
  const elsewhere = element.getAttribute('data-source-in');
  const whole = elsewhere && element.ownerDocument.getElementById(elsewhere)?.querySelector('[data-view=code] pre');
  if (whole) element.replaceChildren(whole.cloneNode(true));
  element.removeAttribute('data-source-in');
  for (const values of element.querySelectorAll('.values')) values.remove();
  // What a page without scripts has to leave out at the top, because nothing scrolls there.
  for (const part of element.querySelectorAll('.above, .before')) part.replaceWith(...part.childNodes);
  const lines = [...element.querySelectorAll<HTMLElement>('.line')];
  for (const line of lines) line.removeAttribute('aria-current');
  return { lines, lineOfKind: linesOfKinds(lines.map((line) => line.textContent).join('\n')) };
}

/** Brings a line into sight, or the beginning of the run, and names its function next to the pane. */
function show(element: Element, { lines }: Source, line: HTMLElement | undefined, exact: boolean): void {
  const shown = line ?? element.querySelector<HTMLElement>('.entry > .line');
  if (!shown || !globalThis.ResizeObserver) return;
  const head = shown.closest('.function')?.querySelector<HTMLElement>('.line') ?? lines[0]!;
  CodeWindow.of(element as HTMLElement).show(lines.indexOf(shown), lines.indexOf(head), exact);
  const place = element.closest('figure')?.querySelector('[data-part=code-function]');
  const name = functionName(head);
  // What is in a pane is asked by selectors with :has() whenever it changes.
  if (place && place.textContent !== name) place.textContent = name;
}

/** The name of the function whose first line this is. */
export const functionName = (line: Element): string => /function\*? (\w+)/.exec(line.textContent)?.[1] ?? '';

/** Writes values after the line's text, as many as fit; the cells that the picture rings come last. */
function writeValues(line: HTMLElement, values: readonly StepValue[]): void {
  if (values.length === 0) return;
  const { ownerDocument: document } = line;
  const all = document.createElement('span');
  all.className = 'values';
  all.setAttribute('style', `--at:${line.textContent.length}`);
  for (const { field, text } of values.toSorted((a, b) => Number(a.type === 'cell') - Number(b.type === 'cell'))) {
    const each = document.createElement('b');
    each.textContent = `${field} ${text}`;
    all.append(' ', each);
  }
  line.append(all);
}

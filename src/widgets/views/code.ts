import { linesOfKinds } from '../../trace/source-lines.ts';
import { viewThatNeeds } from './view.ts';

/**
 * The algorithm's own file, already on the page as highlighted lines: lights the line that yields the step.
 * The lines are found from the text itself, so they cannot drift from it.
 */
export const codeView = viewThatNeeds({}, (element) => {
  const lines = [...element.querySelectorAll<HTMLElement>('.line')];
  const lineOfKind = linesOfKinds(lines.map((line) => line.textContent).join('\n'));
  // The line that was lit when the page was built.
  for (const line of lines) line.removeAttribute('aria-current');
  let lit: HTMLElement | undefined;
  return {
    draw({ step }) {
      const line = step && lines[(lineOfKind.get(step.kind)?.[0] ?? 0) - 1];
      if (line === lit) return;
      lit?.removeAttribute('aria-current');
      lit = line;
      lit?.setAttribute('aria-current', 'step');
      if (lit && 'clientHeight' in element) keepInView(element as HTMLElement, lit);
    },
  };
});

/** Scrolls the code pane, and only it, so that the line is not at its very edge. */
function keepInView(pane: HTMLElement, line: HTMLElement): void {
  const top = line.offsetTop - pane.offsetTop;
  const room = pane.clientHeight;
  if (top < pane.scrollTop + 40 || top > pane.scrollTop + room - 60) pane.scrollTop = top - room / 2;
}

import * as says from '#words/manual.ts';
import { element } from '../../ui/element.ts';

/** What a reader has skipped: so many moves, up to and with one of these kinds of step, or all. */
export interface Skipped {
  readonly moves?: number;
  readonly until?: readonly string[];
}

/** Moves that one can skip at once. */
const LEAPS = [5, 25, 100];

/** A list of what can be skipped: so many moves, up to a kind of step, all. */
export function skipMenu(
  milestones: readonly (readonly [kind: string, label: string])[],
  skip: (wanted: Skipped) => void,
): HTMLSelectElement {
  const menu = element('select', 'hand-skip');
  menu.setAttribute('aria-label', says.untilLabel);
  menu.title = says.untilKey;
  menu.append(
    new Option(says.skipTo, ''),
    ...LEAPS.map((count) => new Option(says.skipMoves(count), String(count))),
    ...milestones.map(([kind, label]) => new Option(says.skipUntil(label), kind)),
    new Option(says.skipToEnd, 'end'),
  );
  menu.addEventListener('change', () => {
    const { value } = menu;
    menu.value = '';
    if (value === 'end') skip({});
    else if (/^\d+$/.test(value)) skip({ moves: Number(value) });
    else if (value) skip({ until: [value] });
  });
  return menu;
}

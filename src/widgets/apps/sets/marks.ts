import { read as words } from '#words/sets.ts';
import { element } from '../../ui/element.ts';

/** A mark for how a question ended: the attempt at which it was right (from 1), 0 where it was not found, undefined where it is open. Its words are for screen readers. */
export function markOf(found: number | undefined): HTMLElement {
  const kind = found === undefined ? 'open' : found === 0 ? 'lost' : found === 1 ? 'right' : 'later';
  const mark = element('span', `set-mark ${kind}`);
  const sign = element('span', '', kind === 'right' ? '✓' : kind === 'lost' ? '×' : kind === 'later' ? String(found) : '');
  sign.ariaHidden = 'true';
  const said = found === undefined ? words.cells.open : found === 0 ? words.cells.lost : words.cells.right(found);
  mark.append(sign, element('span', 'for-listeners', said));
  mark.title = said;
  return mark;
}

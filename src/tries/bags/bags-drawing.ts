import { type Selection, select } from 'd3-selection';
import { bags as words } from '#words/tries/bags.ts';
import { words as algorithm } from '../../narration/en/algorithms/algorithm-x.ts';
import { pseudocodeOf } from '../../narration/narrator.ts';
import { setAttributes } from '../../widgets/views/kit/elements.ts';
import { type Bags, holderOf, isOpen, missingIn, openBagsOf, repeatsIn, scarcestIn, type Turn } from './bags.ts';

/** An element of the table, whatever it is made of. */
type Parent = Selection<HTMLElement, unknown, null, undefined>;

/** The children of a class, one for each datum. */
const each = <Datum>(parent: Parent, tag: string, name: string, data: readonly Datum[]) =>
  parent
    .selectAll<HTMLElement, Datum>(`:scope > ${tag}.${name}`)
    .data(data)
    .join((enter) => enter.append(tag).attr('class', name));

/** The lines of Algorithm X; and as they stand for bags: each is lit by what lights the line itself. */
export const linesOfX = pseudocodeOf(algorithm, undefined, { rule: 'fewest' });
export const linesInBags = linesOfX.map(([, kinds], line) => [words.inBags[line]!, kinds] as const);

/**
 * Draws bags as a table in an element, any after any other: a line for each bag, a column for each thing, and how many bags are left for it.
 * What is drawn `live` can be pressed; it is for an element that is empty.
 */
export function bagsDrawing(element: Element, { live = false } = {}): (bags: Bags, refused?: Turn['refused']) => void {
  const root = select(element as HTMLElement) as unknown as Parent;
  return (bags, refused) => {
    const { problem, taken } = bags;
    const things = [...problem.items.keys()];
    // Before the first bag, a frame would be the answer to where to begin.
    const scarcest = new Set(taken.length === 0 ? [] : scarcestIn(bags));
    const stateOf = (thing: number) => {
      if (holderOf(bags, thing) !== undefined) return 'got';
      const left = openBagsOf(bags, thing).length;
      return left === 0 ? 'lost' : scarcest.has(thing) ? 'scarce' : '';
    };
    const heading = (name: string, title: string, text: (thing: number) => string) => {
      const [row] = each(root, 'div', name, [name]).attr('aria-hidden', 'true').nodes();
      const parent = select(row!) as unknown as Parent;
      setAttributes(each(parent, 'span', 'side', [title]), {}, (datum) => datum);
      setAttributes(each(parent, 'span', 'of', things), { 'data-state': stateOf }, text);
    };
    heading('things', words.things, (thing) => problem.items[thing]!);
    each(root, live ? 'button' : 'div', 'bag', problem.options).each(function (option, bag) {
      const line = select(this as HTMLElement) as unknown as Parent;
      const isRefused = refused?.bag === bag;
      const state = taken.includes(bag) ? 'taken' : isRefused ? 'refused' : isOpen(bags, bag) ? 'open' : 'struck';
      const again = repeatsIn(bags, bag).map((thing) => problem.items[thing]!);
      setAttributes(line as never, { 'data-do': `bag ${option.name}`, 'data-state': state });
      const label = words.bag(option.name, state === 'taken' ? [] : again);
      if (live)
        setAttributes(line as never, { type: 'button', role: 'checkbox', 'aria-checked': String(state === 'taken'), 'aria-label': label });
      setAttributes(each(line, 'span', 'side', [option.name]), {}, (name) => name);
      const holds = each(line, 'span', 'of', things).attr('data-state', stateOf);
      holds.each(function (thing) {
        const isIn = option.items.includes(thing);
        const tone = isRefused && refused.things.includes(thing) ? 'again' : '';
        setAttributes(each(select(this) as unknown as Parent, 'i', 'one', isIn ? [tone] : []), { 'data-tone': (own) => own }, '1');
      });
    });
    heading('left', words.left, (thing) => (holderOf(bags, thing) === undefined ? String(openBagsOf(bags, thing).length) : '–'));
    const missing = missingIn(bags).map((thing) => ({ thing: problem.items[thing]!, bags: openBagsOf(bags, thing).length }));
    setAttributes(each(root, 'p', 'for-listeners', [words.counts(missing)]), {}, (counts) => counts);
  };
}

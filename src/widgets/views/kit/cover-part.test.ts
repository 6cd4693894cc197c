import { expect, it } from 'vitest';
import { algorithmX } from '../../../engine/cover/algorithm-x.card.ts';
import { dancingLinks } from '../../../engine/cover/dancing-links.card.ts';
import { knuth6x7 } from '../../../engine/cover/problems/small.ts';
import { columnInFocus } from './cover-part.ts';

/** The steps of a search for all covers that are about a row, each with the column that is lit then. */
function litColumns(card: typeof algorithmX | typeof dancingLinks): string[] {
  const state = card.start(knuth6x7, { rule: 'fewest', solutions: 0, givens: 'left', seed: 1 });
  const lit: string[] = [];
  for (const step of (card as typeof algorithmX).run(state as ReturnType<typeof algorithmX.start>)) {
    const { cover } = (card as typeof algorithmX).picture(state as ReturnType<typeof algorithmX.start>, step);
    if (step.kind === 'pick' || step.kind === 'takeBack')
      lit.push(`${step.kind} ${knuth6x7.options[step.option]!.name}: ${knuth6x7.items[columnInFocus(cover, step)]}`);
  }
  return lit;
}

it.each([algorithmX, dancingLinks])('$id: the lit column is the one of which a row is chosen, or taken back to try the next', (card) => {
  expect(litColumns(card)).toEqual([
    'pick A D G: A',
    'pick B C F: B',
    'takeBack B C F: B',
    'takeBack A D G: A',
    'pick A D: A',
    'pick C E F: E',
    'pick B G: B',
    'takeBack B G: B',
    'takeBack C E F: E',
    'takeBack A D: A',
  ]);
});

import { partners as words } from '#words/tries/partners.ts';
import { gridOf } from '../../engine/grid.ts';
import { holderOf, none } from '../../engine/search/matching.ts';
import { say } from '../../narration/sentence.ts';
import { defineTry, neither, type Outcome, right, type TryPage, wrong } from '../kit/define-try.ts';
import {
  augmented,
  isFull,
  type Move,
  nothingShown,
  type Pairing,
  pairingOf,
  roundTrip,
  sameEdge,
  slotName,
  toStrike,
} from './partners.ts';
import { boxDrawing, linesDrawing } from './partners-drawing.ts';

function pairingOn(page: TryPage): Pairing {
  const { house, values } = JSON.parse(page.piece('house').textContent!) as { house: number; values: number[][] };
  return pairingOf(gridOf(9), house, values);
}

const named = (pairing: Pairing, moves: readonly Move[]) =>
  moves.map(({ slot, value, had }) => ({ cell: slotName(pairing, slot), takes: value + 1, had: had + 1 }));

/** A cell takes a digit, or gives it up, before there is a matching. */
function paired(pairing: Pairing, slot: number, value: number): Outcome<Pairing> {
  const cell = slotName(pairing, slot);
  const pairs = pairing.pairs.slice();
  const from = holderOf(pairing, value);
  const model = { ...pairing, pairs, ...nothingShown };
  if (from === slot) {
    pairs[slot] = none;
    return neither(words.gives(cell), { model });
  }
  if (from !== none && pairing.values[from]!.length === 1) return wrong(words.fixed(value + 1, slotName(pairing, from)));
  if (from !== none) pairs[from] = none;
  pairs[slot] = value;
  if (from !== none) return neither(words.takesFrom(cell, value + 1, slotName(pairing, from)), { model });
  const says = words.takes(cell, value + 1);
  return isFull(model) ? right(say`${says}${words.full}`, { model, earns: false }) : neither(says, { model });
}

/** Once there is a matching: whether another one uses this mark. */
function tested(pairing: Pairing, slot: number, value: number): Outcome<Pairing> {
  const cell = slotName(pairing, slot);
  const edge = { slot, value };
  if (pairing.struck.some(sameEdge(edge))) return neither(words.gone(value + 1, cell));
  if (pairing.pairs[slot] === value) return neither(words.own(value + 1, cell));
  const found = roundTrip(pairing, edge);
  if ('pairing' in found) return neither(words.stays(named(pairing, found.moves)), { model: found.pairing });
  const model = { ...pairing, struck: [...pairing.struck, edge], ...nothingShown, keepers: found.keepers };
  const says = words.goes(
    value + 1,
    cell,
    slotName(pairing, holderOf(pairing, value)),
    found.keepers.map((keeper) => slotName(pairing, keeper)),
    found.values.map((each) => each + 1),
  );
  return right(toStrike(model).length === 0 ? say`${says}${words.last}` : says, { model });
}

/**
 * A house whose cells are paired with digits. Its actions: 'mark r1c4 3' pairs, and once all are paired asks whether another pairing uses
 * the mark; 'path' shows a path, and then turns it over; 'hand' strikes a mark that no pairing uses; 'sort' puts groups side by side; 'all' strikes what no pairing uses.
 */
export const element = defineTry<Pairing>({
  begin: (page) => pairingOn(page),
  actions: {
    mark(pairing, cell, digit) {
      const slot = pairing.values.findIndex((_, each) => slotName(pairing, each) === cell);
      const value = Number(digit) - 1;
      if (!pairing.values[slot]?.includes(value)) return undefined;
      return isFull(pairing) ? tested(pairing, slot, value) : paired(pairing, slot, value);
    },
    path(pairing) {
      const found = augmented(pairing);
      if (!found) return undefined;
      const { pairing: model, moves } = found;
      // A digit that is free is simply taken.
      if (moves.length > 1 && !pairing.isAhead)
        return neither(words.ahead(named(pairing, moves)), { model: { ...pairing, path: model.path, isAhead: true } });
      const says = words.path(named(pairing, moves));
      return isFull(model) ? right(say`${says}${words.full}`, { model, earns: false }) : neither(says, { model });
    },
    /** A mark that no pairing uses, struck for the reader. */
    hand(pairing) {
      const [edge] = toStrike(pairing);
      return edge && tested({ ...pairing, handed: pairing.handed + 1 }, edge.slot, edge.value);
    },
    sort(pairing) {
      if (!isFull(pairing)) return neither(words.notYet);
      const model = { ...pairing, isSorted: !pairing.isSorted, ...nothingShown };
      return model.isSorted ? neither(words.sorted(toStrike(model).length > 0), { model }) : { model };
    },
    all(pairing) {
      if (!isFull(pairing)) return neither(words.notYet);
      const rest = toStrike(pairing);
      if (rest.length === 0) return undefined;
      return right(words.struckAll(pairing.struck.length + rest.length), {
        model: { ...pairing, struck: [...pairing.struck, ...rest], handed: pairing.handed + rest.length, ...nothingShown },
      });
    },
  },
  showOne(pairing) {
    if (!isFull(pairing)) return 'path';
    return toStrike(pairing).length > 0 ? 'hand' : undefined;
  },
  draw(page) {
    const [drawBox, drawLines] = [boxDrawing(page.piece('box'), { live: true }), linesDrawing(page.piece('lines'))];
    return (pairing) => {
      drawBox(pairing);
      drawLines(pairing);
      const full = isFull(pairing);
      page.texts({
        count: words.count(pairing.pairs.filter((value) => value !== none).length, pairing.pairs.length, pairing.struck.length),
      });
      page.piece('show-one').dataset.says = full ? words.showMark : pairing.isAhead ? words.turnOver : words.showOne;
      page.piece<HTMLButtonElement>('sort').disabled = !full;
      page.piece<HTMLButtonElement>('all').disabled = toStrike(pairing).length === 0;
      page.press('[data-part=sort]', () => pairing.isSorted);
    };
  },
  facts: (pairing) => ({
    paired: pairing.pairs.filter((value) => value !== none).length,
    trips: pairing.trips,
    handed: pairing.handed,
    struck: pairing.struck.length,
    left: isFull(pairing) ? toStrike(pairing).length : -1,
  }),
  isDone: (pairing) => isFull(pairing) && toStrike(pairing).length === 0,
});

import { innie as words } from '#words/tries/innie.ts';
import { readCompact } from '../../engine/formats/compact.ts';
import { defineTry, neither, type Outcome, right, wrong } from '../kit/define-try.ts';
import { boxDrawing } from './box-drawing.ts';
import { beginning, boxName, type House, houseOf, refutation, type Sharing, setToStrike, struck, tooMany, verdictOn } from './innie.ts';
import { setNamed, symbolsIn, whyOut } from './set-action.ts';
import { type Struck, setsDrawing } from './sets-drawing.ts';

interface Model {
  readonly house: House;
  readonly sharing: Sharing;
  /** In the lit cell: the digit that was tried last, 0 at first. */
  readonly digit: number;
  readonly last?: Struck | undefined;
  readonly strikes: number;
  readonly mistakes: number;
}

const isDone = ({ left }: Sharing) => left.every((sets) => sets.length === 1);

function withDigit(before: Model, digit: number): Outcome<Model> {
  const { house, sharing } = before;
  const { total, inside, cages } = house;
  if (sharing.innie) return neither(words.known(sharing.innie));
  if (inside + digit !== total)
    return wrong(words.wrong(digit, inside, total), { model: { ...before, digit, mistakes: before.mistakes + 1 } });
  const says = words.right(
    cages.map(({ sum }) => sum),
    total,
  );
  // With the sets something else begins.
  return right(says, { model: { ...before, digit, sharing: { ...sharing, innie: digit } }, forgets: true, earns: false });
}

function withoutSet(before: Model, at: number, set: number): Outcome<Model> {
  const { house, sharing } = before;
  const verdict = verdictOn(house, sharing, at, set);
  const symbols = (digits: number) => symbolsIn(house, digits);
  if (verdict === 'early') return neither(words.early);
  if (verdict === 'gone') return neither(words.gone(symbols(set)));
  if (verdict === 'stays') {
    if (isDone(sharing)) return neither(words.over);
    return wrong(words.stays(symbols(set)), { model: { ...before, last: undefined, mistakes: before.mistakes + 1 } });
  }
  const forced = verdict === 'out' ? (refutation(house, sharing, at, set) ?? []) : [];
  const after = struck(sharing, at, set);
  const says = verdict === 'innie' ? words.hasInnie(symbols(set), sharing.innie) : whyOut(house, set, forced);
  return right(isDone(after) ? [...says, ...words.done(after.left.map(([only]) => symbols(only!)))] : says, {
    model: { ...before, sharing: after, last: { at, set, forced }, strikes: before.strikes + 1 },
    earns: verdict === 'out',
  });
}

/**
 * A box of a killer: the digit of the cell left over, then what its cages share out. Its actions: 'digit 1' puts a digit into the
 * lit cell, 'strike 3 6 of 9' strikes the set {3, 6} of the cage with the sum 9.
 */
export const element = defineTry<Model>({
  begin(page, before) {
    const { puzzle, house: index } = page.piece('grid').dataset;
    const house = before?.house ?? houseOf(readCompact(puzzle!), Number(index));
    return { house, sharing: beginning(house), digit: 0, strikes: 0, mistakes: 0 };
  },
  actions: {
    digit: (model, digit) => withDigit(model, Number(digit)),
    strike(model, ...named) {
      const found = setNamed(model.house, named);
      return found && withoutSet(model, found.at, found.set);
    },
    press: (model, at, set) => withoutSet(model, Number(at), Number(set)),
  },
  showOne({ house, sharing }) {
    if (!sharing.innie) return `digit ${house.total - house.inside}`;
    const next = setToStrike(house, sharing);
    return next && `press ${next.at} ${next.set}`;
  },
  draw(page, { house }) {
    const drawBox = boxDrawing(page.piece('grid'), house, boxName(house));
    const drawSets = setsDrawing(page.piece('sets'), house, { live: true });
    return ({ sharing, digit, last }) => {
      const isKnown = sharing.innie > 0;
      drawBox(digit, isKnown);
      drawSets(sharing, last);
      // With the digit known, the sets are all that can be pressed.
      page.piece('pad').toggleAttribute('inert', isKnown);
      page.texts({ left: words.tooMany(tooMany(sharing)), answer: digit > 0 ? digit : '?' });
      page.piece('answer').className = isKnown ? 'known' : digit > 0 ? 'wrong' : '';
    };
  },
  facts: ({ sharing, strikes, mistakes }) => ({ innie: sharing.innie, struck: strikes, mistakes, left: tooMany(sharing) }),
  isDone: ({ sharing }) => tooMany(sharing) === 0,
});

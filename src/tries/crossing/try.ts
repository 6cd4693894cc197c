import { crossing as words } from '#words/tries/crossing.ts';
import { innie as setWords } from '#words/tries/innie.ts';
import { readCompact } from '../../engine/formats/compact.ts';
import {
  beginning,
  type House,
  type InnerCage,
  refutation,
  type Sharing,
  setToStrike,
  sharingWith,
  struck,
  verdictOn,
} from '../innie/innie.ts';
import { setNamed, symbolsIn, whyOut } from '../innie/set-action.ts';
import { type Struck, setsDrawing } from '../innie/sets-drawing.ts';
import { defineTry, neither, type Outcome, right, wrong } from '../kit/define-try.ts';
import { setsOut } from './crossing.ts';

interface Model {
  readonly house: House;
  readonly sharing: Sharing;
  readonly last?: Struck | undefined;
  readonly mistakes: number;
}

function withoutSet(before: Model, at: number, set: number): Outcome<Model> {
  const { house, sharing } = before;
  const symbols = (digits: number) => symbolsIn(house, digits);
  const sumOf = (cage: number) => house.cages[cage]!.sum;
  const verdict = verdictOn(house, sharing, at, set);
  if (verdict === 'gone') return neither(setWords.gone(symbols(set)));
  if (verdict === 'stays') {
    if (setsOut(house, sharing) === 0) return neither(words.over);
    const others = sharingWith(house, sharing, at, set)!.map((each, cage) => ({ sum: sumOf(cage), set: symbols(each) }));
    return wrong(words.stays(symbols(set), others.toSpliced(at, 1)), {
      model: { ...before, last: undefined, mistakes: before.mistakes + 1 },
    });
  }
  const forced = refutation(house, sharing, at, set) ?? [];
  const after = struck(sharing, at, set);
  const says = whyOut(house, set, forced);
  const isDone = setsOut(house, after) === 0;
  const sums = house.cages.filter(({ sets }, cage) => after.left[cage]!.length < sets.length).map(({ sum }) => sum);
  return right(isDone ? [...says, ...words.done(sums)] : says, {
    model: { ...before, sharing: after, last: { at, set, forced } },
    earns: isDone,
  });
}

/** A box of a killer that its cages share out, although some reach out of it. Its action: 'strike 1 2 8 of 11' strikes that set of the cage with the sum 11. */
export const element = defineTry<Model>({
  begin(page, before) {
    const { puzzle, house: index, cages } = page.piece('grid').dataset;
    const house: House = before?.house ?? {
      puzzle: readCompact(puzzle!),
      house: Number(index),
      cell: -1,
      cages: JSON.parse(cages!) as InnerCage[],
      total: 0,
      inside: 0,
    };
    return { house, sharing: beginning(house), mistakes: 0 };
  },
  actions: {
    strike(model, ...named) {
      const found = setNamed(model.house, named);
      return found && withoutSet(model, found.at, found.set);
    },
    press: (model, at, set) => withoutSet(model, Number(at), Number(set)),
  },
  showOne({ house, sharing }) {
    const next = setToStrike(house, sharing);
    return next && `press ${next.at} ${next.set}`;
  },
  draw(page, { house }) {
    const drawSets = setsDrawing(page.piece('sets'), house, { live: true });
    return ({ sharing, last }) => {
      drawSets(sharing, last);
      page.texts({ left: words.toStrike(setsOut(house, sharing)) });
    };
  },
  facts: ({ house, sharing, mistakes }) => ({ left: setsOut(house, sharing), mistakes }),
  isDone: ({ house, sharing }) => setsOut(house, sharing) === 0,
});

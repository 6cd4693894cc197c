import { cage as words } from '#words/tries/cage.ts';
import { digitsOf } from '../../engine/candidates.ts';
import type { Sentence } from '../../narration/sentence.ts';
import { element as made } from '../../widgets/ui/element.ts';
import { defineTry, neither, type Outcome, right, wrong } from '../kit/define-try.ts';
import {
  type Cage,
  CELLS,
  combinationsFor,
  digitToShow,
  emptyCage,
  GREATEST,
  isLedThrough,
  MIN,
  passedInVain,
  reach,
  SUMS,
  tried,
  verdictOn,
} from './cage.ts';
import { cageDrawing } from './cage-drawing.ts';

/** What is said of a refused digit, and that no digit fits, where the checks have let one pass that was wrong. */
function refusal(says: Sentence, before: Cage): Sentence {
  const { sum, digits } = before;
  const [wrong] = passedInVain(before);
  if (wrong === undefined || digits.length < CELLS - 1) return says;
  const lacking = sum - digits.reduce((all, each) => all + each, 0);
  return [...says, ...words.inVain(lacking, wrong)];
}

function withDigit(before: Cage, digit: number): Outcome<Cage> {
  const { sum } = before;
  const verdict = verdictOn(before, digit);
  const model = tried(before, digit);
  const filled = [...before.digits, digit];
  const sorted = filled.toSorted((a, b) => a - b);
  if (verdict === 'there') return wrong(refusal(words.there(digit), before), { model });
  const [least, greatest] = reach(filled);
  const open = CELLS - filled.length;
  const free = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((each) => !filled.includes(each));
  if (verdict === 'tooMuch') return wrong(words.tooMuch(digit, free.slice(0, open), least, sum), { model });
  if (verdict === 'outOfReach') return wrong(words.tooLittle(digit, free.slice(-open), greatest, sum), { model });
  if (verdict === 'wrongSum') return wrong(refusal(words.wrongSum(filled, sum), before), { model });
  if (verdict === 'fits') return neither(words.fits(digit, open, least, greatest, sum), { model });
  if (verdict === 'known') return neither(words.known(sorted), { model });
  const all = combinationsFor(sum).length;
  if (all === 1) return right(words.one(sorted), { model });
  return right(model.found.length === all ? words.last(sorted, all) : words.some(sorted, model.found.length, all), { model });
}

/**
 * A cage of three cells that the reader fills, and that refuses what cannot come to its sum. Its actions: 'digit 5' puts a 5 into
 * the next cell, 'sum 15' empties the cage and gives it that sum, 'back' takes the last digit out.
 */
export const element = defineTry<Cage>({
  begin: (_, before) => emptyCage(before?.sum ?? SUMS[0]),
  actions: {
    digit: (cage, digit) => withDigit(cage, Number(digit)),
    back: (cage) => ({ model: { ...cage, digits: cage.digits.slice(0, -1), last: undefined } }),
    sum({ solved }, text) {
      const sum = Number(text);
      if (sum >= MIN && sum <= GREATEST) return neither(words.chooseSum(sum), { model: emptyCage(sum, solved), forgets: true });
      return undefined;
    },
  },
  showOne(cage) {
    const digit = digitToShow(cage);
    if (digit !== undefined) return `digit ${digit}`;
    return cage.digits.length > 0 ? 'back' : `sum ${SUMS[(SUMS.indexOf(cage.sum) + 1) % SUMS.length]}`;
  },
  keys: (key) => (/^[1-9]$/.test(key) ? `digit ${key}` : key === 'Backspace' ? 'back' : undefined),
  draw(page) {
    const drawCage = cageDrawing(page.piece('drawing'));
    return (cage) => {
      const { sum, found } = cage;
      drawCage(cage);
      page.press('.cage-sums > button', (button) => button.dataset.do === `sum ${sum}`);
      for (const [name, next, end] of [
        ['less', sum - 1, MIN],
        ['more', sum + 1, GREATEST],
      ] as const) {
        page.piece(name).dataset.do = `sum ${next}`;
        page.piece<HTMLButtonElement>(name).disabled = sum === end;
      }
      page.texts({ sum: words.sum(sum), count: words.found(found.length, combinationsFor(sum).length) });
      page.piece('found').replaceChildren(...found.map((set) => made('li', '', digitsOf(set).join(' + '))));
    };
  },
  isDone: isLedThrough,
  facts({ sum, found, refused }) {
    const combinations = combinationsFor(sum).length;
    return { sum, combinations, found: found.length, left: combinations - found.length, refused };
  },
});

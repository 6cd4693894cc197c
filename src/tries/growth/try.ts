import { growth as words } from '#words/tries/growth.ts';
import { defineTry, neither, type Outcome } from '../kit/define-try.ts';
import {
  type Bets,
  before,
  beginning,
  drawn,
  type GameName,
  goneOn,
  HIGHEST,
  hasRound,
  isAtStart,
  offBy,
  roundOf,
  typical,
  unfinished,
  within,
} from './growth.ts';
import { growthDrawing, powerAt } from './growth-drawing.ts';

/** A bet of at most this factor off is a good one. */
const CLOSE = 10;
function drawnOut(bets: Bets): Outcome<Bets> | undefined {
  const { next } = bets;
  if (next === undefined) return hasRound(bets) ? undefined : neither(words.again);
  // Who leaves the bar where it was hasn't bet.
  if (isAtStart(bets)) return neither(words.moveFirst);
  const round = roundOf(bets);
  const { method, size } = round;
  const model = drawn(bets);
  const smaller = before(size);
  const close = offBy(round, next) <= CLOSE;
  return {
    model,
    verdict: close ? 'right' : 'wrong',
    says: words.took(
      10 ** next,
      { method, size, median: typical(method, size) },
      { size: smaller, median: typical(method, smaller) },
      unfinished(method, size),
    ),
    // The idea is in the difference between methods.
    earns: !hasRound(model),
  };
}

/**
 * Bets on how the work of a method grows with the grid. Its actions: 'bet 6.3' bets ten to that power, 'draw' shows what it took, 'next'
 * goes on to the next bet.
 */
export const element = defineTry<Bets>({
  begin: ({ dataset }) => beginning(dataset.game as GameName),
  actions: {
    bet(bets, text) {
      const power = Number(text);
      return bets.next !== undefined && power >= bets.game.lowest && power <= HIGHEST ? { model: { ...bets, next: power } } : undefined;
    },
    draw: drawnOut,
    next: (bets) => (bets.next === undefined && hasRound(bets) ? { model: goneOn(bets), forgets: true } : undefined),
    /** Bets what it takes, and draws it. */
    show(bets) {
      const open = goneOn(bets);
      const { method, size } = roundOf(open);
      const next = open.next && Math.round(10 * Math.log10(typical(method, size))) / 10;
      return { ...drawnOut({ ...open, next }), forgets: open !== bets };
    },
  },
  showOne: () => 'show',
  draw(page, first) {
    const drawing = page.piece('drawing');
    const drawBets = growthDrawing(drawing, first.game);
    let now = first;
    const slider = page.piece<HTMLInputElement>('bet');
    slider.addEventListener('input', () => page.act(`bet ${slider.value}`));
    const follow = ({ clientY, buttons, type }: PointerEvent) => {
      if (type === 'pointermove' && buttons === 0) return;
      const { top, height } = drawing.querySelector('svg')!.getBoundingClientRect();
      page.act(`bet ${powerAt(now, (clientY - top) / height)}`);
    };
    drawing.addEventListener('pointerdown', follow);
    drawing.addEventListener('pointermove', follow);
    return (bets) => {
      now = bets;
      drawBets(bets);
      const { method, size } = roundOf(bets);
      const bet = bets.next ?? bets.drawn.at(-1)!;
      const [isLookedAt, hasMore] = [bets.next === undefined, hasRound(bets)];
      slider.value = String(bet);
      slider.setAttribute('aria-valuetext', `${words.value(10 ** bet)} ${words.unit(method)}`);
      slider.disabled = isLookedAt;
      // After the last bet there's nothing more to press.
      const isOver = isLookedAt && !hasMore;
      const button = page.piece<HTMLButtonElement>('draw');
      button.dataset.do = isLookedAt ? 'next' : 'draw';
      if (isOver && document.activeElement === button) page.piece('again').focus({ preventScroll: true });
      button.hidden = isOver;
      page.texts({
        draw: isLookedAt && hasMore ? words.next : words.draw,
        question: words.question(method, size),
        value: words.value(10 ** bet),
      });
    };
  },
  facts: (bets) => ({ drawn: bets.drawn.length, within: within(bets) }),
  isDone: (bets) => !hasRound(bets),
});

import { tally as words } from '#words/tries/tally.ts';
import { defineTry, neither, type Outcome, right, wrong } from '../kit/define-try.ts';
import {
  atStart,
  BEST,
  CELLS,
  type Cell,
  deadEnds,
  FORKS,
  failuresOf,
  fewestFrom,
  guessed,
  isTrouble,
  MOST,
  mostFailed,
  symbolIn,
  symbolsOf,
  type Tally,
} from './tally.ts';
import { tallyDrawing } from './tally-drawing.ts';

/** The text says what follows, so nothing is earned. */
function guessIn(before: Tally, cell: Cell): Outcome<Tally> | undefined {
  if (before.way === undefined) return neither(words.ended);
  const model = guessed(before, cell);
  if (model === before) return undefined;
  const count = deadEnds(model);
  if (model.way === undefined)
    return count <= MOST ? right(words.out(count, BEST), { model, earns: false }) : wrong(words.tooMany(count, MOST), { model });
  if (fewestFrom(model) > MOST && fewestFrom(before) <= MOST) return wrong(words.tooLate(MOST), { model });
  if (!isTrouble(cell)) return neither(words.filled(cell), { model });
  const back = model.guesses.find(({ way }) => way === model.way!.slice(0, -1))!;
  const spared = 2 ** (FORKS.length - before.way.length);
  return neither(words.failedAt(cell, cell === 'E' ? 'F' : 'E', back.cell, spared === 1 ? 0 : spared), { model, forgets: true });
}

/** A search after a mistake. Its action 'guess E' chooses the cell in which it guesses next. */
export const element = defineTry<Tally>({
  begin: atStart,
  actions: { guess: (tally, cell) => (CELLS.includes(cell as Cell) ? guessIn(tally, cell as Cell) : undefined) },
  showOne(tally) {
    if (tally.way !== undefined && fewestFrom(tally) <= MOST) return `guess ${mostFailed(tally)}`;
    const way: string[] = [];
    for (let at = atStart(); at.way !== undefined; at = guessed(at, mostFailed(at))) way.push(`guess ${mostFailed(at)}`);
    return way;
  },
  draw(page) {
    const draw = tallyDrawing(page.piece('tree'));
    return (tally) => {
      draw(tally);
      for (const cell of CELLS) {
        const [button, symbol, failures] = [page.piece<HTMLButtonElement>(`cell-${cell}`), symbolIn(tally, cell), failuresOf(tally, cell)];
        button.disabled = symbol !== undefined || tally.way === undefined;
        button.classList.toggle('has-failed', failures > 0);
        button.setAttribute('aria-label', words.spoken(cell, symbolsOf(cell), failures));
        page.texts({
          [`left-${cell}`]: symbol === undefined ? words.left(symbolsOf(cell)) : words.written(symbol),
          [`failed-${cell}`]: words.failed(failures),
        });
      }
      page.texts({ count: words.count(deadEnds(tally)) });
    };
  },
  facts: (tally) => ({ deadEnds: deadEnds(tally), out: tally.way === undefined }),
  isDone: (tally) => tally.way === undefined && deadEnds(tally) <= MOST,
});

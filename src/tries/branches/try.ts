import { branches as words } from '#words/tries/branches.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { defineTry, neither, type Outcome, right, type TryPage } from '../kit/define-try.ts';
import type { Branch, Guess } from './branches.ts';
import { branchDrawing } from './branches-drawing.ts';

interface Model {
  readonly guess: Guess;
  /** The supposition whose board is shown; undefined for the board before all of them. */
  readonly shown: number | undefined;
  readonly seen: ReadonlySet<number>;
}

const guessOn = (page: TryPage): Guess => JSON.parse(page.piece('guess').textContent!);
const isAll = ({ guess, seen }: Model) => seen.size === guess.branches.length;

function seenOf({ at, supposed, follow, contradiction, where }: Branch, index: number, { branches }: Guess) {
  if (!contradiction) return words.open(at, supposed.digit, follow.length, branches.find(({ under }) => under === index)!.at);
  const nothing = 'cell' in contradiction ? words.noDigitLeft(where) : words.noPlaceLeft(contradiction.digit, where);
  return words.ends(at, supposed.digit, nothing);
}

function visit(model: Model, index: number): Outcome<Model> | undefined {
  const { guess } = model;
  const branch = guess.branches[index];
  if (!branch) return undefined;
  const after = { ...model, shown: index, seen: new Set([...model.seen, index]) };
  const says = seenOf(branch, index, guess);
  const [first] = guess.branches as readonly [Branch, ...Branch[]];
  if (isAll(after) && !isAll(model))
    return right([...says, ...words.all(first.at, first.supposed.digit, guess.branches.length)], { model: after });
  return neither(says, { model: after });
}

/** The first supposition that has not been seen, in the order in which they are made; −1 after the last one. */
const nextOf = ({ guess: { branches }, seen }: Model): number => branches.findIndex((_, index) => !seen.has(index));

/** The tree of a guess. Its actions: 'visit 3' shows the board of the supposition of that index, 'next' that of the next one. */
export const element = defineTry<Model>({
  begin: (page, before) => ({ guess: before?.guess ?? guessOn(page), shown: undefined, seen: new Set() }),
  actions: {
    visit: (model, index) => visit(model, Number(index)),
    next: (model) => visit(model, nextOf(model)),
  },
  showOne: ({ guess }) => guess.branches.map((_, index) => `visit ${index}`),
  draw(page, { guess }) {
    const draw = branchDrawing(page.piece('grid'), puzzleOf(Uint8Array.from(guess.givens)), guess);
    const next = page.piece<HTMLButtonElement>('next');
    return (model) => {
      const { shown, seen } = model;
      draw(shown);
      const hadFocus = next === next.ownerDocument.activeElement;
      next.disabled = isAll(model);
      for (const button of page.all('[data-branch]')) {
        const index = Number(button.dataset.branch);
        button.classList.toggle('seen', seen.has(index));
        if (index === shown) button.setAttribute('aria-current', 'step');
        else button.removeAttribute('aria-current');
      }
      // The focus of a button that is off would be lost.
      if (next.disabled && hadFocus) page.all('[aria-current=step]')[0]?.focus();
    };
  },
  facts: ({ seen }) => ({ seen: seen.size }),
  isDone: isAll,
});

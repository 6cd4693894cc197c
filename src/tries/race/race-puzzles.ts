import { connectOwnPuzzle } from '../../widgets/controls/form/own-puzzle.ts';
import { chapterPuzzle } from '../../widgets/runs/chapter-puzzle.ts';
import { ownPuzzle, puzzleIn } from '../../widgets/runs/named-puzzle.ts';
import type { TryPage } from '../kit/define-try.ts';
import { raceable } from './raceable.ts';

/** The value of the reader's own puzzle in the list. */
const OWN = 'own';

/** The givens of the reader's puzzle; undefined where it can't race. */
function ownGivens(): string | undefined {
  const text = chapterPuzzle().text.value;
  if (text === undefined) return undefined;
  try {
    return raceable(puzzleIn(ownPuzzle(text)));
  } catch {
    return undefined;
  }
}

/** The choice of the race's puzzle: from a list, the reader's own, or one brought now. */
export function connectPuzzles(page: TryPage): { show(givens: string): void } {
  const select = page.piece<HTMLSelectElement>('puzzle');
  const [own] = page.all<HTMLOptionElement>(`option[value="${OWN}"]`);
  const offer = page.piece('use-own');
  const root = page.piece('bring');
  let shown = '';
  const race = (givens: string | undefined) => givens && page.act(`puzzle ${givens}`);
  const show = (givens: string) => {
    shown = givens;
    const mine = ownGivens();
    own!.hidden = own!.disabled = mine === undefined;
    own!.dataset.givens = mine ?? '';
    offer.hidden = mine === undefined || mine === givens;
    const chosen = [...select.options].find((option) => option.dataset.givens === givens);
    if (chosen) chosen.selected = true;
  };
  select.addEventListener('change', () => race(select.selectedOptions[0]!.dataset.givens));
  offer.addEventListener('click', () => race(ownGivens()));
  root.querySelector('[data-part=bring-open]')!.addEventListener('click', () => root.querySelector('dialog')!.showModal());
  connectOwnPuzzle(root, async (text) => {
    const givens = raceable(puzzleIn(ownPuzzle(text)));
    chapterPuzzle().keep(text);
    race(givens);
  });
  // A puzzle that another figure of the page took is offered here too.
  chapterPuzzle().text.subscribe(() => show(shown));
  return { show };
}

import type { TryPage } from '../kit/define-try.ts';

/** The value of the reader's own puzzle in the list. */
const OWN = 'own';

/** The choice of the race's puzzle: from a list, the reader's own, or one brought now. */
export function connectPuzzles(page: TryPage): { show(givens: string): void } {
  const select = page.piece<HTMLSelectElement>('puzzle');
  const [own] = page.all<HTMLOptionElement>(`option[value="${OWN}"]`);
  const offer = page.piece('use-own');
  const root = page.piece('bring');
  let shown = '';
  let ownGivens = (): string | undefined => undefined;
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
  // To read puzzles in any form is heavy, and most readers race on those of the list.
  import('./readers-puzzle.ts').then((readers) => {
    ownGivens = readers.ownGivens;
    readers.connectReadersPuzzle(root, race, () => show(shown));
  });
  return { show };
}

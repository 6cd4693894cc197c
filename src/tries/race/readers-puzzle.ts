import { connectOwnPuzzle } from '../../widgets/controls/form/own-puzzle.ts';
import { chapterPuzzle } from '../../widgets/runs/chapter-puzzle.ts';
import { ownPuzzle, puzzleIn } from '../../widgets/runs/named-puzzle.ts';
import { raceable } from './raceable.ts';

/** The givens of the reader's puzzle; undefined where it can't race. */
export function ownGivens(): string | undefined {
  const text = chapterPuzzle().text.value;
  if (text === undefined) return undefined;
  try {
    return raceable(puzzleIn(ownPuzzle(text)));
  } catch {
    return undefined;
  }
}

/** Takes the puzzle that a reader brings in the dialog of `root` to the race; `changed` is called at once, and when the reader's puzzle is another. */
export function connectReadersPuzzle(root: HTMLElement, race: (givens: string) => void, changed: () => void): void {
  connectOwnPuzzle(root, async (text) => {
    const givens = raceable(puzzleIn(ownPuzzle(text)));
    chapterPuzzle().keep(text);
    race(givens);
  });
  // A puzzle that another figure of the page took is offered here too.
  chapterPuzzle().text.subscribe(changed);
}

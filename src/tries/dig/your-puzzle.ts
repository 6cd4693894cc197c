import { dig } from '#words/tries/dig.ts';
import { cellsText } from '../../engine/formats/cells.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { dropPuzzle, givensOfText, keepPuzzle, keptPuzzle } from '../../widgets/runs/kept-puzzle.ts';
import { puzzleUrl } from '../../widgets/runs/links/play-url.ts';
import { copyText, store, stored } from '../../widgets/ui/browser.ts';
import type { TryPage } from '../kit/define-try.ts';
import { begun } from './dig.ts';

const words = dig.yours;
/** The storage key of the puzzles that were dug in this tab and aren't in the figure any more, the last one first. */
const LEFT = 'sudoscope-dug-puzzle';
/** So many of them are kept. */
const MAX_LEFT = 4;
const START = cellsText(begun().puzzle, begun().puzzle.givens);

/** Whether a puzzle is what was dug from another, or that one itself. */
const isDugFrom = (now: string, before: string) => [...now].every((symbol, cell) => symbol === '.' || symbol === before[cell]);

/** Puzzles that were dug and went from the figure, because a link, an exercise or a new visit began again. */
class LeftPuzzles {
  #texts = (stored(LEFT, 'sessionStorage') ?? '').split(' ').filter((text) => text !== '');

  /** The one that was dug last, other than the one that is kept. */
  last(): string | undefined {
    const kept = keptPuzzle();
    return this.#texts.find((text) => text !== kept);
  }

  /** `now` is what the figure shows from here on, `before` what it showed. */
  follow(before: string, now: string): void {
    // What is in the figure, or was dug from there, needs no way back.
    const texts = this.#texts.filter((text) => !isDugFrom(now, text));
    if (before === '' || before === START || isDugFrom(now, before)) this.#keep(texts);
    else this.#keep([before, ...texts.filter((text) => text !== before)]);
  }

  /** The page may be left with this puzzle in the figure. */
  leave(now: string): void {
    if (now !== START) this.#keep([now, ...this.#texts.filter((text) => text !== now)]);
  }

  #keep(texts: readonly string[]): void {
    this.#texts = texts.slice(0, MAX_LEFT);
    store(LEFT, this.#texts.join(' '), 'sessionStorage');
  }
}

/** What a reader can do with the puzzle that is dug: keep it, play it, have it rated, race solvers on it, and send it. */
export function yourPuzzle(page: TryPage): (puzzle: Puzzle) => void {
  let text = '';
  const [play, race] = ['play', 'race'].map((name) => page.piece<HTMLAnchorElement>(name));
  const [playPage, racePage] = [play!.href, race!.href];
  const says = (said: string) => page.texts({ 'yours-says': said });
  const left = new LeftPuzzles();
  const showKept = () => {
    const kept = keptPuzzle();
    const last = left.last();
    page.piece('left').hidden = last === undefined;
    if (last !== undefined) page.texts({ 'left-says': words.leftBefore(givensOfText(last)) });
    page.piece('kept').hidden = kept === undefined || kept === text;
    if (kept !== undefined) page.texts({ 'kept-says': words.keptBefore(givensOfText(kept)) });
  };
  const onPress = (name: string, act: () => void) => page.piece(name).addEventListener('click', act);

  onPress('keep', () => {
    keepPuzzle(text);
    showKept();
    says(keptPuzzle() === text ? words.kept : words.notKept);
  });
  onPress('rate', async () => {
    const rated = text;
    says(words.rating);
    // Few readers ask for it.
    const { PuzzleMaker } = await import('../../widgets/workers/puzzle-maker.ts');
    const grade = await new PuzzleMaker().gradeOf(rated);
    if (rated === text) says(grade?.solved ? words.rated(grade.level, grade.score) : words.notRated);
  });
  onPress('send', async () => says((await copyText(play!.href)) ? words.sent : words.notSent(play!.href)));
  onPress('go-on', () => page.act(`open ${keptPuzzle()}`));
  onPress('return', () => page.act(`open ${left.last()}`));
  addEventListener('pagehide', () => left.leave(text));
  onPress('drop', () => {
    dropPuzzle();
    showKept();
    says(words.dropped);
  });

  return (puzzle) => {
    const now = cellsText(puzzle, puzzle.givens);
    if (now !== text) says('');
    left.follow(text, now);
    text = now;
    page.texts({ yours: words.facts(givensOfText(text)) });
    play!.href = puzzleUrl(playPage, text);
    race!.href = puzzleUrl(racePage, text);
    showKept();
  };
}

import { dig } from '#words/tries/dig.ts';
import { cellsText } from '../../engine/formats/cells.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { dropPuzzle, givensOfText, keepPuzzle, keptPuzzle } from '../../widgets/runs/kept-puzzle.ts';
import { puzzleUrl } from '../../widgets/runs/links/play-url.ts';
import { copyText, store, stored } from '../../widgets/ui/browser.ts';
import type { TryPage } from '../kit/define-try.ts';
import { begun } from './dig.ts';

const words = dig.yours;
/** The storage key of the puzzle that was dug furthest in this tab and isn't in the figure any more. */
const LEFT = 'sudoscope-dug-puzzle';
const START = cellsText(begun().puzzle, begun().puzzle.givens);

/**
 * A puzzle that was dug and went from the figure, because a link, an exercise or a new visit began again: of several the one that was
 * dug furthest.
 */
class LeftPuzzle {
  text = stored(LEFT, 'sessionStorage') ?? '';

  /** `now` is what the figure shows from here on, `before` what it showed. */
  follow(before: string, now: string): void {
    const isAnew = before !== '' && givensOfText(now) > givensOfText(before);
    if (isAnew) this.#offer(before);
    // What is in the figure, or was dug from there, needs no way back.
    else if (this.text !== '' && [...now].every((symbol, cell) => symbol === '.' || symbol === this.text[cell])) this.#set('');
  }

  /** The page may be left with this puzzle in the figure. */
  leave(now: string): void {
    this.#offer(now);
  }

  #offer(text: string): void {
    const most = givensOfText(this.text || START);
    if (givensOfText(text) < most) this.#set(text);
  }

  #set(text: string): void {
    this.text = text;
    store(LEFT, text, 'sessionStorage');
  }
}

/** What a reader can do with the puzzle that is dug: keep it, play it, have it rated, race solvers on it, and send it. */
export function yourPuzzle(page: TryPage): (puzzle: Puzzle) => void {
  let text = '';
  const [play, race] = ['play', 'race'].map((name) => page.piece<HTMLAnchorElement>(name));
  const [playPage, racePage] = [play!.href, race!.href];
  const says = (said: string) => page.texts({ 'yours-says': said });
  const left = new LeftPuzzle();
  const showKept = () => {
    const kept = keptPuzzle();
    page.piece('left').hidden = left.text === '' || left.text === kept;
    if (left.text !== '') page.texts({ 'left-says': words.leftBefore(givensOfText(left.text)) });
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
  onPress('return', () => page.act(`open ${left.text}`));
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

import { dig } from '#words/tries/dig.ts';
import { cellsText } from '../../engine/formats/cells.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { dropPuzzle, givensOfText, keepPuzzle, keptPuzzle } from '../../widgets/runs/kept-puzzle.ts';
import { puzzleUrl } from '../../widgets/runs/links/play-url.ts';
import { copyText } from '../../widgets/ui/browser.ts';
import type { TryPage } from '../kit/define-try.ts';

const words = dig.yours;

/** What a reader can do with the puzzle that is dug: keep it, play it, have it rated, race solvers on it, and send it. */
export function yourPuzzle(page: TryPage): (puzzle: Puzzle) => void {
  let text = '';
  const [play, race] = ['play', 'race'].map((name) => page.piece<HTMLAnchorElement>(name));
  const [playPage, racePage] = [play!.href, race!.href];
  const says = (said: string) => page.texts({ 'yours-says': said });
  const showKept = () => {
    const kept = keptPuzzle();
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
  onPress('drop', () => {
    dropPuzzle();
    showKept();
    says(words.dropped);
  });

  return (puzzle) => {
    const now = cellsText(puzzle, puzzle.givens);
    if (now !== text) says('');
    text = now;
    page.texts({ yours: words.facts(givensOfText(text)) });
    play!.href = puzzleUrl(playPage, text);
    race!.href = puzzleUrl(racePage, text);
    showKept();
  };
}

import { said as words } from '#words/play.ts';
import type { Game } from './game.ts';
import type { HintSession } from './hint-session.ts';
import type { OpenHint } from './open-hint.ts';
import type { Said } from './said.ts';

interface Uses {
  readonly said: Said;
  game(): Game;
  /** A hint has changed the grid. */
  changed(): void;
  /** Redraws everything. */
  show(): void;
}

/** The commands that lead through a hint: its presses, the steps of its argument, and another one in its place. */
export function hintCommands(hint: OpenHint, { said, game, changed, show }: Uses): Readonly<Record<string, () => void>> {
  const showHint = () => {
    said.show('');
    show();
    said.tell(hint.words(game()));
  };
  hint.onFound = (isThere) => {
    showHint();
    if (!isThere) said.tell(words.noOtherHint);
  };
  /** Goes along the argument of the open hint. */
  const along = (go: (session: HintSession) => boolean) => {
    if (hint.along && go(hint.along)) showHint();
  };
  return {
    hint: () => {
      if (hint.next(game())) changed();
      else showHint();
    },
    'hint-back': () => hint.back() && showHint(),
    another: () => {
      if (!hint.isAsked) return;
      if (hint.another(game())) showHint();
      else said.tell(words.noOtherHint);
    },
    turn: () => along((session) => session.turn()),
    'link-next': () => along((session) => session.walkTo(session.reached + 1)),
    'link-back': () => along((session) => session.walkTo(session.reached - 1)),
    'link-first': () => along((session) => session.walkTo(1)),
    'link-last': () => along((session) => session.walkTo(Number.POSITIVE_INFINITY)),
  };
}

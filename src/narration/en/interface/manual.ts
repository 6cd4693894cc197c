import { counted, listed } from '../../sentence.ts';

/** Words of a figure in which the reader makes the moves of the algorithm. */

export const yourTurn = 'Your turn';
export const yourTurnKey = 'Make the moves yourself (Y)';
export const mode = 'You are the solver';
export const leave = 'Leave (Esc)';
export const noMoves = (title: string) => `${title} has no moves you can make by hand. Step through the run and predict its steps (P).`;
export const done = 'That was the last move.';
export const soFar = 'This is as far as the run has got. It’s still being computed, so try again in a moment.';
export const undo = 'undo';
export const undoKey = 'Undo your last move (Ctrl Z)';
export const hint = 'hint';
export const hintKey = 'Hint, in three presses: where, why, the move (H)';
export const forMe = 'move for me';
export const forMeKey = 'The run makes its next move (G)';
export const untilLabel = 'Skip ahead';
export const untilKey = 'The run makes some of its moves for you';
export const skipTo = 'skip …';
export const skipMoves = (moves: number) => counted(moves, 'move');
export const skipUntil = (kind: string) => `to the next ${kind}`;
export const skipToEnd = 'to the end';
export const skipped = (moves: number) => `${counted(moves, 'move')} made for you`;
export const writeOrStrike = { write: 'write', strike: 'strike', label: 'What a digit does', key: 'Digits write or strike (X)' };
export const claimKey = 'Claim it (Enter)';
export const claimNone = 'First choose the cells. Press them, or go to each with the arrow keys and press Space.';
export const digitKey = (digit: string, gesture: 'write' | 'strike') =>
  gesture === 'write' ? `Write ${digit} into the chosen cell` : `Strike ${digit} from the chosen cell`;
/** What a button does, and its key. */
export const withKey = (about: string, key: string) => `${about} (${key})`;
export const moves = 'Moves';
export const place = (move: number) => `move ${move}`;
export const mistakes = (count: number) => (count === 0 ? 'no mistakes' : counted(count, 'mistake'));
export const rules = 'Rules';
export const byName = 'by name';
export const thisOne = 'this one';
export const yourMove = 'your move';
export const forYou = 'made for you';
export const backTo = (move: number) => `Go back to just before move ${move}`;
export const right = 'Right.';
export const stopped = 'Stopped.';
export const takeMineBack = 'take my move back';
export const takeMineBackKey = 'Your move wasn’t carried out. Carry on from before it (Enter, Backspace or Esc)';
export const goOn = 'go on';
export const goOnAlone = 'let the run continue';
export const goOnAloneKey = 'Leave your turn, and step through the run from here';
export const youDid = 'Where your move leads';
export const itDoes = 'What the run does';
export const noContinuation = 'The algorithm never makes this move here, so there’s nothing to show after it.';
export const movesOn = (moves: number) => `then ${moves} more`;
export const laneYours = 'yours';
export const laneIts = 'the run';
export const laneSkipped = 'skipped';
/** A lane's label for what the run does before it makes the reader's move. */
export const laneBetween = (its: string, moves: number, wasted: boolean) =>
  `${its}: ${counted(moves, 'move')}${wasted ? ', all wasted' : ''}`;

/** Whether the run comes to the reader's move by itself. */
export type Meeting =
  /** After so many moves; `vain` where all is then as it is now. */
  | { readonly comes: 'again'; readonly moves: number; readonly vain: boolean }
  /** Not before its end, so many moves on; `answer` where its own digit is in the solution. */
  | { readonly comes: 'never'; readonly moves: number; readonly answer: boolean }
  /** Not among the next moves that were searched. */
  | { readonly comes: 'far' };

export const laneOn = (its: string, meeting: Meeting, sought: number) =>
  meeting.comes === 'never' ? `${its}: ${counted(meeting.moves, 'move')}, to the end` : `${its}: more than ${thousands(sought)} moves`;

/** What comes of both branches, which are named by their first digit or move. */
export function meets(meeting: Meeting, [mine, its]: readonly [string, string], sought: number): string {
  if (meeting.comes === 'far') return `Your move, “${mine}”, isn’t among the run’s next ${thousands(sought)} moves.`;
  const moves = counted(meeting.moves, 'move');
  if (meeting.comes === 'never')
    return meeting.answer
      ? `The run ends ${moves} from here without your ${mine}. The solution lies below ${its}, so your move would have skipped it.`
      : `The run needs ${counted(meeting.moves, 'more move')} and never makes this one.`;
  return meeting.vain
    ? `The run makes your move itself, ${moves} from here. This time the moves in between led nowhere, but if the solution had been there, your move would have skipped it.`
    : `The run makes your move itself, ${moves} from here. Your move would have skipped the ones in between.`;
}

const thousands = (count: number) => count.toLocaleString('en');
export const hidden = 'What comes next is hidden. If you make a mistake, you see what the run would do instead.';
/** The answer to a symbol without a chosen cell: a letter may have been meant as a command. */
export const pickCell = (symbol: string) =>
  /\p{L}/u.test(symbol)
    ? 'Letters are symbols in this grid, so choose a cell first. For a command, add Ctrl: Ctrl H gives a hint.'
    : 'Choose a cell first.';
export const isThere = (cell: string, digit: string) => `${cell} already has its ${digit}.`;
export const noMark = (cell: string, digit: string) => `${cell} has no mark ${digit} to strike.`;
export const picked = (cells: readonly string[]) => (cells.length === 0 ? 'no cell chosen' : `chosen: ${listed(cells)}`);

/** The metric if the proposed change is kept. */
export const ifKept = (value: number) => `${value} if you keep it`;

/** The heading of the chart of answers, where chance decides. */
export const answers = (count: number) => (count === 0 ? 'Your answers' : `Your ${counted(count, 'answer')}`);
export const keepsDraws = 'show the run’s own swaps, whatever I answer';
export const keepsDrawsKey = 'Ignore my answers and keep the run’s own random draws, so that everyone gets the same swaps (D)';
export const more = { text: 'clear, go on', key: 'Clear the chart and go on from this grid' };
export const again = {
  text: 'back to the first',
  key: 'Go back to just before the first of these answers. If you keep the run’s random draws, the same swaps come again',
};
export const chanceYou = 'you';
export const chanceCurve = 'the chance';
export const chanceDrew = 'what the run drew';
/** `left`: worse swaps that are still to be judged. */
export const curveComes = (left: number) =>
  `Dots show how often you said yes. After ${left === 1 ? 'one more worse swap' : `${left} more worse swaps`}, the formula appears, too.`;
export const ofWorse = (asked: number, kept: number, expected: number) =>
  `You kept ${kept} of ${asked} worse swaps; the formula predicts ${expected} on average. The pale range shows how uncertain so few answers are.`;
export const percent = (share: number) => `${Math.round(100 * share)}%`;
/** A label under the dots: by how much worse; the first is for all swaps that aren't worse. */
export const byHowMuch = (worse: number, room: number) => (worse === 0 ? (room > 80 ? '0 or better' : '≤ 0') : `+${worse}`);
export const differenceOf = (metric: string) => `Δ ${metric}, worse →`;
export const outOf = (all: number) => `of ${all}`;
/** The chart in words. */
export const answersInWords = (all: readonly { readonly worse: number; readonly yes: number; readonly all: number }[]) =>
  all.length === 0
    ? 'No answers yet'
    : `How often you said yes. ${listed(all.map(({ worse, yes, all: asked }) => `${worse === 0 ? 'not worse' : `worse by ${worse}`}: ${yes} of ${asked}`))}`;

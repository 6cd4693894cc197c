import { counted, listed } from '../../sentence.ts';

/** Words of a figure in which the reader makes the moves of the algorithm. */

export const yourTurn = 'Your turn';
export const yourTurnKey = 'Make the moves yourself (Y)';
export const mode = 'You are the solver';
export const leave = 'Leave (Esc)';
export const noMoves = (title: string) => `${title} has no moves for a reader to make. Step through the run, and predict its steps (P).`;
export const done = 'That was the last move.';
export const soFar = 'So far the run has come. It is still being made: go on in a moment.';
export const undo = 'undo';
export const undoKey = 'Undo your last move (Ctrl Z)';
export const hint = 'hint';
export const hintKey = 'Hint, in three presses: where, why, the move (H)';
export const forMe = 'do it for me';
export const forMeKey = 'The run makes its next move (G)';
export const untilLabel = 'Skip ahead';
export const untilKey = 'The run makes some of its moves for you';
export const skipTo = 'skip …';
export const skipMoves = (moves: number) => counted(moves, 'move');
export const skipUntil = (kind: string) => `to the next ${kind}`;
export const skipToEnd = 'to the end';
export const skipped = (moves: number) => `${counted(moves, 'move')} made for you`;
export const writeOrStrike = { write: 'write', strike: 'strike', key: 'Digits write or strike (X)' };
export const claimSet = 'this is a set';
export const claimKey = 'Claim it (Enter)';
export const claimNone = 'First choose the cells of the set: press them, or walk there with the arrow keys and press Space.';
export const digitKey = (digit: string, gesture: 'write' | 'strike') =>
  gesture === 'write' ? `Write ${digit} into the chosen cell` : `Strike ${digit} from the chosen cell`;
/** What a button does, and its key. */
export const withKey = (about: string, key: string) => `${about} (${key})`;
export const moves = 'Moves';
export const place = (move: number) => `move ${move}`;
export const mistakes = (count: number) => (count === 0 ? 'no slips' : counted(count, 'slip'));
export const rules = 'Rules';
export const byName = 'by name';
export const thisOne = 'this one';
export const yourMove = 'your move';
export const forYou = 'made for you';
export const backTo = (move: number) => `Back to before move ${move}`;
export const right = 'Right.';
export const stopped = 'Stopped.';
export const takeMineBack = 'take mine back';
export const takeMineBackKey = 'Your move was not made: go on from before it (Enter, Backspace or Esc)';
export const goOnAlone = 'let the run go on';
export const goOnAloneKey = 'Leave your turn, and step through the run from here';
export const youDid = 'What you did';
export const itDoes = 'What the run does';
export const noContinuation = 'The program does not do this here, so there is nothing to show after it.';
export const movesOn = (moves: number) => `then ${moves} more`;
export const laneYours = 'yours';
export const laneIts = 'the run';
export const laneSkipped = 'skipped';
/** A lane's label for what the run does before it makes the reader's move. */
export const laneBetween = (its: string, moves: number, vain: boolean) => `${its}: ${counted(moves, 'move')}${vain ? ', all in vain' : ''}`;

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
  if (meeting.comes === 'far') return `The run does not come to your move, “${mine}”, among its next ${thousands(sought)} moves.`;
  const moves = counted(meeting.moves, 'move');
  if (meeting.comes === 'never')
    return meeting.answer
      ? `The run ends ${moves} from here without your ${mine}: the answer lies under ${its}, and your way would have skipped it.`
      : `The run ends ${moves} from here without ever making your move in this place.`;
  return meeting.vain
    ? `The run comes to your move by itself, ${moves} from here. This time nothing came of what lies between; had the answer been there, your way would have skipped it.`
    : `The run makes your move itself, ${moves} from here: what lies between would have been skipped.`;
}

const thousands = (count: number) => count.toLocaleString('en');
export const hidden = 'What comes is not shown; only a slip shows a few moves of both ways.';
/** The answer to a symbol without a chosen cell: a letter may have been meant as a command. */
export const pickCell = (symbol: string) =>
  /\p{L}/u.test(symbol) ? 'Choose a cell first: letters write here. Commands take Ctrl, as Ctrl H for a hint.' : 'Choose a cell first.';
export const picked = (cells: readonly string[]) => (cells.length === 0 ? 'no cell chosen' : `chosen: ${listed(cells)}`);

/** The metric if the proposed change is kept. */
export const ifKept = (value: number) => `${value} if you keep it`;

/** The heading of the chart of answers, where chance decides. */
export const answers = (count: number) => (count === 0 ? 'Your answers' : `Your ${counted(count, 'answer')}`);
export const keepsDraws = 'the run keeps its own draws';
export const keepsDrawsKey = 'Whatever you say, the run goes on as it drew: all who answer get the same swaps (D)';
export const more = { text: 'twenty more', key: 'Count anew from here on' };
export const again = { text: 'the same twenty again', key: 'Back to before them: while the run keeps its own draws, the same swaps come' };
export const chanceYou = 'you';
export const chanceCurve = 'the chance';
export const chanceDrew = 'what the run drew';
export const curveComes = (count: number) => `Dots say how often you said yes. The chance is shown after ${count} answers.`;
export const ofWorse = (asked: number, kept: number, expected: number) =>
  `Of ${asked} worse swaps you kept ${kept}; by the formula one keeps ${expected} of them on average. Pale: what so few answers leave open.`;
export const percent = (share: number) => `${Math.round(100 * share)} %`;
/** A label under the dots: by how much worse; the first is of all that are no worse. */
export const byHowMuch = (worse: number, room: number) => (worse === 0 ? (room > 80 ? '0 or better' : '≤ 0') : `+${worse}`);
export const differenceOf = (metric: string) => `Δ ${metric}, worse →`;
export const outOf = (all: number) => `of ${all}`;
/** The chart in words. */
export const answersInWords = (all: readonly { readonly worse: number; readonly yes: number; readonly all: number }[]) =>
  all.length === 0
    ? 'No answers yet'
    : `How often you said yes. ${listed(all.map(({ worse, yes, all: asked }) => `${worse === 0 ? 'no worse' : `worse by ${worse}`}: ${yes} of ${asked}`))}`;

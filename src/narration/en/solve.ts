import { hasDigit } from '../../engine/candidates.ts';
import { cellName } from '../../engine/grid.ts';
import type { Showing } from '../../engine/logic/judging/showing.ts';
import type { SolveFrame } from '../../engine/logic/judging/solve.ts';
import type { OpenDigit, Verdict } from '../../engine/logic/judging/verdict.ts';
import { ladder, levelNames, type Rung } from '../../engine/logic/ladder.ts';
import type { CellDigit } from '../../engine/logic/technique.ts';
import { type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import { counted, listed, type Sentence, say, toned } from '../sentence.ts';
import { namedLadder } from './named-ladder.ts';

const strong = toned('strong');
const placed = toned('placed');
const clashing = toned('conflict');

/** '2:07': minutes and seconds. */
export const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The name of a rung: 'X-wing', or 'Hidden single, box', because a strip is narrow. Rungs are places on a ladder; killers have one of their own. */
export const rungName = (rung: number, rungs: readonly Rung[] = ladder): string =>
  rungs[rung]!.technique.name.replace(/^(Hidden single) in a /, '$1, ');
/** The name within a sentence: 'naked single', 'X-wing'. */
export const rungInSentence = (rung: number, rungs: readonly Rung[] = ladder): string =>
  rungs[rung]!.technique.name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** '2 from r4c5 and r4c9, and 3 from r4c5', '9 in r8c8': by digit. */
function named(puzzle: Puzzle, places: readonly CellDigit[], word: string): string {
  const byDigit = [...Map.groupBy(places, ({ digit }) => digit)];
  return listed(
    byDigit.map(([digit, list]) => `${symbolOf(puzzle, digit)} ${word} ${listed(list.map(({ cell }) => cellName(puzzle.grid, cell)))}`),
  );
}

/** What was done: 'You wrote 9 in r8c8'. */
export function deedTitle({ deed, written, erased, strikes, restored }: SolveFrame, puzzle: Puzzle): string {
  const parts = [
    ...(written.length > 0 ? [`${deed.did === 'undo' ? 'brought back' : 'wrote'} ${named(puzzle, written, 'in')}`] : []),
    ...(erased.length > 0
      ? [`${deed.did === 'undo' ? 'undid' : 'erased'} ${named(puzzle, erased, deed.did === 'undo' ? 'in' : 'from')}`]
      : []),
    ...(strikes.length > 0 ? [`struck ${named(puzzle, strikes, 'from')}`] : []),
    ...(restored.length > 0 ? [`took back the strike of ${named(puzzle, restored, 'in')}`] : []),
  ];
  const again = deed.did === 'redo' ? ' again' : '';
  return deed.did === 'hint' ? `A hint ${listed(parts)}` : `You ${listed(parts)}${again}`;
}

/** The verdict in a word or two, with the tone it has. */
export interface Badge {
  readonly text: string;
  readonly tone: 'shown' | 'guess' | 'mistake' | 'undo' | 'follows';
}

/** Returns the verdict in short. `writtenBy`: the title of the move that a wrong digit is from. */
export function badgeOf({ kind, rung }: Verdict, rungs: readonly Rung[] = ladder): Badge | undefined {
  switch (kind) {
    case 'shown':
      return rung === undefined ? undefined : { text: `${rungName(rung, rungs)} · ${levelNames[rungs[rung]!.level]}`, tone: 'shown' };
    case 'guess':
      return { text: 'Guess', tone: 'guess' };
    case 'mistake':
      return { text: 'Mistake', tone: 'mistake' };
    case 'follows':
      return { text: 'Follows from a wrong digit', tone: 'follows' };
    case 'unproven':
      return { text: 'Not shown yet', tone: 'guess' };
    case 'hint':
      return { text: 'Shown to you', tone: 'shown' };
    case 'taken-back':
      return { text: 'Taken back', tone: 'undo' };
    case 'repeated':
      return { text: 'Done again', tone: 'undo' };
  }
}

/** What there is to say of a move besides the steps that show it. */
export interface MoveContext {
  readonly puzzle: Puzzle;
  readonly answer: ArrayLike<number>;
  readonly frames: readonly SolveFrame[];
  /** The place of the move (from 0). */
  readonly index: number;
  /** The last rung of the puzzle’s level. */
  readonly levelName: string | undefined;
}

/** The reasons of a verdict that no technique’s own words give, and what an earlier strike has to do with the move. */
export const verdictSentences = (verdict: Verdict, context: MoveContext): Sentence[] => [
  ...reasonsOf(verdict, context),
  ...struckBefore(verdict, context),
];

/** When the right digit of the cell had been struck that the move wrote into. */
function struckBefore({ kind }: Verdict, { puzzle, answer, frames, index }: MoveContext): Sentence[] {
  const [written] = frames[index]!.written;
  if (!written || kind === 'taken-back' || kind === 'repeated') return [];
  const { cell } = written;
  const digit = answer[cell]!;
  if (!hasDigit(frames[index - 1]?.struck[cell] ?? 0, digit)) return [];
  const move = frames.slice(0, index).findLastIndex(({ strikes }) => strikes.some((each) => each.cell === cell && each.digit === digit));
  if (move < 0) return [];
  const time = clockText(frames[move]!.deed.seconds);
  return [
    say`You struck ${clashing(symbolOf(puzzle, digit))} in ${cellName(puzzle.grid, cell)}, the right digit, as move ${move + 1} at ${time}.`,
  ];
}

/** Those of these digits that are wrong. */
const wrongOnes = (written: readonly CellDigit[], answer: MoveContext['answer']) =>
  written.filter(({ cell, digit }) => answer[cell] !== digit);

function reasonsOf(verdict: Verdict, context: MoveContext): Sentence[] {
  const { puzzle, answer, frames, index } = context;
  const frame = frames[index]!;
  const rungs = namedLadder(puzzle);
  const name = (cell: number) => cellName(puzzle.grid, cell);
  const [first] = wrongOnes(frame.written, answer);
  switch (verdict.kind) {
    case 'shown':
      return verdict.rung === undefined
        ? [say`These marks were out of question already, so there was nothing to show.`]
        : sawAhead(verdict, puzzle);
    case 'guess':
      return [
        say`${strong(context.levelName ? `No technique up to ${context.levelName} showed this yet.` : 'Nothing showed this yet.')} It was right.`,
        ...(verdict.wouldShow
          ? [
              say`The first rung that shows it is ${strong(rungInSentence(verdict.wouldShow.rung, rungs))} (${levelNames[rungs[verdict.wouldShow.rung]!.level]}).`,
            ]
          : [say`No pattern on the ladder shows it here, either.`]),
        ...laterFate(context),
      ];
    case 'mistake':
      return first
        ? [
            say`${clashing(symbolOf(puzzle, first.digit))} is wrong.`,
            verdict.wouldShow
              ? say`Here ${strong(rungInSentence(verdict.wouldShow.rung, rungs))} already showed ${placed(symbolOf(puzzle, answer[first.cell]!))} for ${name(first.cell)}.`
              : say`${name(first.cell)} is ${placed(symbolOf(puzzle, answer[first.cell]!))}, but no single showed that yet.`,
            ...laterFate(context),
          ]
        : [
            say`The solution needs ${clashing(
              named(
                puzzle,
                frame.strikes.filter(({ cell, digit }) => answer[cell] === digit),
                'in',
              ),
            )}.`,
            ...laterFate(context),
          ];
    case 'follows': {
      const from = verdict.from === undefined ? undefined : frames[verdict.from]!.written[0];
      const cause = from ? `${symbolOf(puzzle, from.digit)} is in ${name(from.cell)} (move ${verdict.from! + 1})` : 'a digit is wrong';
      return [
        say`The reasoning is sound, but its start is wrong: ${strong(rungInSentence(verdict.rung!, rungs))} shows this only because ${cause}.`,
      ];
    }
    case 'unproven':
      return [
        say`${strong('Nothing shows this strike yet')}${context.levelName ? say`, with techniques up to ${context.levelName}` : ''}. The verdicts after it build on it only once something does.`,
      ];
    case 'hint':
      return [say`A hint showed you this, so it counts neither as seen nor as missed.`];
    case 'taken-back':
      return frame.of.length > 0
        ? [
            say`This takes back ${frame.of.length === 1 ? 'move' : 'moves'} ${listed(frame.of.map((move) => String(move + 1)))}. The seconds in between stay on the clock, and the move stays on the strip, hollow.`,
          ]
        : [];
    case 'repeated':
      return frame.of.length > 0
        ? [say`This repeats move ${listed(frame.of.map((move) => String(move + 1)))}, which keeps its verdict.`]
        : [];
  }
}

/** Which digits a player saw before writing a later one. */
function sawAhead({ steps }: Verdict, puzzle: Puzzle): Sentence[] {
  const before = steps.slice(0, -1).flatMap(({ instance }) => instance.placements);
  if (before.length === 0) return [];
  return [say`${strong('You looked ahead:')} a single shows this once there is ${named(puzzle, before, 'in')}.`];
}

/** When a move was taken back. */
function laterFate({ frames, index }: MoveContext): Sentence[] {
  const { takenBackBy } = frames[index]!;
  if (takenBackBy === undefined) return [];
  return [say`You took it back at ${clockText(frames[takenBackBy]!.deed.seconds)}, ${counted(takenBackBy - index, 'move')} later.`];
}

/** 'Simpler, and open for 2:27: naked single, 9 in r8c8.' */
export const simplerWords = ({ rung, seconds, cell, digit }: OpenDigit, puzzle: Puzzle): Sentence =>
  say`${strong(`Simpler, and open for ${clockText(seconds)}:`)} ${rungInSentence(rung, namedLadder(puzzle))}, ${symbolOf(puzzle, digit)} in ${cellName(puzzle.grid, cell)}.`;

/** 'Open at that moment: pointing, then naked single: 9 in r8c8.' */
export const offerWords = ({ cell, digit, showing }: CellDigit & { readonly showing: Showing }, puzzle: Puzzle): Sentence => {
  const rungs = namedLadder(puzzle);
  const names = showing.steps.map(({ instance }) =>
    rungInSentence(
      rungs.findIndex(({ technique }) => technique.id === instance.technique),
      rungs,
    ),
  );
  return say`${strong('Open at that moment:')} ${names.join(', then ')}: ${symbolOf(puzzle, digit)} in ${cellName(puzzle.grid, cell)}.`;
};

/** What the ladder did for the digit beside the reader’s. */
export function ladderWords(
  { cell, digit, moves, rung }: CellDigit & { readonly moves: readonly number[]; readonly rung: number },
  number: number,
  puzzle: Puzzle,
): Sentence {
  const what = say`Digit number ${number} of its run is ${symbolOf(puzzle, digit)} in ${cellName(puzzle.grid, cell)}`;
  return moves.length > 1
    ? say`${what}. It took ${counted(moves.length, 'move')}, the hardest of them ${strong(rungInSentence(rung, namedLadder(puzzle)))}.`
    : say`${what}, by ${strong(rungInSentence(rung, namedLadder(puzzle)))}.`;
}

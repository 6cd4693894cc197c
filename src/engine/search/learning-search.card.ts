import type { Algorithm, Alternative, Move, OptionsOf } from '../algorithm.ts';
import { otherCellsBack } from '../cells-back.ts';
import { searchSteps as coverSteps, searchOptions } from '../cover/cover-steps.ts';
import { refusesCages } from '../refusals.ts';
import { endSteps, forcedStep, restartStep, searchSteps } from '../shared-steps.ts';
import type { StepOf } from '../step.ts';
import type { Thing } from '../thing.ts';
import { ask, cloneAnalysis, factFields, leaveOut } from './conflict-analysis.ts';
import { decide, failNote, failPromise, hold, jump, keepSolution, learn, startOver, takeBack } from './learning-levels.ts';
import { guessCells } from './learning-lists.ts';
import { digitsShown, pictureOf } from './learning-picture.ts';
import { run, type State, start } from './learning-search.ts';
import { judgeNote, ownNote } from './note-judged.ts';
import { cloneNotes, forgetNotes, ruledOut, useNote } from './notes.ts';
import {
  byNote,
  byPromise,
  byRival,
  cloneKnowledge,
  type Fact,
  guessOf,
  isPlaced,
  levelNow,
  membersOf,
  none,
  OPEN,
  opposite,
  placed,
  statementHeld,
  statementIn,
  struck,
} from './propagation.ts';
import { restartOptions } from './restarts.ts';
import { cellAndDigit, promiseAbout, statementOf } from './statements.ts';

const placement = { cell: 'cell', digit: 'digit' } as const;
const fact = { ...placement, is: 'count' } as const;

const steps = {
  decide: { label: 'guess', fields: { ...placement, level: 'count' }, detail: 'milestone', tone: 'placed', depth: 1, writes: true },
  place: { ...forcedStep, label: 'place', fields: { ...placement, promise: 'index', level: 'count' }, detail: 'stage' },
  strike: { label: 'strike', fields: { ...placement, because: 'witness' }, detail: 'micro', tone: 'removed' },
  noteStrikes: { label: 'a note strikes', fields: { ...placement, note: 'index' }, detail: 'stage', tone: 'removed' },
  notePlaces: { ...forcedStep, label: 'a note places', fields: { ...placement, note: 'index' }, detail: 'stage' },
  conflict: { label: 'dead end', fields: { promise: 'index' }, detail: 'milestone', tone: 'conflict', deadEnd: true },
  noteBroken: { label: 'a note is broken', fields: { note: 'index' }, detail: 'milestone', tone: 'conflict', deadEnd: true },
  ask: { label: 'ask why', fields: { ...fact, open: 'count' }, detail: 'stage', tone: 'trying' },
  uip: {
    label: 'first unique implication point',
    fields: { ...fact, steps: 'count' },
    detail: 'milestone',
    tone: 'logic',
    predict: ['cell'],
  },
  shorten: { label: 'leave out', fields: fact, detail: 'micro', tone: 'quiet' },
  learn: {
    label: 'write a note',
    fields: { note: 'index', length: 'count', glue: 'count' },
    detail: 'milestone',
    tone: 'logic',
    notes: true,
  },
  jump: {
    label: 'jump back',
    fields: { from: 'count', to: 'count' },
    detail: 'milestone',
    tone: 'removed',
    depth: -1,
    backTo: 'to',
    undoes: true,
    predict: ['to'],
  },
  takeBack: { ...searchSteps.takeBack, detail: 'milestone', predict: ['cell'] },
  restart: { ...restartStep, fields: { conflicts: 'word' } },
  forget: { label: 'forget notes', fields: { count: 'word' }, detail: 'milestone', tone: 'quiet' },
  solution: coverSteps.solution,
  allFound: coverSteps.allFound,
  noSolution: endSteps.noSolution,
} as const;

export type Step = StepOf<typeof steps>;

const options = {
  after: {
    type: 'choice',
    label: 'After a dead end',
    values: { one: 'take back one guess', jump: 'jump, and forget why', note: 'jump, and keep the note' },
    default: 'note',
  },
  over: {
    type: 'choice',
    label: 'Notes over',
    values: { placements: 'placed digits', all: 'placed and struck digits' },
    default: 'placements',
  },
  cut: {
    type: 'choice',
    label: 'Where to cut',
    values: { uip: 'near the dead end', guesses: 'at the guesses' },
    default: 'uip',
  },
  shorten: { type: 'switch', label: 'Leave out what follows', default: false },
  choose: {
    type: 'choice',
    label: 'Guess next',
    values: { fewest: 'where the fewest are left', activity: 'what had most to do with dead ends', reading: 'in reading order' },
    default: 'fewest',
  },
  lastFirst: { type: 'switch', label: 'Last value first', default: false },
  restart: { ...restartOptions.restart, when: ['after', 'note'] },
  policy: { ...restartOptions.policy, when: ['after', 'note'] },
  forget: { type: 'integer', label: 'Notes kept', min: 0, max: 1_000_000, default: 0, zero: 'all', when: ['after', 'note'] },
  look: {
    type: 'choice',
    label: 'Look at notes',
    values: { watched: 'by two watched digits', all: 'by all digits' },
    default: 'watched',
    when: ['after', 'note'],
  },
  see: { type: 'choice', label: 'See what is left for', values: { all: 'cells and houses', cells: 'cells alone' }, default: 'all' },
  solutions: searchOptions.solutions,
} as const;

export type Options = OptionsOf<typeof options>;

/** Returns what a reader might expect instead of the step, the likeliest first. `state` is the state before it. */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  switch (step.kind) {
    case 'uip': {
      const guess = guessOf(state, levelNow(state));
      const facts = new Set([guess, ...state.asked.toReversed(), ...state.blamed.slice(1)]);
      facts.delete(state.blamed[0]);
      return [...facts].map((fact) => ({ step: { ...step, ...factFields(state, fact) }, right: false })).filter(differs(step.cell));
    }
    case 'jump': {
      const levels = Array.from({ length: step.from }, (_, level) => step.from - 1 - level);
      const likely = new Set([step.from - 1, 0, step.to + 1, step.to - 1, ...levels]);
      return levels
        .filter((level) => level !== step.to)
        .sort((a, b) => [...likely].indexOf(a) - [...likely].indexOf(b))
        .map((to) => ({ step: { ...step, to }, right: false }));
    }
    case 'takeBack': {
      const cells = otherCellsBack(state, guessCells(state));
      return cells.map((cell) => ({ step: { ...step, cell, digit: state.digits[cell] }, right: false }));
    }
    default:
      return [];
  }
}

/** Of several facts in one cell the first counts. */
function differs(cell: number) {
  const seen = new Set([cell]);
  return ({ step }: Alternative<Step>) => 'cell' in step && !seen.has(step.cell) && seen.add(step.cell).size > 0;
}

/** All digits that are open. */
function decisions({ statements, truth }: State, step: Step): Step[] {
  if (step.kind !== 'decide') return [];
  const open = Array.from(truth.keys()).filter((statement) => truth[statement] === OPEN);
  return open.map((statement) => ({ ...step, ...cellAndDigit(statements, statement) }));
}

/** Returns what a step follows from: digits, and marks that are gone. */
function because(state: State, step: Step): Thing[] | undefined {
  const { puzzle, statements, notes } = state;
  const thingOf = (fact: Fact): Thing => {
    const { cell, digit } = cellAndDigit(statements, statementIn(fact));
    return isPlaced(fact) ? { of: 'cell', cell } : { of: 'mark', cell, digit };
  };
  const ofPromise = (promise: number, but = none): Thing[] => {
    const { cell, house, digit } = promiseAbout(statements, puzzle.grid, promise);
    const others = [...membersOf(statements, promise)].filter((member) => member !== but).map((member) => cellAndDigit(statements, member));
    return house === none
      ? others.map((other) => ({ of: 'mark', cell, digit: other.digit }))
      : others.map((other) => ({ of: 'mark', cell: other.cell, digit }));
  };
  switch (step.kind) {
    case 'place':
      return ofPromise(step.promise, statementOf(statements, step.cell, step.digit));
    case 'conflict':
      return ofPromise(step.promise);
    case 'noteStrikes':
    case 'notePlaces':
      return notes
        .get(step.note)!
        .facts.filter((fact) => cellAndDigit(statements, statementIn(fact)).cell !== step.cell)
        .map(thingOf);
    case 'noteBroken':
      return notes.get(step.note)!.facts.map(thingOf);
    default:
      return undefined;
  }
}

export const learningSearch = {
  id: 'learning-search',
  title: 'Learning from dead ends',
  summary: 'A search that writes down why it failed: each dead end becomes a note of digits that never go together.',
  input: 'puzzle',
  shows: ['guesses', 'deadEnds', 'notes', 'noteUses'],
  steps,
  options,
  counters: {
    guesses: { label: 'guesses', kinds: ['decide'] },
    deadEnds: { label: 'dead ends', kinds: ['conflict', 'noteBroken'] },
    notes: { label: 'notes', kinds: ['learn'] },
    noteUses: { label: 'uses of notes', kinds: ['noteStrikes', 'notePlaces', 'noteBroken'] },
    jumps: { label: 'jumps', kinds: ['jump'] },
    strikes: { label: 'strikes', kinds: ['strike'] },
  },
  paces: { stage: 'conclusions' },
  metric: { label: 'search depth', isDepth: true, of: (state) => state.marks.length },
  refuses: refusesCages,
  start,
  run,
  apply: {
    decide: (state, { cell, digit }) => decide(state, statementOf(state.statements, cell, digit)),
    place: (state, { cell, digit, promise }) => hold(state, placed(statementOf(state.statements, cell, digit)), byPromise(promise)),
    strike: (state, { cell, digit, because }) =>
      hold(state, struck(statementOf(state.statements, cell, digit)), byRival(statementHeld(state, because))),
    noteStrikes: applyNote,
    notePlaces: applyNote,
    conflict: (state, { promise }) => failPromise(state, promise),
    noteBroken: (state, { note }) => failNote(state, note),
    ask: (state, step) => ask(state, factIn(state, step)),
    shorten: (state, step) => leaveOut(state, factIn(state, step)),
    learn,
    jump: (state, { to }) => jump(state, to),
    takeBack,
    restart: startOver,
    forget: forgetNotes,
    solution: keepSolution,
    allFound: (state) => {
      state.hasEnded = true;
    },
  },
  clone: (state) => cloneAnalysis(cloneNotes(cloneKnowledge({ ...state, activity: state.activity.slice(), answer: state.answer.slice() }))),
  picture: pictureOf,
  solution: digitsShown,
  alternatives,
  decisions,
  picked,
  manual: { moves: { learn: 'set' }, thoughts: ['ask', 'uip', 'shorten'] },
  because,
  inFull,
} satisfies Algorithm<State, typeof steps, typeof options>;

/** A good note is as right as the search's own, which is what it keeps. A step has no room for another note, so no step equals a bad one. */
function picked(state: State, cells: readonly number[]): Move[] {
  const facts = cells.filter((cell) => state.digits[cell] !== 0).map((cell) => placed(statementHeld(state, cell)));
  const isGood = facts.length === cells.length && judgeNote(state, facts).verdict === 'good';
  const own = ownNote(state);
  const written = { note: state.written, length: own.facts.length, glue: own.glue };
  return [{ kind: 'learn', ...(isGood ? written : { note: none, length: cells.length, glue: none }), cells }];
}

/** Returns what a promise or a note of a step is about. */
function inFull(state: State, step: Step): Record<string, unknown> {
  // With a minus sign, a digit that isn't there.
  const inWords = (fact: Fact) => {
    const { cell, digit, is } = factFields(state, fact);
    return [cell, is ? digit : -digit];
  };
  if ('note' in step) return { never: state.notes.get(step.note)?.facts.map(inWords) };
  if (!('promise' in step)) return {};
  const { cell, house, digit } = promiseAbout(state.statements, state.puzzle.grid, step.promise);
  return { about: house === none ? { cell } : { house, digit } };
}

type FactStep = { readonly cell: number; readonly digit: number; readonly is: number };

function factIn({ statements }: State, { cell, digit, is }: FactStep): number {
  const statement = statementOf(statements, cell, digit);
  return is ? placed(statement) : struck(statement);
}

function applyNote(state: State, { note }: { readonly note: number }): void {
  const fact = ruledOut(state, state.notes.get(note)!.facts)!;
  useNote(state, note);
  hold(state, opposite(fact), byNote(note));
}

import { threeNodes as words } from '#words/tries/three-nodes.ts';
import { element as made } from '../../widgets/ui/element.ts';
import { defineTry, type Outcome } from '../kit/define-try.ts';
import {
  isRootKept,
  isSound,
  missedBy,
  type Ring,
  ringOf,
  turn,
  verdictOn,
  WALKS,
  type WrongWrite,
  walkAlong,
  wrongWrites,
} from './ring.ts';
import { buttonsDrawing, entriesDrawing, placesUnder, ringDrawing } from './ring-drawing.ts';

/** By the number of nodes: the order in which they leave, and one in which they come back so that the list stays broken. */
const BROKEN: Readonly<Record<number, readonly number[]>> = { 3: [1, 2, 3, 1, 3, 2], 4: [2, 3, 4, 1, 1, 2, 4, 3] };

interface Turn {
  readonly x: number;
  readonly isBack: boolean;
  readonly sound: boolean;
}

interface Model {
  readonly ring: Ring;
  readonly turns: readonly Turn[];
  /** The entries that were written last, each with what it was. */
  readonly changed: ReadonlyMap<string, number>;
  /** The writes that broke the list. */
  readonly wrong: readonly WrongWrite[];
  readonly wereAllOut: boolean;
  /** The turn before brought the last of all back. */
  readonly isRoundOver: boolean;
  /** The rounds in which all left and came back to a whole list. */
  readonly wholeRounds: number;
  readonly hasBroken: boolean;
  /** Beside a text that has said the idea, nothing is earned. */
  readonly hasIdea: boolean;
}

const beginning = (nodes: number, hasIdea: boolean, before?: Model): Model => ({
  ring: ringOf(nodes),
  turns: [],
  changed: new Map(),
  wrong: [],
  wereAllOut: false,
  isRoundOver: false,
  wholeRounds: before?.wholeRounds ?? 0,
  hasBroken: before?.hasBroken ?? false,
  hasIdea,
});

const nodesOf = ({ ring }: Model) => ring.covered.length - 1;
const outOf = ({ covered }: Ring) => covered.filter((each) => each === 1).length;
const entryOf = ({ walk, at }: WrongWrite) => `${walk}${at}`;

/** All are back, and still the list is not whole: what the reader is to bring about. */
const isBroken = (ring: Ring) => !ring.covered.includes(1) && !isSound(ring);

/** Takes node x out, or puts it back. */
function turned(before: Model, x: number): Outcome<Model> {
  const ring = { L: before.ring.L.slice(), R: before.ring.R.slice(), covered: before.ring.covered.slice() };
  turn(ring, x);
  const changed = WALKS.flatMap((walk) =>
    [...before.ring[walk]].flatMap((was, at) => (was === ring[walk][at] ? [] : [[`${walk}${at}`, was] as const])),
  );
  const { text, sound } = verdictOn(ring, x);
  const turns = [...before.turns, { x, isBack: before.ring.covered[x] === 1, sound }];
  const [broken, out, nodes] = [isBroken(ring), outOf(ring), nodesOf(before)];
  const wrong = broken
    ? wrongWrites(
        nodes,
        turns.map((each) => each.x),
      )
    : [];
  const hasBroken = before.hasBroken || broken;
  const isRound = out === 0 && before.wereAllOut;
  const wholeRounds = before.wholeRounds + (isRound ? 1 : 0);
  const wereAllOut = out === nodes || (before.wereAllOut && out > 0);
  const [first, ...others] = wrong;
  const says = first
    ? words.because(
        text,
        first,
        others.map(({ walk, at }) => `${walk}[${at}]`),
      )
    : text;
  const needsClue = isRound && nodes === 3 && wholeRounds > 1 && !hasBroken;
  return {
    model: { ...before, ring, turns, changed: new Map(changed), wrong, wereAllOut, isRoundOver: isRound, wholeRounds, hasBroken },
    // To break it is the task: on the way there nothing is wrong.
    verdict: broken ? 'right' : 'neither',
    earns: broken && before.hasIdea,
    // What was said on the way is about a list that is no longer drawn.
    forgets: broken,
    says: needsClue ? words.clue(says) : says,
  };
}

/**
 * A list of three or four nodes that the reader takes out and puts back in any order. Its actions: 'turn 2' takes node 2 out, or puts it
 * back; 'nodes 4' begins with four.
 */
export const element = defineTry<Model>({
  begin: (page, before) => beginning(before ? nodesOf(before) : 3, page.closest('.beside') === null, before),
  actions: {
    turn: (model, x) => turned(model, Number(x)),
    // As many as there are begin again, too, so that a link finds the list whole.
    nodes: (model, count) => ({
      model: beginning(Number(count), model.hasIdea, model),
      forgets: true,
      startsAnew: Number(count) !== nodesOf(model),
    }),
    /** The next turn of an order that breaks the list; its first where the reader has gone another way. */
    show(model) {
      const order = BROKEN[nodesOf(model)]!;
      const isOnTheWay = model.turns.length < order.length && model.turns.every(({ x }, place) => x === order[place]);
      const from = isOnTheWay ? model : beginning(nodesOf(model), model.hasIdea, model);
      return turned(from, order[from.turns.length]!);
    },
  },
  showOne: () => 'show',
  *draw(page) {
    const drawRing = ringDrawing(page.piece('drawing'));
    const drawEntries = entriesDrawing(page.piece('entries'));
    const drawButtons = buttonsDrawing(page.piece('buttons'));
    yield;
    return (model) => {
      const { ring, changed, wrong, turns } = model;
      drawRing(ring, new Set(changed.keys()));
      drawEntries(ring, changed, new Set(wrong.map(entryOf)));
      drawButtons(ring);
      const { before, after } = placesUnder(ring);
      page.piece('buttons').style.marginInline = `${before} ${after}`;
      page.press('[data-size]', ({ dataset }) => Number(dataset.size) === nodesOf(model));
      for (const walk of WALKS) {
        const { met, closed } = walkAlong(ring, walk);
        const missed = missedBy(ring, walk);
        page.texts({ [walk]: words.walk(met, closed, missed) });
        page.piece(walk).classList.toggle('broken', missed.length > 0 || met.some((x) => ring.covered[x]));
      }
      page
        .piece('turns')
        .replaceChildren(
          ...turns.map(({ x, isBack, sound }) => made('li', sound ? '' : 'broken', (isBack ? words.restore : words.remove)(x))),
        );
    };
  },
  // Beside a text there is no end to the orders.
  isDone: ({ ring, hasIdea }) => hasIdea && isBroken(ring),
  facts: (model) => ({
    nodes: nodesOf(model),
    turns: model.turns.length,
    out: outOf(model.ring),
    ended: model.isRoundOver,
    broken: isBroken(model.ring),
    rootKept: isRootKept(model.ring),
    missedRight: missedBy(model.ring, 'R').length,
    missedLeft: missedBy(model.ring, 'L').length,
  }),
});

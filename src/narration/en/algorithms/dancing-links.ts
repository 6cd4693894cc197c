import type { dancingLinks } from '../../../engine/cover/dancing-links.card.ts';
import type { StepOf } from '../../../engine/step.ts';
import { type Belief, refuted } from '../../belief.ts';
import type { LooseStep, Narrator, QuestionWords } from '../../narrator.ts';
import { counted, say, toned } from '../../sentence.ts';
import { columnWith } from '../column-walks.ts';
import { coverManual } from '../cover-manual.ts';
import {
  chosenColumn,
  columnName,
  removedColumn,
  rowLabel,
  rowName,
  searchGaps,
  searchWords,
  startWords,
  whichColumn,
  whichColumnBack,
  whichRow,
  whichRowBack,
} from '../cover-words.ts';

type State = ReturnType<typeof dancingLinks.start>;
type Step = StepOf<typeof dancingLinks.steps>;

const back = toned('logic');
const trying = toned('trying');
const placed = toned('placed');
const removed = toned('removed');

/** Names a node of a column as its neighbours know it: the header, or its row. */
function nodeName(state: State, node: number): string {
  const option = state.optionOf[node]!;
  return option < 0 ? 'the header' : rowName(state, option);
}

/** Returns the name of a node in a few letters: 'A D' for row A D. */
function shortName(state: State, node: number): string {
  const option = state.optionOf[node]!;
  return option < 0 ? `header ${state.problem.items[state.C[node]!]!}` : rowLabel(state, option);
}

/** A node of the header list. */
function headerName(state: State, node: number): string {
  return node === state.h ? 'the root' : columnName(state, node);
}

/** Two neighbours that a node leaves; they are one and the same where it was the last in its circle. */
function joined(before: string, after: string): string {
  return before === after ? `${before} now points at itself` : `${before} and ${after} now point at each other`;
}

/** The same two in a worksheet, which leaves them out. */
const joinedGaps = (before: string, after: string) => (before === after ? [`${before} now points at itself`] : [before, after]);

/** Names the two neighbours of a node in its column; the header once where it is both. */
const neighbours = (above: string, below: string) =>
  above === below ? `${above}, which is both above and below it` : `${above} above and ${below} below`;

/** Names the two neighbours of a header; the root alone where it is the only column left. */
function between(before: string, after: string): string {
  return before === after ? `beside ${before}` : `between ${before} and ${after}`;
}

/** More nodes than these are pointed at in the picture only. */
const MAX_NODES = 40;

/** A node by its column and its row: 'D in A D G'. */
const placeOf = (state: State, node: number) => `${state.problem.items[state.C[node]!]!} in ${shortName(state, node)}`;

const isNode = ({ kind }: LooseStep) => kind === 'unlink' || kind === 'relink';

const isSecondary = (state: State, item: number) => item >= state.problem.primary;

/** Why the links of both neighbours that lead away from a node have nothing to do with it. */
const FAR_SIDE = say`Those two lead away from the node: up from the neighbour above it, and down from the one below. They never point at it.`;

/** What somebody believes who names other links than those that change. */
const OWN_LINKS: Belief = { id: 'own-links', says: 'the node loses its own links' };
const OWN_LINKS_LOST: Belief = { id: 'own-links-lost', says: 'the node lost its own links while it was out' };
const FAR_LINKS: Belief = { id: 'far-links', says: 'the links of its neighbours that lead away from the node change' };
const ROW_LINKS: Belief = { id: 'row-links', says: 'the links between the nodes of a row change, too' };
const HEADER_LINKS: Belief = { id: 'header-links', says: 'the header of the column changes with each of its nodes' };

/** 'Which links change?' The right answer has no number: it is what the step does. */
const whichLinks: QuestionWords<State> = {
  ask: ({ node }, state) =>
    say`The node of ${removed(rowName(state, state.optionOf[node]!))} is unlinked from ${columnName(state, state.C[node]!)}. Which two links change?`,
  choice: ({ node, links }, state) => {
    switch (links) {
      case 1:
        return 'its own two links, up and down';
      case 2:
        return 'the right link of the node before it in its row, and the left link of the node after it';
      case 4:
        return `the up link of ${shortName(state, state.U[node]!)}, and the down link of ${shortName(state, state.D[node]!)}`;
      case 3:
        return `the left and the right link of header ${state.problem.items[state.C[node]!]!}`;
      default:
        return `the down link of ${shortName(state, state.U[node]!)}, and the up link of ${shortName(state, state.D[node]!)}`;
    }
  },
  why: ({ node }, state) => {
    const [above, below] = [nodeName(state, state.U[node]!), nodeName(state, state.D[node]!)];
    return above === below
      ? say`It is the last node in its column. Its neighbour on both sides is ${above}, which points at itself from now on.`
      : say`Its neighbours in the column are ${above} and ${below}. They point at each other from now on, and past the node.`;
  },
  whyNot: (_actual, { links }) => {
    if (links === 1) return refuted(OWN_LINKS, say`The node keeps its own links. They are how it finds its way back.`);
    if (links === 4) return refuted(FAR_LINKS, FAR_SIDE);
    if (links === 2)
      return refuted(
        ROW_LINKS,
        say`A row is never taken apart: the left and right links between its nodes stay as they are, and only the columns lose the nodes.`,
      );
    return refuted(HEADER_LINKS, say`The header of this column stays in its list. Only a column that is covered loses its header.`);
  },
  shows: ({ node }) => ({ nodes: [node] }),
};

/** The same in reverse. */
const whichLinksBack: QuestionWords<State> = {
  ...whichLinks,
  ask: ({ node }, state) =>
    say`The node of ${back(rowName(state, state.optionOf[node]!))} goes back into ${columnName(state, state.C[node]!)}. Which two links change?`,
  why: ({ node }, state) => {
    const [above, below] = [nodeName(state, state.U[node]!), nodeName(state, state.D[node]!)];
    return above === below
      ? say`It is alone in its column, and its own links still name ${above}, which points at it in both directions again.`
      : say`Its own links still name ${above} above it and ${below} below. Both point at the node again.`;
  },
  whyNot: (_actual, { links }) => {
    if (links === 4) return refuted(FAR_LINKS, FAR_SIDE);
    if (links === 1)
      return refuted(OWN_LINKS_LOST, say`The node has kept its own links while it was out. They are how it finds its way back.`);
    if (links === 2)
      return refuted(
        ROW_LINKS,
        say`A row was never taken apart: the left and right links between its nodes are as they were, and only the columns had lost the nodes.`,
      );
    return refuted(
      HEADER_LINKS,
      say`The header of this column has never left its list. Only a column that was covered gets its header back.`,
    );
  },
};

export const words: Narrator<State, Step> = {
  start: startWords,
  steps: {
    ...searchWords,
    cover: ({ item }, state) =>
      isSecondary(state, item)
        ? say`Cover ${removedColumn(state, item)}. Its header is in no list, because nothing has to cover it; only its rows must be taken out.`
        : say`Cover ${removedColumn(state, item)}: ${joined(headerName(state, state.L[item]!), headerName(state, state.R[item]!))}, past its header.`,
    unlink: ({ node }, state) => {
      const column = columnName(state, state.C[node]!);
      return say`Unlink ${removed(rowName(state, state.optionOf[node]!))} from ${column}: ${joined(nodeName(state, state.U[node]!), nodeName(state, state.D[node]!))}. The size of ${column} falls to ${state.S[state.C[node]!]!}.`;
    },
    covered: ({ item }, state) =>
      state.S[item] === 0
        ? say`Now ${removedColumn(state, item)} is covered. It had no rows to remove from other columns.`
        : say`Now ${removedColumn(state, item)} is covered. No other column offers its ${counted(state.S[item]!, 'row')} any more.`,
    uncover: ({ item }, state) =>
      say`Uncover ${back(columnName(state, item))}: the same steps backwards, from the bottom row up and from right to left.`,
    relink: ({ node }, state) => {
      const column = columnName(state, state.C[node]!);
      return say`Relink ${back(rowName(state, state.optionOf[node]!))} into ${column}: its node still knows ${neighbours(nodeName(state, state.U[node]!), nodeName(state, state.D[node]!))}. The size of ${column} rises to ${state.S[state.C[node]!]!}.`;
    },
    uncovered: ({ item }, state) =>
      isSecondary(state, item)
        ? say`Now ${back(columnName(state, item))} is uncovered: all its rows are back.`
        : say`Now ${back(columnName(state, item))} is uncovered: its header is ${between(headerName(state, state.L[item]!), headerName(state, state.R[item]!))} again.`,
  },
  gaps: {
    ...searchGaps,
    cover: ({ item }, state) =>
      isSecondary(state, item) ? [] : joinedGaps(headerName(state, state.L[item]!), headerName(state, state.R[item]!)),
    unlink: ({ node }, state) => joinedGaps(nodeName(state, state.U[node]!), nodeName(state, state.D[node]!)),
    relink: ({ node }, state) => [...new Set([nodeName(state, state.U[node]!), nodeName(state, state.D[node]!)])],
    uncovered: ({ item }, state) => {
      if (isSecondary(state, item)) return [];
      const [before, after] = [headerName(state, state.L[item]!), headerName(state, state.R[item]!)];
      return before === after ? [before] : [before, after];
    },
  },
  pseudocode: ({ rule }) => [
    ['if no header is left: a solution', ['solution']],
    [`choose ${chosenColumn[rule]}; cover it`, ['choose']],
    ['for each row of that column', ['deadEnd', 'allFound', 'noSolution']],
    ['  cover the other columns of the row', ['given', 'pick']],
    ['  do the same with what is left', []],
    ['  uncover them, the last one first', ['takeBack']],
    ['uncover the column', []],
    ['\ncover: its header leaves the list', ['cover']],
    ['  its rows leave all their other columns', ['unlink', 'covered']],
    ['\nuncover: the same backwards', ['uncover', 'relink', 'uncovered']],
  ],
  questions: {
    choose: whichColumn,
    pick: whichRow,
    unlink: whichLinks,
    takeBack: whichRowBack,
    uncover: whichColumnBack({ back: 'uncovered', out: 'covered' }),
    relink: whichLinksBack,
  },
  manual: {
    rules: (state) => ({
      ...coverManual.rules(state),
      out: 'remove rows from top to bottom, their nodes from left to right',
      in: 'last out, first back in',
    }),
    moves: { ...coverManual.moves, unlink: 'take a node out', relink: 'put a node back' },
    about: coverManual.about,
    idle: (state, last) => {
      const moving = 'A column is being covered or uncovered, so move a node.';
      return last && ['cover', 'uncover'].includes(last.kind) ? { deadEnd: moving, takeBack: moving } : coverManual.idle(state, last);
    },
    goesWithoutSaying: coverManual.goesWithoutSaying,
    ask: (state, last) => {
      if (last && ['cover', 'unlink'].includes(last.kind)) return say`A column is being covered. Which node leaves its column next?`;
      if (last && ['uncover', 'relink'].includes(last.kind)) return say`A column is being uncovered. Which node goes back first?`;
      return coverManual.ask(state, last);
    },
    where: (next, state) =>
      isNode(next) ? say`Look at ${trying(rowName(state, state.optionOf[next.node]!))}.` : coverManual.where(next, state),
    why: (next, state) => {
      if (next.kind === 'unlink')
        return say`Rows leave from the top down; in each row the nodes to the right of the column go one after the other.`;
      if (next.kind === 'relink')
        return say`Of all the nodes that are out, only the last one to leave still has the right neighbours. It goes back first.`;
      return coverManual.why(next, state);
    },
    things: (next, state, most) => {
      if (!isNode(next)) return coverManual.things(next, state, most);
      const all = Array.from(state.optionOf.keys()).filter((node) => state.optionOf[node]! >= 0);
      // Of a large matrix, only the rows that have a column in common with the current one.
      const { options } = state.problem;
      const here = options[state.optionOf[next.node]!]!.items;
      const isNear = (node: number) => options[state.optionOf[node]!]!.items.some((item) => here.includes(item));
      const nodes = all.length > (most ?? MAX_NODES) ? all.filter(isNear) : all;
      return nodes.length > (most ?? MAX_NODES)
        ? []
        : nodes.map((node) => ({ label: placeOf(state, node), move: { kind: next.kind, node } }));
    },
    line: (move, state) => {
      if (move.kind === 'unlink') return `${placeOf(state, move.node)} leaves`;
      return move.kind === 'relink' ? `${placeOf(state, move.node)} goes back` : coverManual.line(move, state);
    },
    draws: (next, move, state) =>
      next.kind === 'relink' && move.kind === 'relink' && state.D[state.U[move.node]!] !== move.node
        ? columnWith(state, move.node)
        : undefined,
    wrong: (next, move, state) => {
      if (!isNode(next))
        return isNode(move)
          ? { rule: 'row', why: say`No column is being covered or uncovered now.` }
          : coverManual.wrong(next, move, state);
      const rule = next.kind === 'unlink' ? 'out' : 'in';
      if (!isNode(move))
        return { rule, why: say`The ${next.kind === 'unlink' ? 'covering' : 'uncovering'} isn’t over, so move a node first.` };
      const out = state.D[state.U[move.node]!] !== move.node;
      const name = placeOf(state, move.node);
      if (rule === 'out')
        return {
          rule,
          why: out
            ? say`${name} is out of its column already.`
            : say`${placed(placeOf(state, next.node))} comes before ${name}: from the top row down, and to the right in each.`,
        };
      return {
        rule,
        why: out
          ? say`${placed(placeOf(state, next.node))} left after ${name}. If you put ${name} back first, its neighbours may not be the ones it remembers.`
          : say`${name} is in its column.`,
      };
    },
  },
};

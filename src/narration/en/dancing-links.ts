import type { dancingLinks } from '../../engine/cover/dancing-links.ts';
import type { StepOf } from '../../engine/step.ts';
import type { Narrator, QuestionWords } from '../narrator.ts';
import { counted, say, toned } from '../sentence.ts';
import { columnName, removedColumn, rowName, searchWords, startWords, whichColumn, whichRow } from './cover-words.ts';

type State = ReturnType<typeof dancingLinks.start>;
type Step = StepOf<typeof dancingLinks.steps>;

const back = toned('logic');
const removed = toned('removed');

/** A node of a column as its neighbours know it: the header, or the row that it stands in. */
function nodeName(state: State, node: number): string {
  const option = state.optionOf[node]!;
  return option < 0 ? 'the header' : rowName(state, option);
}

/** A node of the header list. */
function headerName(state: State, node: number): string {
  return node === state.h ? 'the root' : columnName(state, node);
}

/** Two neighbours that a node leaves; they are one and the same where it was the last in its circle. */
function joined(before: string, after: string): string {
  return before === after ? `${before} now points at itself` : `${before} and ${after} now point at each other`;
}

/** Two neighbours that a header stands between; the root alone where it is the only column left. */
function between(before: string, after: string): string {
  return before === after ? `beside ${before}` : `between ${before} and ${after}`;
}

const isSecondary = (state: State, item: number) => item >= state.problem.primary;

/** 'What is d’s size now?' */
const whichSize: QuestionWords<State> = {
  ask: ({ node }, state) =>
    say`The node of ${removed(rowName(state, state.optionOf[node]!))} in ${columnName(state, state.C[node]!)} is unlinked. What is the size S of ${columnName(state, state.C[node]!)} then?`,
  choice: (step, state) => String(step.size ?? state.S[state.C[step.node]!]! - 1),
  whyNot: ({ node }, _chosen, state) => {
    const size = state.S[state.C[node]!]!;
    return say`The size of ${columnName(state, state.C[node]!)} is ${size} now, and one node leaves: ${size} − 1 = ${size - 1}.`;
  },
};

export const words: Narrator<State, Step> = {
  start: startWords,
  steps: {
    ...searchWords,
    cover: ({ item }, state) =>
      isSecondary(state, item)
        ? say`Cover ${removedColumn(state, item)}. Its header is in no list, because nothing has to cover it; only its rows must go.`
        : say`Cover ${removedColumn(state, item)}: ${joined(headerName(state, state.L[item]!), headerName(state, state.R[item]!))}, past its header.`,
    unlink: ({ node }, state) => {
      const column = columnName(state, state.C[node]!);
      return say`Unlink ${removed(rowName(state, state.optionOf[node]!))} from ${column}: ${joined(nodeName(state, state.U[node]!), nodeName(state, state.D[node]!))}. The size of ${column} falls to ${state.S[state.C[node]!]!}.`;
    },
    covered: ({ item }, state) =>
      state.S[item] === 0
        ? say`Now ${removedColumn(state, item)} is covered. It had no rows left to take out of other columns.`
        : say`Now ${removedColumn(state, item)} is covered. Its ${counted(state.S[item]!, 'row')} can be met in no other column.`,
    uncover: ({ item }, state) =>
      say`Uncover ${back(columnName(state, item))}: the same steps backwards, from the bottom row up and from right to left.`,
    relink: ({ node }, state) => {
      const column = columnName(state, state.C[node]!);
      return say`Relink ${back(rowName(state, state.optionOf[node]!))} into ${column}: its node still knows ${nodeName(state, state.U[node]!)} above and ${nodeName(state, state.D[node]!)} below. The size of ${column} rises to ${state.S[state.C[node]!]!}.`;
    },
    uncovered: ({ item }, state) =>
      isSecondary(state, item)
        ? say`Now ${back(columnName(state, item))} is uncovered: all its rows are back.`
        : say`Now ${back(columnName(state, item))} is uncovered: its header stands ${between(headerName(state, state.L[item]!), headerName(state, state.R[item]!))} again.`,
  },
  questions: { choose: whichColumn, pick: whichRow, unlink: whichSize },
};

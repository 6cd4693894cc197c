import { listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const nodes = (all: readonly number[]) => `${all.length === 1 ? 'node' : 'nodes'} ${listed(all.map(String))}`;
const strong = toned('strong');
const conflict = toned('conflict');

/** A list in a circle, of which nodes are taken out and put back. Nodes are numbers, 0 is the root. */
export const threeNodes = {
  about: 'A few nodes to take out of a list and to put back',
  task: say`${strong('Break the list.')} Take all nodes out and bring them all back, so that a walk misses at least one.`,
  /** Beside the text about other orders, where the list has been broken already. */
  orders: say`${strong('Try the orders.')} Take nodes out, bring them back, and compare both walks.`,
  start: say`All are in. An arrow is dashed if its target doesn’t point back.`,
  idea: say`A node that is out still knows its neighbours. So it finds its way back, if the ${strong('last one out is the first one back in')}.`,
  next: 'Now see a matrix do it',
  above: 'R: right',
  below: 'L: left',
  sizes: (nodes: number) => `${nodes} nodes`,
  entries: 'The entries of L and R',
  turns: 'So far',
  remove: (x: string | number) => `take out ${x}`,
  restore: (x: string | number) => `bring back ${x}`,
  drawing: (nodes: number, out: readonly number[]) =>
    `${nodes} nodes and a root, 0, in a circle, each with an arrow to the right and one to the left; ${out.length === 0 ? 'all are in' : `${listed(out.map(String))} out`}`,
  walks: { R: 'walk right', L: 'walk left' },
  walk: (met: readonly number[], closed: boolean, missed: readonly number[]) =>
    `${met.join(' → ')} → ${closed ? '0' : '…'}${missed.length > 0 ? `, never meets ${listed(missed.map(String))}` : ''}`,
  out: (x: number, l: number, r: number): Sentence =>
    say`${strong(`${x} is out.`)} ${l === r ? `Node ${l} now points` : `${l} and ${r} now point`} past it. Node ${x} still knows L = ${l} and R = ${r}, because nobody wrote into it.`,
  back: (x: number, l: number, r: number): Sentence =>
    say`${strong(`${x} is back`)} ${l === r ? `beside ${l}` : `between ${l} and ${r}`}, and both walks meet it.`,
  whole: (x: number): Sentence => say`${strong(`${x} is back,`)} and the list is what it was at the start.`,
  /** After the list came back whole more than once, for three nodes. */
  clue: (whole: Sentence): Sentence =>
    say`${whole} Not broken yet. Take out 1, 2 and 3 in this order: node 3 will remember 0 on both sides. When does its return do harm?`,
  meetsOut: (x: number, out: readonly number[]): Sentence =>
    say`${strong('Out of order.')} Node ${x} came back while a neighbour that it remembers was out: a walk now runs into ${conflict(nodes(out))}, which ${out.length === 1 ? 'is' : 'are'} not in the list.`,
  misses: (walk: 'L' | 'R', missed: readonly number[]): Sentence =>
    say`${strong('Broken.')} The walk to the ${walk === 'R' ? 'right' : 'left'} misses ${conflict(nodes(missed))}, though ${missed.length === 1 ? 'it is' : 'they are'} in the list.`,
  /** After what is broken the write that did it, and the entries that were spoilt besides. */
  because: (
    broken: Sentence,
    { node, walk, at, over, right, alone }: { node: number; walk: 'L' | 'R'; at: number; over: number; right: number; alone: boolean },
    others: readonly string[],
  ): Sentence => {
    const side = alone ? 'on both sides' : `on its ${walk === 'R' ? 'left' : 'right'}`;
    const besides = others.length === 0 ? '' : ` In the same way ${listed(others)} ${others.length === 1 ? 'was' : 'were'} written over.`;
    return say`${broken} Node ${node} remembered ${at} ${side} and wrote ${conflict(`${walk}[${at}] = ${node}`)} over the ${over}, and nothing wrote ${right} there again.${besides}`;
  },
  missesBoth: (missed: readonly number[]): Sentence =>
    say`${strong('Broken, and well hidden.')} Both walks miss ${conflict(nodes(missed))}, though ${missed.length === 1 ? 'it is' : 'they are'} in the list.`,
};

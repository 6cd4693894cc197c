import { threeNodes as words } from '#words/tries/three-nodes.ts';
import { relinkHeader, type State, unlinkHeader } from '../../engine/cover/dancing-links.ts';
import type { Sentence } from '../../narration/sentence.ts';

/** A list of nodes in a circle: 0 is its root, which stays. Node x has its neighbours L[x] and R[x]. */
export type Ring = Pick<State, 'L' | 'R'> & {
  /** Indexed by node: 1 while it is out. */
  readonly covered: Uint8Array;
};

/** The arrays of a ring, with how a reader looks along each. */
export const WALKS = ['R', 'L'] as const;
export type Walk = (typeof WALKS)[number];

const other = (walk: Walk): Walk => (walk === 'R' ? 'L' : 'R');

/** A root and so many nodes, each beside the next. */
export function ringOf(nodes: number): Ring {
  const length = nodes + 1;
  return {
    L: Int32Array.from({ length }, (_, x) => (x + nodes) % length),
    R: Int32Array.from({ length }, (_, x) => (x + 1) % length),
    covered: new Uint8Array(length),
  };
}

/** Takes a node out, or puts it back where it remembers to have stood: by the very code of the algorithm. */
export function turn(ring: Ring, x: number): void {
  (ring.covered[x] ? relinkHeader : unlinkHeader)(ring as State, x);
}

/** Whether x's neighbour on a side has x on its other side. */
export const isReturned = (ring: Ring, walk: Walk, x: number): boolean => ring[other(walk)][ring[walk][x]!] === x;

/** The nodes that one meets from the root on, and whether one comes back to it: two nodes may point at each other for ever. */
export function walkAlong(ring: Ring, walk: Walk): { readonly met: readonly number[]; readonly closed: boolean } {
  const met = [0];
  let x = ring[walk][0]!;
  while (x !== 0 && met.length <= ring.covered.length) {
    met.push(x);
    x = ring[walk][x]!;
  }
  return { met, closed: x === 0 };
}

/** Nodes that are in and that a walk does not meet. */
export function missedBy(ring: Ring, walk: Walk): number[] {
  const { met } = walkAlong(ring, walk);
  return [...ring.covered].flatMap((out, x) => (out || met.includes(x) ? [] : [x]));
}

/** Nodes that are out and that a walk meets. */
export function intrudersOf(ring: Ring): number[] {
  const met = new Set(WALKS.flatMap((walk) => walkAlong(ring, walk).met));
  return [...ring.covered].flatMap((out, x) => (out && met.has(x) ? [x] : []));
}

/** Whether both walks meet all that is in, and nothing else. */
export const isSound = (ring: Ring): boolean => intrudersOf(ring).length === 0 && WALKS.every((walk) => missedBy(ring, walk).length === 0);

/** What has become of the list by what was done to x last; it says only what can be seen now. */
export function verdictOn(ring: Ring, x: number): { readonly text: Sentence; readonly sound: boolean } {
  const [l, r] = [ring.L[x]!, ring.R[x]!];
  const sound = isSound(ring);
  if (sound && ring.covered[x]) return { sound, text: words.out(x, l, r) };
  if (sound) return { sound, text: ring.covered.includes(1) ? words.back(x, l, r) : words.whole(x) };
  const intruders = intrudersOf(ring);
  if (intruders.length > 0) return { sound, text: words.meetsOut(x, intruders) };
  const [right, left] = WALKS.map((walk) => missedBy(ring, walk)) as [number[], number[]];
  if (right.length > 0 && left.length > 0) return { sound, text: words.missesBoth([...new Set([...right, ...left])].sort()) };
  return { sound, text: right.length > 0 ? words.misses('R', right) : words.misses('L', left) };
}

/** A write that is to blame: `node` pointed entry `at` of a walk at itself when it came back, over another node. */
export interface WrongWrite {
  readonly node: number;
  readonly walk: Walk;
  readonly at: number;
  readonly over: number;
  /** What the entry was in the beginning. */
  readonly right: number;
  /** Whether the node remembered that neighbour on both sides. */
  readonly alone: boolean;
}

/** For each entry that is not what it was in the beginning the turn that changed it last, the earliest first. `turns` are the nodes that were taken out or put back since then. */
export function wrongWrites(nodes: number, turns: readonly number[]): WrongWrite[] {
  const [ring, fresh] = [ringOf(nodes), ringOf(nodes)];
  const last = new Map<string, WrongWrite>();
  for (const node of turns) {
    const before = { L: ring.L.slice(), R: ring.R.slice() };
    turn(ring, node);
    for (const walk of WALKS)
      for (const [at, over] of before[walk].entries()) {
        if (ring[walk][at] === over) continue;
        last.delete(`${walk}${at}`);
        last.set(`${walk}${at}`, { node, walk, at, over, right: fresh[walk][at]!, alone: ring.L[node] === ring.R[node] });
      }
  }
  return [...last.values()].filter(({ walk, at, right }) => ring[walk][at] !== right);
}

/** Whether the root has its first neighbours on both sides. */
export const isRootKept = ({ L, R }: Ring): boolean => R[0] === 1 && L[0] === L.length - 1;

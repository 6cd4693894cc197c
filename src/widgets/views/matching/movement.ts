import { easeCubicInOut } from 'd3-ease';
import { Actors, type Movement, movementOf, type Part, staggered } from '../kit/movement.ts';
import { lineOf, type MatchingLayers } from './drawing.ts';
import type { DrawnEdge, DrawnNode, MatchingScene } from './layout.ts';

/** How long a row moves and a line grows, how far apart the lines of a path begin, and when the last one begins at the latest. */
const MOVES = 320;
const GROWS = 260;
const APART = 160;
const LAST = 900;

const byKey = <Drawn extends { readonly key: string }>(list: readonly Drawn[]) => new Map(list.map((each) => [each.key, each]));
const between = (a: number, b: number, share: number) => a + (b - a) * share;

/** The movement from one matching to the next: rows that change places take their lines along, and a path is turned over line by line. */
export function matchingMovement(
  layers: MatchingLayers,
  earlier: MatchingScene,
  later: MatchingScene,
  drawn: MatchingScene,
): Movement | undefined {
  if (earlier.picture.house !== later.picture.house || earlier.picture.digit !== later.picture.digit) return undefined;
  const actors = new Actors();
  const parts: Part[] = [];
  const [before, after] = [byKey(earlier.edges), byKey(later.edges)];

  const nodes: [layer: MatchingLayers['slots'], was: readonly DrawnNode[], is: readonly DrawnNode[]][] = [
    [layers.slots, earlier.slots, later.slots],
    [layers.values, earlier.values, later.values],
  ];
  for (const [layer, was, is] of nodes) {
    const [old, now] = [byKey(was), byKey(is)];
    layer.selectAll<SVGGElement, DrawnNode>(':scope > g').each(function ({ key }) {
      const [from, to] = [old.get(key)?.y, now.get(key)?.y];
      if (from === undefined || to === undefined || from === to) return;
      const x = /\((\S+)/.exec(this.getAttribute('transform')!)![1]!;
      parts.push({
        from: 0,
        lasts: MOVES,
        ease: easeCubicInOut,
        paint: (share) => actors.lend(this, 'transform', `translate(${x} ${between(from, to, share)})`),
      });
    });
  }

  // A line that is paired by the step grows from its slot, and one that is unpaired withdraws to it.
  const turned = [...later.picture.path].flatMap(({ slot, value }) => {
    const key = `${slot} ${value}`;
    const [old, now] = [before.get(key), after.get(key)];
    return now && old?.isPaired !== now.isPaired ? [{ key, edge: now, isPaired: now.isPaired }] : [];
  });
  const starts = staggered(turned.length, APART, LAST);
  const top = turned.length > 0 ? actors.layer(layers.edges.node()!) : undefined;
  const elements = new Map<string, SVGPathElement>();
  layers.edges.selectAll<SVGPathElement, DrawnEdge>('path.edge').each(function ({ key }) {
    elements.set(key, this);
  });
  for (const [index, { key, edge, isPaired }] of turned.entries()) {
    const line = top!.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'path');
    line.setAttribute('class', 'edge on-path is-pair');
    top!.append(line);
    const own = elements.get(key);
    if (own) actors.hide(own);
    parts.push({
      from: starts[index]!,
      lasts: GROWS,
      ease: easeCubicInOut,
      paint: (share) => line.setAttribute('d', lineOf(edge, drawn.node, isPaired ? share : 1 - share)),
    });
  }

  for (const [key, element] of elements) {
    const [old, now] = [before.get(key), after.get(key)];
    if (!old || !now || (old.from === now.from && old.to === now.to)) continue;
    parts.push({
      from: 0,
      lasts: MOVES,
      ease: easeCubicInOut,
      paint: (share) =>
        actors.lend(element, 'd', lineOf({ from: between(old.from, now.from, share), to: between(old.to, now.to, share) }, drawn.node)),
    });
  }
  return movementOf(parts, actors);
}

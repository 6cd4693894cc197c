import { type Selection, select } from 'd3-selection';
import { matching as words } from '#words/views.ts';
import type { GridPicture } from '../../../engine/grid-picture.ts';
import type { MatchingPicture } from '../../../engine/picture/matching.ts';
import { houseName, symbolOf } from '../../../engine/puzzle.ts';
import { ensureChild, type Layer, rememberShown } from '../kit/elements.ts';
import { type CreateView, viewThatNeeds } from '../view.ts';
import { drawMatching, layersIn } from './drawing.ts';
import { type MatchingScene, matchingScene, SIDE, SLOT_X, VALUE_X } from './layout.ts';
import { drawMatchingLight } from './light.ts';
import { matchingMovement } from './movement.ts';

/** What is drawn between two looks. */
const nothing = { edges: [], node: 0, row: 0, slots: [], values: [], bands: [] };

/** The matching of a house, or of a digit; side by side, the slots of a component are next to each other. */
const matchingOf = (isSorted: boolean): CreateView =>
  viewThatNeeds({ picture: ['grid', 'matching'] }, (element) => {
    const root = select(element);
    const caption = root
      .selectAll('p.cap')
      .data([null])
      .join((enter) => enter.insert('p', ':first-child').attr('class', 'cap'));
    const svg = root
      .selectAll<SVGSVGElement, null>('svg.matching')
      .data([null])
      .join('svg')
      .attr('class', 'matching')
      .attr('viewBox', `0 0 ${SIDE} ${SIDE}`)
      .attr('role', 'img') as unknown as Selection<SVGSVGElement, unknown, null, undefined>;
    const world = svg as unknown as Layer;
    const heads = ensureChild(world, 'g', 'heads');
    const layers = layersIn(world);
    const changed = rememberShown();
    let scene: MatchingScene | undefined;
    const draw = ({ picture: { grid, matching } }: { readonly picture: Drawn }) => {
      scene = matchingScene(grid.puzzle, matching, isSorted);
      const { text, about, isFull } = pictured({ grid, matching }, scene);
      caption.text(text).classed('full', isFull);
      svg.attr('aria-label', about).classed('empty', scene === undefined);
      heads
        .selectAll('text')
        .data(scene ? words.heads(matching.digit > 0) : [])
        .join('text')
        .attr('x', (_, index) => [SLOT_X, VALUE_X][index]!)
        .attr('y', 12)
        .text((head) => head);
      drawMatching(layers, scene ?? nothing, changed);
    };
    return {
      draw,
      move(frame, previous) {
        const before = scene;
        draw(frame);
        if (!before || !scene) return undefined;
        return previous.position < frame.position
          ? matchingMovement(layers, before, scene, scene)
          : matchingMovement(layers, scene, before, scene);
      },
      highlight(lit) {
        drawMatchingLight(layers, scene, lit);
      },
    };
  });

interface Drawn {
  readonly grid: GridPicture;
  readonly matching: MatchingPicture;
}

/** The line over the drawing, and the drawing in words. */
function pictured(
  { grid: { puzzle }, matching }: Drawn,
  scene: MatchingScene | undefined,
): { text: string; about: string; isFull: boolean } {
  if (!scene) return { text: words.none, about: words.none, isFull: false };
  const { house, digit, pairs, violator } = matching;
  const of = digit > 0 ? words.digit(symbolOf(puzzle, digit)) : words.house(houseName(puzzle.grid, house));
  const paired = Array.from(pairs).filter((value) => value >= 0).length;
  const text = violator ? words.short(of, digit > 0, violator.slots.length, violator.values.length) : words.title(of, paired, pairs.length);
  const named = new Map(scene.values.map(({ key, text: name }) => [key, name]));
  const nodes = new Map(scene.slots.map((node) => [node.key, node]));
  const own = Array.from(pairs).flatMap((value, slot) =>
    value < 0 ? [] : [words.pair(nodes.get(`s${slot}`)!.text, named.get(`v${value}`)!)],
  );
  const groups = scene.slots.reduce((found, { component, text: name }) => {
    if (component >= 0) found.set(component, [...(found.get(component) ?? []), name]);
    return found;
  }, new Map<number, string[]>());
  const across = scene.edges
    .filter(({ tone }) => tone === 'across')
    .map(({ slot, value }) => words.pair(nodes.get(`s${slot}`)!.text, named.get(`v${value}`)!));
  const stack = scene.slots
    .filter(({ walked }) => walked !== undefined)
    .toSorted((a, b) => a.walked!.place - b.walked!.place)
    .map(({ text: name, walked }) => words.walk(name, walked!));
  return { text, about: words.drawing(text, own, [...groups.values()], across, stack), isFull: paired === pairs.length };
}

export const matchingView = matchingOf(false);
export const sideBySideView = matchingOf(true);

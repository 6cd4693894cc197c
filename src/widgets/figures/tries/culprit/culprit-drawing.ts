import { select } from 'd3-selection';
import { culprit as words } from '#words/tries/culprit.ts';
import { one, put } from '../../../views/layer.ts';
import { type Bar, type Span, spansOf } from '../../../views/tree-bars.ts';
import { levelsOn, type Placed, pathAt, percentOf, type Search } from './culprit.ts';
import { nameOf } from './culprit-path.ts';

/** The first level's height, how much of it each further one has, and the least that one has. */
const [FIRST, SHARE, LEAST] = [17, 0.8, 1.5];
/** Room over the tree for what a bracket says, and under it for its ends. */
const [ABOVE, BELOW] = [32, 20];
/** Levels that have room for names, and the width that a name takes. */
const NAMED = 3;
const NAME_WIDTH = 52;
/** Half of the width of what a bracket says. */
const HALF_SAYING = 118;

const tenths = (value: number) => Math.round(value * 10) / 10;

/** How high the levels of a tree reach, the ground being 0. */
function heightsOf(levels: number): number[] {
  const heights = [0];
  for (let level = 0; level < levels; level++) heights.push(heights[level]! + Math.max(LEAST, FIRST * SHARE ** level));
  return heights;
}

export interface TreeScene {
  readonly search: Search;
  readonly position: number;
  /** Up to which step the run is shown. */
  readonly seen: number;
  /** The digit whose cost is shown. */
  readonly pick: Placed | undefined;
}

/**
 * Draws a run as a tree that grows upwards: a bar for each digit, from the step that places it to the one that takes it back.
 * Any scene after any other, `width` in pixels.
 */
export function treeDrawing(element: Element): (scene: TreeScene, width: number) => void {
  select(element).selectAll('svg').data([null]).join('svg').attr('class', 'blame').attr('role', 'img');
  const svg = select(element.querySelector('svg')!);
  const bars = one(svg, 'g', 'bars');
  const names = one(svg, 'g', 'names');
  const bracket = one(svg, 'g', 'bracket');
  const head = one(svg, 'g', 'head');
  const ends = one(svg, 'g', 'ends');
  return ({ search, position, seen, pick }, width) => {
    const { placed, timeline } = search;
    const heights = heightsOf(Math.max(...placed.map(({ depth }) => depth + 1)));
    const ground = tenths(ABOVE + heights.at(-1)!);
    const x = (step: number) => tenths((step / timeline.length) * width);
    const top = (depth: number) => tenths(ground - heights[depth + 1]!);
    const outline = ({ depth, from, to }: Span) => {
      const thick = heights[depth + 1]! - heights[depth]!;
      return `M${from} ${top(depth)}H${tenths(Math.max(to, from + 0.5))}v${tenths(thick - Math.min(1, thick * 0.3))}H${from}Z`;
    };
    const shown = placed.flatMap((bar) => (bar.from > seen ? [] : [{ ...bar, to: Math.min(bar.to, seen) }]));
    const path = pathAt(search, position);
    const under = (bar: Bar) => pick && bar.from > pick.from && bar.to <= pick.to;
    const layers: readonly (readonly [name: string, bars: readonly Bar[]])[] = [
      ['undone', shown.filter((bar) => bar.undone && !under(bar))],
      ['kept', shown.filter(({ undone }) => !undone)],
      ['lost', shown.filter(under)],
      ['now', shown.filter((bar) => bar.undone && path.some(({ from }) => from === bar.from))],
      ['pick', shown.filter((bar) => bar.from === pick?.from)],
    ];
    svg.attr('viewBox', `0 0 ${width} ${ground + BELOW}`).attr('aria-label', words.tree(timeline.length));
    put(
      bars
        .selectAll('path')
        .data([...layers])
        .join('path'),
      { class: ([tone]) => `bar ${tone}`, d: ([, toned]) => spansOf(toned, x, 1).map(outline).join('') },
    );
    const wide = shown.filter((bar) => bar.depth < NAMED && x(bar.to) - x(bar.from) > NAME_WIDTH);
    put(
      names.selectAll<SVGTextElement, Placed>('text').data(wide).join('text'),
      {
        class: (bar) =>
          bar.from === pick?.from ? 'pick' : path.some(({ from }) => from === bar.from) ? 'now' : bar.undone ? 'undone' : 'kept',
        x: (bar) => tenths((x(bar.from) + x(bar.to)) / 2),
        y: (bar) => tenths((top(bar.depth) + top(bar.depth - 1)) / 2 + 4 - bar.depth * 0.4),
        'font-size': (bar) => 12.5 - bar.depth,
      },
      (bar) => nameOf(search, bar),
    );
    put(
      bracket
        .selectAll('path')
        .data(pick ? [pick] : [])
        .join('path'),
      {
        d: (bar) => {
          const y = top(levelsOn(search, bar) - 1) - 6;
          return `M${x(bar.from)} ${tenths(y + 6)}V${tenths(y)}H${Math.max(x(bar.to), x(bar.from) + 3)}v6`;
        },
      },
    );
    put(
      bracket
        .selectAll('text')
        .data(pick ? [pick] : [])
        .join('text'),
      {
        x: (bar) => tenths(Math.max(HALF_SAYING, Math.min(width - HALF_SAYING, (x(bar.from) + x(bar.to)) / 2))),
        y: (bar) => tenths(top(levelsOn(search, bar) - 1) - 13),
      },
      (bar) => words.cost(bar.to - bar.from, percentOf(search, bar.to - bar.from)),
    );
    put(head.selectAll('path').data([null]).join('path'), { d: `M${x(position)} ${ABOVE - 10}V${ground + 4}` });
    put(head.selectAll('circle').data([null]).join('circle'), { cx: x(position), cy: ground + 6, r: 6 });
    put(ends.selectAll('path').data([null]).join('path'), { d: `M0 ${ground}H${width}` });
    const unseen = timeline.length - seen;
    put(
      ends
        .selectAll('text')
        .data([
          { side: 'start', x: 0, y: ground + 16, text: words.first },
          { side: 'end', x: width, y: ground + 16, text: words.last(timeline.length) },
          { side: 'middle', x: (x(seen) + width) / 2, y: ground - 40, text: unseen > timeline.length / 4 ? words.unseen : '' },
        ])
        .join('text'),
      { class: ({ side }) => side, x: (end) => tenths(end.x), y: ({ y }) => tenths(y) },
      ({ text }) => text,
    );
  };
}

import { culprit as words } from '#words/tries/culprit.ts';
import { groupBy } from '../../engine/group-by.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import { tenth } from '../../widgets/ui/numbers.ts';
import { type Layer, setAttributes } from '../../widgets/views/kit/elements.ts';
import { type Bar, type Span, spansOf } from '../../widgets/views/tree/bars.ts';
import { drawingIn } from '../kit/drawing.ts';
import { levelsOn, type Placed, pathAt, percentOf, type Search } from './culprit.ts';
import { nameOf } from './culprit-path.ts';

/** The first level's height, how much of it each further one has, and the least that one has. */
const [FIRST, SHARE, MIN] = [17, 0.8, 1.2];
/** Room over the tree for what a bracket says, and under it for its ends. */
const [ABOVE, BELOW] = [32, 20];
/** Levels that have room for names, and the width that a name takes, and its digit alone. */
const NAMED = 3;
const NAME_WIDTH = 52;
const DIGIT_WIDTH = 14;
/** Half of the width of what a bracket says. */
const HALF_SAYING = 118;
/** The width of the text where nothing is shown yet. */
const UNSEEN_WIDTH = 256;

/** How high the levels of a tree reach, the ground being 0. */
function heightsOf(levels: number): number[] {
  const heights = [0];
  for (let level = 0; level < levels; level++) heights.push(heights[level]! + Math.max(MIN, FIRST * SHARE ** level));
  return heights;
}

export interface TreeScene {
  readonly search: Search;
  readonly position: number;
  /** Up to which step the run is shown. */
  readonly seen: number;
  /** The digit whose cost is shown. */
  readonly pick: Placed | undefined;
  /** Whether the colours may say what becomes of digits. */
  readonly isFound: boolean;
}

/** The tones of bars, in the order in which they are drawn. */
const TONES = ['undone', 'kept', 'lost', 'now', 'grid', 'wrong', 'right'] as const;
export type Tone = (typeof TONES)[number];

/** Gives the tone of each bar of a scene. Before the culprit is found a bar is in the grid or isn't, and only a digit that was blamed is judged. */
export function tonesIn({ search, position, pick, isFound }: TreeScene): (bar: Placed) => Tone {
  const standing = new Set(pathAt(search, position).map(({ from }) => from));
  const isLost = (bar: Bar) => pick && !pick.isRight && bar.from > pick.from && bar.to <= pick.to;
  return (bar) => {
    if (bar.from === pick?.from) return pick.isRight ? 'right' : 'wrong';
    const isStanding = standing.has(bar.from);
    if (!isFound && isStanding) return 'grid';
    if (isFound && !bar.undone) return 'kept';
    if (isStanding) return 'now';
    return isLost(bar) ? 'lost' : 'undone';
  };
}

/** The tones that need a word in a scene. */
export function explainedIn({ pick, isFound }: TreeScene): readonly Tone[] {
  const judged: readonly Tone[] = pick ? (pick.isRight ? ['right'] : ['wrong', 'lost']) : [];
  return [...(isFound ? (['kept', 'now'] as const) : (['grid'] as const)), 'undone', ...judged];
}

/** Where things are in a tree of a width: steps from left to right, levels from the ground up. */
function placesIn({ placed, length }: Search, width: number) {
  const heights = heightsOf(Math.max(...placed.map(({ depth }) => depth + 1)));
  const ground = tenth(ABOVE + heights.at(-1)!);
  const x = (step: number) => tenth((step / length) * width);
  const top = (depth: number) => tenth(ground - heights[depth + 1]!);
  const thickness = (depth: number) => heights[depth + 1]! - heights[depth]!;
  return { width, ground, x, top, thickness };
}

type Places = ReturnType<typeof placesIn>;

/** The bars in a path for each tone, and names on those that have room for them. */
function drawBars(bars: Layer, names: Layer, scene: TreeScene, { x, top, thickness }: Places): void {
  const { search, seen } = scene;
  const outline = ({ depth, from, to }: Span) => {
    const thick = thickness(depth);
    return `M${from} ${top(depth)}H${tenth(Math.max(to, from + 0.5))}v${tenth(thick - Math.min(1, thick * 0.3))}H${from}Z`;
  };
  const shown = search.placed.filter(({ from }) => from <= seen).map((bar) => (bar.to > seen ? { ...bar, to: seen } : bar));
  const toneOf = tonesIn(scene);
  const byTone = groupBy(shown, toneOf);
  const toned = TONES.map((tone): [tone: Tone, bars: readonly Bar[]] => [tone, byTone.get(tone) ?? []]);
  setAttributes(bars.selectAll('path').data(toned).join('path'), {
    class: ([tone]) => `bar ${tone}`,
    d: ([, each]) => spansOf(each, x, 1).map(outline).join(''),
  });
  const widthOf = (bar: Bar) => x(bar.to) - x(bar.from);
  const wide = shown.filter((bar) => bar.depth < NAMED && widthOf(bar) > DIGIT_WIDTH);
  setAttributes(
    names.selectAll<SVGTextElement, Placed>('text').data(wide).join('text'),
    {
      class: toneOf,
      x: (bar) => tenth((x(bar.from) + x(bar.to)) / 2),
      y: (bar) => tenth((top(bar.depth) + top(bar.depth - 1)) / 2 + 4 - bar.depth * 0.4),
      'font-size': (bar) => 12.5 - bar.depth,
    },
    (bar) => (widthOf(bar) > NAME_WIDTH ? nameOf(search, bar) : symbolOf(search.puzzle, bar.digit)),
  );
}

/** A bracket over all that was placed on top of a digit that is taken back, with what it costs. */
function drawBracket(layer: Layer, { search, pick }: TreeScene, { x, top, width }: Places): void {
  const picked = pick?.undone ? [pick] : [];
  layer.classed('right', pick?.isRight ?? false);
  const over = (bar: Bar) => top(levelsOn(search, bar) - 1);
  setAttributes(layer.selectAll('path').data(picked).join('path'), {
    d: (bar) => `M${x(bar.from)} ${over(bar)}v-6H${Math.max(x(bar.to), x(bar.from) + 3)}v6`,
  });
  setAttributes(
    layer.selectAll('text').data(picked).join('text'),
    {
      x: (bar) => tenth(Math.max(HALF_SAYING, Math.min(width - HALF_SAYING, (x(bar.from) + x(bar.to)) / 2))),
      y: (bar) => tenth(over(bar) - 13),
    },
    (bar) => words.cost(bar.to - bar.from, percentOf(search, bar.to - bar.from)),
  );
}

/** The ground with the names of its ends, and in the middle of what is not shown yet that it will be. */
function drawGround(layer: Layer, { search: { length }, seen }: TreeScene, { x, ground, width }: Places): void {
  const hasRoom = width - x(seen) > Math.max(width / 4, UNSEEN_WIDTH);
  const said = [
    { side: 'start', x: 0, y: ground + 16, text: words.first },
    { side: 'end', x: width, y: ground + 16, text: words.last(length) },
    ...(hasRoom ? [{ side: 'middle', x: tenth((x(seen) + width) / 2), y: ground - 40, text: words.unseen }] : []),
  ];
  setAttributes(layer.selectAll('path').data([null]).join('path'), { d: `M0 ${ground}H${width}` });
  setAttributes(
    layer.selectAll('text').data(said).join('text'),
    { class: ({ side }) => side, x: (each) => each.x, y: (each) => tenth(each.y) },
    ({ text }) => text,
  );
}

/**
 * Draws a run as a tree that grows upwards: a bar for each digit, from the step that places it to the one that takes it back.
 * Any scene after any other, `width` in pixels.
 */
export function treeDrawing(element: Element): (scene: TreeScene, width: number) => void {
  // What the bracket says lies over the line of the head.
  const layers = ['bars', 'names', 'head', 'bracket', 'ends'] as const;
  const [svg, bars, names, head, bracket, ends] = drawingIn(element, { class: 'blame', role: 'img' }, ...layers);
  return (scene, width) => {
    const places = placesIn(scene.search, width);
    const { ground, x } = places;
    svg.attr('viewBox', `0 0 ${width} ${ground + BELOW}`).attr('aria-label', words.tree(scene.search.length));
    drawBars(bars, names, scene, places);
    drawBracket(bracket, scene, places);
    setAttributes(head.selectAll('path').data([null]).join('path'), { d: `M${x(scene.position)} ${ABOVE - 10}V${ground + 4}` });
    setAttributes(head.selectAll('circle').data([null]).join('circle'), { cx: x(scene.position), cy: ground + 6, r: 6 });
    drawGround(ends, scene, places);
  };
}

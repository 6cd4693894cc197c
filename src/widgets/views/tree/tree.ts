import { select } from 'd3-selection';
import { tree as words, zoomIn, zoomOut } from '#words/views.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { tenth } from '../../ui/numbers.ts';
import { type Ghost, SHOW_GHOST, SHOW_PART, viewThatNeeds } from '../view.ts';
import { type Bar, barsAt, barsOf, levelKinds, levelsAt, type Span, spansOf } from './bars.ts';

const WIDTH = 710;
const HEIGHT = 170;
/** The height of a bar with its gap, where there is room for all levels; deeper trees have lower bars. */
const BAR_HEIGHT = 22;
/** The side of the mark of a solution. */
const FOUND = 9;
/** More bars than this in a window are drawn as an outline. */
const MAX_BARS = 10_000;
const MAX_FOUND = 1500;
/** Bars of a level with less between them are drawn as one. */
const GAP = 1;

/** The number of levels of some bars, at least one. */
const levelsOf = (bars: readonly Bar[]) => bars.reduce((most, { depth }) => Math.max(most, depth + 1), 1);

/** The solutions found inside a window: milestones with the tone `done`, below the root. */
export function solutionsOf(timeline: Timeline, first: number, last: number): { position: number; depth: number }[] {
  const done = Object.entries(timeline.algorithm.steps).flatMap(([kind, { tone, detail }]) =>
    tone === 'done' && detail === 'milestone' ? [kind] : [],
  );
  const found: { position: number; depth: number }[] = [];
  for (
    let position = timeline.next(done, Math.max(0, first - 1));
    position !== undefined && position <= last && found.length < MAX_FOUND;
    position = timeline.next(done, position)
  ) {
    const depth = levelsAt(timeline, position).length;
    if (depth > 0) found.push({ position, depth });
  }
  return found;
}

/** What is shown after a requested part, as a share of it. */
const AFTER = 0.25;

/** Ghosts with thinner bars are lines. */
const THIN = 5;

/**
 * The search as bars upon bars: from left to right the work, upwards the depth, as in the overview. Another run hangs below it like a
 * mirror image, from where the two part. Click to go there, buttons to zoom.
 */
export const treeView = viewThatNeeds({ roles: ['depth'] }, (element, { timeline, algorithm, seek }) => {
  const root = select(element);
  const bar = root.selectAll<HTMLDivElement, null>('div.tree-bar').data([null]).join('div').attr('class', 'tree-bar');
  bar
    .selectAll('span')
    .data([words.title])
    .join('span')
    .attr('class', 'cap')
    .text((text) => text);
  const svg = root
    .selectAll<SVGSVGElement, null>('svg.tree')
    .data([null])
    .join('svg')
    .attr('class', 'tree')
    .attr('viewBox', `0 0 ${WIDTH} ${HEIGHT}`)
    .attr('preserveAspectRatio', 'none')
    .attr('role', 'img')
    .attr('aria-label', words.title);
  const axis = root.selectAll<HTMLDivElement, null>('div.tree-axis').data([null]).join('div').attr('class', 'tree-axis');
  let first = 0;
  let last: number | undefined;
  let drawn = '';
  let at = 0;
  let bars: Bar[] | undefined;
  let barHeight = 0;
  /** The y of the first level. */
  let ground = HEIGHT;
  let ghost: Ghost | undefined;

  const other = () => (timeline.withheld ? undefined : ghost);
  const longest = () => Math.max(timeline.length, other()?.timeline.length ?? 0);
  const end = () => (timeline.withheld ? Math.min(last ?? longest(), longest()) : (last ?? longest()));
  const x = (place: number) => tenth((Math.max(0, place - first) / Math.max(1, end() - first)) * WIDTH);
  /** The bars of a tone, in one path. */
  const drawBars = (tone: string, toned: readonly Bar[]) => {
    const thick = tenth(Math.max(0.8, barHeight - 1));
    const outline = ({ depth, from, to }: Span) => {
      const y = tenth(ground - (depth + 1) * barHeight);
      return `M${from} ${y}H${tenth(Math.max(from + 0.6, to - 0.3))}V${tenth(y + thick)}H${from}Z`;
    };
    svg
      .selectAll(`path.${tone}`)
      .data([spansOf(toned, x, GAP)])
      .join('path')
      .attr('class', `bar ${tone}`)
      .attr('d', (spans) => spans.map(outline).join(''));
  };

  const zoom = (factor: number) => {
    const all = longest();
    const span = Math.max(20, Math.min(all, (end() - first) * factor));
    first = Math.max(0, Math.min(at - span / 2, all - span));
    last = factor > 1 && span >= all ? undefined : first + span;
    drawn = '';
    draw(at);
  };

  function draw(position: number): void {
    at = position;
    // A playhead that leaves the window takes it along.
    if (last !== undefined && (position < first || position > last)) {
      const span = last - first;
      first = Math.max(0, Math.min(position - span / 2, timeline.length - span));
      last = first + span;
    }
    const shownGhost = other();
    const key = `${first}/${end()}/${timeline.length}/${timeline.complete}/${timeline.withheld}/${shownGhost?.timeline.length}`;
    if (key !== drawn) {
      drawn = key;
      // A shorter run ends before the window does.
      const stop = Math.min(end(), timeline.length);
      bars = barsOf(timeline, first, stop, MAX_BARS);
      const below = shownGhost ? barsBelow(shownGhost) : undefined;
      const deepest = Math.max(1, bars ? levelsOf(bars) : timeline.metricMax);
      barHeight = Math.min(BAR_HEIGHT, HEIGHT / (deepest + (below?.levels ?? 0)));
      ground = HEIGHT - (below?.levels ?? 0) * barHeight;
      drawGhost(below);
      drawBars('undone', bars?.filter(({ undone }) => undone) ?? []);
      drawBars('kept', bars?.filter(({ undone }) => !undone) ?? []);
      svg
        .selectAll<SVGRectElement, { position: number; depth: number }>('rect.found')
        .data(bars ? solutionsOf(timeline, first, stop) : [], (datum) => datum?.position)
        .join('rect')
        .attr('class', 'found')
        .attr('x', ({ position }) => Math.min(WIDTH - FOUND, Math.max(0, x(position) - FOUND / 2)))
        .attr('width', FOUND)
        .attr('y', ({ depth }) => tenth(Math.max(0, ground - depth * barHeight - FOUND)))
        .attr('height', FOUND);
      const columns = bars ? [] : timeline.overview(WIDTH / 2, first, stop);
      const right = x(stop);
      svg
        .selectAll('path.outline')
        .data(columns.length > 0 ? [columns] : [])
        .join('path')
        .attr('class', 'outline')
        .attr(
          'd',
          (values) =>
            `M0 ${ground}${values.map(([, high], index) => `L${tenth((index / values.length) * right)} ${Math.round(ground - high * barHeight)}`).join('')}L${right} ${ground}Z`,
        );
      const totals = levelKinds(algorithm).reduce((sum, kind) => sum + (timeline.totals[kind] ?? 0), 0);
      axis
        .selectAll('span')
        .data(words.axis(Math.round(first), deepest, Math.round(end())))
        .join('span')
        .text((text) => text);
      const description = words.drawing(totals, Math.round(first), Math.round(end()));
      svg.attr('aria-label', shownGhost ? `${description}. ${words.withGhost(shownGhost.from)}` : description);
      bar.selectAll('.cap').text(shownGhost ? words.titleWithGhost : words.title);
    }
    // The open levels that the search will take back; those that stay are drawn anyway.
    drawBars(
      'now',
      barsAt(bars ?? [], position).filter(({ undone }) => undone),
    );
    svg
      .selectAll('path.head')
      .data([x(position)])
      .join('path')
      .attr('class', 'head')
      .attr('d', (place) => `M${place} 0V${HEIGHT}`);
  }

  /** The part of the ghost in the window, from where it differs: its bars and their number of levels. */
  function barsBelow({ timeline: other, from }: Ghost) {
    const [start, stop] = [Math.max(first, from - 1), Math.min(end(), other.length)];
    if (start >= stop) return undefined;
    const hanging = barsOf(other, start, stop, MAX_BARS);
    const columns = hanging ? [] : other.overview(WIDTH / 4, start, stop);
    return { hanging: hanging ?? [], columns, start, stop, levels: hanging ? levelsOf(hanging) : other.metricMax };
  }

  function drawGhost(below: ReturnType<typeof barsBelow>): void {
    const outline = ({ depth, from, to }: Span) => {
      const [y, right] = [ground + depth * barHeight, tenth(Math.max(from + 0.6, to - 0.3))];
      if (barHeight < THIN) return `M${from} ${tenth(y + barHeight / 2)}H${right}`;
      return `M${from} ${tenth(y + 1)}H${right}V${tenth(y + barHeight)}H${from}Z`;
    };
    const shape = ({ hanging, columns, start, stop }: NonNullable<typeof below>) => {
      const place = (index: number) => x(start + ((index + 0.5) / columns.length) * (stop - start));
      const depths = columns.map(([, high], index) => `${place(index)} ${tenth(ground + high * barHeight)}`);
      return spansOf(hanging, x, GAP).map(outline).join('') + (depths.length > 0 ? `M${depths.join('L')}` : '');
    };
    const parts = below ? [below] : [];
    svg.selectAll('path.ghost-run').data(parts).join('path').attr('class', 'ghost-run').attr('d', shape);
    svg
      .selectAll('path.ground')
      .data(parts)
      .join('path')
      .attr('class', 'ground')
      .attr('d', `M0 ${tenth(ground)}H${WIDTH}`);
  }

  if (seek) {
    root.on(SHOW_GHOST, ({ detail }: CustomEvent<Ghost | null>) => {
      const seen = drawn !== '';
      ghost = detail ?? undefined;
      drawn = '';
      if (seen) draw(at);
    });
    // A part that leads up to a place is shown with a little of what comes after.
    root.on(SHOW_PART, ({ detail: [from, to] }: CustomEvent<[number, number]>) => {
      const seen = drawn !== '';
      [first, last, drawn] = [from, Math.ceil(to + (to - from) * AFTER), ''];
      if (seen) draw(to);
    });
    svg.on('click', (event: MouseEvent) => {
      const box = svg.node()!.getBoundingClientRect();
      seek(Math.round(first + ((event.clientX - box.left) / box.width) * (end() - first)));
    });
    const buttons: [string, string, number][] = [
      ['−', zoomOut, 4],
      ['+', zoomIn, 0.25],
    ];
    bar
      .selectAll('button')
      .data(buttons)
      .join('button')
      .attr('type', 'button')
      .attr('class', 'chip')
      .attr('aria-label', ([, name]) => name)
      .text(([text]) => text)
      .on('click', (_, [, , factor]) => zoom(factor));
  }
  return { grows: true, draw: ({ position }) => draw(position) };
});

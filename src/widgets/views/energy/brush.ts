import { pointer, type Selection } from 'd3-selection';
import { brush } from '#words/views.ts';

/** What a drawing does for its brush. Places are in the drawing's own units. */
interface BrushCallbacks {
  /** A press without a drag. */
  seek(place: number): void;
  /** A part was marked, to be seen closer. */
  show(from: number, to: number): void;
  playhead(): number;
  /** A part, as it is read out. */
  words(from: number, to: number): string;
}

type Part = [from: number, to: number];

/** Shorter drags are presses, as a share of the width. */
const SHORTEST = 0.01;
/** How far a key moves a part or its end, as a share of the width. */
const STRIDE = 0.02;
/** The part that the first key marks. */
const FIRST = 0.25;

/**
 * Lets a reader mark a part of a drawing: by dragging, or by keys while the brush has the focus. Returns a function that describes
 * the part again, for when the same places mean something else.
 */
export async function enableBrush(
  svg: Selection<SVGSVGElement, unknown, null, undefined>,
  [width, height]: readonly [number, number],
  { seek, show, playhead, words }: BrushCallbacks,
): Promise<() => void> {
  const { brushSelection, brushX } = await import('d3-brush');
  let scrolls = false;
  const behaviour = brushX<null>()
    .keyModifiers(false)
    .extent([
      [0, 0],
      [width, height],
    ])
    .on('brush end', tell)
    .on('end.done', ({ sourceEvent, selection }: { sourceEvent?: MouseEvent | TouchEvent; selection: Part | null }) => {
      // Moved by a key, or by the lines below.
      if (!sourceEvent) return;
      mark(null);
      const scrolled = scrolls;
      scrolls = false;
      if (scrolled || sourceEvent.type === 'touchcancel') return;
      if (selection && selection[1] - selection[0] > SHORTEST * width) show(...selection);
      else seek(pointer('changedTouches' in sourceEvent ? sourceEvent.changedTouches[0] : sourceEvent, layer.node())[0]);
    });
  const layer = svg
    .selectAll<SVGGElement, null>('g.brush')
    .data([null])
    .join('g')
    .attr('class', 'brush')
    .attr('tabindex', 0)
    .attr('role', 'slider')
    .attr('aria-label', brush.name)
    .attr('aria-description', brush.keys)
    .attr('aria-valuemin', 0)
    .attr('aria-valuemax', 100)
    .call(behaviour)
    // The page keeps its scrolling.
    .style('touch-action', 'pan-y')
    .on('keydown', onKey)
    // A press leaves the keys to the figure, as one on a cell does.
    .on('mousedown.focus', (event: MouseEvent) => {
      event.preventDefault();
      svg.node()!.closest<HTMLElement>('sudo-stepper')?.focus({ preventScroll: true });
    });

  // A finger that goes up or down moves the page.
  let began: Touch | undefined;
  svg
    .on(
      'touchstart.page',
      ({ touches }: TouchEvent) => {
        [began, scrolls] = [touches[0], false];
      },
      { capture: true, passive: true },
    )
    .on(
      'touchmove.page',
      (event: TouchEvent) => {
        const [now] = event.touches;
        if (began && now) scrolls = Math.abs(now.clientY - began.clientY) > Math.abs(now.clientX - began.clientX);
        began = undefined;
        if (scrolls) event.stopPropagation();
      },
      { capture: true, passive: true },
    );

  const part = () => brushSelection(layer.node()!) as Part | null;
  const mark = (target: Part | null) => behaviour.move(layer, target);

  function tell(): void {
    const marked = part();
    const middle = marked ? (marked[0] + marked[1]) / 2 : playhead();
    layer.attr('aria-valuenow', Math.round((middle / width) * 100)).attr('aria-valuetext', marked ? words(...marked) : brush.nothing);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const marked = part();
    if (event.key === 'Enter' && marked) {
      mark(null);
      show(...marked);
    } else if (event.key === 'Escape' && marked) mark(null);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') mark(partAfterKey(event, marked, playhead(), width));
    else return;
    event.preventDefault();
  }

  tell();
  return tell;
}

/** The part that an arrow key leads to: moved, or with Shift longer or shorter, never out of the drawing. Without one it begins at the playhead. */
export function partAfterKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  marked: Part | null,
  playhead: number,
  width: number,
): Part {
  const stride = (key === 'ArrowLeft' ? -STRIDE : STRIDE) * width;
  const length = marked ? marked[1] - marked[0] : FIRST * width;
  const within = (place: number, most: number) => Math.max(0, Math.min(most, place));
  if (!marked) {
    const from = within(playhead - length / 2, width - length);
    return [from, from + length];
  }
  const [from, to] = marked;
  if (shiftKey) return [from, Math.max(from + STRIDE * width, within(to + stride, width))];
  const moved = within(from + stride, width - length);
  return [moved, moved + length];
}

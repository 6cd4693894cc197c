import { type Selection, select } from 'd3-selection';

const MAX = 6;
/** What one press of a button enlarges by: two make marks of a grid of 625 cells legible on a large screen, three on a phone. */
const BY = 2;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where an enlarged drawing is shown: its places times the scale, plus the shift. */
export interface Shown {
  readonly scale: number;
  readonly shift: Place;
}

/** What the buttons are called. */
interface ZoomWords {
  readonly smaller: string;
  readonly larger: string;
  readonly whole: string;
  readonly showWhole: string;
}

export interface DrawingZoom {
  /** Keeps a place in view while the grid is enlarged; in manual mode its surroundings are in the middle. In the drawing's own units. */
  follow(place: Place, surroundings: Place): void;
  /** Brings a place into view where it is not. */
  show(place: Place): void;
  /** Makes a place the one that the buttons enlarge about, and moves nothing. */
  mark(place: Place): void;
  /** The place of the drawing that is shown at a place of its frame. */
  placeAt(place: Place): Place;
}

export type Svg = Selection<SVGSVGElement, unknown, null, undefined>;
export type World = Selection<SVGGElement, unknown, null, undefined>;

/**
 * Lets the reader enlarge a drawing: by buttons, by two fingers, by the wheel with Ctrl, and by dragging once it is enlarged.
 * `size` is the drawing's width and height in its own units; `moved` is told where the drawing is shown, whenever that changes.
 */
export async function enableZoom(
  element: Element,
  svg: Svg,
  world: World,
  size: readonly [width: number, height: number],
  words: ZoomWords,
  moved?: (shown: Shown) => void,
): Promise<DrawingZoom> {
  const { zoom, zoomIdentity, zoomTransform } = await import('d3-zoom');
  let scale = 1;
  let shift = { x: 0, y: 0 };
  let wasPlayed = false;
  /** Whether the drawing was enlarged without being asked. */
  let opened = false;
  let lit: Place | undefined;
  const isInView = ({ x, y }: Place, margin = 0.06) => {
    const inside = (at: number, side: number) => at > side * margin && at < side - side * margin;
    return scale === 1 || (inside(x * scale + shift.x, size[0]) && inside(y * scale + shift.y, size[1]));
  };
  // The focused cell is the reader's own place.
  svg.on('focusin.zoom', ({ target }: FocusEvent) => {
    const box = (target as Element).closest<SVGRectElement>('[data-cell]')?.getBBox();
    if (!box) return;
    lit = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  const behaviour = zoom<SVGSVGElement, unknown>()
    .extent([[0, 0], [...size]])
    .translateExtent([[0, 0], [...size]])
    .scaleExtent([1, MAX])
    // The page keeps its wheel, and its scrolling by one finger while nothing is enlarged.
    .filter((event: MouseEvent & TouchEvent) => {
      if (event.type === 'wheel') return event.ctrlKey;
      if (event.type === 'touchstart') return scale > 1 || event.touches.length > 1;
      return scale > 1 && event.button === 0;
    })
    .on('zoom', ({ transform }: { transform: { k: number; x: number; y: number; toString(): string } }) => {
      scale = transform.k;
      shift = { x: transform.x, y: transform.y };
      world.attr('transform', scale === 1 ? null : transform.toString());
      svg.classed('enlarged', scale > 1);
      whole.property('disabled', scale === 1);
      moved?.({ scale, shift });
    });
  svg.call(behaviour).on('dblclick.zoom', null);

  /** About the lit place, unless the reader has moved on to another. */
  const scaleBy = (by: number) => {
    const centre = lit && isInView(lit, 0) ? lit : undefined;
    behaviour.scaleBy(svg, by);
    if (centre) behaviour.translateTo(svg, centre.x, centre.y);
  };
  const bar = select(element).selectAll<HTMLDivElement, null>('.zoom-bar').data([null]).join('div').attr('class', 'zoom-bar');
  const actions: [text: string, name: string, act: () => void][] = [
    ['−', words.smaller, () => scaleBy(1 / BY)],
    ['+', words.larger, () => scaleBy(BY)],
    [words.whole, words.showWhole, () => behaviour.transform(svg, zoomIdentity)],
  ];
  const buttons = bar
    .selectAll<HTMLButtonElement, (typeof actions)[number]>('button')
    .data(actions)
    .join('button')
    .attr('type', 'button')
    .attr('class', 'chip')
    .attr('aria-label', ([, name]) => name)
    .text(([text]) => text)
    .on('click', (_, [, , act]) => act());
  const whole = buttons.filter((_, index) => index === 2).property('disabled', true);
  // Another run in the same figure draws into what the reader has enlarged.
  behaviour.transform(svg, zoomTransform(svg.node()!));

  return {
    follow(place, surroundings) {
      if (!svg.node()!.contains(document.activeElement)) lit = place;
      // A reader who writes into the grid, or whose text is about one box, has to read its marks: it opens enlarged, once, about a whole box.
      const isPlayed = element.closest('.hands, .near') !== null;
      if (isPlayed && !wasPlayed && scale === 1) {
        behaviour.scaleBy(svg, BY * BY);
        behaviour.translateTo(svg, surroundings.x, surroundings.y);
        opened = true;
      }
      if (!isPlayed && opened) {
        behaviour.transform(svg, zoomIdentity);
        opened = false;
      }
      wasPlayed = isPlayed;
      const centre = isPlayed && lit === place ? surroundings : lit;
      if (lit && centre && !isInView(lit)) behaviour.translateTo(svg, centre.x, centre.y);
    },
    show(place) {
      lit = place;
      if (!isInView(place)) behaviour.translateTo(svg, place.x, place.y);
    },
    mark(place) {
      lit = place;
    },
    placeAt: ({ x, y }) => ({ x: (x - shift.x) / scale, y: (y - shift.y) / scale }),
  };
}

import { landscape as words } from '#words/views.ts';
import { percent } from '../../ui/numbers.ts';
import { ensureChild, type Layer, setAttributes } from '../kit/elements.ts';
import { COLDEST, differenceAt, signPlace, WARMEST } from './drawing.ts';

/** How far an arrow key turns the temperature. */
const STRIDE = 0.05;

interface HandleCallbacks {
  suppose(temperature: number): void;
  /** A temperature, as it is read out. */
  value(temperature: number): string;
  /** What it is called and how keys turn it, where it turns the run itself. */
  readonly label?: string;
  readonly keys?: string;
}

/** What lies over the sign of the temperature to be dragged, or turned by keys. */
export interface Handle {
  readonly node: Element;
  /** Puts it to a temperature, and a mark to that of the run; 0 where there is none. */
  place(temperature: number, inRun: number): void;
}

/** Lets a reader suppose another temperature than that of the run. */
export function enableSupposing(svg: Layer, { suppose, value, label = words.handle, keys = words.handleKeys }: HandleCallbacks): Handle {
  // A drawing with something to use in it is no picture.
  svg.attr('role', 'group');
  const handle = ensureChild(svg, 'g', 'handle')
    // Not to be had before it has a place and a value.
    .attr('display', 'none')
    .attr('role', 'slider')
    .attr('tabindex', 0)
    .attr('aria-label', label)
    .attr('aria-description', keys)
    .attr('aria-valuemin', COLDEST)
    .attr('aria-valuemax', WARMEST);
  let now = 0;
  const take = (temperature: number) => suppose(Math.max(COLDEST, Math.min(WARMEST, temperature)));

  handle
    .on('keydown', (event: KeyboardEvent) => {
      const direction = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
      if (direction === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      take(Math.min(now, WARMEST) + direction * STRIDE);
    })
    .on('pointerdown', (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      handle.node()!.setPointerCapture(event.pointerId);
      handle.node()!.focus({ preventScroll: true });
    })
    .on('pointermove', (event: PointerEvent) => {
      if (!handle.node()!.hasPointerCapture(event.pointerId)) return;
      const { left, width } = svg.node()!.getBoundingClientRect();
      take(differenceAt((event.clientX - left) / width));
    });
  return {
    node: handle.node()!,
    place(temperature, inRun) {
      now = temperature;
      setAttributes(handle, { display: temperature > 0 ? 'inline' : 'none' });
      const [left, down] = signPlace(temperature || 1).map(percent) as [string, string];
      const there = percent(signPlace(inRun || 1)[0]);
      setAttributes(ensureChild(handle, 'circle', 'hit'), { cx: left, cy: down, r: 17 });
      setAttributes(ensureChild(handle, 'line', 'in-run'), {
        display: temperature === inRun ? 'none' : 'inline',
        x1: there,
        x2: there,
        y1: '97%',
        y2: '103%',
      });
      setAttributes(handle, { 'aria-valuenow': temperature.toFixed(2), 'aria-valuetext': value(temperature) });
    },
  };
}

import { onKeys, type TryPage } from './define-try.ts';

interface Slider {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** The action of a press or a drag so many pixels from the left edge. */
  at(x: number, width: number): string;
  /** The action of a key. */
  key(name: string): string | undefined;
}

/** Makes a drawing a slider: a press, a drag and keys set it. */
export function enableSlider(page: TryPage, drawing: HTMLElement, { label, min, max, at, key }: Slider): void {
  Object.assign(drawing, { role: 'slider', tabIndex: 0, ariaLabel: label, ariaValueMin: String(min), ariaValueMax: String(max) });
  onKeys(drawing, key, (action) => page.act(action));
  const follow = ({ clientX }: PointerEvent) => {
    const { left, width } = drawing.getBoundingClientRect();
    page.act(at(clientX - left, width));
  };
  drawing.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    drawing.setPointerCapture(event.pointerId);
    follow(event);
  });
  drawing.addEventListener('pointermove', (event) => {
    if (drawing.hasPointerCapture(event.pointerId)) follow(event);
  });
}

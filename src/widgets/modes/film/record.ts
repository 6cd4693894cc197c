import { svgText } from '../../ui/export.ts';
import { type Encoder, zipped } from './encoders.ts';
import { type Stretch, shotsOf } from './shots.ts';
import { paintSlide, type SlideSource } from './slide.ts';

/** A figure whose movements can be held still; see ViewSet.hold. */
export interface Filmed extends SlideSource {
  hold(from: number, at: number, to: number): number;
}

interface Watch {
  readonly signal: AbortSignal;
  /** Told of each position that the film has come to. */
  readonly came: (position: number) => void;
}

/** Films a stretch, picture by picture, without a clock. Rejects with the signal's reason when it is called off. */
export async function filmOf(figure: Filmed, stretch: Stretch, canvas: HTMLCanvasElement, encoder: Encoder, watch: Watch): Promise<Blob> {
  for (const { from, to, at, seconds } of shotsOf(stretch, (from, to) => figure.hold(from, 0, to))) {
    watch.signal.throwIfAborted();
    figure.hold(from, at, to);
    await paintSlide(canvas, figure, to);
    await encoder.add(seconds);
    if (from === to) watch.came(to);
  }
  return encoder.finish();
}

/** The frames of a stretch as drawings, a file each, named by their positions. */
export async function drawingsOf(figure: Filmed, { stops }: Stretch, name: string, { signal, came }: Watch): Promise<Blob> {
  const files: Record<string, string> = {};
  for (const position of stops) {
    signal.throwIfAborted();
    figure.hold(position, 1, position);
    files[`${name}-${String(position).padStart(String(stops.at(-1)).length, '0')}.svg`] = await svgText(figure.drawing());
    came(position);
  }
  return zipped(files);
}

import { noVideo } from '#words/film.ts';

/** Takes the pictures of a film one after the other, each from the canvas as it is then. */
export interface Encoder {
  add(seconds: number): Promise<void>;
  finish(): Promise<Blob>;
}

/** A video as browsers, and programs for slides, play it. Rejects where this browser encodes none. */
export async function webmEncoder(canvas: HTMLCanvasElement): Promise<Encoder> {
  const { BufferTarget, CanvasSource, Output, QUALITY_HIGH, WebMOutputFormat, getFirstEncodableVideoCodec } = await import('mediabunny');
  const { width, height } = canvas;
  const codec = await getFirstEncodableVideoCodec(['vp9', 'vp8', 'av1'], { width, height });
  if (!codec) throw new Error(noVideo);
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new CanvasSource(canvas, { codec, bitrate: QUALITY_HIGH });
  output.addVideoTrack(source);
  await output.start();
  let time = 0;
  return {
    async add(seconds) {
      await source.add(time, seconds);
      time += seconds;
    },
    async finish() {
      await output.finalize();
      return new Blob([target.buffer!], { type: 'video/webm' });
    },
  };
}

/** An animated picture that runs again and again; its delays are whole hundredths of a second. */
export async function gifEncoder(canvas: HTMLCanvasElement): Promise<Encoder> {
  const { encode } = await import('modern-gif');
  const { width, height } = canvas;
  const context = canvas.getContext('2d')!;
  const frames: { data: Uint8ClampedArray<ArrayBuffer>; delay: number }[] = [];
  let time = 0;
  let delays = 0;
  return {
    async add(seconds) {
      time += seconds;
      const delay = Math.max(20, Math.round(time * 100) * 10 - delays);
      delays += delay;
      frames.push({ data: context.getImageData(0, 0, width, height).data, delay });
    },
    finish: () => encode({ width, height, frames, maxColors: 255, format: 'blob' }),
  };
}

/** Files of text in one file. */
export async function zipped(files: Readonly<Record<string, string>>): Promise<Blob> {
  // What packs beside the page does it, for a large file, in a worker made of text, which no page allows.
  const { strToU8, zipSync } = await import('fflate');
  const packed = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
  return new Blob([zipSync(packed, { mtime: new Date(2000, 0, 1) })], { type: 'application/zip' });
}

import { svgImage } from '../../ui/export.ts';

/** What a slide shows beside the drawing: the sentence of the step as on the page, its place and what the figure is about. */
export interface SlideSource {
  drawing(): SVGSVGElement;
  /** The element that holds the sentence, in spans with colours of their own. */
  readonly sentence: HTMLElement;
  place(position: number): string;
  readonly title: string;
}

/** A part of a word that is written in one way. */
interface Piece {
  readonly text: string;
  readonly font: string;
  readonly color: string;
}

/** The least share of the height that type has, and of the slide that its edge takes. */
const [TYPE, EDGE] = [1 / 21, 1 / 18];
/** A drawing that is wider than this, for its height, has the words below it. */
const WIDE = 1.25;

/** The words of a sentence, written as on the page but at another size. */
function wordsOf(sentence: HTMLElement, size: number): Piece[][] {
  const words: Piece[][] = [[]];
  const walker = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    const { color, fontFamily, fontWeight } = getComputedStyle(parentElement!);
    data.split(/\s+/).forEach((text, index) => {
      if (index > 0) words.push([]);
      if (text) words.at(-1)!.push({ text, color, font: `${fontWeight} ${size}px ${fontFamily}` });
    });
  }
  return words.filter((word) => word.length > 0);
}

/** Writes words into lines that are so wide and so far apart; the base of the first is at `y`. */
function write(context: CanvasRenderingContext2D, words: readonly Piece[][], [x, y]: [number, number], width: number, line: number): void {
  const lengthOf = ({ font, text }: Piece) => {
    context.font = font;
    return context.measureText(text).width;
  };
  let [left, base] = [x, y];
  for (const word of words) {
    const lengths = word.map(lengthOf);
    const whole = lengths.reduce((sum, length) => sum + length, 0);
    if (left > x && left + whole > x + width) [left, base] = [x, base + line];
    word.forEach((piece, index) => {
      context.font = piece.font;
      context.fillStyle = piece.color;
      context.fillText(piece.text, left, base);
      left += lengths[index]!;
    });
    left += lengthOf({ ...word[0]!, text: ' ' });
  }
}

/** Paints what a figure shows as a slide; one that is square has the drawing alone. */
export async function paintSlide(canvas: HTMLCanvasElement, source: SlideSource, position: number): Promise<void> {
  const { width, height } = canvas;
  const drawing = source.drawing();
  const type = Math.round(height * TYPE);
  // Before the first wait: the figure may draw another frame.
  const sentence = wordsOf(source.sentence, type);
  const image = await svgImage(drawing);
  const context = canvas.getContext('2d')!;
  const style = getComputedStyle(drawing.closest('.stepper') ?? document.body);
  context.fillStyle = style.backgroundColor;
  context.fillRect(0, 0, width, height);
  const edge = Math.round(height * EDGE);
  const alone = width === height;
  const wide = !alone && image.width / image.height > WIDE;
  const line = Math.round(type * 1.4);
  const room = alone
    ? { width: width - 2 * edge, height: height - 2 * edge }
    : wide
      ? { width: width - 2 * edge, height: height - 3 * edge - 4 * line }
      : { width: height - 2 * edge, height: height - 2 * edge };
  const scale = Math.min(room.width / image.width, room.height / image.height);
  const [shownWidth, shownHeight] = [image.width * scale, image.height * scale];
  context.drawImage(image, edge + (room.width - shownWidth) / 2, edge + (room.height - shownHeight) / 2, shownWidth, shownHeight);
  if (alone) return;
  const left = wide ? edge : room.width + 2 * edge;
  const top = wide ? room.height + 2 * edge : edge;
  const small = `500 ${Math.round(type * 0.6)}px ${style.getPropertyValue('--sans')}`;
  const muted = style.getPropertyValue('--ink-2');
  context.textBaseline = 'alphabetic';
  const say = (text: string, y: number) => {
    context.font = small;
    context.fillStyle = muted;
    context.fillText(text, left, y);
  };
  say(source.title, top + type * 0.6);
  write(context, sentence, [left, top + 1.9 * line], width - left - edge, line);
  say(source.place(position), height - edge);
}

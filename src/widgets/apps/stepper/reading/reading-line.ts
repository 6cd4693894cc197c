/** Where a scene lies in the window: what the height of the reading line depends on. All in CSS pixels from the window's top. */
export interface ScenePlace {
  readonly windowHeight: number;
  /** The top of the section. */
  readonly top: number;
  /** The end of its text. */
  readonly bottom: number;
  /** The height of a figure that is docked at the top; 0 where it is beside the text. */
  readonly dock: number;
}

/** Shares of the window's height, or of what a docked figure leaves of it. */
const [USUAL, DOCKED, FIRST, LAST] = [0.4, 0.3, 0.25, 0.52];

const within = (share: number) => Math.max(0, Math.min(1, share));
const between = (from: number, to: number, share: number) => from + (to - from) * share;

/**
 * The height at which a paragraph is being read. It is higher while a section comes in and lower while it ends, so that its first and its
 * last paragraphs have their turn while the figure is whole.
 */
export function readingLine({ windowHeight, top, bottom, dock }: ScenePlace): number {
  if (dock > 0) return dock + (windowHeight - dock) * DOCKED;
  const usual = windowHeight * USUAL;
  const start = between(usual, windowHeight * FIRST, within((top + windowHeight * 0.3) / (windowHeight * 0.3)));
  return between(windowHeight * LAST, start, within((bottom - windowHeight) / (windowHeight * 0.5)));
}

/** The index of the paragraph that is being read: the last that begins above the line, or the first. `tops` are in the order of the text. */
export function currentBeat(tops: readonly number[], line: number): number {
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
}

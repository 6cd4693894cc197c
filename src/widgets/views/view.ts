import type { AnyAlgorithm } from '../../engine/algorithm.ts';
import type { AnyNarrator } from '../../narration/narrator.ts';
import type { Frame, Timeline } from '../../trace/timeline.ts';

/** What a view may know beside the frame it draws. The same at build time and in the browser. */
export interface ViewContext {
  readonly document: Document;
  readonly algorithm: AnyAlgorithm;
  readonly words: AnyNarrator;
  readonly timeline: Timeline;
  /** What the algorithm runs on. */
  readonly input: unknown;
  /** Labels and kinds of the counters to show. */
  readonly shows: readonly string[];
  /** Called when a reader asks for a frame; absent at build time. */
  readonly seek?: (position: number) => void;
  /** Called when a reader points at a cell; absent at build time. */
  readonly pick?: (cell: number) => void;
}

/** Draws complete frames: any frame, in any order. Motion is only added where `previous` is the frame before. */
export interface View {
  /** Its drawing shows how far the run has come, too: it is drawn anew while the run goes on. */
  readonly grows?: boolean;
  draw(frame: Frame, previous?: Frame): void;
}

/** Makes a view in an element that may already hold its first frame, drawn at build time. */
export type CreateView = (element: Element, context: ViewContext) => View;

import type { AnyAlgorithm } from '../../engine/algorithm.ts';
import type { Picture } from '../../engine/picture.ts';
import { kindsWhere, type StepKind } from '../../engine/step.ts';
import type { AnyNarrator } from '../../narration/narrator.ts';
import type { Frame, Timeline } from '../../trace/timeline.ts';
import type { CountedSteps } from '../runs/lit.ts';
import type { Movement } from './kit/movement.ts';
import type { Lit } from './lit.ts';

/** Everything a view may know besides the frame it draws, at build time and in the browser alike. */
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
  /** Called when the drawing of the whole run shows another part of it; undefined for all there is. Absent at build time. */
  readonly showPart?: (part: readonly [first: number, last: number] | undefined) => void;
  /** Called when a reader points at a cell; absent at build time. */
  readonly pick?: (cell: number) => void;
}

/** Asks the drawing of a whole run for a part of it: the event's detail is a Part, or null for the whole run. */
export const SHOW_PART = 'show-part';

/** A part of a run, from one position to another. */
export interface Part {
  readonly first: number;
  readonly last: number;
  /** The part leads up to its last position, and a little of what comes after is shown too. */
  readonly leadsUp?: boolean;
  /** Steps marked in the drawing and counted under it. */
  readonly counts?: CountedSteps;
}

/** Marks positions under the drawing of a whole run: the event's detail is a Rings, or null to remove them. */
export const SHOW_RINGS = 'show-rings';

/** Positions that a text is about, and the one it is about now. */
export interface Rings {
  readonly positions: readonly number[];
  readonly current?: number | undefined;
}

/** Shows a second, dashed playhead in the drawing of a whole run: the event's detail is its position, or null to remove it. */
export const SHOW_PEEK = 'show-peek';

/** Tells that a pointer is at a bar of the tree: the event bubbles, and its detail is a PointedBar, or null when the pointer leaves. */
export const POINT_BAR = 'point-bar';

/** A bar of the tree, by the step that opens it. */
export interface PointedBar {
  readonly position: number;
  /** What that step is about, where it is about a cell and a digit. */
  readonly cell: number | undefined;
  readonly digit: number | undefined;
}

/** Shows another run in drawings of a whole run: the event's detail is a Ghost, or null to remove it. */
export const SHOW_GHOST = 'show-ghost';

/** A second run that equals the shown one up to the step before `from`. */
export interface Ghost {
  readonly timeline: Timeline;
  readonly from: number;
}

/** The share of a whole run's drawing that the past takes while later steps are withheld. */
export const PAST_SHARE = 0.8;

/** What a view is told of the frame that was drawn before: its position, as its state has changed since. */
export type ShownFrame = Pick<Frame, 'position'>;

/** Draws complete frames: any frame, in any order. `previous` is the frame shown so far. */
export interface View<Drawn extends Frame = Frame> {
  /** What the drawing shows of the whole run, so that it is redrawn while the run grows: its length alone, or also the levels of the search, which take their time to be found out. */
  readonly grows?: 'length' | 'levels';
  /** Up to which position the levels have to be known before it's drawn. Where a drawing doesn't say, that's as far as the run has come. */
  levelsTo?(): number;
  /** Whether it shows the step in words: it keeps showing it while a question waits, when pictures show the state alone. */
  readonly tells?: boolean;
  draw(frame: Drawn, previous?: ShownFrame): void;
  /**
   * Draws a frame as `draw` does, but no more of what is new in it than the page has time for while it scrolls. Gives whether nothing is
   * missing. It may be given a frame that lacks a part of the picture.
   */
  drawPart?(frame: Frame): boolean;
  /**
   * Draws `frame` as `draw` does and gives the movement between the frame shown before and this one, in the order of the run:
   * it is painted from 1 to 0 where this one is the earlier. Undefined where nothing moves. The state of a timeline is one
   * that changes: what is needed of the frame shown before must have been kept when it was drawn.
   */
  move?(frame: Drawn, previous: ShownFrame): Movement | undefined;
  /**
   * Emphasizes what words of the text are about, in place of what was lit before; undefined takes the light away. Called again
   * after each frame drawn while the light stays.
   */
  highlight?(lit: Lit | undefined): void;
}

/** The optional parts of an algorithm that a view requires. */
export interface ViewNeeds {
  /** Parts of the picture. */
  readonly picture?: readonly (keyof Picture)[];
  /** Members of the card. */
  readonly card?: readonly 'localSearch'[];
  /** Roles that some kind of step must have. */
  readonly roles?: readonly Exclude<keyof StepKind, 'label' | 'fields' | 'detail' | 'tone'>[];
}

/** Makes a view in an element that may already hold its first frame, drawn at build time. */
export interface CreateView {
  (element: Element, context: ViewContext): View;
  readonly needs: ViewNeeds;
}

type NamedBy<Names> = Names extends readonly (infer Name)[] ? Name : never;
type With<Whole, Names> = Whole & { readonly [Name in NamedBy<Names> & keyof Whole]-?: NonNullable<Whole[Name]> };
type DrawnBy<Needs extends ViewNeeds> = Omit<Frame, 'picture'> & { readonly picture: With<Picture, Needs['picture']> };
type ContextFor<Needs extends ViewNeeds> = Omit<ViewContext, 'algorithm'> & { readonly algorithm: With<AnyAlgorithm, Needs['card']> };

/** A view that has what it needs: frames of another input that lack a part of the picture are passed over. */
export function viewThatNeeds<const Needs extends ViewNeeds>(
  needs: Needs,
  create: (element: Element, context: ContextFor<Needs>) => View<DrawnBy<Needs>>,
): CreateView {
  const checked = (element: Element, context: ViewContext): View => {
    const view = create(element, context as ContextFor<Needs>);
    const has = (frame: Frame): frame is Frame & DrawnBy<Needs> => needs.picture?.every((part) => frame.picture[part]) ?? true;
    return {
      ...view,
      draw(frame, previous) {
        if (has(frame)) view.draw(frame, previous);
      },
      ...(view.move && { move: (frame: Frame, previous: ShownFrame) => (has(frame) ? view.move!(frame, previous) : undefined) }),
    };
  };
  return Object.assign(checked, { needs });
}

/** Describes each thing a view needs and a run lacks; the picture is that of any of its frames. */
export function lacksOf({ picture = [], card = [], roles = [] }: ViewNeeds, algorithm: AnyAlgorithm, drawn: Picture): string[] {
  return [
    ...picture.filter((part) => !drawn[part]).map((part) => `'${part}' in its picture`),
    ...card.filter((member) => !algorithm[member]).map((member) => `'${member}' on its card`),
    ...roles
      .filter((role) => kindsWhere(algorithm.steps, (spec) => spec[role]).length === 0)
      .map((role) => `a kind of step with '${role}'`),
  ];
}

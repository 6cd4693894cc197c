import type { AnyAlgorithm } from '../../engine/algorithm.ts';
import type { Picture } from '../../engine/picture.ts';
import { kindsWhere, type StepKind } from '../../engine/step.ts';
import type { AnyNarrator } from '../../narration/narrator.ts';
import type { Frame, Timeline } from '../../trace/timeline.ts';
import type { Movement } from './kit/movement.ts';

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
  /** Called when the drawing of the whole run shows another part of it, from one position to another; absent at build time. */
  readonly showPart?: (first: number, last: number) => void;
  /** Called when a reader points at a cell; absent at build time. */
  readonly pick?: (cell: number) => void;
}

/** Asks the drawing of a whole run for a part of it: the event's detail is its first and its last position. */
export const SHOW_PART = 'show-part';

/** Shows drawings of a whole run another one beside it: the event's detail is a Ghost, or null when there is none any more. */
export const SHOW_GHOST = 'show-ghost';

/** A run that is not shown, and that is the shown one up to the step before `from`. */
export interface Ghost {
  readonly timeline: Timeline;
  readonly from: number;
}

/** Of the width of a drawing of a whole run, what the past takes where all that comes is withheld. */
export const PAST_SHARE = 0.8;

/** What is left of a frame when another one is drawn. */
export type ShownFrame = Pick<Frame, 'position'>;

/** Draws complete frames: any frame, in any order. `previous` is the one that is shown. */
export interface View<Drawn extends Frame = Frame> {
  /** Its drawing shows how far the run has come, too: it is drawn anew while the run goes on. */
  readonly grows?: boolean;
  /** What it shows is the step that was taken, in words: it goes on showing it while a question waits, when pictures show the state alone. */
  readonly tells?: boolean;
  draw(frame: Drawn, previous?: ShownFrame): void;
  /**
   * Draws `frame` as `draw` does and gives the movement between the frame shown before and this one, in the order of the run:
   * it is painted from 1 to 0 where this one is the earlier. Undefined where nothing moves. The state of a timeline is one
   * that changes: what is needed of the frame shown before must have been kept when it was drawn.
   */
  move?(frame: Drawn, previous: ShownFrame): Movement | undefined;
}

/** What a view cannot do without, of all that an algorithm may have. */
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

/** What a run lacks that a view needs, each in words; the picture is that of any of its frames. */
export function lacksOf({ picture = [], card = [], roles = [] }: ViewNeeds, algorithm: AnyAlgorithm, drawn: Picture): string[] {
  return [
    ...picture.filter((part) => !drawn[part]).map((part) => `'${part}' in its picture`),
    ...card.filter((member) => !algorithm[member]).map((member) => `'${member}' on its card`),
    ...roles
      .filter((role) => kindsWhere(algorithm.steps, (spec) => spec[role]).length === 0)
      .map((role) => `a kind of step with '${role}'`),
  ];
}

import type { StepperCommand } from '../../ui/keys.ts';
import type { Fork } from '../fork.ts';
import type { FigureLink, UrlState } from '../links/url-state.ts';
import type { FigureState } from './figure-state.ts';

/** Where 'stop at' leads from a frame. */
export interface Stops {
  next(): number | undefined;
  previous(): number | undefined;
}

/**
 * Something that a reader does with a run beside stepping through it: a plug-in of the figure. At most one mode is on: it says so by
 * `FigureState.enter` and `exit`, and has keys and presses on cells first. It learns what happens in the figure from the state's signals.
 */
export interface FigureMode {
  readonly id: string;
  /** The command of its key and of its button, which `begin` obeys. */
  readonly command?: StepperCommand;
  begin?(): void;
  /** Puts away what is open. */
  leave(): void;
  /** Puts away what is open, and does not open it again by itself; `leave` where that is missing. */
  end?(): void;
  /** Puts away what waits for an answer, for good. */
  skip?(): void;
  /** Pictures show the state alone while it is on, and it is left when the reader moves along the run. */
  readonly rests?: boolean;
  /** Where 'stop at' leads while it is on, in place of what the reader has chosen. */
  readonly stops?: Stops | undefined;
  /** What of a link is about it. */
  readonly link?: Partial<UrlState>;
  /** Why a command, or a jump to a place, is refused while it is on; undefined where it is not. */
  refuses?(command?: StepperCommand): string | undefined;
  /** Whether it asks something before the step after a position: then the run stops there. */
  asksAt?(position: number): boolean;
  /** Whether a key was for it. */
  key?(event: KeyboardEvent): boolean;
  /** Whether a press on a cell was for it. */
  pick?(cell: number): boolean;
  /** Does what a link asks of it, and gives what is wrong with that. */
  follow?(link: FollowedLink): Promise<readonly string[]> | undefined;
}

/** A link, the frame that it leads to, and its decisions. */
export interface FollowedLink extends Omit<FigureLink, 'forks'> {
  readonly forks: readonly Fork[];
}

/** How a mode is registered. */
export type CreateMode = new (state: FigureState) => FigureMode;

export type Role = 'presenter' | 'stage' | 'preview';

/** A window of a lesson, as it says of itself. */
export interface LectureWindow {
  readonly id: string;
  readonly session: string;
  readonly role: Role;
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

export const TYPE = 'sudoscope-lesson';

/** What windows of lessons tell each other, in one browser. */
export interface Message {
  readonly type: typeof TYPE;
  readonly version: 1;
  readonly from: LectureWindow;
  /** `ask` wants an answer, `bye` is the last one, `take` gives the projectors of other lessons this one. */
  readonly says: 'ask' | 'here' | 'bye' | 'take';
  /** See narration/lesson/kept-session.ts. */
  readonly session?: string;
  readonly lesson?: string;
  /** The address of the stage of the lesson that takes over. */
  readonly to?: string;
}

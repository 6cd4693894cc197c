/** A lesson: what a teacher writes in one text, and what the page, the stage, the votes, the sheets and the key are made from. */
export interface Lesson {
  readonly title: string;
  readonly course: string;
  /** The minutes that the parts should add up to. */
  readonly minutes: number;
  readonly parts: readonly Part[];
  /** The figure of the head, which short addresses belong to, and the line that names it. */
  readonly figure?: { readonly frame: FrameAddress; readonly line: number };
  /** Set in a copy for students, which has no notes, no sheets and none of the teacher's own answers. */
  readonly forStudents?: boolean;
}

/** A heading with the minutes planned for what stands below it. The first part of a lesson may have no heading and no minutes. */
export interface Part {
  readonly heading: string;
  /** The line of the heading; undefined where there is none. */
  readonly line?: number;
  readonly minutes: number;
  readonly blocks: readonly Block[];
}

/** The lines of the text that something was written in; the first line is 1. */
export interface Place {
  readonly line: number;
  readonly lastLine: number;
}

export type Block = Place & (Prose | Frames | Notes | Asked | Sheet | Break);

/** A paragraph or a list for the students, as Markdown. */
export interface Prose {
  readonly kind: 'prose';
  readonly markdown: string;
}

/** Frames of a figure, one after the other on the stage; `last` is the step of the last one, the first one's where there is only one. */
export interface Frames {
  readonly kind: 'frames';
  /** What to look for. */
  readonly label: string;
  readonly frame: FrameAddress;
  readonly last: number;
}

/** A note for the presenter alone, as Markdown. */
export interface Notes {
  readonly kind: 'notes';
  readonly markdown: string;
}

/** A question about a frame, with its minutes, 0 where none are given: in a vote the hands are counted, otherwise the class just answers. */
export interface Asked {
  readonly kind: 'vote' | 'ask';
  readonly minutes: number;
  readonly prompt: string;
  /** What is seen while the question is open; it is about the step after it. */
  readonly frame: FrameAddress;
  /** The teacher's own choices; undefined where question, choices and reasons come from the run. */
  readonly choices: readonly OwnChoice[] | undefined;
}

export interface OwnChoice {
  readonly label: string;
  readonly right: boolean;
  readonly reason: string;
}

/** A worksheet: a film strip for each version, and questions to answer in words. */
export interface Sheet {
  readonly kind: 'sheet';
  readonly title: string;
  readonly strips: readonly Strip[];
  readonly blanks: readonly Blank[];
  /** The line that names them; undefined where none does. */
  readonly blanksLine?: number;
  readonly questions: readonly SheetQuestion[];
}

/** A question that is answered in words, and what the key says of it: '' where the lesson has no answer. */
export interface SheetQuestion {
  readonly text: string;
  readonly answer: string;
}

export interface Strip {
  /** The line that it was written in. */
  readonly line: number;
  readonly frame: FrameAddress;
  readonly last: number;
}

/** What a strip leaves for the students to fill in: digits written next, sizes of columns, links to draw, words of the steps. */
export const BLANKS = ['digits', 'sizes', 'links', 'words'] as const;
export type Blank = (typeof BLANKS)[number];

export interface Break {
  readonly kind: 'break';
  readonly label: string;
  readonly minutes: number;
}

/** A frame of a figure: its page's path without the site's base ('chapters/dancing-links/' or 'embed/dancing-links/'), query and step (from 0). */
export interface FrameAddress {
  readonly path: string;
  /** What the query has besides the step: 'run=main&hands=1'. */
  readonly query: string;
  readonly step: number;
}

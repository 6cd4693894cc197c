import type { Place } from './lesson.ts';
import type { FoundAndCure, LessonFault } from './lesson-fault.ts';

/** The faults found in a text so far. */
export class FaultList {
  readonly all: LessonFault[] = [];

  /** Something is left out of the lesson because of this. */
  add({ line, lastLine }: Place, { found, cure }: FoundAndCure): void {
    this.all.push({ line, lastLine, found, cure, mild: false });
  }

  /** Nothing is left out because of this. */
  addMild({ line, lastLine }: Place, { found, cure }: FoundAndCure): void {
    this.all.push({ line, lastLine, found, cure, mild: true });
  }

  /** In the order of their lines. */
  get sorted(): LessonFault[] {
    return this.all.toSorted((a, b) => a.line - b.line || a.lastLine - b.lastLine);
  }
}

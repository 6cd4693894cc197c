import type { Place } from './lesson.ts';
import type { FoundAndCure, LessonFault } from './lesson-fault.ts';

/** The faults found in a text so far. */
export class FaultList {
  readonly all: LessonFault[] = [];

  /** Something is left out of the lesson because of this. */
  add({ line, lastLine }: Place, fault: FoundAndCure): void {
    this.all.push({ line, lastLine, ...fault, mild: false });
  }

  /** Nothing is left out because of this. */
  addMild({ line, lastLine }: Place, fault: FoundAndCure): void {
    this.all.push({ line, lastLine, ...fault, mild: true });
  }

  /** Replaces a cure that doesn't help, because of another fault. */
  cureAgain(cure: string, better: string): void {
    for (const [index, fault] of this.all.entries()) if (fault.cure === cure) this.all[index] = { ...fault, cure: better };
  }

  /** In the order of their lines. */
  get sorted(): LessonFault[] {
    return this.all.toSorted((a, b) => a.line - b.line || a.lastLine - b.lastLine);
  }
}

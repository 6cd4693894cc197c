import * as words from '#words/lab.ts';
import type { InputError } from '../../engine/errors.ts';
import type { Reading, ReadPuzzle } from '../../engine/formats/format.ts';
import { puzzleText } from '../../engine/formats/line.ts';

/** A puzzle of a list, as the lab takes them. */
export interface LabPuzzle {
  readonly name: string;
  /** The part of its name before a colon: `hard: seed 7` is of the group `hard`. Empty where there is none. */
  readonly group: string;
  /** As readPuzzles reads it. */
  readonly text: string;
  /** How the reader's own text was understood. */
  readonly reading?: Reading | undefined;
}

const GROUPED = /^([^:]{1,24}): \s*\S/;

/** What was read, as the puzzle at a place (from 0). */
export function labPuzzleOf({ puzzle, name, reading }: ReadPuzzle, place: number): LabPuzzle {
  const group = (name && GROUPED.exec(name)?.[1]?.trim()) ?? '';
  return { name: name ?? words.numbered(place + 1), group, text: puzzleText(puzzle), reading };
}

/** The name that puts a puzzle into a group. */
export const groupedName = (group: string, name: string): string => `${group}: ${name}`;

/** What of a text is no puzzle: how often, and the first few in words. */
export interface Faults {
  readonly count: number;
  readonly first: readonly string[];
}

/** Of more faults than this only the number is shown. */
const TOLD = 3;

/** Gathers faults as they are met. */
export class FaultList implements Faults {
  count = 0;
  readonly first: string[] = [];

  add(fault: InputError): void {
    this.count++;
    if (this.first.length < TOLD) this.first.push(fault.describe());
  }
}

/** What is left out of a text, in words; empty when nothing is. */
export function faultsText({ count, first }: Faults): string {
  return count === 0 ? '' : words.leftOut(count, first);
}

import { type Sentence, say, toned } from '../../narration/sentence.ts';
import type { Colour } from './colours.ts';

const strong = toned('strong');
const logic = toned('logic');
const fault = toned('conflict');

/** Words of the figure in which the places of a digit are coloured by hand. Cells and houses come by their names. */
export const colours = {
  about: 'The places of a digit, to be coloured with two pencils',
  task: say`${strong('Colour place by place.')} Then strike the mark that sees both colours.`,
  start: (digit: number, first: string): Sentence =>
    say`These are all places for ${digit}. ${first} is blue. Take a pencil, and colour a place in a house that has ${strong('only two')}.`,
  idea: say`All places of one colour are right, and all of the other colour are wrong. So ${strong('a mark that sees both colours is wrong')}, whichever colour is right.`,
  tools: 'Pencil',
  tool: { blue: 'blue', orange: 'orange', strike: 'strike' },
  drawing: (digit: number) => `A grid with the places for ${digit}, and the colours of those that have one`,
  place: (name: string, digit: number, colour?: Colour) => `${digit} at ${name}${colour ? `, ${colour}` : ''}`,
  coloured: (count: number, all: number) => `${count} of ${all} coloured`,
  /** A place gets its colour. */
  right: (name: string, house: string, from: string, colour: Colour, digit: number): Sentence =>
    say`${logic(`${name} is ${colour}.`)} In ${house} only ${from} and ${name} can be ${digit}, so they have different colours.`,
  all: (digit: number): Sentence => say` That was the last one. ${strong(`Which ${digit} sees both colours?`)} Strike it.`,
  /** The other colour would have been right. */
  same: (name: string, house: string, from: string, colour: Colour, digit: number): Sentence =>
    say`In ${house} only ${from} and ${name} can be ${digit}, and ${from} ${fault(`is ${colour} already`)}. Just one of the two is right, so they can’t have the same colour.`,
  unlinked: (name: string, digit: number): Sentence =>
    say`${fault(`No link joins ${name} to a coloured place yet.`)} Find a house in which a coloured place and just one other can be ${digit}.`,
  already: (name: string, colour: Colour): Sentence => say`${name} is ${colour} already.`,
  ofColour: (name: string, colour: Colour): Sentence =>
    say`${name} is ${fault(`one of the ${colour} places`)}, and these may be right. The mark to strike has no colour.`,
  one: (name: string, other: string, colour: Colour): Sentence =>
    say`${name} sees ${other}, which is ${colour}, but ${fault(`no place of the other colour`)}. If the other colour is right, this mark may be right too.`,
  none: (name: string): Sentence => say`${name} ${fault('sees no coloured place')}, so the colours say nothing about it.`,
  struck: (name: string, blue: string, orange: string, digit: number): Sentence =>
    say`${name} sees ${strong(blue)}, which is blue, and ${strong(orange)}, which is orange. One of the two is ${digit}, so ${logic(`${name} isn’t ${digit}`)}.`,
};

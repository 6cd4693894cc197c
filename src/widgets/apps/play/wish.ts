import { wishFaults as words } from '#words/play.ts';
import type { InputError } from '../../../engine/errors.ts';
import { CARVED_SIZES, levelsOfSize } from '../../../engine/generate/carve.card.ts';
import { levelsOfKillers } from '../../../engine/generate/generate-killer.ts';
import { type HouseWish, houseWishes } from '../../../engine/generate/generate-puzzle.ts';
import { type Symmetry, symmetries } from '../../../engine/generate/symmetry.ts';
import { type Level, levelNames } from '../../../engine/logic/ladder.ts';
import { either } from '../../../narration/sentence.ts';
import type { PlayState } from '../../runs/links/play-url.ts';
import { inputFault } from '../../ui/fault-sentence.ts';
import type { MadeWish } from '../../workers/make.worker.ts';

/** What is made, by its name in addresses: puzzles with these houses, or killers. */
export const kinds = [...(Object.keys(houseWishes) as HouseWish[]), 'killer'] as const;
export type Kind = (typeof kinds)[number];

/** The levels that are made of a size and kind, the easiest first. */
export const levelsOf = (size: number, kind: string): readonly Level[] => (kind === 'killer' ? levelsOfKillers(size) : levelsOfSize(size));

/** The values of the form, as text. */
export interface WishForm {
  readonly level: string;
  readonly symmetry: string;
  readonly size: string;
  readonly houses: string;
}

/** The parts of a wish that aren't understood, in words; empty when all of it is. */
export function faultsOfWish({ level, symmetry, size, houses, seed }: PlayState): string[] {
  const faults: InputError[] = [];
  const isSize = size === undefined || CARVED_SIZES.includes(Number(size));
  if (!isSize) faults.push(inputFault(words.size(size, either(CARVED_SIZES.map(String)))));
  const side = isSize && size !== undefined ? Number(size) : Number(USUAL_SIZE);
  const offered = levelsOf(side, houses ?? 'usual');
  if (level !== undefined && !offered.some((each) => each === level)) {
    // Without a size, or with one that isn't any, the level alone is to blame.
    const blamesSize = isSize && Object.hasOwn(levelNames, level);
    faults.push(inputFault(blamesSize ? words.level(level, side, either(offered)) : words.levelAlone(level, either(offered))));
  }
  if (symmetry !== undefined && !Object.hasOwn(symmetries, symmetry))
    faults.push(inputFault(words.symmetry(symmetry, either(Object.keys(symmetries)))));
  if (houses !== undefined && !kinds.some((each) => each === houses)) faults.push(inputFault(words.houses(houses, either(kinds))));
  if (houses === 'windows' && !hasWindows(side)) faults.push(inputFault(words.noWindows(side)));
  if (seed !== undefined && readSeed(seed) === undefined) faults.push(inputFault(words.seed(seed)));
  return faults.map((fault) => fault.describe());
}

/** Undefined where the text is not a number. */
function readSeed(text: string): number | undefined {
  const seed = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(seed) ? seed % 1_000_000_000 : undefined;
}

/** A request for a puzzle, with the query of a link that makes the same one again. */
export interface RequestedPuzzle {
  readonly wish: MadeWish;
  readonly query: string;
  readonly name: string;
}

const USUAL_SIZE = '9';

/** Windows lie between square boxes. */
export const hasWindows = (size: number): boolean => Number.isInteger(Math.sqrt(size));

/** Unknown values fall back to the defaults: an edited link still gives a puzzle. */
export function readWish({ level, symmetry, size, houses }: WishForm, seed: number): RequestedPuzzle {
  const layout = (Object.hasOwn(symmetries, symmetry) ? symmetry : 'none') as Symmetry;
  const side = CARVED_SIZES.includes(Number(size)) ? size : USUAL_SIZE;
  const named = kinds.find((each) => each === houses) ?? 'usual';
  const kind = named === 'windows' && !hasWindows(Number(side)) ? 'usual' : named;
  const offered = levelsOf(Number(side), kind);
  const usual = offered.includes('easy') ? 'easy' : offered[0]!;
  const known = offered.find((each) => each === level) ?? usual;
  const said = kind === 'usual' ? {} : { houses: kind };
  const query = new URLSearchParams({ level: known, symmetry: layout, size: side, ...said, seed: String(seed) }).toString();
  const own = { level: known, size: Number(side), seed };
  const wish: MadeWish =
    kind === 'killer' ? { method: 'cages', ...own } : { method: 'carve', ...own, symmetry: layout, houses: houseWishes[kind] };
  return { wish, query, name: levelNames[known] };
}

/** The values of the form for a link's query. */
export function formOf(query: string): WishForm {
  const values = new URLSearchParams(query);
  const value = (name: string) => values.get(name) ?? '';
  return { level: value('level'), symmetry: value('symmetry'), size: value('size'), houses: value('houses') || 'usual' };
}

/** The wish of a link; `fresh` makes a seed where it has none. */
export function wishOf({ level = '', symmetry = '', size = '', houses = 'usual', seed }: PlayState, fresh: () => number): RequestedPuzzle {
  return readWish({ level, symmetry, size, houses }, (seed === undefined ? undefined : readSeed(seed)) ?? fresh());
}

/** Makes a seed for a puzzle; `more` distinguishes seeds made at the same moment. */
export type SeedSource = (more?: number) => number;

/** Makes a seed from the clock of the page: the engine has none. */
export const freshSeed: SeedSource = (more = 0) => (Math.floor(Date.now() + performance.now() * 1000) + more * 7919) % 1_000_000_000;

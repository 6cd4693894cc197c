import { randomFrom } from '../../../engine/random.ts';
import { hashOf } from '../../dealt.ts';
import type { Blank, Sheet } from '../lesson.ts';
import { checkWordsOf } from './check-words.ts';
import { asksIn, type CutStrip, type SheetVersion, sheetVersion } from './worksheet.ts';

/** The most versions of a sheet, and the most students that it is printed for at once. */
export const MAX_VERSIONS = 60;
export const MAX_STUDENTS = 400;

/** What a sheet is printed for. */
export interface SheetWish {
  /** Everybody gets the first version; one version each, so many; or one for each name. */
  readonly for: 'all' | { readonly versions: number } | { readonly names: readonly string[] };
  readonly seed: number;
}

/** A sheet of paper for somebody. */
export interface DealtSheet {
  /** Undefined where there is a line for the name. */
  readonly name: string | undefined;
  readonly version: SheetVersion;
}

/** All versions of a worksheet, and who gets which. */
export interface DealtWorksheet {
  readonly versions: readonly SheetVersion[];
  readonly sheets: readonly DealtSheet[];
}

const identityOf = ({ frame: { path, query, step }, last }: CutStrip) => `${path}?${query} ${step} ${last}`;

/** Windows of a run that are tried for a further strip. */
const TRIES = 300;

/** How much of what the model strip asks for a further one has to ask for. */
const ENOUGH = 0.6;

/** Further strips from the runs of those that the teacher has chosen: as long, nearly as full of blanks, and apart from all others while there is room. */
function furtherStrips(strips: readonly CutStrip[], blanks: readonly Blank[], count: number, seed: number): CutStrip[] {
  const all = [...strips];
  const random = randomFrom(hashOf(`${seed} ${strips.map(identityOf).join(' ')}`));
  const asked = new Map<string, number>();
  const asks = (strip: CutStrip) => {
    const id = identityOf(strip);
    const known = asked.get(id) ?? asksIn(sheetVersion(strip, blanks, 1, ''));
    asked.set(id, known);
    return known;
  };
  for (let n = 0; n < count; n++) {
    const model = strips[n % strips.length]!;
    const length = model.last - model.frame.step;
    const room = model.run.timeline.length - length;
    const apart = (strip: CutStrip) =>
      all.every((other) => other.run !== strip.run || other.frame.step > strip.last || strip.frame.step > other.last);
    let best: CutStrip | undefined;
    for (let tries = 0; tries < TRIES && room > 0; tries++) {
      const step = random.below(room + 1);
      const strip = { ...model, frame: { ...model.frame, step }, last: step + length };
      const isNew = all.every((other) => identityOf(other) !== identityOf(strip));
      if (!isNew || asks(strip) < ENOUGH * asks(model)) continue;
      best ??= strip;
      if (apart(strip)) {
        best = strip;
        break;
      }
    }
    if (best) all.push(best);
  }
  return all.slice(strips.length);
}

/** The versions of a sheet and who gets which. With names, neighbours in the list have different versions. There are fewer versions than were asked for where the run has no more to ask. */
export function dealWorksheet(
  { title, blanks }: Pick<Sheet, 'title' | 'blanks'>,
  strips: readonly CutStrip[],
  { for: whom, seed }: SheetWish,
): DealtWorksheet {
  const wanted = whom === 'all' ? 1 : 'names' in whom ? Math.max(strips.length, 1) : whom.versions;
  const chosen = strips.slice(0, wanted);
  const all = [...chosen, ...furtherStrips(chosen, blanks, Math.max(0, Math.min(MAX_VERSIONS, wanted) - chosen.length), seed)];
  const words = checkWordsOf(all.map((strip, index) => `${title} ${seed} ${index} ${identityOf(strip)}`));
  const versions = all.map((strip, index) => sheetVersion(strip, blanks, index + 1, words[index]!));
  if (whom === 'all' || !('names' in whom)) return { versions, sheets: versions.map((version) => ({ name: undefined, version })) };
  const first = hashOf(String(seed)) % versions.length;
  return {
    versions,
    sheets: whom.names.map((name, index) => ({ name, version: versions[(first + index) % versions.length]! })),
  };
}

import { hashOf } from '../../dealt.ts';
import { checkWords } from '../../en/check-words.ts';

/** A word for each version of a sheet: the same for the same sheet, and all different while there are enough words. */
export function checkWordsOf(versions: readonly string[]): string[] {
  const taken = new Set<number>();
  return versions.map((version) => {
    let place = hashOf(version) % checkWords.length;
    while (taken.has(place) && taken.size < checkWords.length) place = (place + 1) % checkWords.length;
    taken.add(place);
    return checkWords[place]!;
  });
}

import { insecure } from '#words/experiment.ts';
import type { Settings } from '../../experiment/measure-puzzle.ts';
import { type Hash, puzzleId } from '../../experiment/puzzle-id.ts';

/** SHA-256 of a text, as 64 hexadecimal digits. Browsers have it only for pages that came over a secure connection. */
export async function sha256(text: string): Promise<string> {
  if (!globalThis.crypto?.subtle) throw new Error(insecure);
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The id of a puzzle by its canonical text, and a hash that knows all that its rows ask for: a browser hashes only while one waits. */
export async function idsAndSeeds(
  text: string,
  { rootSeed, seeds, firstReplicate = 1 }: Settings,
): Promise<{ readonly id: string; readonly hash: Hash }> {
  const known = new Map([[text, await sha256(text)]]);
  const hash: Hash = (asked) => known.get(asked)!;
  const id = puzzleId(text, hash);
  const asked = Array.from({ length: seeds }, (_, index) => `${rootSeed}:${id}:${firstReplicate + index}`);
  const hashes = await Promise.all(asked.map(sha256));
  asked.forEach((each, index) => {
    known.set(each, hashes[index]!);
  });
  return { id, hash };
}

import type { ImplicationsPicture } from '../../../engine/picture/implications.ts';

/** Tints: levels from the last one on look alike. */
const TINTS = 4;

/** The tones of cells by their levels, and of those whose digits have just been taken back. */
export function levelFills({ levels, gone, dead }: ImplicationsPicture): [number, string][] {
  const tinted = Array.from(levels).flatMap((level, cell): [number, string][] =>
    level > 0 ? [[cell, `level-${Math.min(level, TINTS)}`]] : [],
  );
  return [
    ...tinted,
    ...gone.map(({ cell }): [number, string] => [cell, 'undoes']),
    ...dead.map(({ cell }): [number, string] => [cell, 'conflict']),
  ];
}

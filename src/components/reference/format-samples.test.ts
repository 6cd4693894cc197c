import { describe, expect, it } from 'vitest';
import { formats, readPuzzles } from '../../engine/formats/read.ts';
import { positionOfSample, samples } from './format-samples.ts';

describe('the samples of the Reference page', () => {
  it.each(formats.map((format) => [format.id, format] as const))('%s is read as what it is', (id, format) => {
    const position = positionOfSample(samples[id]!);
    for (const named of [undefined, id]) {
      const [read] = readPuzzles(format.print!(position), { format: named });
      expect(read!.puzzle.givens).toEqual(position.puzzle.givens);
      expect(read!.puzzle.symbols).toEqual(position.puzzle.symbols);
      expect(new Set(read!.puzzle.cages.map(({ sum, cells }) => `${sum}:${[...cells].sort((a, b) => a - b)}`))).toEqual(
        new Set(position.puzzle.cages.map(({ sum, cells }) => `${sum}:${[...cells].sort((a, b) => a - b)}`)),
      );
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { InputError } from '../../engine/errors.ts';
import { holdsLesson, reachOf, readLessonLink, writeLesson } from './lesson-link.ts';

describe('the link of a lesson', () => {
  it('gives the text that was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const fragment = writeLesson(text);
        return holdsLesson(`#${fragment}`) && /^lesson=[\w.-]+$/.test(fragment) && readLessonLink(`#${fragment}`) === text;
      }),
      samples(100),
    );
  });

  it('is refused in a sentence when a letter changed or its end is missing', () => {
    const fragment = writeLesson('## Part\n\n[Look](?step=0) to 8');
    fc.assert(
      fc.property(fc.nat(fragment.length - 8), fc.constantFrom('', 'A', '.', '%'), (index, letter) => {
        const at = index + 7;
        const changed = fragment.slice(0, at) + letter + fragment.slice(at + 1);
        if (changed.toUpperCase() === fragment.toUpperCase()) return;
        expect(() => readLessonLink(changed)).toThrow(InputError);
      }),
      samples(100),
    );
    expect(() => readLessonLink('')).toThrow(InputError);
    expect(() => readLessonLink(fragment.slice(0, -9))).toThrow(/its end is missing/);
  });

  it('reaches as far as its length lets it', () => {
    expect([2000, 2001, 8000, 8001].map(reachOf)).toEqual(['everywhere', 'browsers', 'browsers', 'file']);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { readCard, writeCard } from './card-link.ts';
import { SHAPES } from './posed-question.ts';

const questionOf = (prompt: string, labels: readonly string[], right = 0) => ({
  prompt: [{ text: prompt }],
  choices: labels.map((label, index) => ({
    label,
    mark: 'ABCD'[index]!,
    shape: SHAPES[index]!,
    right: index === right,
    reason: [{ text: 'Because.' }],
  })),
});
const frame = { path: 'chapters/dancing-links/', query: 'run=main&hands=1', step: 9 };

describe('the address of a card', () => {
  it('names the frame and nothing else where the run has the question', () => {
    expect(writeCard(frame, questionOf('?', ['a', 'b']), false, 100)).toBe('dancing-links?step=9');
    expect(readCard('#dancing-links?step=9')).toEqual({ frame: { path: 'chapters/dancing-links/', query: '', step: 9 }, own: undefined });
    expect(writeCard({ path: 'embed/annealing/', query: 'puzzle=hard', step: 3 }, questionOf('?', []), false, 100)).toBe(
      'embed/annealing?puzzle=hard&step=3',
    );
  });

  it('has a question that a teacher wrote, or its marks where that is long', () => {
    const question = questionOf('In which order?', ['first E, then G', 'first G, then E']);
    const whole = writeCard(frame, question, true, 200);
    expect(readCard(whole)?.own).toEqual({
      marks: ['A', 'B'],
      text: { prompt: 'In which order?', labels: ['first E, then G', 'first G, then E'] },
    });
    const short = writeCard(frame, question, true, 40);
    expect(short.length).toBeLessThan(40);
    expect(readCard(short)?.own).toEqual({ marks: ['A', 'B'], text: undefined });
  });

  it('is the same whichever choice is right', () => {
    const texts = fc.array(fc.string({ minLength: 1, maxLength: 30 }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), texts, fc.integer({ min: 20, max: 300 }), (prompt, labels, most) => {
        const links = labels.map((_, right) => writeCard(frame, questionOf(prompt, labels, right), true, most));
        expect(new Set(links).size).toBe(1);
        const read = readCard(links[0]!);
        expect(read?.own?.marks.length).toBe(labels.length);
        if (read?.own?.text) expect(read.own.text).toEqual({ prompt, labels });
      }),
      samples(80),
    );
  });

  it('is refused where it is damaged, and any text is read without a fault', () => {
    for (const text of ['', '#', 'dancing-links', 'a?m=WXYY&n=3', 'a?m=ABCD&n=9', 'a?m=ABCD&q=x&c=one', 'a?step=x', '../../x?step=1'])
      expect(readCard(text), text).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (text) => void readCard(text)),
      samples(100),
    );
  });
});

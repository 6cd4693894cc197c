import { encodeQR } from 'qr';
import { describe, expect, it } from 'vitest';
import { SHAPES } from '../../../narration/lesson/posed-question.ts';
import { cardAddress } from './card-address.ts';
import { MAX_ROOM_ADDRESS } from './qr-code.ts';

const frame = { path: 'chapters/dancing-links/', query: 'run=main', step: 48 };
const labels = [
  'header D, then row D E G in E, then in G',
  'row D E G in E, then in G, then header D',
  'row D E G in G, then in E, then header D',
  'in any order',
];
const question = {
  position: 48,
  prompt: [{ text: 'Column D comes back. In which order?' }],
  choices: labels.map((label, index) => ({ label, shape: SHAPES[index]!, mark: String(index + 1), right: index === 2, reason: [] })),
  shows: {},
};
const own = labels.map((label, index) => ({ label, right: index === 2, reason: '' }));

describe('the address of a phone card', () => {
  it('is short where the run has the question', () => {
    const { whole, short } = cardAddress('https://your.host/', { frame, choices: undefined }, question);
    expect(whole).toBe('https://your.host/card/#dancing-links?step=48');
    expect(short).toBe('your.host/card');
  });

  it('fits a code that is read across a room, whatever a teacher wrote, under a long address too', () => {
    for (const site of ['https://your.host/', 'https://some-institute.some-university.example/~lecturer/sudoscope/']) {
      const { whole } = cardAddress(site, { frame, choices: own }, question);
      expect(whole.length).toBeLessThanOrEqual(MAX_ROOM_ADDRESS);
      // Version 7, the largest whose dots are wide enough in a quarter of the wall's height.
      expect(encodeQR(whole, 'raw', { ecc: 'medium', border: 1 }).length - 2).toBeLessThanOrEqual(45);
    }
  });
});

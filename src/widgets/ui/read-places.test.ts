import { parseHTML } from 'linkedom';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepPlace, readPlaces } from './read-places.ts';

let kept: Record<string, string>;
const heading = (id: string, text: string) =>
  parseHTML(`<h2 id="${id}"> ${text} </h2>`).document.querySelector('h2') as unknown as HTMLElement;

beforeEach(() => {
  kept = {};
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => {
      kept[name] = text;
    },
  });
  const window = {};
  vi.stubGlobal('window', Object.assign(window, { top: window }));
});

it('keeps the last place of each chapter, and for good that its end was reached', () => {
  keepPlace('killer', heading('sums', 'Sums'), false);
  keepPlace('rating', heading('end', 'A last look'), true);
  keepPlace('rating', heading('start', 'A start'), false);
  expect([...readPlaces()]).toEqual([
    ['killer', { at: 'sums', heading: 'Sums', read: false }],
    ['rating', { at: 'start', heading: 'A start', read: true }],
  ]);
});

it('has the chapter that was read last at the end', () => {
  for (const chapter of ['killer', 'rating', 'killer']) keepPlace(chapter, heading('sums', 'Sums'), false);
  expect([...readPlaces().keys()]).toEqual(['rating', 'killer']);
});

it('keeps nothing in a frame, and passes over what is no place', () => {
  vi.stubGlobal('window', { top: {} });
  keepPlace('killer', heading('sums', 'Sums'), false);
  expect(kept).toEqual({});
  for (const text of ['no JSON', 'null', '[1]', '{"killer":{"at":1}}']) {
    kept['read-places'] = text;
    expect([...readPlaces()]).toEqual([]);
  }
});

import { describe, expect, it } from 'vitest';
import { currentBeat, readingLine } from './reading-line.ts';

const windowHeight = 720;

describe('readingLine', () => {
  it('is at two fifths of the window inside a long section', () => {
    expect(readingLine({ windowHeight, top: -1000, bottom: 3000, dock: 0 })).toBeCloseTo(288);
  });
  it('is higher while a section comes in, and lower while it ends', () => {
    expect(readingLine({ windowHeight, top: 0, bottom: 3000, dock: 0 })).toBeCloseTo(180);
    expect(readingLine({ windowHeight, top: -3000, bottom: 720, dock: 0 })).toBeCloseTo(374.4);
  });
  it('is at three tenths of what a docked figure leaves', () => {
    expect(readingLine({ windowHeight, top: -500, bottom: 3000, dock: 320 })).toBeCloseTo(440);
  });
});

describe('currentBeat', () => {
  it('is the last one that begins above the line', () => {
    expect(currentBeat([-200, 100, 280, 500], 288)).toBe(2);
  });
  it('is the first one before any begins above the line', () => {
    expect(currentBeat([400, 600], 288)).toBe(0);
  });
});

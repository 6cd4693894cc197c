import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stateOf } from '../../runs/figure/testing/state-of.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { FigureMotion } from './figure-motion.ts';

const loaded = await prepareRun({ algorithm: 'backtracking', options: {} }, ownPuzzle('1...............'));

const page = {
  document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  calm: Object.assign(new EventTarget(), { matches: false }),
};
const inWindow = new EventTarget();

beforeEach(() => {
  page.calm.matches = false;
  page.document.visibilityState = 'visible';
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('matchMedia', () => page.calm);
  vi.stubGlobal('addEventListener', inWindow.addEventListener.bind(inWindow));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function figure() {
  const { document, Event: PageEvent } = parseHTML('<!doctype html><html><body><dialog class="options"></dialog></body></html>');
  const root = document.body as unknown as HTMLElement;
  const { state, clock, player } = stateOf({ root, loaded });
  const settle = vi.spyOn(state.shown, 'settle');
  return { clock, player, settle, root, PageEvent, motion: new FigureMotion(state, clock) };
}

describe('the drawings of a figure', () => {
  it('move while it plays as fast as an eye follows, with some time left to see the frame', () => {
    const { player, motion } = figure();
    const rooms = [0.5, 4, 8, 8.5, 1000].map((speed) => {
      player.speed = speed;
      return motion.room('playing');
    });
    expect(rooms).toEqual([1700, 212.5, 106.25, 0, 0]);
  });

  it('move by the hand however the figure plays, but not while a key is held down', () => {
    const { clock, player, motion } = figure();
    player.speed = 1000;
    const all = Number.POSITIVE_INFINITY;
    const rooms = [0, 125, 124, 33, 500].map((passed) => {
      clock.pass(passed);
      return motion.room('stepping');
    });
    expect(rooms).toEqual([all, all, 0, 0, all]);
  });

  it('never leap, and rest in a tab that is hidden and for readers who want no movement', () => {
    const { motion } = figure();
    expect(motion.room('leap')).toBe(0);
    page.calm.matches = true;
    expect([motion.room('stepping'), motion.room('playing')]).toEqual([0, 0]);
    page.calm.matches = false;
    page.document.visibilityState = 'hidden';
    expect([motion.room('stepping'), motion.room('playing')]).toEqual([0, 0]);
  });

  it('rest in every figure once the reader has switched movement off, until it is switched on again', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
    });
    const { root, PageEvent, motion } = figure();
    const box = root.querySelector('input')!;
    const turn = (on: boolean) => {
      box.checked = on;
      box.dispatchEvent(new PageEvent('change'));
    };
    expect(motion.room('playing')).toBeGreaterThan(0);
    turn(false);
    expect([motion.room('playing'), figure().motion.room('playing')]).toEqual([0, 0]);
    turn(true);
    expect([motion.room('playing'), figure().motion.room('playing')]).not.toContain(0);
  });

  it('are still at once when the reader does anything, and on paper', () => {
    const { settle } = figure();
    for (const [where, names] of [
      [page.document, ['keydown', 'pointerdown', 'visibilitychange']],
      [inWindow, ['resize', 'beforeprint']],
      [page.calm, ['change']],
    ] as const)
      for (const name of names) {
        settle.mockClear();
        where.dispatchEvent(new Event(name));
        expect(settle, name).toHaveBeenCalledTimes(1);
      }
  });
});

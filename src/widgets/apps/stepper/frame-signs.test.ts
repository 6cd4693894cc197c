import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { record } from '../../../trace/record.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { TimelinePlayer } from '../../runs/player.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { manualClock } from '../../ui/testing/manual-clock.ts';
import { FrameSigns } from './frame-signs.ts';

const run = await prepareRun({ algorithm: 'backtracking', options: {} }, ownPuzzle('1...............'));
const timeline = record(run.algorithm, run.input, run.values);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function figure() {
  const { document } = parseHTML(
    '<!doctype html><html><body><p data-part="spoken"></p><p data-view="words">It is so.</p><button data-command="toggle" aria-label="Play"></button></body></html>',
  );
  const player = new TimelinePlayer(timeline, manualClock());
  const places: number[] = [];
  const reader = { touched: true };
  const root = document.body as unknown as HTMLElement;
  const signs = new FrameSigns(root, player, { showPlace: (position) => places.push(position) }, () => reader.touched);
  player.onState = (playing) => signs.played(playing);
  const spoken = () => {
    vi.advanceTimersByTime(250);
    return root.querySelector('[data-part=spoken]')!.textContent;
  };
  return { player, places, reader, root, signs, spoken };
}

describe('the signs of a frame', () => {
  it('tell its place, and whether the run went back or goes fast', () => {
    const { player, places, root, signs } = figure();
    player.position = 7;
    signs.drawn(1.234, 9);
    expect([root.dataset.position, root.dataset.drawMs, places]).toEqual(['7', '1.23', [7]]);
    expect([root.classList.contains('rewound'), root.classList.contains('fast')]).toEqual([true, false]);
    player.speed = 9;
    player.play();
    signs.drawn(1, 6);
    expect([root.classList.contains('rewound'), root.classList.contains('fast')]).toEqual([false, true]);
  });

  it('are read out to a reader who has done something', () => {
    const { reader, signs, spoken } = figure();
    reader.touched = false;
    signs.drawn(1, undefined);
    expect(spoken()).toBe('');
    reader.touched = true;
    signs.drawn(1, undefined);
    expect(spoken()).toBe('It is so.');
  });

  it('are read out while the run plays slowly, and when it stands still', () => {
    const { player, root, signs, spoken } = figure();
    player.speed = 2;
    player.play();
    expect(root.querySelector('button')!.getAttribute('aria-label')).not.toBe('Play');
    signs.drawn(1, undefined);
    expect(spoken()).toBe('');
    player.speed = 1;
    signs.drawn(1, undefined);
    expect(spoken()).toBe('It is so.');
    player.speed = 2;
    signs.drawn(1, undefined);
    expect(spoken()).toBe('');
    player.pause();
    expect(spoken()).toBe('It is so.');
  });
});

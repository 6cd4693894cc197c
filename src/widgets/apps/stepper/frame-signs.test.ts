import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { record } from '../../../trace/record.ts';
import { stateOf } from '../../runs/figure/testing/state-of.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
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
    '<!doctype html><html><body><p data-part="spoken"></p><p data-view="words"><span>It is so.</span></p><button data-command="toggle" aria-label="Play"></button></body></html>',
  );
  const root = document.body as unknown as HTMLElement;
  const { state, player } = stateOf({ root, run, timeline });
  state.touched.value = true;
  new FrameSigns(state);
  const draw = (milliseconds: number, before: number | undefined) => {
    state.frame.value = { position: player.position, before, milliseconds };
  };
  const spoken = () => {
    vi.advanceTimersByTime(250);
    return root.querySelector('[data-part=spoken]')!.textContent;
  };
  return { state, player, root, draw, spoken };
}

describe('the signs of a frame', () => {
  it('tell its place, and whether the run went back or goes fast', () => {
    const { player, root, draw } = figure();
    player.position = 7;
    draw(1.234, 9);
    expect([root.dataset.position, root.dataset.drawMs]).toEqual(['7', '1.23']);
    expect([root.classList.contains('rewound'), root.classList.contains('fast')]).toEqual([true, false]);
    player.speed = 9;
    player.play();
    draw(1, 6);
    expect([root.classList.contains('rewound'), root.classList.contains('fast')]).toEqual([false, true]);
  });

  it('say that the picture is of the run before, until another run has a frame', () => {
    const { state, root, draw } = figure();
    const sentence = () => root.querySelector('[data-view=words]')!.textContent;
    const begin = () => {
      state.run.value = { ...run };
      vi.advanceTimersByTime(250);
    };
    begin();
    expect(root.dataset.awaitsRun).toBeUndefined();
    draw(1, undefined);
    begin();
    expect([root.dataset.awaitsRun, sentence()]).toEqual(['', 'It is so.']);
    vi.advanceTimersByTime(100);
    expect(sentence()).toContain('still shows the old run');
    draw(1, undefined);
    expect(root.dataset.awaitsRun).toBeUndefined();
  });

  it('are read out to a reader who has done something', () => {
    const { state, draw, spoken } = figure();
    state.touched.value = false;
    draw(1, undefined);
    expect(spoken()).toBe('');
    state.touched.value = true;
    draw(1, undefined);
    expect(spoken()).toBe('It is so.');
  });

  it('are read out while the run plays slowly, and when it stands still', () => {
    const { player, root, draw, spoken } = figure();
    player.speed = 2;
    player.play();
    expect(root.querySelector('button')!.getAttribute('aria-label')).not.toBe('Play');
    draw(1, undefined);
    expect(spoken()).toBe('');
    player.speed = 1;
    draw(1, undefined);
    expect(spoken()).toBe('It is so.');
    player.speed = 2;
    draw(1, undefined);
    expect(spoken()).toBe('');
    player.pause();
    expect(spoken()).toBe('It is so.');
  });
});

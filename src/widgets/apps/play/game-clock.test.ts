import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { GameClock } from './game-clock.ts';

/** A clock on a page whose seconds pass by hand. */
function clockByHand(isSolved = () => false) {
  const { document } = parseHTML(
    `<!doctype html><div id="root"><input type="checkbox" data-setting="clock" checked>
      <span class="clock-box"><span data-part="clock"></span><button data-action="pause"></button></span>
      <div data-part="board"></div><button data-part="go-on" hidden></button></div>`,
  );
  const root = document.querySelector('#root') as unknown as HTMLElement;
  let [second, seen, played, now] = [() => {}, true, 57, 0];
  const pauses: number[] = [];
  const tick = () => (isSolved() ? undefined : ++played);
  const each = (callback: () => void) => {
    second = callback;
  };
  const clock = new GameClock(root, { tick, paused: (length) => pauses.push(length) }, { each, isSeen: () => seen, now: () => now });
  const pass = (seconds: number) => {
    now += seconds;
    for (let passed = 0; passed < seconds; passed++) second();
  };
  const see = (now: boolean) => {
    seen = now;
  };
  return { clock, root, pass, see, pauses, text: () => root.querySelector('[data-part=clock]')!.textContent };
}

describe('the clock of a game', () => {
  it('counts seconds on, as minutes and seconds', () => {
    const { clock, pass, text } = clockByHand();
    pass(2);
    expect(text()).toBe('0:59');
    pass(2);
    expect([text(), clock.text]).toEqual(['1:01', '1:01']);
  });

  it('pauses while the page is hidden', () => {
    const { pass, see, text } = clockByHand();
    pass(1);
    see(false);
    pass(30);
    see(true);
    pass(1);
    expect(text()).toBe('0:59');
  });

  it('covers the board while it is paused, and resumes where it was', () => {
    const { clock, root, pass, text } = clockByHand();
    pass(1);
    clock.pause(true);
    pass(30);
    const board = root.querySelector<HTMLElement>('[data-part=board]')!;
    const goOn = root.querySelector<HTMLElement>('[data-part=go-on]')!;
    expect([clock.paused, text(), board.inert, goOn.hidden]).toEqual([true, '0:58', true, false]);
    clock.pause(false);
    pass(1);
    expect([clock.paused, text(), board.inert, goOn.hidden]).toEqual([false, '0:59', false, true]);
  });

  it('says how long a pause was, once', () => {
    const { clock, pass, pauses } = clockByHand();
    clock.pause(false);
    clock.pause(true);
    pass(30);
    clock.pause(false);
    clock.pause(false);
    expect(pauses).toEqual([30]);
  });

  it('stops when the game is solved', () => {
    let solved = false;
    const { pass, text } = clockByHand(() => solved);
    pass(1);
    solved = true;
    pass(10);
    expect(text()).toBe('0:58');
  });
});

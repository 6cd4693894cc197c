import { signal } from '@preact/signals-core';
import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FigureState } from '../../../runs/figure/figure-state.ts';
import { READ } from './driver-event.ts';
import { TextDriver } from './text-driver.ts';

/** The frame of the case, and of the paragraph that it is in. */
const OWN = 12;

/** A figure beside a paragraph with a case, which a test presses; its driver, and what the pictures were told to show. */
function scene({ drawn = true } = {}) {
  const { document, Event } = parseHTML(
    `<section class="pair"><figure><button class="who"><span data-part="who"></span></button></figure>
      <p class="beat now" data-position="${OWN}"><span class="bead"></span><span class="case" data-lit='{"case":{"position":${OWN}}}'></span></p></section>`,
  );
  vi.stubGlobal('Event', Event);
  vi.stubGlobal('CustomEvent', Event);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const told: unknown[] = [];
  const frame = signal<{ position: number } | undefined>(undefined);
  const player = {
    position: 0,
    goTo(position: number) {
      player.position = position;
      if (position !== frame.peek()?.position) frame.value = { position };
    },
  };
  const state = {
    frame,
    player,
    touched: signal(false),
    awaited: signal<number | undefined>(undefined),
    playing: signal(false),
    mode: signal(undefined),
    showsOwnRun: true,
    timeline: { length: 20 },
    commands: { on: () => {} },
    shown: { highlight: (lit: unknown) => told.push(lit), peek: (position: unknown) => told.push(`at ${position}`) },
    get position() {
      return player.position;
    },
  };
  const figure = document.querySelector<HTMLElement>('figure')!;
  const driver = new TextDriver(state as unknown as FigureState, figure);
  if (drawn) player.goTo(8);
  const word = document.querySelector('.case')!;
  word.addEventListener(READ, () => word.setAttribute('aria-pressed', 'false'));
  return {
    driver,
    state,
    player,
    told,
    press: () => word.setAttribute('aria-pressed', 'true'),
    isPressed: () => word.getAttribute('aria-pressed'),
  };
}

describe('a case that is pressed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is shown in its frame though the figure is walking, which goes no further', () => {
    const { driver, player, press, isPressed } = scene();
    driver.drive({ position: OWN });
    expect(player.position).toBe(9);
    press();
    driver.peek(OWN);
    expect(player.position).toBe(OWN);
    vi.runAllTimers();
    expect([player.position, isPressed()]).toEqual([OWN, 'true']);
  });

  it('stays when its paragraph moves the figure afterwards, and goes with its frame', () => {
    const { driver, player, press, isPressed } = scene();
    press();
    driver.peek(OWN);
    driver.drive({ position: OWN }, { scrolls: true });
    vi.runAllTimers();
    expect([player.position, isPressed()]).toEqual([OWN, 'true']);
    player.goTo(13);
    expect(isPressed()).toBe('false');
  });

  it('is peeked at in a figure of the reader’s until that goes on, and not only under the pointer', () => {
    const { driver, state, player, told, press, isPressed } = scene();
    state.touched.value = true;
    press();
    driver.peek(OWN);
    driver.peek(undefined);
    expect([player.position, told, isPressed()]).toEqual([8, [`at ${OWN}`], 'true']);
    player.goTo(9);
    expect(isPressed()).toBe('false');
  });

  it('is shown by a figure that has come to life after it was pressed', async () => {
    const { player, told, press, isPressed } = scene({ drawn: false });
    press();
    player.goTo(8);
    await Promise.resolve();
    expect([player.position, isPressed()]).toEqual([OWN, 'true']);
    expect(told).toContainEqual({ case: { position: OWN } });
  });
});

import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A page with words about the runs `main`, which has a figure, and `other`, which has none, and what the figure was told to light. */
async function scene(words: string) {
  const { document, Event } = parseHTML(
    `<body><section>${words}<figure id="main"><sudo-stepper><svg><rect class="hit" data-cell="3"></rect><rect class="hit" data-cell="4"></rect></svg></sudo-stepper></figure></section><p id="outside"></p></body>`,
  );
  vi.stubGlobal('document', document);
  const { connectLights } = await import('./lights.ts');
  const lights: unknown[] = [];
  const figure = { highlight: (lit: unknown) => lights.push(lit), peek: (position: unknown) => lights.push(`at ${position}`) };
  connectLights(document.querySelector('section')!, (run) => (run === 'main' ? figure : null));
  let place = 0;
  const send = (type: string, selector: string, more: object = {}) => {
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { pointerType: 'mouse', ...more });
    document.querySelector(selector)!.dispatchEvent(event);
  };
  return {
    document,
    heard: () => lights.splice(0),
    litWords: () => [...document.querySelectorAll('span.lit')].map(({ id }) => id),
    move: (selector: string) => send('pointermove', selector, { screenX: ++place, screenY: 0 }),
    rest: (selector: string) => send('pointermove', selector, { screenX: place, screenY: 0 }),
    send,
  };
}

const word = (id: string, lit: object, run = 'main') => `<span id="${id}" data-run="${run}" data-lit='${JSON.stringify(lit)}'>${id}</span>`;
const cell = { cells: [[3]] };
const row = { cells: [[3, 4]] };

describe('words that light a figure', () => {
  beforeEach(() => {
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('light it for a pointer that moves, and leave it with the pointer', async () => {
    const { heard, move, rest, send, litWords } = await scene(word('one', cell) + word('two', row));
    move('#outside');
    rest('#one');
    expect(heard()).toEqual([]);
    move('#one');
    move('#one');
    expect([heard(), litWords()]).toEqual([[cell], ['one']]);
    move('#two');
    expect([heard(), litWords()]).toEqual([[row], ['two']]);
    send('pointerout', '#two');
    expect([heard(), litWords()]).toEqual([[undefined], []]);
  });

  it('stay lit when pressed, by pointer or key, until they are pressed again, Escape, or a press elsewhere', async () => {
    const { document, heard, send } = await scene(word('one', cell));
    const pressed = () => document.querySelector('#one')!.getAttribute('aria-pressed');
    send('click', '#one', { pointerType: 'touch' });
    expect([heard(), pressed()]).toEqual([[cell], 'true']);
    send('pointerdown', 'sudo-stepper');
    expect(pressed()).toBe('true');
    send('pointerdown', '#outside');
    expect([heard(), pressed()]).toEqual([[undefined], 'false']);
    send('keydown', '#one', { key: 'Enter' });
    send('keydown', '#one', { key: ' ' });
    expect([heard(), pressed()]).toEqual([[cell, undefined], 'false']);
    send('keydown', '#one', { key: 'Enter' });
    const escapes: string[] = [];
    document.addEventListener('keydown', ({ key }) => escapes.push(key));
    send('keydown', '#one', { key: 'Escape' });
    expect([heard(), escapes]).toEqual([[cell, undefined], []]);
    send('keydown', '#one', { key: 'Escape' });
    expect(escapes).toEqual(['Escape']);
  });

  it('stay lit when pressed until their paragraph is left, and not because another is', async () => {
    const { heard, send } = await scene(`<p id="own">${word('one', cell)}</p><p id="next"></p>`);
    send('click', '#one', { pointerType: 'touch' });
    send('read', '#next');
    expect(heard()).toEqual([cell]);
    send('read', '#own');
    expect(heard()).toEqual([undefined]);
  });

  it('show a case of an argument in its own frame, and the figure’s own again after the last', async () => {
    const [first, second] = [0, 1].map((way) => ({ case: { position: 9, way } }));
    const { heard, send } = await scene(word('one', first!) + word('two', second!));
    send('click', '#one');
    expect(heard()).toEqual(['at 9', first]);
    send('click', '#two');
    expect(heard()).toEqual(['at 9', second]);
    send('click', '#two');
    expect(heard()).toEqual([undefined, 'at undefined']);
  });

  it('are text where no figure is theirs, and inside what can be pressed itself', async () => {
    const { document } = await scene(
      `${word('far', cell, 'other')}<a href="#">${word('linked', cell)}</a><span id="around" data-run="main" data-lit="{}">${word('inner', cell)}</span>`,
    );
    expect([...document.querySelectorAll('[role=button]')].map(({ id }) => id)).toEqual(['around']);
  });

  it('are lit by a cell that is pointed at: those about it alone, or those with others', async () => {
    const { heard, move, send, litWords } = await scene(word('one', cell) + word('two', row) + word('lines', { lines: ['try'] }));
    move('[data-cell="3"]');
    expect([heard(), litWords()]).toEqual([[{ cells: [[3]], isPointedAt: true }], ['one']]);
    move('[data-cell="4"]');
    expect([heard(), litWords()]).toEqual([[{ cells: [[4]], isPointedAt: true }], ['two']]);
    send('pointerout', '[data-cell="4"]');
    expect([heard(), litWords()]).toEqual([[undefined], []]);
  });
});

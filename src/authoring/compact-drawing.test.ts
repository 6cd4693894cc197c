import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { compactPath, makeCompact, roundPlaces } from './compact-drawing.ts';

describe('a lean path', () => {
  it.each([
    ['M0 64L0 62L2 62L4 62L6 56.6L8 56.6V64Z', 'M0 64V62H4L6 56.6H8V64Z'],
    ['M10 10H20H15H30', 'M10 10H20H15H30'],
    ['M1 1L2 2M3 3L4 4L5 5', 'm1 1l1 1m1 1l2 2'],
    ['M0 0 10 0 10 10ZL5 5', 'M0 0H10V10ZL5 5'],
    ['M0.04 0L0.07 0.35', 'M0 0L.1 .4'],
    ['M100 100H110V90H120V80H130V70H140V60Z', 'm100 100h10v-10h10v-10h10v-10h10v-10z'],
    ['M100 100H101V102H100ZM103 105H104V107H103ZM106 110H107V112H106Z', 'm100 100h1v2h-1zm3 5h1v2h-1zm3 5h1v2h-1z'],
    ['M1 1Q2 2 3 3', 'M1 1Q2 2 3 3'],
    ['', ''],
  ])('%s', (path, compact) => {
    expect(compactPath(path)).toBe(compact);
  });

  it('does not drift, however many corners it has', () => {
    const path = `M${Array.from({ length: 500 }, (_, i) => `${i * 0.33} ${(i * i) % 7}`).join('L')}`;
    let [x, y] = [0, 0];
    const compact = compactPath(path);
    expect(compact).toMatch(/^m/);
    for (const [, command, first, second] of compact.matchAll(/([mlhv])(-?[\d.]+) ?(-?[\d.]*)/g)) {
      if (command === 'v') y += Number(first);
      else x += Number(first);
      if (command === 'l' || command === 'm') y += Number(second);
    }
    expect(x).toBeCloseTo(499 * 0.33, 1);
    expect(y).toBeCloseTo((499 * 499) % 7, 5);
  });
});

describe('a lean drawing', () => {
  it('has no more decimals of a place than can be seen, and every one of a scale', () => {
    const { document } = parseHTML(
      '<svg><g transform="translate(478.5773769167893,-3.14159) scale(0.12345)"><line x1="198.74802715252451" y1="64"></line></g></svg>',
    );
    roundPlaces(document.querySelector('svg') as unknown as Element);
    expect(document.querySelector('g')!.getAttribute('transform')).toBe('translate(478.6,-3.14) scale(0.12345)');
    expect(['x1', 'y1'].map((name) => document.querySelector('line')!.getAttribute(name))).toEqual(['198.7', '64']);
  });

  it('joins letters that are alike, each with its own place, and leaves all others as they are', () => {
    const { document } = parseHTML(
      `<div><svg><g class="marks"><text class="mark" y="1" x="2.345">1</text><text class="mark" y="1" x="14.567">2</text><text class="mark lit" y="1" x="3">3</text><text class="mark" y="2 20.345" x="3 4.567">45</text><path d="M0 0L1 1"></path></g><g class="digits"><text class="digit" y="1" x="1">10</text><text class="digit" y="1" x="2">11</text></g><g class="hits"><text y="1" x="1">1</text><text y="1" x="2">2</text></g></svg></div>`,
    );
    makeCompact(document.querySelector('div') as unknown as Element);
    const texts = [...document.querySelectorAll('text')].map((text) => [
      text.getAttribute('class') ?? '',
      text.getAttribute('x'),
      text.getAttribute('y'),
      text.textContent,
    ]);
    expect(texts).toEqual([
      ['mark', '2.35 14.6 3 4.57', '1 1 2 20.3', '1245'],
      ['mark lit', '3', '1', '3'],
      ['digit', '1', '1', '10'],
      ['digit', '2', '1', '11'],
      ['', '1', '1', '1'],
      ['', '2', '1', '2'],
    ]);
  });
});

it('writes the dots of a chart as circles, with all that is said of them', () => {
  const { document } = parseHTML(
    '<svg><path fill="red" d="M4,0A4,4,0,1,1,-4,0A4,4,0,1,1,4,0" transform="translate(115.43,-254.3)"><title>a dot</title></path><path d="M4,0L1,1" transform="translate(1,2)"/></svg>',
  );
  roundPlaces(document.querySelector('svg')!);
  const [dot, line] = document.querySelector('svg')!.children;
  expect([dot!.tagName.toLowerCase(), ...['fill', 'r', 'cx', 'cy'].map((name) => dot!.getAttribute(name)), dot!.textContent]).toEqual([
    'circle',
    'red',
    '4',
    '115.4',
    '-254.3',
    'a dot',
  ]);
  expect(line!.tagName.toLowerCase()).toBe('path');
});

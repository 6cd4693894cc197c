import { globSync, readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Runs, specOf, tagsOf } from '../../src/authoring/chapter-check.ts';
import { READABLE } from '../../src/authoring/draw-question.ts';
import { type PredictCard, predictCard } from '../../src/authoring/predict-card.ts';
import { runAtBuild } from '../../src/authoring/run-at-build.ts';
import { plain } from '../../src/narration/sentence.ts';

/** What a step leaves on a drawing: its lit cell, its reason, its pattern, what it strikes, the column and the node that it is about. */
const MARKS_OF_STEPS =
  '.focus rect, .fill:not(.peer, .heat, [class*="level-"]), .reason path, .set, g.links path, .node.lit, .arrow:is(.new, .asked), .mark.lit, .struck, .marks .strike, .column-focus, .row-focus, .neighbour';
/** The room that a card has for a drawing on a wide page, in CSS pixels. */
const CARD_ROOM = 610;

const cards = globSync('content/chapters/*/index.mdx')
  .toSorted()
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const { runs } = parse(text.split('---\n')[1]!) as { runs: Runs };
    const tags = tagsOf(text).filter(({ component }) => component === 'Predict');
    return tags.map(({ attributes, line }) => ({ name: `${file.split('/')[2]}:${line}`, runs, attributes }));
  });

/** What texts say, line by line from left to right; a text may have a place for each of its letters. */
function lettersOf(texts: readonly Element[]): string[] {
  const letters = texts.flatMap((text) => {
    const [xs, ys] = ['x', 'y'].map((name) => text.getAttribute(name)!.split(' ').map(Number)) as [number[], number[]];
    const parts = xs.length > 1 ? [...text.textContent!] : [text.textContent!];
    expect([parts.length, ys.length]).toEqual([xs.length, xs.length]);
    return parts.map((letter, index) => ({ letter, x: xs[index]!, y: ys[index]! }));
  });
  return letters.sort((a, b) => a.y - b.y || a.x - b.x).map(({ letter }) => letter);
}

it('finds the cards of the chapters', () => {
  expect(cards.length).toBeGreaterThanOrEqual(20);
});

describe.each(cards)('$name', ({ runs, attributes }) => {
  let card: PredictCard;
  beforeAll(async () => {
    card = await predictCard(runs, attributes);
  });

  it('can be failed: one answer is right, others are wrong', () => {
    const { choices } = card.question;
    expect(choices.filter(({ right }) => right)).toHaveLength(1);
    expect(choices.length).toBeGreaterThanOrEqual(2);
    expect(choices.length).toBeLessThanOrEqual(4);
    expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
  });

  it('gives a separate reason for each answer, and the one for a wrong answer does not reveal the right one', () => {
    const { choices } = card.question;
    const reasons = choices.map(({ reason }) => plain(reason));
    for (const reason of reasons) expect(reason).toMatch(/^[\p{L}\d“].*\w.*[.?!]$/u);
    expect(new Set(reasons).size).toBe(reasons.length);
    const { label } = choices.find(({ right }) => right)!;
    // A single digit also occurs in the order of digits, so it does not count.
    if (label.length > 2) for (const choice of choices) if (!choice.right) expect(` ${plain(choice.reason)} `).not.toContain(` ${label}`);
  });

  it('shows the moment before the step, with nothing that a step marks', async () => {
    const { document } = parseHTML(`<body>${card.picture.markup}</body>`);
    const marks = [...document.querySelectorAll(MARKS_OF_STEPS)].map((mark) => mark.getAttribute('class')!);
    const { timeline } = await runAtBuild(specOf(runs, attributes.run));
    const { grid } = timeline.frame(card.question.position - 1).picture;
    // Cells that the question itself speaks of may be tinted, and a cell that has nothing left is what it is about.
    const isAbout = (mark: string) => (attributes.sets ? mark.startsWith('set ') : grid?.implications && mark === 'fill conflict');
    expect(marks.filter((mark) => !isAbout(mark))).toEqual([]);
    if (!document.querySelector('svg.grid') || !grid || card.question.shows.region) return;
    const { puzzle, digits } = grid;
    expect(lettersOf([...document.querySelectorAll('.digits text')])).toEqual(
      [...digits].filter((digit) => digit !== 0).map((digit) => puzzle.symbols[digit - 1]),
    );
  });

  it('has marks that can be read, in the room that there is', () => {
    const { document } = parseHTML(`<body>${card.picture.markup}</body>`);
    const width = Number(document.querySelector('svg')!.getAttribute('viewBox')!.split(' ')[2]);
    for (const text of document.querySelectorAll('text[font-size]'))
      expect((Number(text.getAttribute('font-size')) * card.picture.least) / width).toBeGreaterThanOrEqual(READABLE);
    expect(card.picture.least).toBeLessThanOrEqual(CARD_ROOM);
  });
});

import { expect, it } from 'vitest';
import { explain } from '../../../narration/en/techniques.ts';
import { plain } from '../../../narration/sentence.ts';
import { solvePuzzle } from '../../fast/answer.ts';
import { readCase } from '../../formats/hodoku-library.ts';
import { puzzleOf } from '../../puzzle.ts';
import { templates } from './templates.ts';

// Two has four templates, and three of its places are in none. With those gone, other digits take cells in all of their templates, one
// after another.
const { position } = readCase(
  ':1202:2:.+8..4..6.1...9....+4.91+8..3..37+26+4....4.8+5+1...5+1.+9+732+4...1+42+8.5.6..+5.7.8..5.6.9..7:211 313 517 717 219 519 223 623 226 527 727 229 529 536 947 949 957 959 971 377 391 293:213 236 282::',
);
const answer = solvePuzzle(puzzleOf(position.givens))!;
const found = templates.find(position);

it('templates of one digit come before those that need cells which other digits take', () => {
  const takes = found.map(({ pattern }) => pattern.some(({ digits }) => digits !== pattern[0]!.digits));
  expect(takes[0]).toBe(false);
  expect(takes.slice(0, takes.indexOf(true))).not.toContain(true);
  expect(takes).toContain(true);
});

it('what all templates of a digit share is its own, what none has is not', () => {
  expect(found.some(({ placements }) => placements.length > 1)).toBe(true);
  for (const { placements, eliminations } of found) {
    for (const { cell, digit } of placements) expect(answer[cell]).toBe(digit);
    for (const { cell, digit } of eliminations) expect(answer[cell]).not.toBe(digit);
  }
});

it('says which cells other digits take, and all that it fills', () => {
  const several = found.find(
    ({ placements, pattern }) => placements.length > 1 && pattern.some(({ digits }) => digits !== pattern[0]!.digits),
  )!;
  const text = explain(several, puzzleOf(position.givens)).map(plain).join(' ');
  expect(text).toMatch(/Some cells belong to other digits, because every way to place those digits uses them\..*: \d at r\dc\d/);
  expect(text).toMatch(/(It uses|All of them use) .* and r\dc\d\. So r\dc\d.* are \d\.$/);
});

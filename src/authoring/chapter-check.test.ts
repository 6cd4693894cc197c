import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkChapter } from './chapter-check.ts';

const backtracking = { algorithm: 'backtracking', puzzle: 'tiny-4' };
const runs = {
  main: backtracking,
  other: backtracking,
  unknownPane: { ...backtracking, panes: ['code', 'graph'] },
  energyPane: { ...backtracking, panes: ['energy'] },
  landscapePane: { ...backtracking, panes: ['landscape', 'code'] },
};

/** Checks a chapter of these lines. */
function check(...lines: string[]): Promise<void> {
  const file = join(mkdtempSync(join(tmpdir(), 'chapter-')), 'index.mdx');
  writeFileSync(file, lines.join('\n'));
  return checkChapter(file, runs);
}

describe('a chapter is refused when what it says of its runs is not so', () => {
  it('and passes when it is', async () => {
    await check('<Stepper speed={2} />', '<FrameLink at="place" cell={0} digit={4}>4</FrameLink>', '<Stat of="steps" />');
    await check('<Stepper />', '<FrameLink at="try" whatIf="try.2">2</FrameLink>', '<FrameLink at="try" whatIf>what if?</FrameLink>');
  });

  it.each([
    [
      'a step that never comes',
      '<FrameLink at="place" cell={0} digit={2}>2</FrameLink>',
      /:2: <FrameLink>: the run has 0 steps 'place' with cell 0 with digit 2/,
    ],
    ['a run that no figure shows', '<FrameLink run="other" at="place">4</FrameLink>', /:2: <FrameLink>: no figure shows the run 'other'/],
    ['a question about a run that no figure shows', '<Predict run="other" at="place" />', /:2: <Predict>: no figure shows the run 'other'/],
    ['a chapter that there is not', '<ChapterLink to="puzzles" />', /:2: <ChapterLink>: there is no chapter 'puzzles'/],
    ['a view that there is not', '<Stepper run="unknownPane" />', /:2: <Stepper>: there is no view 'graph'; there are grid, /],
    [
      'a view for which the picture lacks a part',
      '<Stepper view="matrix" />',
      /:2: <Stepper>: 'backtracking' cannot be drawn by the view 'matrix': it lacks 'cover' in its picture/,
    ],
    [
      'a view for which the steps lack a role',
      '<Stepper run="energyPane" />',
      /:2: <Stepper>: 'backtracking' cannot be drawn by the view 'energy': it lacks a kind of step with 'proposes' and a kind of step with 'keeps'/,
    ],
    [
      'a view for which the card lacks a member',
      '<Stepper run="landscapePane" />',
      /:2: <Stepper>: 'backtracking' cannot be drawn by the view 'landscape': it lacks 'localSearch' on its card/,
    ],
    [
      'a decision that there is not',
      '<FrameLink at="place" n={2} whatIf>what if?</FrameLink>',
      /:2: <FrameLink>: step \d+ is no decision that `whatIf` could change/,
    ],
    [
      'a choice that there is not',
      '<FrameLink at="try" whatIf="try.7">7</FrameLink>',
      /:2: <FrameLink>: at step \d+ there is no choice 'try.7'; there are try.1, /,
    ],
    ['a figure of such a run', '<Stat of="steps" at="try" whatIf="try.7" />', /:2: <Stat>: at step \d+ there is no choice 'try.7'/],
    [
      'a light on a cell that there is not',
      '<Light cells="r5c1">r5c1</Light>',
      /:2: <Light>: there is no cell 'r5c1'; there are r1c1 to r4c4/,
    ],
    [
      'a light in a figure that there is not',
      '<Light run="other" cells="r1c1">r1c1</Light>',
      /:2: <Light>: no figure shows the run 'other'/,
    ],
    ['a run that there is not', '<Stat run="third" of="steps" />', /:2: <Stat>: there is no run 'third'/],
  ])('%s', async (_, line, message) => {
    await expect(check('<Stepper />', line)).rejects.toThrow(message);
  });
});

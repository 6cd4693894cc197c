import { describe, expect, it } from 'vitest';
import named from '../../../../content/puzzles/named.json' with { type: 'json' };
import { catalogRow } from '../../../engine/catalog.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { readOptions } from '../../../engine/options.ts';
import { narratorOf } from '../../../narration/narrator.ts';
import { plain } from '../../../narration/sentence.ts';
import { record } from '../../../trace/record.ts';
import { reasonOfWrite } from './reason-of-write.ts';

const { puzzle } = readPuzzles(named.find(({ id }) => id === 'ai-escargot')!.puzzle)[0]!;

async function reasonOf(id: string, written: number): Promise<string> {
  const algorithm = await catalogRow(id).load();
  const timeline = record(algorithm, puzzle, readOptions(algorithm.options, {}), { maxSteps: 20_000 });
  const position = timeline.next(Object.keys(timeline.writes), timeline.amountTo(written - 1, timeline.writes))!;
  const reason = reasonOfWrite(timeline, await narratorOf(id), position);
  return reason ? plain(reason) : '';
}

describe('the reason for a written digit', () => {
  it('says why the cell or the column was chosen', async () => {
    expect(await reasonOf('backtracking', 1)).toBe('Go to r1c2, the next empty cell.');
    expect(await reasonOf('constraint-search', 1)).toMatch(/^r2c3 has 2 values left and sees 13 open peers\./);
    expect(await reasonOf('dancing-links', 4)).toMatch(/^It has 2 statements left\. No promise has fewer/);
    expect(await reasonOf('all-different', 4)).toBe('r2c1 has 2 candidates, and no cell has fewer.');
  });

  it('is why the digit fits where no place was chosen, and never why an earlier digit was taken back', async () => {
    expect(await reasonOf('backtracking', 60)).toBe('No cell in the row, column or box of r7c2 holds 6.');
  });

  it('is empty where nothing has been chosen', async () => {
    expect(await reasonOf('annealing', 1)).toBe('');
  });
});

import { expect, it } from 'vitest';
import { readPuzzles } from '../../engine/formats/read.ts';
import { csvBlob } from './export.ts';

it('saves a table so that a spreadsheet takes it for UTF-8, and this site reads it again', async () => {
  const blob = csvBlob(['name\n', 'Zoë\n', '李\n']);
  expect([...new Uint8Array(await blob.slice(0, 3).arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf]);
  expect(blob.type).toBe('text/csv;charset=utf-8');
  const grid = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  const bytes = await csvBlob([`${grid}\n`]).arrayBuffer();
  expect(readPuzzles(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))).toHaveLength(1);
});

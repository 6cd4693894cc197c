import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../tests/samples.ts';
import { describeError } from '../engine/errors.ts';
import { csvField } from '../engine/formats/csv-field.ts';
import { csvFields } from '../engine/formats/csv-line.ts';
import { readResults } from './read-results.ts';
import { headText, rowText } from './rows.ts';

const written = readFileSync('tests/cli/fixtures/two-puzzles.ndjson', 'utf8');
const lines = written.trimEnd().split('\n');
const faultOf = (text: string): string => {
  try {
    readResults(text);
    return 'none';
  } catch (error) {
    return describeError(error);
  }
};

describe('a file of results', () => {
  it('is read with its seal, which is of every byte before it', () => {
    const { rows, header, budget, seal, sealed, format } = readResults(written);
    expect([rows.length, format, header.seeds]).toEqual([10, 'ndjson', 4]);
    expect(budget).toEqual({ currency: 'digits', amount: 200_000 });
    expect(createHash('sha256').update(sealed).digest('hex')).toBe(seal!.sha256);
  });

  it('is written again as it was read', () => {
    const { rows, header } = readResults(written);
    const again = headText(header, 'ndjson', []) + rows.map((row) => rowText(row, 'ndjson', [])).join('');
    expect(again).toBe(readResults(written).sealed);
  });

  it('has the same rows as CSV', () => {
    const { rows, header } = readResults(written);
    const counters = [...new Set(rows.flatMap((row) => Object.keys(row.counters)))];
    const csv = headText(header, 'csv', counters) + rows.map((row) => rowText(row, 'csv', counters)).join('');
    const read = readResults(csv);
    expect(read.format).toBe('csv');
    expect(read.rows).toEqual(rows);
  });

  it('may have no seal, or end in the middle of a row', () => {
    const open = `${lines.slice(0, 8).join('\n')}\n`;
    expect(readResults(open)).toMatchObject({ seal: undefined, isCut: false });
    const cut = readResults(`${open}${lines[8]!.slice(0, 60)}`);
    expect([cut.rows.length, cut.isCut]).toEqual([7, true]);
  });

  it('is refused with the line and a cure', () => {
    const changed = (line: number, from: string, to: string) =>
      lines.map((text, index) => (index === line - 1 ? text.replace(from, to) : text)).join('\n');
    expect(faultOf('')).toContain('line 1, column 1: this file is empty; expected a file that sudoscope measure');
    expect(faultOf('53..7....')).toContain('isn’t the first line of a file of results');
    expect(faultOf(changed(1, '"schema":1', '"schema":2'))).toContain('form 2');
    expect(faultOf(changed(1, '"digits":200000', '"hours":2'))).toContain('line 1, column 1: the first line names no budget');
    expect(faultOf(changed(4, '{', ''))).toContain('line 4, column 1: this isn’t a row');
    expect(faultOf(changed(5, '"run":"an"', '"run":"zz"'))).toContain(
      "line 5, column 1: this row is of a run 'zz'; expected one of the first line: cs, an",
    );
    expect(faultOf(changed(5, '"outcome":"stopped"', '"outcome":"bound"'))).toContain("the outcome 'bound'");
    expect(faultOf(changed(5, '"digits":200000,', ''))).toContain('line 5, column 1: this row lacks digits');
    expect(faultOf(changed(2, '"puzzle_id":"8', '"puzzle_id":"'))).toContain('line 2, column 1: this row has no puzzle_id');
    expect(faultOf(`${written}${lines[3]}\n`)).toContain('line 13, column 1: there is more after the last line');
    expect(faultOf(lines.filter((_, index) => index !== 4).join('\n'))).toContain('speaks of 10 rows, and there are 9');
    expect(faultOf(lines[0]!)).toContain('there are no rows');
  });

  it('is never read beyond what any text may be', () => {
    fc.assert(
      fc.property(fc.nat(written.length), fc.string(), (at, inserted) => {
        expect(() => faultOf(written.slice(0, at) + inserted + written.slice(at))).not.toThrow();
      }),
      samples(40),
    );
  });
});

describe('a line of comma-separated values', () => {
  it('has the fields that were written', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string().map((text) => text.replace(/[\r\n]/g, '')),
          { minLength: 1 },
        ),
        (fields) => {
          const named = fields.map((field) => `x${field}`);
          expect(csvFields(named.map(csvField).join(','))).toEqual(named);
        },
      ),
      samples(60),
    );
  });
});

import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formats } from '../../src/engine/formats/read.ts';
import { sudoscope } from './sudoscope.ts';

const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

describe('a solved grid', () => {
  const forms = formats.map(({ id }) => id).filter((id) => !['sumocue', 'killer-compact', 'killer-letters'].includes(id));
  it.each(forms)('that --to %s writes is read with --from the same', async (form) => {
    const written = await sudoscope(['solve', '-', '--to', form], SOLUTION);
    expect(written.status).toBe(0);
    expect(await sudoscope(['solve', '-', '--from', form], written.stdout)).toEqual({ status: 0, stdout: `${SOLUTION}\n`, stderr: '' });
  });
});

describe('a file that is not text', () => {
  it('is called UTF-16 where it is that', async () => {
    const utf16 = Buffer.from(`\ufeff${SOLUTION}\n`, 'utf16le');
    expect(await sudoscope(['solve', '-'], utf16)).toEqual({
      status: 2,
      stdout: '',
      stderr: 'standard input:1:1: this is text in UTF-16; expected text in UTF-8\n',
    });
    expect((await sudoscope(['solve', '-'], utf16.swap16())).stderr).toContain('this is text in UTF-16');
  });

  it.runIf(existsSync('/dev/zero'))('is not read to its end where it has none', async () => {
    expect(await sudoscope(['check', '/dev/zero'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('/dev/zero:1:1: '),
    });
  });
});

it('a line of negative numbers is no empty grid', async () => {
  expect(await sudoscope(['solve', '-'], Array(81).fill(-5).join(' '))).toEqual({
    status: 2,
    stdout: '',
    stderr: "standard input:1:1: '-5' isn’t a digit; expected 1 to 9, or 0 or -1 for an empty cell\n",
  });
});

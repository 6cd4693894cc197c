import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { afterAll, describe, expect, it } from 'vitest';
import { sudoscope, sudoscopeProcess } from './sudoscope.ts';

const folder = mkdtempSync(join(tmpdir(), 'sudoscope-worksheet-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LESSON = `---
title: Links
course: Algorithms <2>
figure: /chapters/dancing-links/?run=main
---

::: sheet
title: Out of the list
strip: ?step=8 to 13
strip: ?step=16 to 21
blank: sizes, links, words
- Why may a node keep its own links?
:::
`;
const SET = 'https://school.example/set/#set=1&a=backtracking&p=name.easy.9.1&q=next2.many1&n=2&t=Dead+ends';

const lesson = join(folder, 'lesson.md');
writeFileSync(lesson, LESSON);

const made = async (...args: string[]) => {
  const { status, stdout, stderr } = await sudoscope(['worksheet', ...args]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
};

describe('sudoscope worksheet', () => {
  it('writes sheets without an answer, and a key with all of them', async () => {
    const sheets = await made(lesson, '--versions', '2', '--text');
    const key = await made(lesson, '--versions', '2', '--text', '--key');
    for (const answer of ['row C E F and the header', 'falls to 1', 'U of header E → C E F', 'E = 1']) {
      expect(sheets).not.toContain(answer);
      expect(key).toContain(answer);
    }
    expect(sheets).toContain('Unlink row D E G from column E: ____ and ____ now point at each other. The size of column E falls to ____.');
    const [, word] = /check word (\w+)/.exec(sheets)!;
    expect(key).toContain(`1 | ${word} | 2 | `);
  });

  it('writes the same where the command line is compiled', async () => {
    const args = [lesson, '--versions', '2', '--text'];
    expect(sudoscopeProcess(['worksheet', ...args])).toEqual({ status: 0, stdout: await made(...args), stderr: '' });
  });

  it('writes one HTML file on its own for a size of paper, in which text stays text', async () => {
    const file = join(folder, 'sheets.html');
    writeFileSync(join(folder, 'names.txt'), '\ufeffAda\n\n<b>Béa</b>\r\n');
    const args = [lesson, '--names', join(folder, 'names.txt'), '--paper', 'letter', '--site', 'https://school.example/', '-o', file];
    const { status, stderr } = await sudoscope(['worksheet', ...args]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: `${file}: Out of the list, 2 sheets, 2 versions\n` });
    const html = readFileSync(file, 'utf8');
    expect(html).toContain('size: letter');
    expect(html).not.toMatch(/<script|<link|src=/);
    const { document } = parseHTML(html);
    const names = [...document.querySelectorAll('.paper-who .paper-written:first-of-type')].map(({ textContent }) => textContent);
    expect(names).toContain('<b>Béa</b>');
    expect(document.querySelectorAll('.paper-qr').length).toBeGreaterThan(0);
  });

  it('writes the questions of a set by name, and their key', async () => {
    writeFileSync(join(folder, 'names.txt'), 'Ada\nBéa\n');
    const names = ['--names', join(folder, 'names.txt'), '--text'];
    const [sheets, key] = [await made(SET, ...names), await made(SET, ...names, '--key')];
    expect(sheets.match(/Question 1 of 3/g)).toHaveLength(2);
    expect(key).toMatch(/Student \| Check word \| 1 \| 2 \| 3\nAda \| \w+ \| .+\nBéa \| \w+ \| /);
  });

  it.each([
    [['--paper', 'a3'], "--paper is 'a3'; expected a4 or letter\n"],
    [['--versions', '61'], "--versions is '61'; expected at most 60\n"],
    [['--sheet', '2'], "--sheet is '2'; expected at most 1, the number of sheets in the lesson\n"],
    [['--seed', 'x'], "--seed is 'x'; expected a whole number from 0 to 999999999\n"],
    [['--versions', '2', '--names', 'x'], '--versions and --names are given; expected one of them\n'],
  ])('refuses %j in a sentence', async (args, stderr) => {
    expect(await sudoscope(['worksheet', lesson, ...args])).toEqual({ status: 2, stdout: '', stderr });
  });

  it('refuses strips that the site doesn’t have', async () => {
    const of = async (strip: string) => sudoscope(['worksheet', '-'], `::: sheet\nstrip: ${strip}\n:::\n`);
    expect((await of('/chapters/nowhere/?run=main&step=3 to 5')).stderr).toMatch(/nowhere/);
    expect((await of('/chapters/dancing-links/?run=main&step=4000 to 4005')).stderr).toMatch(/expected at most \d+, the length of the run/);
    expect((await of('/chapters/dancing-links/?run=main&hands=1&step=3 to 5')).status).toBe(2);
    expect((await sudoscope(['worksheet', '-'], 'Nothing to print.')).stderr).toContain("expected a block '::: sheet'");
  });
});

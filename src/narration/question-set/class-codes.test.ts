import { expect, it } from 'vitest';
import { MAX_PASTE_LENGTH, readClass } from './class-codes.ts';
import { MAX_CODES, writeHandIn } from './hand-in.ts';
import { hashOfSet, type QuestionSet } from './question-set.ts';
import { writeSet } from './set-link.ts';

const set: QuestionSet = {
  title: 'Week 3',
  algorithm: 'backtracking',
  options: {},
  puzzles: { from: 'name', level: 'easy', size: 9, seed: 1 },
  ask: [{ kind: 'next', count: 2 }],
  attempts: 2,
  rule: false,
};
const codeOf = (name: string) => writeHandIn({ set: hashOfSet(set), name, begun: 29_912_345, seconds: 60, answers: [] });

it('finds the codes, the set, and what is wrong with either', () => {
  const text = `https://school.example/set/#${writeSet(set)}\n${codeOf('Ada')}\n${codeOf('Grace').slice(0, -4)}\nSUDO-04C00-08000-00EKB-1DHP6-YWKSG-20810-40G20-04S01-240HZ-3R`;
  const read = readClass(text);
  expect(read).toMatchObject({ whole: 1, faulty: 2, more: undefined, set: { title: 'Week 3', questions: 2 } });
  expect(read.faults).toEqual([
    { line: 3, fault: 'short' },
    { line: 4, fault: 'begun' },
  ]);
  expect(read.table.rows.map(({ handIn: { name }, remarks }) => [name, remarks])).toEqual([['Ada', []]]);
  expect(readClass(text.replace('Week', 'Werk')).set).toEqual({ fault: expect.stringMatching(/^this link is damaged/) });
  expect(readClass('')).toMatchObject({ whole: 0, faulty: 0, set: undefined });
});

it('reads up to its limits, and says that there is more', () => {
  const codes = readClass('SUDO-\n'.repeat(MAX_CODES + 5));
  expect([codes.faulty, codes.faults.length, codes.more]).toEqual([MAX_CODES, 50, 'codes']);
  expect(readClass(`${' '.repeat(MAX_PASTE_LENGTH)}${codeOf('Ada')}`)).toMatchObject({ whole: 0, more: 'characters' });
  expect(readClass(codeOf('Ada').replaceAll('SUDO', 'SUD0').toLowerCase()).whole).toBe(1);
});

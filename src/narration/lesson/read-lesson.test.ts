import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { forStudents } from './for-students.ts';
import { BLOCK_NAMES, readLesson } from './read-lesson.ts';
import { scanLesson } from './scan-lesson.ts';
import { screensOf } from './screens.ts';

const HEAD = ['---', 'title: Lists', 'course: Week 7', 'minutes: 20', 'figure: /chapters/dancing-links/?run=main', '---', ''];
const read = (...lines: string[]) => readLesson([...HEAD, ...lines].join('\n'));
const FIRST = HEAD.length + 1;
/** The faults as their lines, counted from the first after the head, and what was found. */
const faultsOf = (...lines: string[]) =>
  read(...lines)
    .faults.filter(({ found }) => !/add up/.test(found))
    .map(({ line, found, cure, mild }) => [line - FIRST + 1, mild, found, cure]);
const blocksOf = (...lines: string[]) => read(...lines).lesson.parts.flatMap(({ blocks }) => blocks);
const main = { path: 'chapters/dancing-links/', query: 'run=main' };

describe('a lesson', () => {
  it('has a head, parts with minutes, paragraphs and frames', () => {
    const { lesson, faults } = read(
      'Before.',
      '',
      '## Out (8 min)',
      'A',
      'B',
      '',
      '[Look *here*](?step=0) to 8',
      '',
      '- one',
      '- two',
      '## Rest (12 min)',
    );
    expect(faults).toEqual([]);
    expect(lesson).toEqual({
      title: 'Lists',
      course: 'Week 7',
      figure: { frame: { path: 'chapters/dancing-links/', query: 'run=main', step: 0 }, line: 5 },
      minutes: 20,
      parts: [
        { heading: '', minutes: 0, blocks: [{ kind: 'prose', markdown: 'Before.', line: 8, lastLine: 8 }] },
        {
          heading: 'Out',
          line: 10,
          minutes: 8,
          blocks: [
            { kind: 'prose', markdown: 'A\nB', line: 11, lastLine: 12 },
            { kind: 'frames', label: 'Look *here*', frame: { ...main, step: 0 }, last: 8, line: 14, lastLine: 14 },
            { kind: 'prose', markdown: '- one\n- two', line: 16, lastLine: 17 },
          ],
        },
        { heading: 'Rest', line: 18, minutes: 12, blocks: [] },
      ],
    });
  });

  it('takes any link to a figure of the site, whole or short', () => {
    const frames = blocksOf(
      '[a](?step=0&hands=1)',
      '',
      '[b](https://host.example/base/chapters/backtracking/?run=main&puzzle=wikipedia&order=rows&step=7&stage=1#main)',
      '',
      '[c](/embed/dancing-links/?step=3) to 4',
      '',
      '[d](/chapters/backtracking/?run=main&step=1#main&puzzle=.1%0A2)',
    );
    expect(frames.map((block) => block.kind === 'frames' && [block.frame, block.last])).toEqual([
      [{ ...main, query: 'run=main&hands=1', step: 0 }, 0],
      [{ path: 'chapters/backtracking/', query: 'run=main&puzzle=wikipedia&order=rows', step: 7 }, 7],
      [{ path: 'embed/dancing-links/', query: '', step: 3 }, 4],
      [{ path: 'chapters/backtracking/', query: 'run=main&puzzle=.1%0A2', step: 1 }, 1],
    ]);
    expect(blocksOf('[A page](https://en.example/wiki)', '', '[The chapter](/chapters/backtracking/)').map(({ kind }) => kind)).toEqual([
      'prose',
      'prose',
    ]);
  });

  it('has votes with choices of the run, or of the teacher', () => {
    const own = ['::: vote 6 min', '[Which?](?step=9)', '', '- [ ] this', '      Because it', '      isn’t.', '- [x] that', ':::'];
    expect(blocksOf(...own, '::: ask', '[Again?](?step=12)', ':::')).toEqual([
      {
        kind: 'vote',
        minutes: 6,
        prompt: 'Which?',
        frame: { ...main, step: 9 },
        choices: [
          { label: 'this', right: false, reason: 'Because it isn’t.' },
          { label: 'that', right: true, reason: '' },
        ],
        line: FIRST,
        lastLine: FIRST + 7,
      },
      {
        kind: 'ask',
        minutes: 0,
        prompt: 'Again?',
        frame: { ...main, step: 12 },
        choices: undefined,
        line: FIRST + 8,
        lastLine: FIRST + 10,
      },
    ]);
  });

  it('has notes, sheets and breaks', () => {
    const sheet = [
      '::: sheet',
      'title: Out',
      'strip: ?step=8 to 13',
      'blank: sizes, new links, words',
      '- Which two?',
      '  And why?',
      '  answer: Its own: they still',
      '    name both.',
      '- Draw it.',
      ':::',
    ];
    expect(
      blocksOf('::: notes', 'Say *past it*.', '', '```', '::: vote', '```', ':::', ...sheet, '::: break 5 min Coffee', ':::'),
    ).toMatchObject([
      { kind: 'notes', markdown: 'Say *past it*.\n\n```\n::: vote\n```' },
      {
        kind: 'sheet',
        title: 'Out',
        strips: [{ frame: { ...main, step: 8 }, last: 13 }],
        blanks: ['sizes', 'links', 'words'],
        questions: [
          { text: 'Which two? And why?', answer: 'Its own: they still name both.' },
          { text: 'Draw it.', answer: '' },
        ],
      },
      { kind: 'break', label: 'Coffee', minutes: 5 },
    ]);
  });
});

it('is copied for students without notes, sheets, right answers and reasons', () => {
  const own = ['::: vote 6 min', '[Which?](?step=9)', '', '- [ ] this', '      Because.', '- [x] that', '      Likewise.', ':::'];
  const others = [
    '::: notes',
    'Slowly.',
    ':::',
    '',
    '::: sheet',
    '- Why?',
    ':::',
    '',
    '::: note',
    'Nobody.',
    ':::',
    '',
    '<!-- mine -->',
    '::: break 5 min',
    ':::',
  ];
  const copy = forStudents([...HEAD, '## Out (8 min)', 'A', '', ...own, ...others].join('\n'));
  expect(copy.split('\n').slice(5)).toEqual([
    'for: students',
    '---',
    '',
    '## Out (8 min)',
    '',
    'A',
    '',
    '::: vote 6 min',
    '[Which?](?step=9)',
    '- [ ] that',
    '- [ ] this',
    ':::',
    '',
    '::: break 5 min',
    ':::',
    '',
  ]);
  expect(readLesson(copy).faults).toMatchObject([{ found: expect.stringMatching(/add up/) }]);
});

it('has the choices for students in an order that doesn’t depend on the one they were written in', () => {
  const labels = ['2', '4', '6', '8'];
  const copyOf = (...choices: string[]) =>
    forStudents(
      [...HEAD, '::: vote 6 min', '[How many?](?step=9)', '', ...choices.map((label, at) => `- [${at ? ' ' : 'x'}] ${label}`), ':::'].join(
        '\n',
      ),
    );
  const first = copyOf(...labels);
  expect(copyOf(...labels.toReversed())).toBe(first);
  expect(copyOf('6', '2', '8', '4')).toBe(first);
  expect(forStudents(first)).toBe(first);
  // The right one isn't always the first.
  const places = ['a', 'b', 'c', 'd', 'e', 'f'].map((right) =>
    copyOf(right, 'x', 'y', 'z')
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .indexOf(`- [ ] ${right}`),
  );
  expect(new Set(places).size).toBeGreaterThan(1);
});

describe('a fault', () => {
  it.each<[string, string[], number, RegExp]>([
    ['a short address without a figure', ['[a](?step=x)'], 1, /isn’t a step/],
    ['frames that go back', ['[a](?step=9) to 8'], 1, /back to 8/],
    ['too many frames', ['', '[a](?step=0) to 900'], 2, /901 frames/],
    ['an address of another page', ['[a](/lab/?run=main&step=3) to 4'], 1, /isn’t the address of a figure/],
    ['an unknown block', ['::: votes', '[a](?step=1)', ':::'], 1, /“votes”/],
    ['a vote without a frame', ['::: vote', ':::'], 1, /doesn’t have a frame/],
    ['a vote without an answer', ['::: vote', '[a](?step=1)', '- [ ] x', '- [ ] y', ':::'], 1, /None of the choices/],
    ['a vote with two answers', ['::: vote', '[a](?step=1)', '- [x] x', '- [x] y', ':::'], 4, /2 choices/],
    ['five choices', ['::: ask', '[a](?step=1)', '- [x] x', '- [ ] y', '- [ ] z', '- [ ] v', '- [ ] w', ':::'], 7, /5 choices/],
    ['one choice twice', ['::: ask', '[a](?step=1)', '- [x] x', '- [ ] X', ':::'], 4, /the same/],
    ['an empty sheet', ['::: sheet', 'title: a', ':::'], 1, /strip of frames/],
    ['a sheet with only questions', ['::: sheet', '- q', ':::'], 1, /strip of frames/],
    ['a strip without an address', ['::: sheet', '- q', 'strip: 8 to', ':::'], 3, /isn’t a strip/],
  ])('of %s names its line and a cure', (_, lines, line, found) => {
    expect(faultsOf(...lines)).toEqual([[line, false, expect.stringMatching(found), expect.stringMatching(/^[A-Z].*\.$/)]]);
  });

  it.each<[string, string[], number, RegExp]>([
    ['a block that isn’t closed', ['::: notes', 'a', '', '## Part'], 1, /isn’t closed/],
    ['a mark that closes nothing', ['a', '', ':::'], 3, /doesn’t close anything/],
    ['a frame among words', ['See [a](?step=1).'], 1, /other text around it/],
    ['a heading of the wrong size', ['# Lists'], 1, /one #/],
    ['words after a name', ['::: vote soon', '[a](?step=1)', ':::'], 1, /“soon”/],
    ['frames of a question', ['::: vote', '[a](?step=1) to 3', ':::'], 2, /only the first/],
    ['an unknown blank', ['::: sheet', 'strip: ?step=1 to 2', 'blank: colours', ':::'], 3, /“colours”/],
    ['an answer without a question', ['::: sheet', 'strip: ?step=1 to 2', 'answer: a', ':::'], 3, /question above/],
    ['a second answer', ['::: sheet', 'strip: ?step=1', '- q', '  answer: a', '  answer: b', ':::'], 5, /already/],
    ['an empty answer', ['::: sheet', 'strip: ?step=1', '- q', '  answer:', ':::'], 4, /is empty/],
    ['choices in a sheet', ['::: sheet', 'strip: ?step=1', '- [x] q', ':::'], 3, /choices/],
  ])('of %s is mild', (_, lines, line, found) => {
    expect(faultsOf(...lines)).toEqual([[line, true, expect.stringMatching(found), expect.any(String)]]);
  });

  it.each<[string, string[], RegExp, string[]]>([
    ['no question mark', ['[a](step=3)'], /^Write \[a\]\(\?step=3\) in/, ['[a](?step=3)']],
    ['“to” in the address', ['[a](?step=3 to 8)'], /^Write \[a\]\(\?step=3\) to 8 in/, ['[a](?step=3) to 8']],
    ['a step after “to”', ['[a](?step=3) to step=8'], /^Write \[a\]\(\?step=3\) to 8 in/, ['[a](?step=3) to 8']],
    ['a dash for “to”', ['[a](?step=3) - 8'], /^Write \[a\]\(\?step=3\) to 8 in/, ['[a](?step=3) to 8']],
    ['a range in the step', ['[a](?step=3-8)'], /\[What to look for\]\(\?step=3\) to 8\.$/, ['[a](?step=3) to 8']],
    ['a space before the address', ['[a] (?step=3)'], /^Write \[a\]\(\?step=3\) in/, ['[a](?step=3)']],
    ['a picture', ['![a](?step=3)'], /^Write \[a\]\(\?step=3\) in/, ['[a](?step=3)']],
    ['an address alone', ['?step=3'], /^Write \[…\]\(\?step=3\) in/, ['[…](?step=3)']],
    ['frames in a list', ['- [a](?step=3)', '- [b](?step=4)'], /^Delete what is before each link/, ['[a](?step=3)', '', '[b](?step=4)']],
    ['a heading for a block', ['### Notes', 'secret'], /write ::: notes in its place/, ['::: notes', 'secret', ':::']],
    ['minutes without brackets', ['## Out, 6 min'], /## Out \(6 min\)\.$/, ['## Out (6 min)']],
    ['minutes in words', ['## Out (six minutes)'], /## Out \(6 min\)\.$/, ['## Out (6 min)']],
    ['a block in the singular', ['::: note', 'a', ':::'], /^Write ::: notes\.$/, ['::: notes', 'a', ':::']],
    ['a block with braces', ['::: {.notes}', 'a', ':::'], /^Write ::: notes\.$/, ['::: notes', 'a', ':::']],
    [
      'a question outside its link',
      ['::: ask', 'Why?', '[a](?step=3)', ':::'],
      /\[Why\?\]\(\?step=3\)\.$/,
      ['::: ask', '[Why?](?step=3)', ':::'],
    ],
    [
      'choices without boxes',
      ['::: ask', '[a](?step=3)', '- x', '- y', ':::'],
      /^Begin each choice with - \[ \]/,
      ['::: ask', '[a](?step=3)', '- [x] x', '- [ ] y', ':::'],
    ],
    ['a strip of numbers', ['::: sheet', 'strip: 8-13', ':::'], /\?step=8 to 13\.$/, ['::: sheet', 'strip: ?step=8 to 13', ':::']],
    [
      'an answer as an item',
      ['::: sheet', 'strip: ?step=8 to 13', '- q', '  - a', ':::'],
      /write answer:/,
      ['::: sheet', 'strip: ?step=8 to 13', '- q', '  answer: a', ':::'],
    ],
  ])('of %s has a cure that cures', (_, lines, cure, cured) => {
    const faults = faultsOf(...lines);
    expect(faults.map((fault) => fault[3])).toEqual([expect.stringMatching(cure)]);
    expect(faultsOf(...cured)).toEqual([]);
  });

  it('in the line of the figure is not told again of each short address', () => {
    const { faults } = readLesson('---\ntitle: a\nfigure: backtracking\n---\n[a](?step=1)');
    expect(faults.map(({ line, cure }) => [line, cure])).toEqual([
      [3, expect.stringMatching(/looks like \/chapters\//)],
      [5, 'Correct the line figure: in the head first.'],
    ]);
    expect(readLesson('—\ntitle: a\n—').faults[0]!.cure).toMatch(/key for hyphens/);
  });

  it('is none where something else can only mean one thing', () => {
    expect(blocksOf(':: notes', 'secret', '::')).toMatchObject([{ kind: 'notes', markdown: 'secret' }]);
    expect(blocksOf('::: break', '5 minutes', ':::')).toMatchObject([{ kind: 'break', minutes: 5, label: '' }]);
    expect(blocksOf('::: sheet', 'strip: [a](?step=8) to 13', 'blank: digit and words', ':::')).toMatchObject([
      { strips: [{ last: 13 }], blanks: ['digits', 'words'] },
    ]);
  });

  it('is found in the head', () => {
    expect(readLesson('Hello').faults).toMatchObject([{ line: 1, mild: true, found: expect.stringMatching(/head/) }]);
    expect(readLesson('---\ntitle: a\nminute: 3\nminutes: soon\ntitle: b\n---\n[a](?step=1)').faults.map(({ line }) => line)).toEqual([
      3, 4, 5, 7,
    ]);
    expect(readLesson('---\ntitle: a\nfigure: /lab/\n---').faults).toMatchObject([{ line: 3, mild: false }]);
  });

  it('says by how many the minutes don’t add up', () => {
    const { faults } = read('## A (8 min)', '::: vote 6 min', '[a](?step=1)', ':::');
    expect(faults).toMatchObject([{ line: 4, mild: true, found: expect.stringMatching(/add up to 14, which is 6 fewer/) }]);
  });
});

/** Texts that look like lessons, with everything in wrong places, too. */
const piece = fc.oneof(
  fc.constantFrom(
    '---',
    '',
    ':::',
    '::: ',
    '## Part (8 min)',
    '##',
    '```',
    '<!--',
    '-->',
    '- [x] a',
    '- [ ] b',
    '      why',
    'minutes: 9',
    'strip: ?step=8 to 13',
  ),
  fc.constantFrom(...BLOCK_NAMES).map((name) => `::: ${name} 3 min`),
  fc.tuple(fc.nat(50), fc.nat(50)).map(([step, last]) => `[Look](?step=${step}) to ${last}`),
  fc.constantFrom('[q](?step=4)', '[q](/chapters/a/?run=b&step=1)', '[q](http://[)', '[q](?%)', 'title: x', 'figure: /chapters/a/?run=b'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(piece, { maxLength: 25 }).map((lines) => lines.join('\n')),
);

describe('any text', () => {
  it('is read, with each fault at one of its lines', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { lesson, faults } = readLesson(text);
        const lines = text.split(/\r\n|\r|\n/).length;
        for (const { line, lastLine } of faults) if (!(line >= 1 && line <= lastLine && lastLine <= lines)) return false;
        return screensOf(lesson).length > 0;
      }),
      samples(400),
    );
  });

  it('has each line that isn’t blank in exactly one stretch', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
        const times = lines.map(() => 0);
        for (const { line, lastLine } of scanLesson(text)) for (let at = line; at <= lastLine; at++) times[at - 1]!++;
        expect(times.every((count, index) => count === 1 || (count === 0 && lines[index]!.trim() === ''))).toBe(true);
      }),
      samples(400),
    );
  });

  it('for students has the same paragraphs, frames and questions, and no note, sheet or answer', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const copy = forStudents(text);
        const given = readLesson(text).lesson.parts.flatMap(({ blocks }) => blocks);
        const got = readLesson(copy).lesson.parts.flatMap(({ blocks }) => blocks);
        expect(got.some((block) => block.kind === 'notes' || block.kind === 'sheet')).toBe(false);
        expect(
          got.some(
            (block) =>
              (block.kind === 'vote' || block.kind === 'ask') && block.choices?.some(({ right, reason }) => right || reason !== ''),
          ),
        ).toBe(false);
        const shown = (blocks: typeof given) =>
          blocks.map((block) =>
            block.kind === 'prose' ? block.markdown : block.kind === 'frames' ? JSON.stringify([block.frame, block.last]) : '',
          );
        expect(shown(got).filter(Boolean)).toEqual(shown(given).filter(Boolean));
        expect(forStudents(copy)).toBe(copy);
      }),
      samples(400),
    );
  });
});

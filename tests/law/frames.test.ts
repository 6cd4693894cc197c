import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Runs, specOf, tagsOf } from '../../src/authoring/chapter-check.ts';
import { runAtBuild } from '../../src/authoring/run-at-build.ts';
import { sentenceOf } from '../../src/narration/narrator.ts';
import { plain } from '../../src/narration/sentence.ts';
import { anchorOf, positionOf } from '../../src/trace/anchors.ts';

/** Every link to a frame, by chapter, run and text: what the frame that it leads to says. */
const links = new Map<string, () => Promise<string>>();
for (const file of globSync('content/chapters/*/index.mdx')) {
  const text = readFileSync(file, 'utf8');
  const { runs } = parse(text.split('---\n')[1]!) as { runs: Runs };
  const texts = [...text.matchAll(/<FrameLink\b[^>]*>(.*?)<\/FrameLink>/gs)].map(([, inner]) => inner!);
  const anchors = tagsOf(text).filter(({ component }) => component === 'FrameLink');
  for (const [index, { attributes }] of anchors.entries())
    links.set(`${file.split('/')[2]} ${attributes.run ?? 'main'}: ${texts[index]}`, async () => {
      const { timeline, words } = await runAtBuild(specOf(runs, attributes.run));
      const { step, state } = timeline.frame(positionOf(timeline, anchorOf(attributes)));
      return plain(sentenceOf(words, step, state));
    });
}

describe('a frame shows what the text says of it', () => {
  it.each([
    ['how-people-solve stuck: a single near the foot of the ladder', /very easy/],
    ['how-people-solve stuck: a fish far above it', /expert/],
    ['how-people-solve stuck: is left to see', /^Stuck/],
    ['how-people-solve beyond: supposes that r2c1 is 4', /suppose that r2c1 is 4.*So 4 goes from r2c1/],
    ['exact-cover main: column 4', /column 4\. It has one row left/],
    ['exact-cover main: the row 2 3 4', /It also covers column 2 and column 3/],
    ['exact-cover main: the rows in it', /Strike row 2 5/],
    ['exact-cover main: all three', /column 4.*Every row that has a 1 in it is struck already/],
    ['exact-cover sudoku: that is the solution', /by 81 statements: 30 are given and 51 chosen/],
    ['exact-cover knuth: first choice', /column A\. It has 2 rows, and no column has fewer/],
    ['exact-cover knuth: three rows', /by 3 rows/],
    ['dancing-links main: chooses column A', /It has 2 rows, and no column has fewer/],
    ['dancing-links main: covers A', /root and column B now point at each other/],
    ['dancing-links main: The first node to go', /Unlink row A D G from column D.*falls to 2/],
    ['dancing-links main: column B has a single row', /column B\. It has one row left/],
    ['dancing-links main: column E is empty', /column E\. It has no row left/],
    ['dancing-links main: The first node to return', /row C E F into column F.*the header above and the header below/],
    ['dancing-links main: Another node', /knows row C E F above and the header below/],
    ['dancing-links main: returns to column G', /row D E G into column G/],
    ['dancing-links main: it returns to E', /row D E G into column E/],
    ['dancing-links main: left E', /row D E G from column E/],
    ['dancing-links main: it left G', /row D E G from column G/],
    ['dancing-links main: F comes first', /Uncover column F/],
    ['dancing-links main: C comes after it', /Uncover column C/],
    ['dancing-links all: the row is taken back', /takes row A D G back/],
    ['dancing-links all: the end of the search', /found 1 solution, and there are no others/],
    ['dancing-links hard: The first bar', /r8c3 = 1 for “column 3 has 1”/],
    ['dancing-links hard: a real choice', /“r2c3 is filled”\. It has 2 statements, and no promise has fewer/],
    ['dancing-links hard: takes the solution back', /r9c9 = 4 back/],
    ['dancing-links hard: r2c3&nbsp;=&nbsp;6', /r2c3 = 6/],
    ['dancing-links hard: all bars are grey', /found 1 solution, and there are no others/],
    ['dancing-links hard: the solution', /Solution 1/],
    ['monte-carlo main: kept', /so the swap is kept/],
    ['monte-carlo never: a grid that you know', /7/],
    ['monte-carlo never: the sixth', /rises by 3, and yet the swap is kept/],
    [
      'simulated-annealing stuck: the moment when it first gives up',
      /no new best energy; 8[1-9]\s% of the swaps of the last one were kept/,
    ],
    ['making-puzzles small: they lead to a contradiction', /contradiction/],
    ['making-puzzles main: Each of these', /Another face of the same puzzle/],
    ['making-puzzles main: 3 and 8 in the next figure', /With 8 in r3c6 the grid can be filled too: two answers/],
    ['making-puzzles evil: Up to here', /two answers/],
    ['backtracking again: A little later', /tried in r3c1 and none fits/],
    ['backtracking jump: Near the beginning of the run', /r2c7\. Only 3 and 7 fit/],
    ['bigger-grids main: the fiftieth', /its only place in box 17/],
    ['killer hurt: first dead end in row 5', /Dead end\. No digit is left to try in r5c8/],
    ['killer-sums shared: 4&nbsp;5&nbsp;6', /cannot be 4\s5\s6: no cage could have 1/],
    ['killer-sums main: Here row 1', /leave r1c9 and have r2c8 outside: r1c9 is 45 − 42 = 3 more than r2c8/],
    ['killer-sums main: r1c9 can’t be 2', /r1c9 cannot be 2: r1c9 less r2c8 could not be 3 then/],
    ['killer-sums tried: nothing more follows', /r1c1 has the fewest candidates/],
    ['killer-sums tried: the cage of 13 at the other end of row 1', /the cage of 13 at r1c8/],
    ['killer-sums tried: takes the 8 back', /It is wrong there/],
  ])('%s', async (link, said) => {
    expect(links.has(link), `there is no link ${link}`).toBe(true);
    expect(await links.get(link)!()).toMatch(said);
  });
});

it('a row that is given or chosen is struck for that, and only the others for what they cover', async () => {
  const { timeline, words } = await runAtBuild({ algorithm: 'algorithm-x', puzzle: 'tiny-4', options: { givens: 'covered' } });
  const kept = new Set<string>();
  const struck = { chosen: 0, other: 0 };
  for (let position = 1; position <= timeline.length; position++) {
    const { step, state } = timeline.frame(position);
    const said = plain(sentenceOf(words, step, state));
    if (step!.kind === 'given' || step!.kind === 'pick') kept.add(/r\dc\d = \d/.exec(said)![0]);
    if (step!.kind !== 'strikeRow') continue;
    const chosen = kept.has(/r\dc\d = \d/.exec(said)![0]);
    expect(said).toContain(chosen ? 'as well: it is chosen' : 'it has a 1 in a promise that is kept');
    struck[chosen ? 'chosen' : 'other']++;
  }
  expect(Math.min(...Object.values(struck))).toBeGreaterThan(0);
});

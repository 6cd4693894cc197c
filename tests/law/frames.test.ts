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
    ['how-people-solve main: a hidden single', /In box 1 only r2c3 is left for 1/],
    ['how-people-solve main: in a line', /In column 9 only r5c9 is left for 7/],
    ['how-people-solve main: naked single', /r4c7 has one candidate left, 5/],
    ['how-people-solve main: pointing', /In box 3 the only places for 2 are r1c9 and r2c9.*column 9.*So 2 is struck from r6c9/],
    ['how-people-solve main: claiming', /In column 3 the only places for 4 are r8c3 and r9c3.*box 7/],
    ['how-people-solve main: five marks', /Strike 4 from r9c2/],
    ['how-people-solve pair: 2 and 8', /r3c3 and r4c3.*2 and 8.*column 3/],
    ['how-people-solve pair: the hidden singles', /In box 7 only r8c1 is left for 8/],
    ['how-people-solve pair: r7c5 and r9c5', /Locked pair.*4 and 5.*column 5 and box 8/],
    ['how-people-solve hidden: this puzzle', /In row 4 the only places for 1 and 8.*3 and 9 are struck from r4c8; 4 from r4c2 and r4c8/],
    ['how-people-solve stuck: a solver that knows every other pattern', /^Stuck/],
    ['fish-and-wings main: Up to here', /Hidden triple: no such pattern/],
    ['fish-and-wings main: sees an X-wing', /rows 4 and 7 the places of 8 all lie in columns 2 and 8.*from r6c2 and r6c8/],
    ['fish-and-wings four: Four rows and four columns', /rows 4, 5, 7 and 8.*7.*columns 3, 6, 7 and 8/],
    ['fish-and-wings fin: one place too many', /columns 1 and 7.*6 lie in rows 4 and 9, except for r8c7 in box 9.*from r9c9/],
    ['fish-and-wings wing: This time', /r6c9 is 3 or 8\. It sees r1c9 and r4c8.*So 1 is struck from r3c8 and r5c9/],
    ['fish-and-wings wing: one of the *three* cells', /r8c1 is 1, 7 or 9\. It sees r8c5 and r9c1.*So 9 is struck from r8c3/],
    ['fish-and-wings corner: The last pattern', /box 7.*row 9 and column 3.*column 4 only r9c4 and r6c4.*So 7 is struck from r6c3/],
    ['chains main: eight cells are coloured', /r1c4, r3c8 and r7c5, and r1c9, r2c6, r3c2, r4c8 and r7c4.*So 5 is struck from r4c5/],
    ['chains links: Take over just before it', /Row 3 and row 4.*r3c8 and r4c8.*Column 8.*r3c2 and r4c3/],
    ['chains links: Here nothing is written', /Row 1 and row 6.*r1c9 and r6c9.*Column 9.*r1c4 and r6c6/],
    ['supposing stuck: a single near the foot of the ladder', /very easy.*1/],
    ['supposing stuck: what the solver saw', /expert.*rows 2, 5 and 8.*columns 1, 4 and 6, except for r8c5/],
    ['supposing stuck: it finds nothing more', /^Stuck/],
    ['supposing main: strikes the 4 from r2c1', /suppose that r2c1 is 4.*So 4 is struck from r2c1/],
    ['supposing corners: Here are four cells', /r7c1, r7c4, r8c1 and r8c4 held only 5 and 8.*one of r7c1 and r8c1 is 7/],
    ['supposing grave: In this grid', /except r1c3\..*Without 5 at r1c3/],
    ['exact-cover main: Column 4', /column 4\. It has one row left/],
    ['exact-cover main: the row 2 3 4', /It also covers column 2 and column 3/],
    ['exact-cover main: the row 2 5', /Strike row 2 5/],
    ['exact-cover main: column 3', /Strike column 3/],
    ['exact-cover sudoku: That’s the solution', /by 81 statements: 30 are given and 51 chosen/],
    ['exact-cover sizes: the first choice', /column A\. It has 2 rows, and no column has fewer/],
    ['exact-cover knuth: three rows', /by 3 rows/],
    ['dancing-links main: chooses column A', /It has 2 rows, and no column has fewer/],
    ['dancing-links main: covers A', /root and column B now point at each other/],
    ['dancing-links main: The first node to go', /Unlink row A D G from column D.*falls to 2/],
    ['dancing-links main: column B has a single row', /column B\. It has one row left/],
    ['dancing-links main: column E is empty', /column E\. It has no row left/],
    ['dancing-links main: The first node to return', /row C E F into column F.*the header, which is both above and below it/],
    ['dancing-links main: returns to column G', /row D E G into column G/],
    ['dancing-links main: it returns to E', /row D E G into column E/],
    ['dancing-links main: F first', /Uncover column F/],
    ['dancing-links main: then C', /Uncover column C/],
    ['dancing-links all: a solution', /by 3 rows/],
    ['dancing-links all: its end', /found 1 solution, and there are no others/],
    ['dancing-links sudoku: “r1c6 = 8”', /r1c6 = 8/],
    ['dancing-links sudoku: covers “row 1 has 8”', /Cover “row 1 has 8”/],
    ['dancing-links sudoku: the links skip all the zeros', /Unlink r1c7 = 8/],
    ['dancing-links sudoku: a column with the fewest rows', /“r1c6 is filled”\. It has one statement left/],
    ['dancing-links hard: The first bar', /r8c3 = 1 for “column 3 has 1”/],
    ['dancing-links hard: a real choice', /“r2c3 is filled”\. It has 2 statements, and no promise has fewer/],
    ['dancing-links hard: takes the solution back', /r9c9 = 4 back/],
    ['dancing-links hard: r2c3&nbsp;=&nbsp;6', /r2c3 = 6/],
    ['dancing-links hard: all bars are grey', /found 1 solution, and there are no others/],
    ['dancing-links hard: the solution', /Solution 1/],
    ['monte-carlo main: kept', /so the swap is kept/],
    ['monte-carlo never: a grid that you know', /7/],
    ['monte-carlo never: the sixth', /rises by 3, and yet the swap is kept/],
    ['simulated-annealing stuck: the moment when it first gives up', /no new best energy; 8[1-9]% of the swaps of the last one were kept/],
    ['making-puzzles small: a 3 would break no rule there', /contradiction/],
    ['making-puzzles main: 7 and 8 swap everywhere', /Swap the digits 7 and 8 everywhere/],
    ['making-puzzles main: two bands change places', /Swap bands 1 and 2/],
    ['making-puzzles main: the digit in r1c8 is kept untried', /Keep r1c8/],
    ['making-puzzles second: has just been dug out', /With 8 in r3c6 the grid can be filled in another way: two solutions/],
    ['making-puzzles second: 1, 3 and 7 move around', /With 1 in r5c7/],
    ['making-puzzles evil: Up to here', /two solutions/],
    ['backtracking again: A little later', /tried in r3c1 and none fits/],
    ['backtracking naive: this one', /Only 3 and 7 fit in r2c7.*r1c7 and r1c9/],
    ['backtracking naive: r2c2 is a dead end', /The only cell to blame is r1c3/],
    ['backtracking naive: its list is empty', /It gives up/],
    ['backtracking cure: Back at r2c7', /r1c7, r1c9 and r2c2 are to blame/],
    ['killer hurt: first dead end in row 5', /Dead end\. No digit is left to try in r5c8/],
    ['killer-sums shared: The solver strikes 1&nbsp;2&nbsp;8', /then no cage could have 6/],
    ['killer-sums shared: r3c4 can’t be 3', /r3c4 is never 3/],
    ['killer-sums main: The cages of 9, 11 and 22', /leave r1c9 over and reach out to r2c8: r1c9 is 45 − 42 = 3 more than r2c8/],
    ['killer-sums main: r1c9 can’t be 2', /r1c9 cannot be 2: then r1c9 less r2c8 could not be 3/],
    ['killer-sums tried: nothing more follows', /r1c1 has the fewest candidates/],
    ['killer-sums tried: the cage of 13 at the other end of row 1', /the cage of 13 at r1c8/],
    ['killer-sums tried: takes the 8 back', /The 8 is wrong there/],
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

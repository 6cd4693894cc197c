import { globSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Runs, specOf, tagsOf } from '../../src/authoring/chapter-check.ts';
import { type RunSpec, runAtBuild } from '../../src/authoring/run-at-build.ts';
import { catalogRow } from '../../src/engine/catalog.ts';
import { FOLLOWED, paceOf } from '../../src/widgets/runs/pace.ts';
import { TimelinePlayer } from '../../src/widgets/runs/player.ts';
import { manualClock } from '../../src/widgets/ui/testing/manual-clock.ts';
import { soaking } from '../samples.ts';

/** Of a run by chance, which may take millions of steps, a beginning has a pace as well; all that the site makes of it is for the soak. */
const BEGINNING = 500_000;
async function shortened(spec: RunSpec): Promise<RunSpec> {
  const { draws } = await catalogRow(spec.algorithm).load();
  return !soaking && draws ? { ...spec, builtSteps: Math.min(BEGINNING, spec.builtSteps ?? BEGINNING) } : spec;
}

/** What every figure shows: its chapter and run. */
const figures = globSync('content/chapters/*/index.mdx').flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const { runs } = parse(text.split('---\n')[1]!) as { runs: Runs };
  const steppers = tagsOf(text).filter(({ component }) => /^(Stepper|Scene)$/.test(component));
  return steppers.map(({ attributes }) => ({
    name: `${file.split('/')[2]} ${attributes.run ?? 'main'}`,
    spec: specOf(runs, attributes.run),
  }));
});

const FRAMES_A_SECOND = 60;

const shown: string[] = [];
afterAll(() => console.log(shown.join('\n')));

describe('a figure plays its run at a pace of the run’s own', () => {
  it('has figures to look at', () => expect(figures.length).toBeGreaterThan(50));

  it.each(figures)('$name: all of it in less than a minute', async ({ name, spec }) => {
    const { timeline } = await runAtBuild(await shortened(spec));
    const { detail, speed } = paceOf(timeline);
    const clock = manualClock();
    const player = new TimelinePlayer(timeline, clock);
    Object.assign(player, { plays: detail, speed });
    let drawn = 0;
    player.onMove = () => drawn++;
    // Of a run that is too long for the build there is a beginning.
    player.grown(true);
    player.play();
    let ticks = 0;
    for (; player.playing && ticks < 120 * FRAMES_A_SECOND; ticks++) clock.pass(1000 / FRAMES_A_SECOND);
    const seconds = Math.round(ticks / FRAMES_A_SECOND);
    shown.push(`${name}: ${timeline.length.toLocaleString('en')} steps, ${detail}, ${speed} a second: ${seconds} s, ${drawn} frames`);
    expect(player.position).toBe(timeline.length);
    expect(seconds).toBeLessThan(60);
    // Short runs show every step, and none is over before one has looked.
    if (timeline.length <= 50 * FOLLOWED) expect(detail).toBe('micro');
    expect(drawn).toBeGreaterThanOrEqual(Math.min(timeline.length, 10));
  });
});

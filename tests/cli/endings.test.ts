import { describe, expect, it } from 'vitest';
import { sudoscope } from './sudoscope.ts';

const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ESCARGOT = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

describe('a solver that does not guess', () => {
  it('is stuck where its techniques end, which is no limit', async () => {
    expect(
      await sudoscope(['solve', '-', '--algorithm', 'human-solver', '--option', 'suppositions=off'], `${ESCARGOT}\n${WIKIPEDIA}\n`),
    ).toMatchObject({
      status: 4,
      stdout: expect.stringMatching(/^stuck\n534678912/),
      stderr: 'standard input:1:1: stuck after 126 steps: nothing that the algorithm knows leads on\n',
    });
    const { status, stderr } = await sudoscope(['trace', '-', '--algorithm', 'human-solver', '--option', 'suppositions=off'], ESCARGOT);
    expect(status).toBe(4);
    expect(stderr).toContain('stuck after 126 steps');
  });

  it('is stopped at --max-steps, and by a limit of the algorithm', async () => {
    expect(await sudoscope(['solve', '-', '--algorithm', 'human-solver', '--max-steps', '97'], ESCARGOT)).toMatchObject({
      status: 3,
      stdout: 'stopped\n',
      stderr: 'standard input:1:1: stopped after 97 steps\n',
    });
    expect(await sudoscope(['solve', '-', '--algorithm', 'monte-carlo', '--option', 'limit=10', '--stats'], ESCARGOT)).toMatchObject({
      status: 3,
      stdout: expect.stringContaining('"outcome":"stopped","solution":null,"algorithm":"monte-carlo"'),
      stderr: expect.stringContaining('stopped after'),
    });
  });
});

describe('a grade', () => {
  it('finishes the hardest as well, and names the guesses that it took', async () => {
    const { stdout } = await sudoscope(['rate', '-'], `${ESCARGOT}\n${WIKIPEDIA}\n`);
    expect(stdout).toMatch(/^extreme, score [\d,]+; weighted .*\nvery easy, score \d+; weighted/);
    expect((await sudoscope(['rate', '-', '--explain'], ESCARGOT)).stdout).toMatch(/\n {2}Guess \(extreme\): \d+ × \d+ = /);
    const json = await sudoscope(['rate', '-', '--json'], `${ESCARGOT}\n${WIKIPEDIA}\n${'.'.repeat(81)}\n`);
    const [extreme, easy, open] = json.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(extreme.techniques).toMatchObject({ solved: true, level: 'extreme', score: expect.any(Number) });
    expect(easy).toMatchObject({ puzzle: 2, techniques: { solved: true, level: 'very-easy', score: expect.any(Number) } });
    expect(open).toMatchObject({ puzzle: 3, line: 3, outcome: 'refused', fault: 'more than one solution' });
  });
});

describe('an option', () => {
  it.each(['toString', '__proto__', 'constructor'])('that objects have of themselves is none: %s', async (name) => {
    const { status, stderr } = await sudoscope(['solve', '-', '--option', `${name}=1`], WIKIPEDIA);
    expect({ status, stderr }).toEqual({ status: 2, stderr: `there is no option '${name}'; expected one of order, digits, seed\n` });
  });
});

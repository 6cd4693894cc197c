import { describe, expect, it } from 'vitest';
import { sudoscope, sudoscopeProcess } from '../../tests/cli/sudoscope.ts';

describe('reports a wrong command line in one sentence', () => {
  it.each([
    [['count', '-', '--limit', '-1'], "--limit is '-1'; expected a whole number from 1\n"],
    [['generate', '--seed', '-5'], "--seed is '-5'; expected a whole number from 0 to 999999999\n"],
    [['count', '-', '--limit', '-x'], "Option '--limit' argument is ambiguous; see: sudoscope count --help\n"],
    [['count', '-', '--limit'], "Option '--limit <value>' argument missing; see: sudoscope count --help\n"],
    [['count', '-5'], "Unknown option '-5'; see: sudoscope count --help\n"],
  ])('%j', async (args, message) => {
    expect(await sudoscope(args)).toEqual({ status: 2, stdout: '', stderr: message });
  });
});

describe('the program', () => {
  it('reads, answers and ends as the command line inside a test does', async () => {
    const cases: [string[], string][] = [
      [['solve', '-', '--stats'], '21...32....41...\n1.....2.........\n'],
      [['count', '-', '--limit', 'many'], '21...32....41...'],
      [['--version'], ''],
    ];
    for (const [args, input] of cases) expect(sudoscopeProcess(args, input)).toEqual(await sudoscope(args, input));
  });
});

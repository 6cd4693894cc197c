import { expect, it } from 'vitest';
import { readHeader } from '../../../trace/import/header.ts';
import { TRACE_FORMAT } from '../../../trace/import/header-line.ts';
import { programOfTrace } from './program-of-trace.ts';

const puzzle = '1.......3......2';
const source = "export function* run() {\n  yield { kind: 'line' };\n}\n";
const programOf = (more: object) => programOfTrace(readHeader(JSON.stringify({ format: TRACE_FORMAT, puzzle, ...more })));

it('is what the trace says that made it, with its author, its puzzle and its bet', () => {
  expect(programOf({ source, author: 'Ines', book: 'backtracking', bet: { 'digits tried': 700 } })).toEqual({
    start: 'backtracking',
    code: source,
    author: 'Ines',
    puzzle,
    bet: 700,
  });
  expect(programOf({ source })).toEqual({ start: 'empty', code: source, author: '', puzzle });
});

it('is none where the trace has no program, or one that cannot be run here', () => {
  for (const more of [{}, { source: 'def solve(givens):\n    pass' }, { source, book: 'dancing-links' }])
    expect(programOf(more)).toBeUndefined();
});

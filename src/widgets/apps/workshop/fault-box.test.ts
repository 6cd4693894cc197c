import { expect, it } from 'vitest';
import { InputError } from '../../../engine/errors.ts';
import { checkerFault, likelyLine, unjustifiedFault } from './fault-box.ts';

const at = (line: number) => ({ place: { line, column: 1 } });

it('names the line of the program and the step', () => {
  const excerpt = [
    { line: 74, text: '{"kind":"deadEnd","cell":3,"line":29}' },
    { line: 75, text: '{"kind":"takeBack","cell":6,"digit":8,"line":34}' },
  ];
  expect(checkerFault({ fault: new InputError('you took back r1c7, but r1c8 was placed last', at(75)), excerpt }, '')).toEqual({
    line: 34,
    step: 74,
    message: 'you took back r1c7, but r1c8 was placed last.',
  });
});

it('names the line where the program declares its kinds', () => {
  const fault = new InputError("the kind 'swap' has no list of fields", at(1));
  const found = checkerFault(
    { fault, excerpt: [{ line: 1, text: '{"format":"sudoscope-trace/1"}' }] },
    'let a;\n\nexport const kinds = {};',
  );
  expect(found).toEqual({ line: 3, message: "the kind 'swap' has no list of fields." });
});

it('says what was expected, and names no line that it does not know', () => {
  const fault = new InputError("this 'try' has no 'digit'", { ...at(2), expected: 'a digit from 1 to 9' });
  const found = checkerFault({ fault, excerpt: [{ line: 2, text: '{"kind":"try","text":"xxx…' }] }, '');
  expect(found).toEqual({ step: 1, message: "this 'try' has no 'digit'. Expected: a digit from 1 to 9." });
  expect(checkerFault({ fault: undefined, excerpt: [] }, '')).toBeUndefined();
});

it('names the step that nothing justifies', () => {
  const unjustified = { line: 75, own: 34, message: 'you took 8 back from r1c7, but 9 fits', excerpt: [] };
  expect(unjustifiedFault({ unjustified })).toEqual({ line: 34, step: 74, message: 'you took 8 back from r1c7, but 9 fits.' });
  expect(unjustifiedFault({ unjustified: { ...unjustified, own: 0 } })).not.toHaveProperty('line');
  expect(unjustifiedFault({ unjustified: undefined })).toBeUndefined();
});

it('leads to a line of the reader’s own, unless the fault is in one', () => {
  expect([likelyLine(30, [1, 30, 31]), likelyLine(29, [1, 30, 31]), likelyLine(undefined, [1, 30]), likelyLine(5, [])]).toEqual([
    undefined,
    1,
    30,
    undefined,
  ]);
});

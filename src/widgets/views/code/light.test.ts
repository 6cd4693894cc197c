import { readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { highlightSource } from '../../../authoring/highlight.ts';
import { record } from '../../../trace/record.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import type { CreateView } from '../view.ts';
import { viewContext } from '../view-set.ts';
import { codeView } from './code.ts';
import { pseudocodeView } from './pseudocode.ts';

const run = await prepareRun({ algorithm: 'backtracking', options: {} }, ownPuzzle('..32.....42..3.4'));
const timeline = record(run.algorithm, run.input, run.values);
const source = await highlightSource(readFileSync('src/engine/search/backtracking.ts', 'utf8'));

it.each([
  ['pseudocode', pseudocodeView, '', 'take it back'],
  ['code', codeView, source, "yield { kind: 'takeBack'"],
] as [string, CreateView, string, string][])(
  'lights the line of a kind of step in the %s beside that of the step',
  (_, create, markup, text) => {
    const { document } = parseHTML(`<body><div>${markup}</div></body>`);
    const view = create(document.querySelector('div')!, viewContext(run, timeline, document));
    const lit = () => [...document.querySelectorAll('.lit')].map(({ textContent }) => textContent!.trim());
    expect(() => view.highlight!({ lines: ['takeBack'] })).not.toThrow();
    view.draw(timeline.frame(1));
    view.highlight!({ lines: ['takeBack'] });
    expect(lit()).toEqual([expect.stringContaining(text)]);
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
    view.highlight!({ cells: [[3]] });
    expect(lit()).toEqual([]);
  },
);

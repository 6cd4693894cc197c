import { expect, it } from 'vitest';
import killers from '../../../../../content/puzzles/killers.json' with { type: 'json' };
import { readPuzzles } from '../../../../engine/formats/read.ts';
import { ladderFor } from '../../../../engine/logic/cages/cage-ladder.ts';
import type { Verdict } from '../../../../engine/logic/judging/verdict.ts';
import { ladder } from '../../../../engine/logic/ladder.ts';
import { pageOf, techniqueOf } from './technique-page.ts';

const explained = { cards: '/cards/', cages: '/cages/' };
const rung = (id: string) => ladder.findIndex(({ technique }) => technique.id === id);
const showing = (id: string) => ({ rung: rung(id), steps: [] });
const verdict = (some: Partial<Verdict>): Verdict => ({
  kind: 'shown',
  rung: undefined,
  steps: [],
  wouldShow: undefined,
  from: undefined,
  simplest: undefined,
  open: undefined,
  ...some,
});

it('leads from a move to the technique of the step that is shown, of the digit that was missed, or of the guess', () => {
  const of = (some: Partial<Verdict>, step?: string) => techniqueOf(verdict(some), step, ladder);
  expect(of({ rung: rung('x-wing') }, 'hidden-pair')).toBe('hidden-pair');
  expect(of({ kind: 'mistake', wouldShow: showing('naked-single') })).toBe('naked-single');
  expect(of({ kind: 'guess', wouldShow: showing('xy-wing') })).toBe('xy-wing');
  const simplest = { cell: 0, digit: 1, showing: showing('full-house') };
  expect(of({ kind: 'guess', wouldShow: showing('xy-wing'), simplest })).toBe('full-house');
  expect(of({ kind: 'mistake', simplest })).toBe('full-house');
  expect(of({ kind: 'unproven', simplest })).toBeUndefined();
  expect(of({ rung: rung('x-wing') })).toBe('x-wing');
  expect(of({ kind: 'taken-back' })).toBeUndefined();
});

it('explains what only killers have in their chapter', () => {
  const { puzzle } = readPuzzles(killers[0]!.puzzle)[0]!;
  const pages = ladderFor(puzzle).map(({ technique }) => pageOf(technique.id, explained));
  expect(pages).toContain('/cages/');
  expect(pages).toContain('/cards/#technique-hidden-pair');
});

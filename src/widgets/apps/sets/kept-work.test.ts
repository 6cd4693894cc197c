import { afterEach, describe, expect, it, vi } from 'vitest';
import { answersIn } from '../../../narration/question-set/further.ts';
import type { HandIn } from '../../../narration/question-set/hand-in.ts';
import { KeptWork } from './kept-work.ts';

const SET = 7;
const handIn = (tries: number, name = 'Ada', set = SET): HandIn => ({
  set,
  name,
  begun: 29_000_000,
  seconds: 60,
  answers: Array.from({ length: 3 }, (_, index) => ({ kind: 'next', tries: index < tries ? [1] : [], right: index < tries })),
});

/** A browser's storage that fails when the test says so. */
function storage(refuses: 'nothing' | 'writing' | 'all') {
  const kept = new Map<string, string>();
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => (refuses === 'all' ? refuse() : (kept.get(name) ?? null)),
    setItem: (name: string, text: string) => (refuses === 'nothing' ? kept.set(name, text) : refuse()),
  });
}
afterEach(() => vi.unstubAllGlobals());

describe.each(['nothing', 'writing', 'all'] as const)('work that is kept where the browser refuses %s', (refuses) => {
  it('is recalled by the page that is open, however the name is written', () => {
    storage(refuses);
    const kept = new KeptWork(SET);
    expect(kept.recall('Ada')).toBeUndefined();
    expect(kept.keep(handIn(2))).toBe(refuses === 'nothing');
    expect(answersIn(kept.recall(' ada '))).toBe(2);
    expect(kept.recall('Grace')).toBeUndefined();
    expect(answersIn(new KeptWork(SET).recall('Ada'))).toBe(refuses === 'nothing' ? 2 : -1);
    expect(new KeptWork(8).recall('Ada')).toBeUndefined();
  });

  it('grows by what is added, and never shrinks', () => {
    storage(refuses);
    const kept = new KeptWork(SET);
    kept.add(handIn(2));
    kept.add(handIn(1));
    expect(answersIn(kept.recall('Ada'))).toBe(2);
    kept.add(handIn(3));
    expect(answersIn(kept.recall('Ada'))).toBe(3);
  });
});

import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { record } from '../../../trace/record.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { viewContext } from '../view-set.ts';
import { gridView } from './grid.ts';

/** A grid that goes along a run. Lists what is seen of it tag by tag: hidden parts do not count, nor does the order. */
async function gridOf(algorithm: string, puzzle: string, options: Record<string, string> = {}) {
  const run = await prepareRun({ algorithm, options }, ownPuzzle(puzzle));
  const timeline = record(run.algorithm, run.input, run.values);
  const { document } = parseHTML('<!doctype html><html><body><div></div></body></html>');
  const element = document.querySelector('div') as unknown as Element;
  const view = gridView(element, viewContext(run, timeline, document));
  const seen = () => {
    const shown = element.cloneNode(true) as Element;
    for (const hidden of shown.querySelectorAll('[visibility=hidden]')) hidden.remove();
    return shown.querySelector('g.world')!.outerHTML.split('<').sort();
  };
  /** What is seen at a share of the movement between two frames, starting at either. */
  const between = <Found>(from: number, to: number, at: number, look: (moving: readonly Element[]) => Found) => {
    view.draw(timeline.frame(from));
    const movement = view.move!(timeline.frame(to), { position: from });
    movement?.paint(at);
    const found = look([...element.querySelectorAll('g.moving')]);
    movement?.end();
    return { found, lasts: movement?.lasts ?? 0 };
  };
  return { timeline, element, seen, between };
}

const runs: readonly { algorithm: string; puzzle: string; from?: number; options?: Record<string, string> }[] = [
  { algorithm: 'backtracking', puzzle: '1.34..1.....43.1' },
  // A jump over six cells.
  { algorithm: 'backjumping', puzzle: '...2.....23.4...', from: 48 },
  { algorithm: 'propagate-then-search', puzzle: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79' },
  { algorithm: 'preemptive-sets', puzzle: '1...............' },
  { algorithm: 'annealing', puzzle: '................', options: { seed: '1' } },
  // An XY-chain of nine links.
  { algorithm: 'human-solver', puzzle: '467...193218349765359761824....132...31....7.......31.89312.6.7...6...311.6.3..82', from: 172 },
];

describe('between two frames a grid looks the same, whichever comes first', () => {
  it.each(runs)('$algorithm', async ({ algorithm, puzzle, from = 1, options }) => {
    const { timeline, seen, between } = await gridOf(algorithm, puzzle, options);
    const last = Math.min(timeline.length, from + 14);
    let moved = 0;
    for (let position = from; position < last; position++) {
      const at = 0.2 + (position % 4) * 0.2;
      const look = (moving: readonly Element[]) => [moving.length > 0, seen()];
      const [on, back] = [between(position, position + 1, at, look), between(position + 1, position, at, look)];
      expect(back, `between ${position} and ${position + 1} at ${at}`).toEqual(on);
      if (on.lasts > 0) moved++;
    }
    expect(moved).toBeGreaterThan(2);
  });
});

describe('between two frames', () => {
  const firstOf = (timeline: { next(kinds: readonly string[], from: number): number | undefined }, kind: string) =>
    timeline.next([kind], 0)!;
  const inAll = (moving: readonly Element[], selector: string) => moving.flatMap((layer) => [...layer.querySelectorAll(selector)]);

  it('the line to a clash grows, and its cross comes last; nothing of it is left', async () => {
    const { timeline, element, between } = await gridOf('backtracking', '1.34..1.....43.1');
    const clash = firstOf(timeline, 'conflict');
    const at = (share: number, selector: string, attribute: string) =>
      between(clash - 1, clash, share, (moving) => inAll(moving, selector)[0]!.getAttribute(attribute)).found;
    expect([0, 0.5, 1].map((share) => at(share, '.reason-cross', 'opacity'))).toEqual(['0', '0', '1']);
    expect(new Set([0, 0.3, 1].map((share) => at(share, '.reason', 'd'))).size).toBe(3);
    expect(element.querySelector('g.moving, [visibility]')).toBeNull();
  });

  it('the line of a jump grows from the dead end, and its head comes last', async () => {
    const { timeline, between } = await gridOf('backjumping', '...2.....23.4...');
    const jump = firstOf(timeline, 'jump');
    const at = (share: number, selector: string, attribute: string) =>
      between(jump - 1, jump, share, (moving) => inAll(moving, selector)[0]!.getAttribute(attribute)).found;
    expect([0, 0.5, 1].map((share) => at(share, '.reason-head', 'opacity'))).toEqual(['0', '0', '1']);
    expect(at(0, '.reason', 'd')!.split('Q')[0]).toBe(at(1, '.reason', 'd')!.split('Q')[0]);
    expect(new Set([0, 0.3, 1].map((share) => at(share, '.reason', 'd'))).size).toBe(3);
  });

  it('a bracket lifts out of the house of a set', async () => {
    const { timeline, between } = await gridOf('preemptive-sets', '1...............');
    const see = firstOf(timeline, 'see');
    const shiftAt = (share: number) => {
      const look = (moving: readonly Element[]) => inAll(moving, 'g.bracket')[0]!.getAttribute('transform')!;
      return Math.hypot(
        ...between(see - 1, see, share, look)
          .found.match(/[\d.]+/g)!
          .map(Number),
      );
    };
    expect(shiftAt(0)).toBeGreaterThan(shiftAt(0.3));
    expect(shiftAt(0.3)).toBeGreaterThan(0);
    expect(shiftAt(1)).toBe(0);
  });

  it('two digits that change places move on separate paths', async () => {
    const { timeline, between } = await gridOf('annealing', '................', { seed: '1' });
    const swap = firstOf(timeline, 'propose');
    const look = (moving: readonly Element[]) => inAll(moving, 'text').map((text) => [text.textContent, text.getAttribute('transform')]);
    const { found } = between(swap - 1, swap, 0.5, look);
    expect(new Set(found.map(([digit]) => digit)).size).toBe(2);
    expect(new Set(found.map(([, transform]) => transform)).size).toBeGreaterThan(1);
  });

  it('a digit grows out of its mark, which is gone', async () => {
    const { timeline, between } = await gridOf('preemptive-sets', '1...............');
    const fill = firstOf(timeline, 'fill');
    const look = (moving: readonly Element[]) => inAll(moving, 'text.digit').map((text) => text.getAttribute('transform'));
    const scaleAt = (share: number) => Number(/scale\(([\d.]+)\)/.exec(between(fill - 1, fill, share, look).found.find(Boolean)!)![1]);
    expect(scaleAt(0)).toBeLessThan(0.7);
    expect(scaleAt(1)).toBe(1);
  });
});

import { chainLinks as words } from '#words/scenes.ts';
import { cellName } from '../engine/grid.ts';
import { cellsOfEnd, type LinkEnd } from '../engine/grid-picture.ts';
import type { Position } from '../engine/logic/position.ts';
import type { Instance } from '../engine/logic/technique.ts';
import type { LitCase } from '../widgets/runs/lit.ts';

/** A chain link by link, and what its two ends rule out: what is said each time, and what is seen. Throws an Error where it isn’t one of single candidates between two strong links. */
export function chainCases(
  position: Position,
  at: number,
  found: Pick<Instance, 'links' | 'eliminations'>,
): { says: string; case: LitCase }[] {
  const { links, eliminations } = found;
  const nodes: readonly LinkEnd[] = [links[0]?.from, ...links.map(({ to }) => to)].filter((end) => end !== undefined);
  if (
    links.length % 2 === 0 ||
    links.some(({ strong }, index) => strong !== (index % 2 === 0)) ||
    nodes.some((end) => cellsOfEnd(end).length > 1)
  )
    throw new Error('the links are no chain of candidates that begins and ends with a strong link');
  const name = ({ cell }: { readonly cell: number }) => cellName(position.grid, cell);
  const marks = nodes.map(({ cell, digit }) => ({ cell, digit }));
  const ends = [marks[0]!.cell, marks.at(-1)!.cell];
  const about = [...new Set([...marks, ...eliminations].map(({ cell }) => cell))];
  const seen = (count: number, strikes: LitCase['strikes']): LitCase => {
    const told = marks.slice(0, count);
    return {
      position: at,
      ways: [told.map(({ cell }) => cell)],
      way: 0,
      writes: told.filter((_, index) => index % 2 === 1),
      gone: told.filter((_, index) => index % 2 === 0),
      strikes,
      about,
    };
  };
  return [
    ...marks.map((mark, index) => ({ says: words.thought(name(mark), String(mark.digit), index), case: seen(index + 1, []) })),
    {
      says: words.ends(eliminations.map(name)),
      case: seen(
        marks.length,
        eliminations.map(({ cell, digit }) => ({ cell, digit, by: ends })),
      ),
    },
  ];
}

import { sharing as words } from '#words/views.ts';
import { cellName } from '../../../engine/grid.ts';
import { combinationText } from '../../../engine/killer/cage-state.ts';
import { heldInHouse, type SharedPart, sharingOf } from '../../../engine/killer/shared-house.ts';
import type { SharingPicture } from '../../../engine/picture/cages.ts';
import { houseName } from '../../../engine/puzzle.ts';
import { type AnyStep, fieldOf } from '../../../engine/step.ts';
import { ensureParts } from '../kit/elements.ts';
import { viewThatNeeds } from '../view.ts';

/** How the cages in the lit house share out its digits: what each can hold there, and, struck, what leaves the others too little. */
export const sharingView = viewThatNeeds({ picture: ['sharing'] }, (element) => {
  const part = ensureParts(element);
  const title = part('cap', 'p');
  const legend = part('sharing-legend', 'ul');
  const list = part('sharing', 'dl');
  let last = -1;
  let since = 0;
  return {
    draw({ picture: { sharing: state }, step, position }) {
      const house = step ? fieldOf(step, 'house') : -1;
      // A step about no house leaves the panel as it is: the house that was looked at last. Before that it would tell what is yet to come.
      if (house >= 0) [last, since] = [house, position];
      else if (position < since) last = -1;
      const parts = last >= 0 ? withRefuted(sharingOf(state, last), refutedBy(state, step)) : undefined;
      const text = (digits: number) => combinationText(state.puzzle, digits);
      const name = ({ cage, cells }: Pick<SharedPart, 'cage' | 'cells'>) =>
        cage < 0
          ? cellName(state.puzzle.grid, cells[0]!)
          : `${state.cages[cage]!.sum} at ${cellName(state.puzzle.grid, state.cages[cage]!.cells[0]!)}`;
      title.text(titleOf(state, last, parts, house >= 0));
      const verdicts = new Set((parts ?? []).flatMap(({ shares }) => shares.map(({ verdict }) => verdict)));
      legend
        .selectAll('li')
        .data(VERDICTS.filter((verdict) => verdicts.has(verdict)))
        .join('li')
        .attr('class', String)
        .text((verdict) => words.legend[verdict]);
      const rows = list
        .selectAll<HTMLDivElement, JudgedPart>('div')
        .data(parts ?? [])
        .join((enter) => {
          const row = enter.append('div');
          row.append('dt');
          row.append('dd').append('ul').attr('class', 'combinations');
          return row;
        });
      rows.select('dt').text(name);
      rows
        .select<HTMLUListElement>('ul')
        .selectAll<HTMLLIElement, JudgedPart['shares'][number]>('li')
        .data(({ shares }) => shares)
        .join('li')
        .attr('class', ({ verdict }) => verdict)
        .attr('aria-label', ({ digits, verdict }) => words[verdict](text(digits)))
        .text(({ digits }) => text(digits));
    },
  };
});

/** What is said of a set of digits: it takes part in a sharing or not, it is what the step refutes, or the refuted set blocks it. */
const VERDICTS = ['live', 'refuted', 'blocked', 'out'] as const;
type Verdict = (typeof VERDICTS)[number];

interface JudgedPart extends Omit<SharedPart, 'shares'> {
  readonly shares: readonly { readonly digits: number; readonly verdict: Verdict }[];
}

/** The cage whose combination a step rules out in a house, and the sets that it would hold there. */
function refutedBy(state: SharingPicture, step: AnyStep | undefined): { cage: number; sets: readonly number[] } {
  const [house, cage, digits] = ['house', 'cage', 'digits'].map((field) => (step ? fieldOf(step, field) : -1));
  if (house! < 0 || cage! < 0 || digits! < 0) return { cage: -1, sets: [] };
  return { cage: cage!, sets: heldInHouse(state, house!, cage!, digits!).map((share) => share.digits) };
}

function withRefuted(
  parts: readonly SharedPart[] | undefined,
  { cage, sets }: { cage: number; sets: readonly number[] },
): readonly JudgedPart[] | undefined {
  return parts?.map((part) => {
    const judge = ({ digits, kept }: SharedPart['shares'][number]): Verdict => {
      if (part.cage !== cage && sets.length > 0 && sets.every((set) => (set & digits) !== 0)) return 'blocked';
      return kept ? 'live' : 'out';
    };
    const refuted = part.cage === cage ? sets.filter((set) => !part.shares.some(({ digits }) => digits === set)) : [];
    return {
      ...part,
      shares: [
        ...refuted.map((digits) => ({ digits, verdict: 'refuted' as const })),
        ...part.shares.map((share) => ({ digits: share.digits, verdict: judge(share) })),
      ],
    };
  });
}

function titleOf(state: SharingPicture, house: number, parts: readonly unknown[] | undefined, isNow: boolean): string {
  if (house < 0) return words.none;
  const name = houseName(state.puzzle.grid, house);
  if (!parts) return words.tooMany(name);
  return isNow ? words.house(name) : words.before(name);
}

import { sharing as words } from '#words/views.ts';
import { digitsOf } from '../../../engine/candidates.ts';
import { cellName } from '../../../engine/grid.ts';
import { combinationText } from '../../../engine/killer/cage-state.ts';
import { heldInHouse, type SharedPart, sharingOf, unheldDigits } from '../../../engine/killer/shared-house.ts';
import type { SharingPicture } from '../../../engine/picture/cages.ts';
import { houseName } from '../../../engine/puzzle.ts';
import { type AnyStep, fieldOf } from '../../../engine/step.ts';
import { classes, ensureParts } from '../kit/elements.ts';
import { viewThatNeeds } from '../view.ts';

/** How the cages in the lit house share out its digits: what each can hold there, and, struck, what leaves the others too little. */
export const sharingView = viewThatNeeds({ picture: ['sharing'] }, (element) => {
  const part = ensureParts(element);
  const title = part('cap', 'p');
  const legend = part('sharing-legend', 'ul');
  const list = part('sharing', 'dl');
  let last = -1;
  let since = 0;
  let drawn = -1;
  return {
    draw({ picture: { sharing: state }, step, position }) {
      const house = step ? fieldOf(step, 'house') : -1;
      // A step about no house leaves the panel as it is: the house that was looked at last. Before that it would tell what is yet to come.
      if (house >= 0) [last, since] = [house, position];
      else if (position < since) last = -1;
      const parts = last >= 0 ? withRefuted(sharingOf(state, last), refutedBy(state, step)) : undefined;
      const asked = askedOf(state, step);
      const isAbout = (digits: number, cells: readonly number[]) =>
        asked !== undefined && digitsOf(digits).includes(asked.digit) && (asked.cell < 0 || cells.includes(asked.cell));
      const text = (digits: number) => combinationText(state.puzzle, digits);
      const name = ({ cage, cells }: Pick<SharedPart, 'cage' | 'cells'>) =>
        cage < 0
          ? cellName(state.puzzle.grid, cells[0]!)
          : `${state.cages[cage]!.sum} at ${cellName(state.puzzle.grid, state.cages[cage]!.cells[0]!)}`;
      title.text(titleOf(state, last, parts, house >= 0));
      const verdicts = new Set((parts ?? []).flatMap(({ shares }) => shares.map(({ verdict }) => verdict)));
      legend
        .selectAll('li')
        .data([...VERDICTS.filter((verdict) => verdicts.has(verdict)), ...(asked ? (['about'] as const) : [])])
        .join('li')
        .attr('class', String)
        .text((mark) => (mark === 'about' ? words.has(state.puzzle.symbols[asked!.digit - 1]!) : words.legend[mark]));
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
        .selectAll<HTMLLIElement, Entry>('li')
        .data(({ shares, cells }): Entry[] => {
          const entries = shares.map(({ digits, verdict }) => {
            const kind = asked && verdict !== 'refuted' && (isAbout(digits, cells) ? 'about' : 'aside');
            return { name: classes(verdict, kind), label: words[verdict](text(digits)), text: text(digits) };
          });
          const others = entries.filter((entry) => entry.name.endsWith('aside')).length;
          return others > 0 && entries.length > MAX_WHOLE
            ? [...entries, { name: 'others', label: words.others(others), text: `+ ${others}` }]
            : entries;
        })
        .join('li')
        .attr('class', (entry) => entry.name)
        .attr('aria-label', (entry) => (entry.name === 'others' ? null : entry.label))
        .each(function (entry) {
          if (entry.name !== 'others') this.textContent = entry.text;
          else this.replaceChildren(showAll(this.ownerDocument, entry));
        });
      // Another step is about other sets.
      if (position !== drawn) rows.classed('whole', false);
      drawn = position;
    },
  };
});

/** The button in place of the sets that the step is not about, which shows them. */
function showAll(document: Document, { label, text }: Entry): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', label);
  button.textContent = text;
  button.addEventListener('click', () => button.closest('div')!.classList.add('whole'));
  return button;
}

/** A cage with so few sets shows all of them, because then a reader can follow what is left to it. */
const MAX_WHOLE = 4;

/** A set of digits as it is listed, or what stands for those that the step is not about, where there is little room. */
interface Entry {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

/** What is said of a set of digits: it takes part in a sharing or not, it is what the step refutes, or the refuted set blocks it. */
const VERDICTS = ['live', 'refuted', 'blocked', 'out'] as const;
type Verdict = (typeof VERDICTS)[number];

interface JudgedPart extends Omit<SharedPart, 'shares'> {
  readonly shares: readonly { readonly digits: number; readonly verdict: Verdict }[];
}

/** The digit that a step speaks of: one that no cage could have then, or one that a cell loses; `cell` is -1 for any cell of the house. */
function askedOf(state: SharingPicture, step: AnyStep | undefined): { digit: number; cell: number } | undefined {
  const [house, cage, digits, cell, digit] = ['house', 'cage', 'digits', 'cell', 'digit'].map((field) =>
    step ? fieldOf(step, field) : -1,
  );
  if (house! < 0) return undefined;
  if (digit! > 0) return { digit: digit!, cell: cell! };
  const [nobodys] = cage! < 0 || digits! < 0 ? [] : digitsOf(unheldDigits(state, house!, cage!, digits!));
  return nobodys === undefined ? undefined : { digit: nobodys, cell: -1 };
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

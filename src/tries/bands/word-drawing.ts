import { bands as words } from '#words/tries/bands.ts';
import { classes, setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import { answerTo, BANDS, type Board, bitsOfCase, CELLS_OF_BAND, caseOf, maskOf, type Placement } from './bands.ts';

/** The bits of the words, and the mask under them. */
const BIT = { top: 22, height: 25 };
const MASK = { down: 28, height: 7 };
/** The nine little rows of a band. */
const ROOM = { across: 58, down: 26, width: 52, height: 21 };
/** The table of 512 answers. */
const TABLE = { across: 6.5, down: 9.4, width: 5, height: 7.6 };
/**
 * The whole; where the bits of words begin, how wide each is, the way to the next row of nine and to the next word; where the little rows
 * and the table begin; and the lines of what follows, in characters. On a phone the rows of a word stand under each other, as in the grid, and the table under
 * the little rows.
 */
const LAYOUTS = {
  wide: {
    width: 640,
    height: 352,
    from: 78,
    bit: 18.2,
    row: { x: 9 * 18.2 + 11, y: 0 },
    down: 58,
    room: 232,
    table: { x: 224, y: 234, columns: 64 },
    line: Number.POSITIVE_INFINITY,
    so: 338,
  },
  narrow: {
    width: 340,
    height: 732,
    from: 62,
    bit: 30,
    row: { x: 0, y: 39 },
    down: 124,
    room: 454,
    table: { x: 0, y: 564, columns: 52 },
    line: 46,
    so: 682,
  },
} as const;
const threes = [0, 1, 2];

/** Which boxes of a band lose which rows by the look-up, counted from 1. */
function lostRows(band: number, minirows: number): { readonly box: number; readonly row: number }[] {
  const kept = caseOf(answerTo(minirows));
  return threes.flatMap((stack) =>
    threes.flatMap((row) =>
      ((minirows & ~kept) >> (3 * stack + row)) & 1 ? [{ box: 3 * band + stack + 1, row: 3 * band + row + 1 }] : [],
    ),
  );
}

/** The band that shows most: one without an answer, the first in which the table strikes, or one whose bits read differently from either end. */
function bandToShow(last: Placement | undefined, cases: readonly number[]): number {
  if (last) return last.dead[0] ?? Math.floor((last.struck[0] ?? last.cell) / CELLS_OF_BAND);
  const reversed = (bits: string) => [...bits].reverse().join('');
  return Math.max(
    0,
    cases.map(bitsOfCase).findIndex((bits) => bits !== reversed(bits)),
  );
}

/** A text in lines of at most so many characters. */
function linesOf(text: string, most: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length <= most) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

/** What is shown of a placement: the bits alone, while what it sees is struck; then its mask and the little rows too; then the table. */
export type Stage = 'seen' | 'fit' | 'all';

/** Draws the three words with the mask of the cell placed last, and the case of one band in the table of answers; `narrow` as a phone has room. */
export function wordDrawing(
  element: Element,
  narrow = false,
): (board: Board, last: Placement | undefined, nameOf: (cell: number) => string, stage?: Stage) => void {
  const layout = LAYOUTS[narrow ? 'narrow' : 'wide'];
  const { width: WIDTH, height: HEIGHT } = layout;
  /** The place of a number's case in the table. */
  const place = (number: number) => ({
    x: layout.table.x + (number % layout.table.columns) * TABLE.across,
    y: layout.table.y + Math.floor(number / layout.table.columns) * TABLE.down,
  });
  const cellsOfTable = (numbers: readonly number[]) =>
    numbers
      .map((number) => `M${place(number).x.toFixed(1)} ${place(number).y.toFixed(1)}h${TABLE.width}v${TABLE.height}h-${TABLE.width}z`)
      .join('');
  const box = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': words.words, class: narrow ? 'narrow' : '' };
  const [, heads, bits, masks, room, table] = drawingIn(element, box, 'heads', 'bits', 'masks', 'room', 'table');
  const all = BANDS.flatMap((band) => Array.from({ length: CELLS_OF_BAND }, (_, bit) => ({ band, bit })));
  type Bit = (typeof all)[number];
  const x = ({ bit }: Bit) => Math.round(10 * (layout.from + (bit % 9) * layout.bit + Math.floor(bit / 9) * layout.row.x)) / 10;
  const y = ({ band, bit }: Bit) => BIT.top + band * layout.down + Math.floor(bit / 9) * layout.row.y;
  const numbers = Array.from({ length: 512 }, (_, number) => number);
  setAttributes(table.selectAll('path').data([true, false]).join('path'), {
    class: (answered) => (answered ? 'answered' : 'dead'),
    d: (answered) => cellsOfTable(numbers.filter((number) => (answerTo(number) !== 0) === answered)),
  });
  return ({ words: boards }, last, nameOf, stage = 'all') => {
    table.attr('display', stage === 'all' ? null : 'none');
    const isSet = ({ band, bit }: Bit) => ((boards[band]! >> bit) & 1) === 1;
    const cell = ({ band, bit }: Bit) => CELLS_OF_BAND * band + bit;
    const fate = (each: Bit) =>
      isSet(each)
        ? classes('on', `band-${each.band + 1}`)
        : last?.cleared.includes(cell(each))
          ? 'cleared'
          : last?.struck.includes(cell(each))
            ? 'struck'
            : 'off';
    setAttributes(bits.selectAll('rect').data(all).join('rect'), { class: fate, x, y, width: layout.bit - 2, height: BIT.height, rx: 3.5 });
    setAttributes(
      bits.selectAll('text').data(all).join('text'),
      { class: fate, x: (each) => x(each) + layout.bit / 2 - 1, y: (each) => y(each) + 17.5 },
      (each) => (isSet(each) ? 1 : 0),
    );
    const mask = last && stage !== 'seen' ? maskOf(last.cell) : undefined;
    setAttributes(
      masks
        .selectAll('rect')
        .data(mask ? all : [])
        .join('rect'),
      {
        class: ({ band, bit }) => ((mask![band]! >> bit) & 1 ? 'keeps' : 'clears'),
        x,
        y: (each) => y(each) + MASK.down,
        width: layout.bit - 2,
        height: MASK.height,
        rx: 2,
      },
    );

    const cases = last?.cases ?? boards.map(caseOf);
    const band = stage === 'fit' ? Math.floor(last!.cell / CELLS_OF_BAND) - 1 : bandToShow(last, cases);
    const number = cases[band]!;
    const kept = caseOf(answerTo(number));
    const dead = answerTo(number) === 0;
    const lost = lostRows(band, number);
    const so = dead ? words.dead : lost.length === 0 ? words.nothing : words.cannot(lost);
    const texts = [
      { name: 'caption', at: [narrow ? 0 : layout.from, 13], text: narrow ? words.bitsNarrow : words.bits },
      ...BANDS.flatMap((each) => [
        { name: classes('name', `band-${each + 1}`), at: [0, BIT.top + each * layout.down + 17], text: words.band(each + 1) },
      ]),
      {
        name: 'caption',
        at: [narrow ? 0 : layout.from, layout.room - (narrow ? 42 : 44)],
        text: stage === 'seen' ? words.later : last ? words.mask(nameOf(last.cell)) : words.noMask,
      },
      ...(stage === 'seen' ? [] : [{ name: classes('name', `band-${band + 1}`), at: [0, layout.room - 14], text: words.room(band + 1) }]),
      ...(stage === 'all'
        ? [
            {
              name: classes('case', narrow && 'under'),
              at: narrow ? [0, layout.table.y - 10] : [WIDTH, layout.room - 14],
              text: words.case(number, bitsOfCase(number)),
            },
            ...linesOf(so, layout.line).map((text, line) => ({ name: 'so', at: [0, layout.so + 19 * line], text })),
          ]
        : []),
    ];
    setAttributes(
      heads.selectAll('text').data(texts).join('text'),
      { class: ({ name }) => name, x: ({ at }) => at[0]!, y: ({ at }) => at[1]! },
      ({ text }) => text,
    );
    const minirows = threes.flatMap((row) => threes.map((stack) => ({ row, stack, bit: 3 * stack + row })));
    const roomFate = ({ bit }: (typeof minirows)[number]) =>
      !((number >> bit) & 1)
        ? 'off'
        : stage === 'fit' || (kept >> bit) & 1
          ? classes('on', `band-${band + 1}`)
          : dead
            ? 'cleared'
            : 'struck';
    const at = {
      x: ({ stack }: (typeof minirows)[number]) => stack * ROOM.across,
      y: ({ row }: (typeof minirows)[number]) => layout.room + row * ROOM.down,
    };
    const rooms = stage === 'seen' ? [] : minirows;
    setAttributes(room.selectAll('rect').data(rooms).join('rect'), {
      class: roomFate,
      ...at,
      width: ROOM.width,
      height: ROOM.height,
      rx: 5,
    });
    setAttributes(
      room.selectAll('text').data(rooms).join('text'),
      { class: roomFate, x: (each) => at.x(each) + ROOM.width / 2, y: (each) => at.y(each) + 15.5 },
      ({ bit }) => (number >> bit) & 1,
    );
    setAttributes(table.selectAll('rect').data([number]).join('rect'), {
      class: classes('now', dead && 'dead'),
      x: (each) => place(each).x - 0.5,
      y: (each) => place(each).y - 0.5,
      width: TABLE.width + 1,
      height: TABLE.height + 1,
    });
    setAttributes(table.selectAll('circle').data([number]).join('circle'), {
      class: classes('now', dead && 'dead'),
      cx: (each) => place(each).x + TABLE.width / 2,
      cy: (each) => place(each).y + TABLE.height / 2,
      r: 9,
    });
  };
}

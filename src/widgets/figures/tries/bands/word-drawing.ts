import { type Selection, select } from 'd3-selection';
import { bands as words } from '#words/tries/bands.ts';
import { classes, type Layer, one, put } from '../../../views/layer.ts';
import { answerTo, BANDS, type Board, CELLS_OF_BAND, caseOf, hexOf, maskOf, type Placement } from './bands.ts';

const WIDTH = 640;
/** The bits of a word: where they begin, how wide each is, the gap after each row of nine. */
const BIT = { from: 78, width: 18.2, gap: 11, top: 22, height: 25, down: 58 };
const MASK = { down: 28, height: 7 };
/** The nine little rows of a band, and the table of 512 answers: 64 to a line. */
const ROOM = { top: 232, across: 58, down: 26, width: 52, height: 21 };
const TABLE = { left: 224, top: 234, across: 6.5, down: 9.4, width: 5, height: 7.6, columns: 64 };
const HEIGHT = 352;
const threes = [0, 1, 2];

type Svg = Selection<SVGSVGElement, unknown, null, undefined>;

/** Where the case of a number stands in the table. */
const place = (number: number) => ({
  x: TABLE.left + (number % TABLE.columns) * TABLE.across,
  y: TABLE.top + Math.floor(number / TABLE.columns) * TABLE.down,
});
const cellsOfTable = (numbers: readonly number[]) =>
  numbers
    .map((number) => `M${place(number).x.toFixed(1)} ${place(number).y.toFixed(1)}h${TABLE.width}v${TABLE.height}h-${TABLE.width}z`)
    .join('');

/** Which boxes of a band lose which rows by the look-up, counted from 1. */
function lostRows(band: number, minirows: number): { readonly box: number; readonly row: number }[] {
  const kept = caseOf(answerTo(minirows));
  return threes.flatMap((stack) =>
    threes.flatMap((row) =>
      ((minirows & ~kept) >> (3 * stack + row)) & 1 ? [{ box: 3 * band + stack + 1, row: 3 * band + row + 1 }] : [],
    ),
  );
}

/** Draws the three words with the mask of the cell placed last, and the case of one band in the table of answers. */
export function wordDrawing(element: Element): (board: Board, last: Placement | undefined, nameOf: (cell: number) => string) => void {
  const svg = select(element).selectAll<SVGSVGElement, null>('svg').data([null]).join('svg') as unknown as Svg;
  svg.attr('viewBox', `0 0 ${WIDTH} ${HEIGHT}`).attr('role', 'img').attr('aria-label', words.words);
  const [heads, bits, masks, room, table] = ['heads', 'bits', 'masks', 'room', 'table'].map((name) => one(svg, 'g', name)) as [
    Layer,
    Layer,
    Layer,
    Layer,
    Layer,
  ];
  const all = BANDS.flatMap((band) => Array.from({ length: CELLS_OF_BAND }, (_, bit) => ({ band, bit })));
  type Bit = (typeof all)[number];
  const x = ({ bit }: Bit) => Math.round(10 * (BIT.from + bit * BIT.width + Math.floor(bit / 9) * BIT.gap)) / 10;
  const y = ({ band }: Bit) => BIT.top + band * BIT.down;
  const numbers = Array.from({ length: 512 }, (_, number) => number);
  put(table.selectAll('path').data([true, false]).join('path'), {
    class: (answered) => (answered ? 'answered' : 'dead'),
    d: (answered) => cellsOfTable(numbers.filter((number) => (answerTo(number) !== 0) === answered)),
  });
  return ({ words: boards }, last, nameOf) => {
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
    put(bits.selectAll('rect').data(all).join('rect'), { class: fate, x, y, width: BIT.width - 2, height: BIT.height, rx: 3.5 });
    put(
      bits.selectAll('text').data(all).join('text'),
      { class: fate, x: (each) => x(each) + BIT.width / 2 - 1, y: (each) => y(each) + 17.5 },
      (each) => (isSet(each) ? 1 : 0),
    );
    const mask = last && maskOf(last.cell);
    put(
      masks
        .selectAll('rect')
        .data(mask ? all : [])
        .join('rect'),
      {
        class: ({ band, bit }) => ((mask![band]! >> bit) & 1 ? 'keeps' : 'clears'),
        x,
        y: (each) => y(each) + MASK.down,
        width: BIT.width - 2,
        height: MASK.height,
        rx: 2,
      },
    );

    // The band that shows most: one without an answer, or the first in which the table strikes.
    const cases = last?.cases ?? boards.map(caseOf);
    const band =
      last?.dead[0] ??
      (last?.struck.length ? Math.floor(last.struck[0]! / CELLS_OF_BAND) : last ? Math.floor(last.cell / CELLS_OF_BAND) : 0);
    const number = cases[band]!;
    const kept = caseOf(answerTo(number));
    const dead = answerTo(number) === 0;
    const lost = lostRows(band, number);
    const texts = [
      { name: 'caption', at: [BIT.from, 13], text: words.bits },
      ...BANDS.flatMap((each) => [
        { name: classes('name', `band-${each + 1}`), at: [0, BIT.top + each * BIT.down + 14], text: words.band(each + 1) },
        { name: 'hex', at: [0, BIT.top + each * BIT.down + 32], text: hexOf(boards[each]!) },
      ]),
      { name: 'caption', at: [BIT.from, BIT.top + 2 * BIT.down + 50], text: last ? words.mask(nameOf(last.cell)) : words.noMask },
      { name: classes('name', `band-${band + 1}`), at: [0, ROOM.top - 14], text: words.room(band + 1) },
      { name: 'case', at: [WIDTH, ROOM.top - 14], text: words.case(number, number.toString(2).padStart(9, '0')) },
      { name: 'so', at: [0, HEIGHT - 14], text: dead ? words.dead : lost.length === 0 ? words.nothing : words.cannot(lost) },
    ];
    put(
      heads.selectAll('text').data(texts).join('text'),
      { class: ({ name }) => name, x: ({ at }) => at[0]!, y: ({ at }) => at[1]! },
      ({ text }) => text,
    );
    const minirows = threes.flatMap((row) => threes.map((stack) => ({ row, stack, bit: 3 * stack + row })));
    const roomFate = ({ bit }: (typeof minirows)[number]) =>
      !((number >> bit) & 1) ? 'off' : (kept >> bit) & 1 ? classes('on', `band-${band + 1}`) : dead ? 'cleared' : 'struck';
    const at = {
      x: ({ stack }: (typeof minirows)[number]) => stack * ROOM.across,
      y: ({ row }: (typeof minirows)[number]) => ROOM.top + row * ROOM.down,
    };
    put(room.selectAll('rect').data(minirows).join('rect'), { class: roomFate, ...at, width: ROOM.width, height: ROOM.height, rx: 5 });
    put(
      room.selectAll('text').data(minirows).join('text'),
      { class: roomFate, x: (each) => at.x(each) + ROOM.width / 2, y: (each) => at.y(each) + 15.5 },
      ({ bit }) => (number >> bit) & 1,
    );
    put(table.selectAll('rect').data([number]).join('rect'), {
      class: classes('now', dead && 'dead'),
      x: (each) => place(each).x - 0.5,
      y: (each) => place(each).y - 0.5,
      width: TABLE.width + 1,
      height: TABLE.height + 1,
    });
    put(table.selectAll('circle').data([number]).join('circle'), {
      class: classes('now', dead && 'dead'),
      cx: (each) => place(each).x + TABLE.width / 2,
      cy: (each) => place(each).y + TABLE.height / 2,
      r: 9,
    });
  };
}

import { innie as words } from '#words/tries/innie.ts';
import { digitsOf } from '../../engine/candidates.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import { classes, setAttributes } from '../../widgets/views/kit/elements.ts';
import { arrowHeads, drawingIn } from '../kit/drawing.ts';
import { type Forced, type House, INNIE, type Sharing } from './innie.ts';

const LABEL = 66;
const CHIP = { width: 72, height: 52, across: 82, down: 70 };
const TOP = 4;

/** A set that a reader has struck, with what it would have forced. */
export interface Struck {
  readonly at: number;
  readonly set: number;
  readonly forced: readonly Forced[];
}

interface Chip {
  readonly at: number;
  readonly set: number;
  readonly x: number;
  readonly y: number;
}

/** Draws what each cage can hold as a row of sets, those that are struck, and how the last of them blocks others. What is drawn `live` can be pressed. */
export function setsDrawing(
  element: Element,
  { puzzle, cages }: House,
  { live = false } = {},
): (sharing: Sharing, last: Struck | undefined) => void {
  const chips: readonly Chip[] = cages.flatMap(({ sets }, at) =>
    sets.map((set, index) => ({ at, set, x: LABEL + index * CHIP.across, y: TOP + at * CHIP.down })),
  );
  const width = Math.max(...chips.map(({ x }) => x)) + CHIP.width + 4;
  const symbols = (set: number) => digitsOf(set).map((digit) => symbolOf(puzzle, digit));
  const height = TOP + (cages.length - 1) * CHIP.down + CHIP.height + 4;
  const box = { viewBox: `0 0 ${width} ${height}`, role: 'group', 'aria-label': words.sets };
  const [svg, labels, sets, arrows] = drawingIn(element, box, 'labels', 'sets', 'arrows');
  arrowHeads(svg, { 'share-head': '' }, 11);
  const lines = cages.flatMap(({ cage, sum, cells }, at) =>
    words.sum(sum, cells.length, puzzle.cages[cage]!.cells.length).map((text, line) => ({ at, line, text })),
  );
  setAttributes(
    labels.selectAll('text').data(lines).join('text'),
    {
      class: ({ at, line }) => (line === 0 ? classes('sum', `cage-${at + 1}`) : 'size'),
      x: 0,
      y: ({ at, line }) => TOP + at * CHIP.down + (line === 0 ? 24 : 42),
    },
    ({ text }) => text,
  );
  return ({ left }, last) => {
    const isOut = ({ at, set }: Chip) => !left[at]!.includes(set);
    const isLast = ({ at, set }: Chip) => last !== undefined && last.at === at && last.set === set;
    // What the last strike blocks is marked, as long as it is not struck itself.
    const blocks = (last?.forced ?? []).flatMap(({ at, blocked }) => blocked.map((each) => ({ at, ...each })));
    // In the end the sets that are left are the solution, and none of them is marked.
    const isOver = left.every((each) => each.length === 1);
    const isBlocked = ({ at, set }: Chip) => !isOver && blocks.some((block) => block.at === at && block.set === set);
    const groups = sets
      .selectAll<SVGGElement, Chip>('g')
      .data(chips as Chip[])
      .join((enter) => {
        const group = enter.append('g');
        group.append('rect').attr('width', CHIP.width).attr('height', CHIP.height).attr('rx', 9);
        group
          .append('text')
          .attr('x', CHIP.width / 2)
          .attr('y', CHIP.height / 2 + 8);
        group.append('path').attr('d', `M12 ${CHIP.height / 2}H${CHIP.width - 12}`);
        return group;
      });
    if (live) setAttributes(groups, { role: 'button', tabindex: 0 });
    setAttributes(groups, {
      class: (chip) => classes('set', `cage-${chip.at + 1}`, isOut(chip) && 'out', isLast(chip) && 'last', isBlocked(chip) && 'blocked'),
      transform: ({ x, y }) => `translate(${x} ${y})`,
      'data-do': ({ at, set }) => `press ${at} ${set}`,
      'aria-label': (chip) => words.set(symbols(chip.set), cages[chip.at]!.sum, isOut(chip) ? 'out' : 'left'),
    });
    setAttributes(groups.select('text'), {}, (chip) => symbols(chip.set).join(' '));
    const drawn = blocks.flatMap(({ at, set, by }) => {
      const to = chips.find((chip) => chip.at === at && chip.set === set)!;
      const taking = by === last!.at ? last!.set : last!.forced.find((forced) => forced.at === by)?.set;
      const from = by === INNIE ? undefined : chips.find((chip) => chip.at === by && chip.set === taking);
      return from ? [pathBetween(from, to)] : [];
    });
    setAttributes(arrows.selectAll('path').data(drawn).join('path'), { d: (path) => path, 'marker-end': 'url(#share-head)' });
  };
}

/** From the edge of a chip to that of another one, in another row. */
function pathBetween(from: Chip, to: Chip): string {
  const down = to.y > from.y;
  const middle = (chip: Chip) => chip.x + CHIP.width / 2;
  const aside = Math.sign(middle(to) - middle(from)) * 14;
  const [x1, y1] = [middle(from) + aside, from.y + (down ? CHIP.height : 0)];
  const [x2, y2] = [middle(to) - aside, to.y + (down ? 0 : CHIP.height)];
  const bend = (y2 - y1) / 2;
  // Over a row that lies between, the arrow goes round its chip.
  const out = Math.abs(to.at - from.at) > 1 && Math.abs(x1 - x2) < CHIP.width ? CHIP.across / 2 : 0;
  return `M${x1} ${y1}C${x1 + 2 * out} ${y1 + bend} ${x2 + 2 * out} ${y2 - bend} ${x2} ${y2}`;
}

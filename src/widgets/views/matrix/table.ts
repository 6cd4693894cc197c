import { select } from 'd3-selection';
import { matrix as words } from '#words/views.ts';
import { fieldOf } from '../../../engine/step.ts';
import { columnInFocus, emptyColumns, itemsOfChosen, nameLines } from '../kit/cover-part.ts';
import { type Crossings, enableCrossHover } from '../kit/cross-hover.ts';
import { rememberShown } from '../kit/elements.ts';
import { viewThatNeeds } from '../view.ts';

const CELL = 36;
/** A column that is named by words is wider. */
const WORDED = 48;
const LEFT = 84;
const TOP = 62;
/** The middle of the line of sizes, between the names and the entries. */
const SIZES = TOP - 15;

interface Entry {
  readonly item: number;
  readonly option: number;
  readonly one: boolean;
}

/** A small matrix of zeros and ones: struck rows and columns are greyed and crossed, the column at work is lit. */
export const matrixTable = viewThatNeeds({ picture: ['cover'] }, (element) => {
  const svg = select(element)
    .selectAll<SVGSVGElement, null>('svg.matrix')
    .data([null])
    .join('svg')
    .attr('class', 'matrix')
    .attr('role', 'img');
  // The lit column and row lie under the digits, whatever is drawn first.
  const under = svg.selectAll<SVGGElement, null>('g.under').data([null]).join('g').attr('class', 'under');
  const changed = rememberShown();
  let drawn: Crossings | undefined;
  enableCrossHover(svg.node()!, svg.node()!, () => drawn);
  return {
    draw({ picture: { cover }, step }) {
      const { problem, covered, hidden, rows, depth, sizes } = cover;
      const { items, options } = problem;
      const column = items[0]?.includes(' ') ? WORDED : CELL;
      const focus = columnInFocus(cover, step);
      const lit = step ? fieldOf(step, 'option') : -1;
      const chosen = new Set(rows.subarray(0, depth));
      const [empty, kept] = [emptyColumns(cover), itemsOfChosen(cover)];
      const sizeOf = (item: number) => {
        if (covered[item]) return empty.has(item) ? '0' : '';
        return kept.has(item) ? '✓' : String(sizes[item]);
      };
      const [width, height] = [items.length * column, options.length * CELL];
      svg
        .filter(changed(() => 'size'))
        .attr('viewBox', `0 0 ${LEFT + width + 6} ${TOP + height + 8}`)
        .style('--wide', LEFT + width + 6);
      svg.attr(
        'aria-label',
        words.table(
          options.length,
          items.length,
          covered.reduce((sum, one) => sum + one, 0),
          hidden.reduce((sum, one) => sum + one, 0),
        ),
      );
      const x = (item: number) => LEFT + item * column;
      const y = (option: number) => TOP + option * CELL;
      drawn = {
        xOfItem: new Map(items.map((_, item) => [item, x(item)])),
        yOfOption: new Map(options.map((_, option) => [option, y(option)])),
        column,
        row: CELL,
        width: LEFT + width + 6,
        height: TOP + height + 8,
        atWork: { item: focus, option: lit },
      };
      under
        .selectAll('rect.column-focus')
        .data(focus >= 0 && step ? [focus] : [])
        .join('rect')
        .attr('class', 'column-focus')
        .attr('x', x)
        .attr('y', 2)
        .attr('width', column)
        .attr('height', TOP + height)
        .attr('rx', 5);
      under
        .selectAll('rect.row-focus')
        .data(lit >= 0 ? [lit] : [])
        .join('rect')
        .attr('class', (option) => (chosen.has(option) ? 'row-focus chosen' : 'row-focus'))
        .attr('x', 2)
        .attr('y', y)
        .attr('width', LEFT + width)
        .attr('height', CELL)
        .attr('rx', 5);
      svg
        .selectAll('text.item')
        .data(items.map((_, item) => item))
        .join((enter) => enter.append('text').attr('data-points', (item) => `item ${item}`))
        .filter(changed((item: number) => covered[item]!))
        .attr('class', (item) => `item${items[item]!.length > 2 ? ' worded' : ''}${covered[item] ? ' out' : ''}`)
        .selectAll('tspan')
        .data((item) =>
          nameLines(problem, item).map((text, line, { length }) => ({ text, item, y: SIZES - 15 - 10.5 * (length - 1 - line) })),
        )
        .join('tspan')
        .attr('x', ({ item }) => x(item) + column / 2)
        .attr('y', ({ y }) => y)
        .text(({ text }) => text);
      // Over each open column how many rows it has left: none is a dead end, but for one that a chosen row covers and that is about to be struck.
      svg
        .selectAll('rect.no-row')
        .data([...empty])
        .join((enter) => enter.insert('rect', 'text'))
        .attr('class', 'no-row')
        .attr('x', (item) => x(item) + 5)
        .attr('y', SIZES - 10)
        .attr('width', column - 10)
        .attr('height', 20)
        .attr('rx', 5);
      svg
        .selectAll('text.size')
        .data(items.map((_, item) => item))
        .join('text')
        .filter(changed((item: number) => `${empty.has(item)} ${sizeOf(item)}`))
        .attr('class', (item) => (empty.has(item) ? 'size empty' : sizeOf(item) === '✓' ? 'size kept' : 'size'))
        .attr('x', (item) => x(item) + column / 2)
        .attr('y', SIZES + 4.5)
        .text(sizeOf);
      svg
        .selectAll('text.sizes')
        .data([words.left])
        .join('text')
        .filter(changed(() => 'sizes'))
        .attr('class', 'sizes')
        .attr('x', 8)
        .attr('y', SIZES + 4.5)
        .text((text) => text);
      svg
        .selectAll('text.option')
        .data(options.map((_, option) => option))
        .join((enter) => enter.append('text').attr('data-points', (option) => `option ${option}`))
        .filter(changed((option: number) => `${chosen.has(option)} ${hidden[option]}`))
        .attr('class', (option) => `option${chosen.has(option) ? ' chosen' : hidden[option] ? ' out' : ''}`)
        .attr('x', 8)
        .attr('y', (option) => y(option) + CELL / 2 + 5)
        .text((option) => `${chosen.has(option) ? '✓ ' : ''}${options[option]!.name}`);
      const entries = options.flatMap(({ items: own }, option) => items.map((_, item) => ({ item, option, one: own.includes(item) })));
      svg
        .selectAll('text.entry')
        .data(entries)
        .join('text')
        .filter(changed(({ item, option }: Entry) => `${chosen.has(option)} ${covered[item] || hidden[option]}`))
        .attr(
          'class',
          ({ item, option, one }) =>
            `entry${one ? ' one' : ''}${chosen.has(option) && one ? ' chosen' : covered[item] || hidden[option] ? ' out' : ''}`,
        )
        .attr('x', ({ item }) => x(item) + column / 2)
        .attr('y', ({ option }) => y(option) + CELL / 2 + 5.5)
        .text(({ one }) => (one ? 1 : 0));
      const strikes = [
        ...items.flatMap((_, item) =>
          covered[item] ? [{ key: `c${item}`, path: `M${x(item) + column / 2} ${SIZES - 34}V${TOP + height}` }] : [],
        ),
        ...options.flatMap((_, option) =>
          hidden[option] && !chosen.has(option) ? [{ key: `r${option}`, path: `M6 ${y(option) + CELL / 2}H${LEFT + width}` }] : [],
        ),
      ];
      svg
        .selectAll<SVGPathElement, (typeof strikes)[number]>('path.strike')
        .data(strikes, (strike) => strike?.key)
        .join('path')
        .filter(changed(() => 'strike'))
        .attr('class', 'strike')
        .attr('d', ({ path }) => path);
    },
  };
});

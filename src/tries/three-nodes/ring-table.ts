import { select } from 'd3-selection';
import { threeNodes as words } from '#words/tries/three-nodes.ts';
import { setAttributes } from '../../widgets/views/kit/elements.ts';
import type { Ring } from './ring.ts';

/** Draws the entries of L and R as a table. `changed` are those that were written last, each with what it was: 'R0'; `wrong` are those that broke the list. */
export function entriesDrawing(table: Element): (ring: Ring, changed: ReadonlyMap<string, number>, wrong?: ReadonlySet<string>) => void {
  const root = select(table);
  return (ring, changed, wrong) => {
    const all = [...ring.covered.keys()];
    const lines = [
      { head: 'x', cells: all.map((x) => ({ tag: 'th', entry: '', was: undefined as number | undefined, value: x })) },
      ...(['L', 'R'] as const).map((walk) => ({
        head: walk,
        cells: all.map((x) => ({ tag: 'td', entry: `${walk}${x}`, was: changed.get(`${walk}${x}`), value: ring[walk][x]! })),
      })),
    ];
    const rows = root.selectAll<HTMLTableRowElement, (typeof lines)[number]>('tr').data(lines).join('tr');
    setAttributes(
      rows
        .selectAll('th.head')
        .data(({ head }) => [head])
        .join('th'),
      { class: 'head', scope: 'row' },
      (head) => head,
    );
    rows.each(function ({ cells }) {
      const drawn = select(this).selectAll<HTMLElement, (typeof cells)[number]>('.cell').data(cells);
      const joined = drawn
        .join((enter) => enter.append(({ tag }) => this.ownerDocument.createElement(tag)))
        .attr('scope', ({ tag }) => (tag === 'th' ? 'col' : null));
      setAttributes(joined, {
        class: 'cell',
        'data-entry': ({ entry }) => entry,
        'data-changed': ({ was }) => (was === undefined ? 'no' : 'yes'),
        'data-wrong': ({ entry }) => (wrong?.has(entry) ? 'yes' : 'no'),
      });
      setAttributes(
        joined
          .selectAll('s')
          .data(({ was }) => (was === undefined ? [] : [was]))
          .join((enter) => enter.insert('s', 'span')),
        {},
        (was) => was,
      );
      setAttributes(
        joined
          .selectAll('span')
          .data(({ value }) => [value])
          .join('span'),
        {},
        (value) => value,
      );
    });
  };
}

/** Draws a button for each node: to take it out, or to put it back. */
export function buttonsDrawing(element: Element): (ring: Ring) => void {
  const root = select(element);
  return ({ covered }) => {
    const nodes = [...covered.keys()].slice(1).map((x) => ({ x, isOut: covered[x] === 1 }));
    setAttributes(
      root
        .selectAll('button')
        .data(nodes)
        .join('button')
        .attr('class', ({ isOut }) => (isOut ? 'btn txt primary' : 'btn txt')),
      { type: 'button', 'data-node': ({ x }) => x },
      ({ x, isOut }) => (isOut ? words.restore : words.remove)(x),
    );
  };
}

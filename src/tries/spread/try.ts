import { spread as words } from '#words/tries/spread.ts';
import { defineTry, neither, type Outcome, right, type TryPage } from '../kit/define-try.ts';
import { type Spread, wayTo } from './spread.ts';

interface Model {
  readonly search: Spread;
  /** The round that the search has come to. */
  readonly round: number;
  /** The end of the chain that is shown, as an index; undefined for none. */
  readonly end: number | undefined;
  /** The cells in which the digit is struck, by their names. */
  readonly struck: readonly string[];
}

const searchOn = (page: TryPage): Spread => JSON.parse(page.piece('search').textContent!);

const lastOf = ({ reached }: Spread) => reached.at(-1)!.round;
const foundIn = ({ reached, found }: Spread) => reached[found]!.round;

/** What a round reaches, and what follows from it. */
function roundTo({ search }: Model, round: number): Outcome<Model> {
  const { reached, digit } = search;
  const start = reached[0]!.name;
  const now = reached.filter((each) => each.round === round);
  const says = words.round(
    round,
    now[0]!.isRight,
    now.map(({ name }) => name),
    digit,
  );
  const ends = now.filter(({ strikes }) => strikes.length > 0);
  const chains = ends.flatMap(({ name, strikes }) => words.found(start, name, strikes, digit));
  const closed = now.some(({ name }) => name === start) ? words.closed(start, digit) : [];
  const model: Model = {
    search,
    round,
    end: ends.length > 0 ? reached.indexOf(ends[0]!) : undefined,
    struck: ends.flatMap(({ strikes }) => strikes),
  };
  return (ends.length > 0 || closed.length > 0 ? right : neither)([...says, ...chains, ...closed], { model });
}

function wayShown(model: Model, index: number): Outcome<Model> | undefined {
  const { search, round } = model;
  const end = search.reached[index];
  if (!end || end.round > round) return undefined;
  const cells = wayTo(search.reached, index).map((each) => search.reached[each]!.name);
  return neither(words.way(cells, end.isRight, search.digit), { model: { ...model, end: index, struck: end.strikes } });
}

/** A breadth-first search for a chain. Its actions: 'round' goes on by a round, 'back' back by one, 'round 5' to that one, 'way 21' shows the chain to the candidate of that index. */
export const element = defineTry<Model>({
  begin: (page, before) => ({ search: before?.search ?? searchOn(page), round: 0, end: undefined, struck: [] }),
  actions: {
    round(model, to) {
      const round = to === undefined ? model.round + 1 : Number(to);
      return round >= 1 && round <= lastOf(model.search) ? roundTo(model, round) : undefined;
    },
    back: (model) =>
      model.round > 1 ? roundTo(model, model.round - 1) : { model: { ...model, round: 0, end: undefined, struck: [] }, forgets: true },
    way: (model, index) => wayShown(model, Number(index)),
  },
  showOne: ({ search }) => Array.from({ length: foundIn(search) }, () => 'round'),
  draw(page) {
    const nodes = page.all<SVGElement>('[data-node]');
    const links = page.all<SVGElement>('[data-to]');
    const places = page.all<SVGElement>('[data-place]');
    // Without a script it is a picture.
    page.piece<SVGElement>('drawing').setAttribute('role', 'group');
    for (const node of nodes) {
      node.setAttribute('role', 'button');
      node.setAttribute('tabindex', '0');
      node.setAttribute('aria-label', node.dataset.says!);
    }
    const [back, forward] = [page.piece<HTMLButtonElement>('back'), page.piece<HTMLButtonElement>('forward')];
    return ({ search, round, end, struck }) => {
      const { reached } = search;
      const way = new Set(end === undefined ? [] : wayTo(reached, end));
      const isNow = (index: number) => reached[index]!.round === round;
      const show = (element: SVGElement, index: number) => {
        element.classList.toggle('later', reached[index]!.round > round);
        element.classList.toggle('way', way.has(index));
        return element;
      };
      for (const node of nodes) show(node, Number(node.dataset.node)).classList.toggle('now', isNow(Number(node.dataset.node)));
      // Where a chain is shown, no other link is as strong as its own.
      for (const link of links)
        show(link, Number(link.dataset.to)).classList.toggle('now', end === undefined && isNow(Number(link.dataset.to)));
      for (const place of places) place.classList.toggle('struck', struck.includes(place.dataset.place!));
      const focused = document.activeElement;
      back.disabled = round === 0;
      forward.disabled = round === lastOf(search);
      if (focused === back && back.disabled) forward.focus();
      if (focused === forward && forward.disabled) back.focus();
      page.texts({ round: words.roundOf(round, lastOf(search)) });
    };
  },
  facts: ({ round }) => ({ round }),
  isDone: ({ search, round }) => round >= foundIn(search),
});

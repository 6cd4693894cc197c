import { colours as words } from '#words/tries/colours.ts';
import { defineTry, neither, type Outcome, right, type TryPage, wrong } from '../kit/define-try.ts';
import { allColours, type Board, type Colour, type Coloured, colourFor, coloursSeen } from './colours.ts';

type Tool = Colour | 'strike';

interface Model {
  readonly board: Board;
  readonly tool: Tool;
  readonly coloured: Coloured;
  /** The place whose mark has been struck, as an index. */
  readonly struck: number | undefined;
}

const boardOn = (page: TryPage): Board => JSON.parse(page.piece('board').textContent!);

function strike(model: Model, place: number): Outcome<Model> {
  const { board, coloured } = model;
  const nameOf = (each: number) => board.places[each]!.name;
  const own = coloured.get(place);
  if (own) return wrong(words.ofColour(nameOf(place), own));
  const { blue, orange } = coloursSeen(board, coloured, place);
  if (blue !== undefined && orange !== undefined) {
    const says = words.struck(nameOf(place), nameOf(blue), nameOf(orange), board.digit);
    return right(says, { model: { ...model, struck: place } });
  }
  const seen = blue ?? orange;
  if (seen === undefined) return wrong(words.none(nameOf(place)));
  return wrong(words.one(nameOf(place), nameOf(seen), coloured.get(seen)!));
}

function colour(model: Model, place: number, wanted: Colour): Outcome<Model> {
  const { board, coloured } = model;
  const nameOf = (each: number) => board.places[each]!.name;
  const own = coloured.get(place);
  if (own) return neither(words.already(nameOf(place), own));
  const found = colourFor(board, coloured, place);
  if (!found) return wrong(words.unlinked(nameOf(place), board.digit));
  const [name, from] = [nameOf(place), nameOf(found.from)];
  if (found.colour !== wanted) return wrong(words.same(name, found.link.house, from, wanted, board.digit));
  const after = new Map([...coloured, [place, wanted]]);
  const isAll = after.size === allColours(board).size;
  const says = [...words.right(name, found.link.house, from, wanted, board.digit), ...(isAll ? words.all(board.digit) : [])];
  return right(says, { model: { ...model, coloured: after, ...(isAll && { tool: 'strike' }) }, earns: false });
}

function nextShown({ board, coloured }: Model): string {
  const { places } = board;
  for (const [place, wanted] of allColours(board)) if (!coloured.has(place)) return `${wanted} ${places[place]!.name}`;
  const trapped = places.findIndex((_, place) => {
    const { blue, orange } = coloursSeen(board, coloured, place);
    return !coloured.has(place) && blue !== undefined && orange !== undefined;
  });
  return `strike ${places[trapped]!.name}`;
}

/** Does something at a place by its name. */
const at =
  (act: (model: Model, place: number) => Outcome<Model>) =>
  (model: Model, name: string): Outcome<Model> | undefined => {
    const place = model.board.places.findIndex((each) => each.name === name);
    return place < 0 || model.struck !== undefined ? undefined : act(model, place);
  };

/**
 * The places of a digit, coloured by hand. Its actions: 'tool orange' takes a pencil, 'mark r2c5' uses it, 'orange r2c5' colours a place
 * and 'strike r6c1' strikes one whichever pencil is taken.
 */
export const element = defineTry<Model>({
  begin(page, before) {
    const board = before?.board ?? boardOn(page);
    return { board, tool: 'orange', coloured: new Map([[board.start, 'blue']]), struck: undefined };
  },
  actions: {
    tool: (model, tool) => ({ model: { ...model, tool: tool as Tool } }),
    mark: at((model, place) => (model.tool === 'strike' ? strike(model, place) : colour(model, place, model.tool))),
    blue: at((model, place) => colour(model, place, 'blue')),
    orange: at((model, place) => colour(model, place, 'orange')),
    strike: at(strike),
  },
  showOne: (model) => (model.struck === undefined ? nextShown(model) : undefined),
  draw(page) {
    const places = page.all<SVGElement>('[data-place]');
    const links = page.all<SVGElement>('[data-link]');
    // Without a script it is a picture.
    page.piece<SVGElement>('drawing').setAttribute('role', 'group');
    for (const place of places) {
      place.setAttribute('role', 'button');
      place.setAttribute('tabindex', '0');
    }
    return ({ board, tool, coloured, struck }) => {
      for (const [index, place] of places.entries()) {
        const own = coloured.get(index);
        place.classList.toggle('blue', own === 'blue');
        place.classList.toggle('orange', own === 'orange');
        place.classList.toggle('struck', struck === index);
        place.setAttribute('aria-label', words.place(board.places[index]!.name, board.digit, own));
      }
      for (const link of links) {
        const { ends } = board.links[Number(link.dataset.link)]!;
        link.classList.toggle('later', !ends.every((end) => coloured.has(end)));
      }
      // From the mark that is struck to a place of each colour, to the middle of their cells.
      const middle = (index: number) => places[index]!.getAttribute('transform')!.replace(/[^\d. ]/g, '');
      const seen = struck === undefined ? [] : Object.values(coloursSeen(board, coloured, struck));
      page.piece<SVGElement>('sees').setAttribute('d', seen.map((end) => `M${middle(struck!)}L${middle(end)}`).join(''));
      page.press('[data-tool]', ({ dataset }) => dataset.tool === tool);
      page.texts({ count: words.coloured(coloured.size, allColours(board).size) });
    };
  },
  facts: ({ coloured, struck }) => ({ coloured: coloured.size, struck: struck !== undefined }),
  isDone: ({ struck }) => struck !== undefined,
});

/** Two colours for the places of a digit: each coloured place is right or wrong together with all others of its colour. */

export type Colour = 'blue' | 'orange';

/** A place of the digit. */
export interface Place {
  readonly cell: number;
  readonly name: string;
  /** The places that it sees, as indices. */
  readonly sees: readonly number[];
}

/** A house with just two places for the digit, as indices: one of them has it. */
export interface Link {
  readonly house: string;
  readonly ends: readonly [number, number];
}

export interface Board {
  readonly digit: number;
  readonly places: readonly Place[];
  readonly links: readonly Link[];
  /** The place whose colour is given, as an index: it is blue. */
  readonly start: number;
}

/** The colours of places, by their indices. */
export type Coloured = ReadonlyMap<number, Colour>;

export const otherColour = (colour: Colour): Colour => (colour === 'blue' ? 'orange' : 'blue');

/** The other end of a link. */
const across = ({ ends: [a, b] }: Link, place: number) => (a === place ? b : a);

/** The links of a place. */
const linksOf = ({ links }: Pick<Board, 'links'>, place: number) => links.filter(({ ends }) => ends.includes(place));

/** The colour that a place must have, and the link and the coloured place that give it; undefined where no link joins it to a coloured one. */
export function colourFor(
  board: Pick<Board, 'links'>,
  coloured: Coloured,
  place: number,
): { readonly colour: Colour; readonly link: Link; readonly from: number } | undefined {
  const link = linksOf(board, place).find((each) => coloured.has(across(each, place)));
  if (!link) return undefined;
  const from = across(link, place);
  return { colour: otherColour(coloured.get(from)!), link, from };
}

/** Every place that can be coloured from the start, in the order in which links reach them. */
export function allColours(board: Board): Coloured {
  const coloured = new Map<number, Colour>([[board.start, 'blue']]);
  for (const place of coloured.keys())
    for (const link of linksOf(board, place)) {
      const next = across(link, place);
      if (!coloured.has(next)) coloured.set(next, otherColour(coloured.get(place)!));
    }
  return coloured;
}

/** The first place of each colour that a place sees. */
export function coloursSeen({ places }: Pick<Board, 'places'>, coloured: Coloured, place: number): Partial<Record<Colour, number>> {
  const first = (colour: Colour) => places[place]!.sees.find((seen) => coloured.get(seen) === colour);
  const [blue, orange] = [first('blue'), first('orange')];
  return { ...(blue !== undefined && { blue }), ...(orange !== undefined && { orange }) };
}

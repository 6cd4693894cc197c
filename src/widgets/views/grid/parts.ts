import { countDigits } from '../../../engine/candidates.ts';
import { type CandidateLink, cellsOfEnd, type Highlight } from '../../../engine/grid-picture.ts';
import { isGiven } from '../../../engine/players-part.ts';
import { MAX_MARKED_SIZE, type Puzzle } from '../../../engine/puzzle.ts';
import { classes } from '../kit/elements.ts';
import { levelFills } from './level-fills.ts';
import { type Focus, type GridScene, shownMarks } from './scene.ts';

export interface ShownDigit {
  readonly cell: number;
  readonly digit: number;
  readonly tone: string;
}

export interface Ring {
  readonly cell: number;
  readonly tone: string;
}

/** A pencil mark; the key is that of its cell and digit. */
export interface Mark {
  readonly key: number;
  readonly cell: number;
  readonly digit: number;
  readonly struck: boolean;
  readonly lit: boolean;
  /** Whether the puzzle has it, not the algorithm. */
  readonly own: boolean;
}

/** From the lit cell to its reason; of a search that jumps back, from where it failed to the lit cell, with a head. */
export interface Reason {
  readonly from: number;
  readonly to: number;
  readonly tone: string;
  readonly isJump?: boolean;
}

/** What an argument from sets has to do with; all other cells are veiled. */
export interface Argument {
  readonly open: ReadonlySet<number>;
  /** The marks that are struck on its account. */
  readonly strikes: readonly Mark[];
  /** The one set that all of it is about, where there is one, with its digits as a set of bits. */
  readonly set: Highlight | undefined;
  /** The house of a set that has as many digits as cells: a bracket over it holds them together. */
  readonly house: number | undefined;
}

/** All that is drawn of a scene, as data of its own: it stays as it is while the state goes on. Cells are zero-based. */
export interface GridParts {
  readonly puzzle: Puzzle;
  readonly question: GridScene['question'];
  /** The tone of a cell's ground, by cell. */
  readonly fills: ReadonlyMap<number, string>;
  readonly sets: readonly Highlight[];
  readonly houses: readonly number[];
  readonly argument: Argument | undefined;
  readonly marks: readonly Mark[];
  readonly links: readonly CandidateLink[];
  readonly reason: Reason | undefined;
  readonly digits: readonly ShownDigit[];
  /** Cells whose digit is wrong. */
  readonly wrong: readonly number[];
  readonly rings: readonly Ring[];
  /** Cells with a dashed outline: those to blame. */
  readonly blockers: readonly number[];
  /** Cells with a corner: those that clash on a board that is full and wrong, and a lit cell whose conflict has no other end. */
  readonly notched: readonly number[];
  /** The cell whose digit is struck as a whole, because it is taken back. */
  readonly takenBack: number | undefined;
  readonly implications?: GridScene['implications'];
}

/** Whether something is drawn of a chain: its links, or what is supposed before the first. */
export const hasChain = ({ links, sets }: Pick<GridParts, 'links' | 'sets'>): boolean =>
  links.length > 0 || sets.some(({ around }) => around);

export function gridParts(scene: GridScene): GridParts {
  const { puzzle, question, highlights, houses, links, focus, witness, heat, implications } = scene;
  const linked = focus && witness !== undefined && witness !== focus.cell;
  const clashing = linked && focus.tone === 'conflict' ? [witness] : [];
  const isCircled = ({ cell }: Focus) => [...(implications?.ringed ?? []), implications?.ruledOut].some((fact) => fact?.cell === cell);
  const ring = focus && !isCircled(focus) ? { cell: focus.cell, tone: toneOfLit(scene) } : undefined;
  const hot = heat ? [...heat.keys()].filter((cell) => heat[cell]! > 0) : [];
  const marks = marksOf(scene);
  const alone = focus?.tone === 'conflict' && !heat && clashing.length === 0 ? [focus.cell] : [];
  return {
    puzzle,
    question: question,
    fills: fillsOf(scene),
    sets: [...highlights],
    houses: [...houses],
    argument: argumentOf(scene, marks),
    marks,
    links: [...links],
    reason: linked ? reasonOf(focus, witness, heat !== undefined) : undefined,
    digits: digitsOf(scene),
    wrong: [...(scene.wrong ?? [])],
    rings: ring ? (heat && witness !== undefined ? [ring, { ...ring, cell: witness }] : [ring]) : [],
    blockers: [...new Set([...(scene.blockers ?? []), ...clashing])],
    notched: [...hot, ...alone],
    takenBack: focus?.undoes ? focus.cell : undefined,
    implications,
  };
}

/** Where cells change places, as on a board with heat, undoing that leads nowhere. */
function reasonOf(focus: Focus, witness: number, swaps: boolean): Reason {
  const { cell, tone, undoes } = focus;
  return undoes && !swaps ? { from: witness, to: cell, tone: toneOfFocus(focus), isJump: true } : { from: cell, to: witness, tone };
}

function argumentOf(
  { puzzle: { grid }, argues, highlights, houses, links, focus }: GridScene,
  marks: readonly Mark[],
): Argument | undefined {
  const sets = argues ? highlights.filter(({ digits }) => digits !== 0) : [];
  const cells = sets.flatMap((set) => set.cells);
  // A single cell speaks for itself.
  if (cells.length < 2) return undefined;
  const strikes = marks.filter(({ struck }) => struck);
  const open = new Set([
    ...cells,
    ...houses.flatMap((house) => [...grid.cellsOfHouse[house]!]),
    ...links.flatMap(({ from, to }) => [from, to].flatMap(cellsOfEnd)),
    ...strikes.map(({ cell }) => cell),
    ...(focus ? [focus.cell] : []),
  ]);
  const set = sets.length === 1 && links.length === 0 ? sets[0] : undefined;
  const holds = (house: number) => cells.every((cell) => grid.cellsOfHouse[house]!.includes(cell));
  const isEven = set && countDigits(set.digits) === cells.length;
  return { open, strikes, set, house: isEven ? [...houses, ...grid.cellsOfHouse.keys()].find(holds) : undefined };
}

const toneOfFocus = ({ tone, undoes }: NonNullable<GridScene['focus']>) => (undoes ? `${tone} undoes` : tone);

/** The numbered pen with which a cell's digit was written. */
function penOf({ highlights }: Pick<GridScene, 'highlights'>, cell: number): string | undefined {
  const pen = highlights.find(({ numbered, cells }) => numbered && cells.includes(cell));
  return pen && classes('pen', `hue-${pen.hue + 1}`);
}

/** The tone of the lit cell. A digit has the colour of its pen from the start. */
function toneOfLit(scene: Pick<GridScene, 'focus' | 'highlights'>): string {
  const { cell, digit, tone, undoes } = scene.focus!;
  const isWritten = digit !== 0 && !undoes && tone !== 'conflict';
  return (isWritten ? penOf(scene, cell) : undefined) ?? toneOfFocus(scene.focus!);
}

/** The lit cell, the one that clashes, and the lit cell's peers. */
function fillsOf(scene: GridScene): Map<number, string> {
  const fills = new Map<number, string>();
  const { grid } = scene.puzzle;
  scene.heat?.forEach((clashes, cell) => {
    if (clashes > 0) fills.set(cell, clashes > 2 ? 'heat hot' : 'heat');
  });
  for (const [cell, tone] of scene.implications ? levelFills(scene.implications) : []) fills.set(cell, tone);
  if (scene.focus) {
    if (!scene.implications && scene.highlights.length === 0 && !scene.heat)
      for (const peer of grid.peersOfCell[scene.focus.cell]!) fills.set(peer, 'peer');
    for (const cell of scene.same ?? []) fills.set(cell, 'same');
    fills.set(scene.focus.cell, toneOfLit(scene));
  }
  const [questioned, other] = scene.question?.cells ?? [];
  if (questioned !== undefined && other === undefined && !scene.heat)
    for (const peer of grid.peersOfCell[questioned]!) fills.set(peer, 'peer');
  if (scene.supposed !== undefined) {
    for (const cell of scene.forced ?? []) fills.set(cell, 'logic');
    for (const cell of [...(scene.supposedBefore ?? []), scene.supposed]) fills.set(cell, 'trying');
  }
  for (const cell of scene.blockers ?? []) fills.set(cell, 'conflict');
  if (scene.witness !== undefined) fills.set(scene.witness, scene.focus?.tone === 'conflict' ? 'conflict' : 'witness');
  return fills;
}

/** The colour of a digit. A tried digit keeps the colour of trying even as it clashes: that of conflict is for the one it clashes with. */
function toneOfDigit(scene: GridScene, cell: number, isFocus: boolean, given: boolean): string {
  const { focus, witness, heat, forced, supposed, supposedBefore } = scene;
  if (heat) return given ? 'given' : heat[cell]! > 0 ? 'conflict' : 'placed';
  if (isFocus && focus!.tone !== 'quiet') {
    const tone = focus!.isDug ? 'dug' : focus!.tone === 'conflict' ? 'trying' : toneOfLit(scene);
    return given ? `${tone} given` : tone;
  }
  if (cell === witness && focus?.tone === 'conflict') return 'conflict';
  if (cell === supposed || supposedBefore?.includes(cell)) return 'trying';
  return given ? 'given' : forced?.has(cell) ? 'logic' : (penOf(scene, cell) ?? 'placed');
}

function digitsOf(scene: GridScene): ShownDigit[] {
  const { puzzle, digits, focus } = scene;
  const shown: ShownDigit[] = [];
  for (let cell = 0; cell < puzzle.grid.cellCount; cell++) {
    const isFocus = focus?.cell === cell && focus.digit !== 0 && (digits[cell] === 0 || digits[cell] === focus.digit);
    const digit = isFocus ? focus.digit : digits[cell]!;
    if (digit === 0) continue;
    const given = isGiven(puzzle, cell);
    shown.push({ cell, digit, tone: scene.wrong?.has(cell) ? 'conflict' : toneOfDigit(scene, cell, isFocus, given) });
  }
  return shown;
}

/** The pencil mark of a digit in a cell, as one number. */
export const markKey = (cell: number, digit: number): number => cell * (MAX_MARKED_SIZE + 1) + digit;

function marksOf(scene: GridScene): Mark[] {
  const { struck, digits, puzzle, focus } = scene;
  const marks: Mark[] = [];
  const { sets, own } = shownMarks(scene);
  if (!sets) return marks;
  const gone = new Set(scene.implications?.gone.map(({ cell }) => cell));
  for (let cell = 0; cell < puzzle.grid.cellCount; cell++) {
    // A digit that is only tried is written large, too, or one that goes: no marks under it.
    if (digits[cell] !== 0 || gone.has(cell) || (focus?.cell === cell && focus.digit !== 0)) continue;
    const lost = struck?.[cell] ?? 0;
    const shown = sets[cell]! | lost;
    for (let digit = 1; digit <= puzzle.grid.size; digit++) {
      const bit = 1 << (digit - 1);
      if (!(shown & bit)) continue;
      const lit = scene.highlights.some((set) => set.digits & bit && set.cells.includes(cell));
      marks.push({ key: markKey(cell, digit), cell, digit, struck: (lost & bit) !== 0, lit, own });
    }
  }
  return marks;
}

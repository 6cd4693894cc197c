import type { GridPicture } from '../../../engine/grid-picture.ts';
import type { CoverPicture, LinksPicture } from '../../../engine/picture/cover.ts';
import type { Picture } from '../../../engine/picture.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { textSaid } from '../../en/worksheet.ts';
import type { SetQuestion } from '../../question-set/draw-questions.ts';
import { nodeLabel, nothingBlank } from './left-blank.ts';
import { isPaired, pairsLines } from './pairs.ts';
import type { SheetPicture } from './sheet-paper.ts';

/** Columns of a matrix up to which its state is written out. */
const MAX_COLUMNS = 40;

/** A grid, row by row; cells that are blank have a sign of their own. */
export function gridLines({ puzzle, digits }: GridPicture, blank: ReadonlySet<number> = nothingBlank.cells): string[] {
  const { grid } = puzzle;
  const textOf = (cell: number) => {
    if (blank.has(cell)) return textSaid.blank;
    return digits[cell] === 0 ? '·' : symbolOf(puzzle, digits[cell]!);
  };
  // Boxes have a wider gap between them, which nobody hears.
  const width = grid.boxColumns > 0 ? grid.boxColumns : grid.size;
  const line = (row: number) =>
    Array.from({ length: grid.size }, (_, column) => `${column > 0 && column % width === 0 ? ' ' : ''}${textOf(row * grid.size + column)}`);
  return Array.from({ length: grid.size }, (_, row) => textSaid.gridRow(row + 1, line(row).join(' ')));
}

/** The columns and their sizes, the rows chosen, and where there are links, the nodes of each column with what they point at. */
function coverLines(picture: Picture, cover: CoverPicture, links: LinksPicture | undefined): string[] {
  const { problem, covered, sizes, rows, depth } = cover;
  const open = problem.items.flatMap((_, item) => (covered[item] ? [] : [item])).slice(0, MAX_COLUMNS);
  const chosen = [...rows.subarray(0, depth)].map((option) => problem.options[option]!.name);
  const lines = chosen.length > 0 ? [textSaid.chosen(chosen.join(', '))] : [];
  for (const item of open) {
    lines.push(textSaid.column(problem.items[item]!, String(sizes[item])));
    if (!links) continue;
    const label = (node: number) => nodeLabel(links, picture, node);
    for (let node = links.D[item]!; node !== item; node = links.D[node]!)
      lines.push(textSaid.node(label(node), label(links.U[node]!), label(links.D[node]!)));
  }
  return lines;
}

/** The picture of a question in lines: its grid, or its matrix with what is left of it. */
export function questionLines({ form, position }: SetQuestion, run: Timeline): readonly string[] {
  const { timeline, position: place } = 'begin' in form ? form.begin() : { timeline: run, position };
  const { picture } = timeline.frame(place);
  if (picture.grid) return gridLines(picture.grid);
  return picture.cover ? coverLines(picture, picture.cover, picture.links) : [];
}

/**
 * A picture of a sheet in lines. A grid is written in every frame. Of a matrix only the first frame is, which is complete: what the later
 * ones add to it is what students are asked for.
 */
export function pictureLines({ version, frame, whole, large }: SheetPicture): readonly string[] {
  if (large) return [];
  const { picture } = version.strip.run.timeline.frame(frame.position);
  if (version.view === 'grid') {
    const pairs = isPaired(version.strip) && (whole || frame.complete) ? pairsLines(picture) : [];
    return [...gridLines(picture.grid!, whole ? undefined : frame.blank.cells), ...pairs];
  }
  return frame.complete ? coverLines(picture, picture.cover!, picture.links) : [];
}

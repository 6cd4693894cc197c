import type { GridPicture } from './grid-picture.ts';
import type { BlamePicture } from './picture/blame.ts';
import type { CagesPicture, SharingPicture } from './picture/cages.ts';
import type { CoverPicture, LinksPicture } from './picture/cover.ts';
import type { DigitTray } from './picture/digit-tray.ts';
import type { LevelsPicture } from './picture/levels.ts';
import type { MatchingPicture } from './picture/matching.ts';
import type { NotesPicture } from './picture/notes.ts';

/**
 * What views can draw of a frame. A card fills in the parts that its algorithm has, so no view has to look into a state; a view names the
 * parts that it needs, and reports an error where they are missing.
 */
export interface Picture {
  readonly grid?: GridPicture;
  /** The digits that a search tries in the cell that it is at. */
  readonly tray?: DigitTray;
  /** The cells that a search would jump back to. */
  readonly blame?: BlamePicture;
  /** A search for exact covers, on any matrix. */
  readonly cover?: CoverPicture;
  /** The matrix of `cover` as linked lists. */
  readonly links?: LinksPicture;
  /** Cages whose combinations are listed. */
  readonly cages?: CagesPicture;
  /** Cages that share out the digits of a house. */
  readonly sharing?: SharingPicture;
  /** The matching of a house, or of a digit, and the groups found in it. */
  readonly matching?: MatchingPicture;
  /** The guesses of a search, and what has followed from each. */
  readonly levels?: LevelsPicture;
  /** What a search has written down of its dead ends. */
  readonly notes?: NotesPicture;
}

declare namespace App {
  interface Locals {
    /** The runs of the chapter that is being rendered, from its front matter. */
    runs: import('./authoring/chapter-check.ts').Runs;
    /** How many terms have been explained on this page so far. */
    terms?: number;
    /** Which figure of this page holds the source of an algorithm, by its id. */
    sources?: Record<string, { readonly run: string; readonly lean: boolean }>;
    /** Which figure of this page holds a list of puzzles. */
    puzzleLists?: import('./widgets/runs/stepper-config.ts').ListedPuzzles;
    /** Which figure of this page holds the dialog for a reader's own puzzle, by what its algorithm takes. */
    ownDialogs?: Record<string, string>;
    /** Whether this page has the list of keys. */
    keysListed?: boolean;
    /** Whether the page has the items of its figures' menus. */
    itemsListed?: boolean;
  }
}

/** Made by scripts/engine-text.mjs. */
declare module 'virtual:engine-text' {
  /** A module that imports nothing. */
  export const text: string;
  /** What it exports. */
  export const names: readonly string[];
  /** The files below src/engine that are in it, without their ending. */
  export const files: readonly string[];
}

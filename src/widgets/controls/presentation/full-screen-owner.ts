/** What fills the screen: a page has one stage at most. Known apart from the stage, so that a page is light before there is one. */
let standing: { leave(): void } | undefined;

/** Another stage takes the place of the one that stands. */
export function takeScreen(stage: { leave(): void }): void {
  leavePresentation();
  standing = stage;
}

/** A stage is one no more. */
export function releaseScreen(stage: { leave(): void }): void {
  if (standing === stage) standing = undefined;
}

/** Makes the figure that is a stage, if one is, a part of its page again. */
export function leavePresentation(): void {
  standing?.leave();
}

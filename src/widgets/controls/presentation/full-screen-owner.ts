/** What fills the screen: a page has one stage at most. Known apart from the stage, so that a page is light before there is one. */
let owner: { leave(): void } | undefined;

/** Another presentation takes the place of the one before. */
export function takeScreen(stage: { leave(): void }): void {
  leavePresentation();
  owner = stage;
}

/** A stage is one no more. */
export function releaseScreen(stage: { leave(): void }): void {
  if (owner === stage) owner = undefined;
}

/** Makes the figure that is a stage, if one is, a part of its page again. */
export function leavePresentation(): void {
  owner?.leave();
}

/** The presentation that fills the screen, at most one a page. In a file of its own, so that pages without one load less. */
let owner: { leave(): void } | undefined;

/** Makes a presentation the owner of the screen; the one before leaves. */
export function takeScreen(stage: { leave(): void }): void {
  leavePresentation();
  owner = stage;
}

/** Removes a presentation that has left. */
export function releaseScreen(stage: { leave(): void }): void {
  if (owner === stage) owner = undefined;
}

/** Makes the figure that is a stage, if one is, a part of its page again. */
export function leavePresentation(): void {
  owner?.leave();
}

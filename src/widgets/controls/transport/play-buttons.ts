import * as words from '#words/controls.ts';
/** Shows on the button that plays and pauses which of them it does next. */
export function showPlaying(root: Element, playing: boolean): void {
  const button = root.querySelector('button[data-command=toggle]')!;
  button.setAttribute('aria-label', playing ? words.pause : words.play);
  button.classList.toggle('playing', playing);
}

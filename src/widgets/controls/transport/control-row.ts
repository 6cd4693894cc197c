import * as words from '#words/controls.ts';

/** The width from which a figure has its picture and its panes side by side. */
const WIDE = '(width >= 900px)';

/** Moves the finer controls among the options while the row has no room for them. */
export function moveFinerControls(root: HTMLElement): void {
  const [wide, narrowHome] = [matchMedia(WIDE), root.querySelector<HTMLElement>('[data-part=finer]')!];
  const controls = [...root.querySelectorAll<HTMLElement>('[data-finer]')].map((control) => {
    const home = document.createComment('');
    control.before(home);
    return { control, home };
  });
  const place = () => {
    for (const { control, home } of controls) {
      if (wide.matches) home.after(control);
      else narrowHome.append(control);
    }
  };
  wide.addEventListener('change', place);
  place();
}

/** Shows on the play button whether it plays or pauses next. */
export function showPlaying(root: Element, playing: boolean): void {
  const button = root.querySelector('button[data-command=toggle]')!;
  button.setAttribute('aria-label', playing ? words.pause : words.play);
  button.classList.toggle('playing', playing);
}

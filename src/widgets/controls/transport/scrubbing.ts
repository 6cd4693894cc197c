/** The width from which a figure has its picture and its panes side by side. */
const WIDE = '(width >= 900px)';

/** Where there is no room for all controls in a row, the finer ones are among the options. */
export function enableScrubbing(root: HTMLElement): void {
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

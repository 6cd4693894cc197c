/** A press of so many milliseconds is a long one. */
const LONG = 420;

/** Calls `act` with a digit's key that is pressed for long; the click that ends the press is then no press of the key. */
export function listenToLongPresses(pad: HTMLElement, act: (digit: number) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLong = false;
  const end = () => clearTimeout(timer);
  pad.addEventListener('pointerdown', ({ target, button }) => {
    const digit = (target as Element).closest<HTMLElement>('[data-digit]')?.dataset.digit;
    isLong = false;
    end();
    if (digit === undefined || button !== 0) return;
    timer = setTimeout(() => {
      isLong = true;
      act(Number(digit));
    }, LONG);
  });
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const) pad.addEventListener(type, end);
  // A finger that rests would open the browser's menu.
  pad.addEventListener('contextmenu', (event) => event.preventDefault());
  pad.addEventListener(
    'click',
    (event) => {
      if (!isLong) return;
      isLong = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}

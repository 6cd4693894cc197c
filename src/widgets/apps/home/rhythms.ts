import { rhythms as words } from '#words/home.ts';
import { number } from '#words/language.ts';

/** How long all the runs take when they're played. */
const RUN_MS = 8000;

/** Brings the clock of the rhythms to life: all of them at the same number of digits written, or at their own end. */
export function connectRhythms(section: HTMLElement): void {
  const clock = section.querySelector<HTMLInputElement>('.clock')!;
  const decades = Number(section.dataset.decades);
  const rows = [...section.querySelectorAll<HTMLElement>('li')].map((row) => ({
    row,
    written: Number(row.dataset.written),
    count: row.querySelector('.digits b')!,
    unit: row.querySelector('.digits span')!,
  }));
  const show = () => {
    const power = clock.valueAsNumber;
    const digits = Math.floor(10 ** power);
    section.toggleAttribute('data-clock', power < decades);
    section.style.setProperty('--at', `${(100 * power) / decades}%`);
    for (const { row, written, count, unit } of rows) {
      row.toggleAttribute('data-solved', digits >= written);
      count.textContent = number(Math.min(digits, written));
      unit.textContent = digits < written ? words.of(written) : words.digits;
    }
    const solved = rows.filter(({ written }) => digits >= written).length;
    clock.setAttribute('aria-valuetext', words.at(digits, solved, rows.length));
  };
  let running = 0;
  const stop = () => cancelAnimationFrame(running);
  clock.addEventListener('input', () => {
    stop();
    show();
  });
  section.querySelector('.run')!.addEventListener('click', () => {
    stop();
    const begun = performance.now();
    const go = (now: number) => {
      clock.valueAsNumber = Math.min(decades, Math.max(0, ((now - begun) / RUN_MS) * decades));
      show();
      if (clock.valueAsNumber < decades) running = requestAnimationFrame(go);
    };
    go(begun);
  });
  show();
}

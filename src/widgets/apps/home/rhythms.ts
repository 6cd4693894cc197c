import { rhythms as words } from '#words/home.ts';
import { number } from '#words/language.ts';
import { reducedMotion } from '../../ui/browser.ts';

/** How long all the runs take when they're played. */
const RUN_MS = 8000;

/**
 * Brings the clock of the rhythms to life: all of them at the same number of digits written, or at their own end. The section first asks which
 * of them writes the most (`data-asks`), and tells nothing before a guess, or before the reader runs them without one.
 */
export function connectRhythms(section: HTMLElement): void {
  const clock = section.querySelector<HTMLInputElement>('.clock')!;
  const found = section.querySelector('[data-part=found]')!;
  const compare = section.querySelector<HTMLAnchorElement>('.head > p a')!;
  const decades = Number(section.dataset.decades);
  const rows = [...section.querySelectorAll<HTMLElement>('li')].map((row) => ({
    row,
    name: row.querySelector('.who b')!.textContent,
    written: Number(row.dataset.written),
    count: row.querySelector('.digits b')!,
    unit: row.querySelector('.digits span')!,
  }));
  const range = found.textContent;
  let guess: (typeof rows)[number] | undefined;
  /** Whether the reader has seen how the runs end. */
  let isTold = false;
  const tell = () => {
    isTold = true;
    section.dataset.told = '';
    const most = rows.toSorted((a, b) => b.written - a.written)[0]!;
    // Compare opens on the end that the reader knows, one past the last digit.
    const url = new URL(compare.href);
    url.searchParams.set('at', String(most.written + 1));
    compare.href = url.href;
    found.textContent = [guess ? words.verdict(guess.name, guess.written, most.name, most.written) : range, most.row.dataset.why]
      .join(' ')
      .trim();
  };
  const show = () => {
    const power = clock.valueAsNumber;
    const digits = Math.floor(10 ** power);
    section.toggleAttribute('data-clock', power < decades);
    section.style.setProperty('--at', `${(100 * power) / decades}%`);
    if (power >= decades && !isTold) tell();
    for (const { row, written, count, unit } of rows) {
      row.toggleAttribute('data-solved', digits >= written);
      count.textContent = number(Math.min(digits, written));
      unit.textContent = digits >= written ? words.toSolve : isTold ? words.of(written) : words.soFar;
    }
    const solved = rows.filter(({ written }) => digits >= written).length;
    clock.setAttribute('aria-valuetext', words.at(digits, solved, rows.length));
  };
  const begin = () => {
    if (!('asks' in section.dataset)) return;
    delete section.dataset.asks;
    found.textContent = guess ? words.guessed(guess.name) : '';
  };
  const button = section.querySelector<HTMLElement>('.run')!;
  let running = 0;
  /** Where the reader has paused the runs. */
  let pausedAt = 0;
  /** Ends what runs. Its button is a pause while it runs, and goes on from there after that. */
  const stop = (label = words.run) => {
    cancelAnimationFrame(running);
    [running, pausedAt] = [0, 0];
    section.removeAttribute('data-running');
    button.querySelector('span')!.textContent = label;
  };
  clock.addEventListener('input', () => {
    stop();
    begin();
    show();
  });
  /** Runs from a place of the clock, a power of ten. */
  const run = (from = 0) => {
    stop(words.pause);
    section.toggleAttribute('data-running', true);
    begin();
    const begun = performance.now() - (reducedMotion().matches ? 1 : from / decades) * RUN_MS;
    const go = (now: number) => {
      clock.valueAsNumber = Math.min(decades, Math.max(0, ((now - begun) / RUN_MS) * decades));
      show();
      if (clock.valueAsNumber < decades) running = requestAnimationFrame(go);
      else stop();
    };
    go(performance.now());
  };
  button.addEventListener('click', () => {
    if (!running) return run(pausedAt);
    stop(words.goOn);
    pausedAt = clock.valueAsNumber;
  });
  for (const each of rows)
    each.row.querySelector('.guess')!.addEventListener('click', () => {
      guess = each;
      run();
      button.focus({ preventScroll: true });
    });
  clock.valueAsNumber = 0;
}

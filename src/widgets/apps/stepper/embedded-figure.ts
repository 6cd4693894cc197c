import { about } from '#words/figure.ts';
import { catalogRow } from '../../../engine/catalog.ts';
import { configOf, runNamed, type WrittenRun } from '../../runs/embedded-run.ts';
import { readConfig, type StepperConfig, settingsIn } from '../../runs/stepper-config.ts';

/** Grids from this size on are given more of the screen. */
const LARGE_SIZE = 16;

/** The fields of an address that leave the frame in the page as it is drawn there, until its run has come to another. */
const SHOWN_ANYWAY = ['run', 'algorithm', 'step', 'pane', 'why', 'whatif', 'hands', 'keeps', 'stage', 'theme', 'keys', 'ahead'];

/** Whether the drawing in the page is of the run that the address asks for. */
function isDrawn(fields: URLSearchParams, { puzzle, options }: StepperConfig): boolean {
  return [...fields].every(
    ([name, value]) => SHOWN_ANYWAY.includes(name) || (name === 'puzzle' ? value === puzzle.id : options[name] === value),
  );
}

/**
 * Makes the figure of a page that has nothing else that of the run in its address, before it comes to life: its panes, the place for its
 * drawing, its settings. The address names the run from then on.
 */
export function chooseRun(): void {
  const figure = document.querySelector<HTMLElement>('figure.stepper')!;
  const stepper = figure.querySelector<HTMLElement & { config?: StepperConfig }>('sudo-stepper')!;
  const runs = JSON.parse(document.querySelector('script[data-part=runs]')!.textContent) as WrittenRun[];
  const own = readConfig(settingsIn(stepper));
  const url = new URL(location.href);
  const named = url.searchParams.get('run');
  const found = runNamed(runs, named);
  const run = found ?? runs[0]!;
  // What the figure is called in the address is its name, or it says that there is none of this name.
  const name = (found && named) || run.name;
  if (found && !named) {
    url.searchParams.set('run', name);
    history.replaceState(history.state, '', url);
  }
  const config = { ...configOf(run, own), run: name, ...(run === runs[0] && { total: own.total }) };
  figure.id = name;
  stepper.config = config;
  stepper.toggleAttribute('data-waits', run.waits === true && !named);
  keepPanes(figure, run.panes);
  if (run !== runs[0]) reshape(figure, run, config);
  if (found && (run !== runs[0] || !isDrawn(url.searchParams, own))) clear(figure);
  document.documentElement.removeAttribute('data-awaits');
}

/** Leaves the panes of a run, in its order, with the first one shown. */
function keepPanes(figure: HTMLElement, panes: readonly string[]): void {
  const tabs = new Map([...figure.querySelectorAll<HTMLElement>('[role=tab]')].map((tab) => [tab.dataset.tab!, tab]));
  const list = figure.querySelector<HTMLElement>('[role=tablist]')!;
  for (const [name, tab] of tabs) {
    const pane = figure.querySelector<HTMLElement>(`#${CSS.escape(tab.getAttribute('aria-controls')!)}`)!;
    const isFirst = name === panes[0];
    tab.ariaSelected = String(isFirst);
    tab.tabIndex = isFirst ? 0 : -1;
    pane.hidden = !isFirst;
    if (name === 'table' || panes.includes(name)) continue;
    pane.remove();
    tab.remove();
  }
  figure.dataset.pane = panes[0];
  list.prepend(...panes.map((name) => tabs.get(name)!));
  list.hidden = panes.length < 2;
}

/** The box of the figure, as one of this run has it. */
function reshape(figure: HTMLElement, run: WrittenRun, { algorithm, puzzle }: StepperConfig): void {
  figure.className = figure.className.replace(/\bshows-[\w-]+/, `shows-${run.view}`);
  figure.classList.toggle('large', run.size >= LARGE_SIZE);
  figure.setAttribute('aria-label', about(catalogRow(algorithm).title, puzzle.name));
  figure.querySelector<HTMLElement>('.pane-main')!.dataset.view = run.view;
}

/** Takes out what is drawn of another run. */
function clear(figure: HTMLElement): void {
  for (const drawing of figure.querySelectorAll('.pane-main, .say, .tray, .strip-drawing, .pane > [data-view]:not(.code)'))
    drawing.replaceChildren();
  delete figure.querySelector<HTMLElement>('.say')!.dataset.length;
}

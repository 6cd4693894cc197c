import * as says from '#words/figure.ts';
import { figure as named, programOf } from '#words/workshop-trace.ts';
import { levelsOf } from '../../runs/pace.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import { readConfig, type StepperConfig } from '../../runs/stepper-config.ts';
import { element } from '../../ui/element.ts';
import type { StepperCommand } from '../../ui/keys.ts';
import { fittingViews, wholeRunView } from '../../views/views.ts';

/** The name of the run in the form, part of all its ids. */
const FORM = 'form';
/** Grids from this size on are given more of the screen. */
const LARGE_SIZE = 16;

/** The part of a stepper that is used here: figures don't import each other. */
export interface ImportedStepper extends HTMLElement {
  imported?: PreparedRun;
  config?: StepperConfig;
  begin(): Promise<void>;
  command(command: StepperCommand): void;
  seek(position: number): void;
}

/** A figure over an imported run, and its stepper. It starts when it is inserted into the page. */
export interface ImportedFigure {
  readonly figure: HTMLElement;
  readonly stepper: ImportedStepper;
}

/**
 * Makes a figure over an imported run, from the form on the page (components/workshop/FigureForm.astro). It has the panes that
 * fit the run, and one with its program where its trace has that. `id` is the figure's, `name` what readers call the run.
 */
export async function importedFigure(
  form: HTMLTemplateElement,
  run: PreparedRun,
  { id, name }: { id: string; name: string },
): Promise<ImportedFigure> {
  const { algorithm, words, header } = run;
  const picture = algorithm.picture(algorithm.start(run.input, run.values), undefined);
  const figure = document.importNode(form.content, true).querySelector('figure')!;
  const stepper = figure.querySelector<ImportedStepper>('sudo-stepper')!;
  stepper.imported = run;
  rename(figure, id);
  figure.setAttribute('aria-label', named(name));
  stepper.setAttribute('aria-label', named(name));
  figure.classList.toggle('large', (picture.grid?.puzzle.grid.size ?? 0) >= LARGE_SIZE);
  const whole = wholeRunView(algorithm);
  figure.classList.toggle('charted', whole === 'energy');
  figure.querySelector<HTMLElement>('.strip-drawing')!.dataset.view = whole;
  if (!picture.tray) figure.querySelector('.tray')?.remove();
  figure.querySelector('[data-menu=share]')?.remove();
  figure.querySelector('.bar')!.prepend(element('b', 'imported-name', name));

  const pace = figure.querySelector<HTMLSelectElement>('select[name=pace]')!;
  pace.replaceChildren(
    pace.options[0]!,
    ...levelsOf(algorithm).map((level) => new Option(algorithm.paces?.[level] ?? says.levels[level], level)),
  );

  const all = [...figure.querySelectorAll<HTMLElement>('[role=tab]:not([data-tab=table])')];
  const has = { code: header?.source !== undefined, pseudocode: words.pseudocode !== undefined };
  const offered = all.map(({ dataset }) => dataset.tab!).filter((tab) => has[tab as keyof typeof has] ?? true);
  const fitting = await fittingViews(offered, algorithm, picture);
  const paneOf = (tab: Element) => figure.querySelector<HTMLElement>(`#${CSS.escape(tab.getAttribute('aria-controls')!)}`)!;
  for (const tab of all) {
    const first = tab.dataset.tab === fitting[0];
    tab.setAttribute('aria-selected', String(first));
    tab.tabIndex = first ? 0 : -1;
    paneOf(tab).hidden = !first;
    if (fitting.includes(tab.dataset.tab!)) continue;
    paneOf(tab).remove();
    tab.remove();
  }
  if (header?.source !== undefined) showProgram(figure, header.source, header.algorithm ?? name);
  const config = figure.querySelector('script[type="application/json"]')!;
  stepper.config = { ...readConfig(config.textContent), run: id, views: ['grid', ...fitting] };
  config.remove();
  return { figure, stepper };
}

/** Replaces the ids of the form, and the references to them, with those of the figure. */
function rename(figure: HTMLElement, id: string): void {
  figure.id = id;
  for (const name of ['id', 'aria-controls', 'aria-labelledby', 'popovertarget'])
    for (const part of figure.querySelectorAll(`[${name}]`))
      part.setAttribute(name, part.getAttribute(name)!.replace(new RegExp(`-${FORM}(?=-|$)`), `-${id}`));
}

/** The lines of a program, as the code pane lights them. */
function showProgram(figure: HTMLElement, source: string, name: string): void {
  const code = element('code');
  for (const text of source.trimEnd().split(/\r?\n/)) code.append(element('span', 'line', text), '\n');
  const pre = element('pre');
  pre.append(code);
  const pane = figure.querySelector<HTMLElement>('.code[data-view=code]')!;
  pane.setAttribute('aria-label', programOf(name));
  pane.replaceChildren(pre);
  figure.querySelector('.code-place')!.textContent = programOf(name);
}

import type { Locator, Page } from '@playwright/test';
import * as shared from '#words/controls.ts';
import * as words from '#words/figure.ts';
import * as film from '#words/film.ts';
import { zoom } from '#words/grid-view.ts';
import * as lesson from '#words/lesson-page.ts';
import * as hands from '#words/manual.ts';
import * as ownGrid from '#words/own-grid.ts';
import { predict as predicting } from '#words/predict.ts';
import * as site from '#words/site.ts';
import * as views from '#words/views.ts';
import * as whatIf from '#words/what-if.ts';
import * as why from '#words/why.ts';
import { errorsOf, expect } from '../site-test.ts';
import { beginning, namedIn, type Root } from './named.ts';

/** The parts and controls of a figure that steps through a run, as far as readers of all figures know them. */
export const inFigure = (root: Root) => {
  const { one, buttons, exactButtons, checkboxes, dialogs, fields, groups, headings, links, regions, sliders, texts } = namedIn(root);
  const { start, previousStop, stepBack, play, stepForward, nextStop, end } = words.buttons;
  const { more, fullScreen, pictureOnly, close, toText, toExercise, removeRun, stopRun, resetOptions, predict } = words;
  const { yourTurn, takeMineBack, forMe } = hands;
  const part = (name: string) => root.locator(`[data-part=${name}]`);
  return {
    stepper: root.locator('sudo-stepper'),
    say: root.locator('.say'),
    place: part('place'),
    notice: part('notice'),
    outcome: part('outcome'),
    /** An option of the algorithm, by its id. */
    option: (id: string) => root.locator(`[data-option=${id}]`),
    ...exactButtons({ start: start.name, back: stepBack.name, forward: stepForward.name, whatIf: whatIf.whatIf }),
    ...buttons({ previousStop: previousStop.name, nextStop: nextStop.name, end: end.name, play: play.name, pause: shared.pause }),
    ...buttons({
      more,
      fullScreen,
      pictureOnly,
      close,
      toText,
      toExercise,
      removeRun,
      stopRun,
      resetOptions,
      predict,
      reload: shared.reload,
    }),
    ...buttons({ options: beginning(words.options), runOwn: words.own.run, cancelOwn: words.own.cancel, showStep: predicting.show }),
    ...buttons({ larger: zoom.larger, wholeGrid: zoom.showWhole, zoomIn: views.zoomIn, zoomOut: views.zoomOut }),
    ...buttons({ wholeRun: views.energy.whole.name, asInRun: views.landscape.asInRun }),
    ...buttons({ yourTurn, takeMineBack, forMe, oldRun: whatIf.swap, older: why.older }),
    ...buttons({ runOnYours: ownGrid.offer, backToChapters: ownGrid.back, takeAlong: ownGrid.takeAlong, forgetPuzzle: ownGrid.forget }),
    ...buttons({ emptyGrid: ownGrid.emptyGrid, doneTyping: ownGrid.done }),
    ...groups({ typing: ownGrid.mode }),
    /** The link on which the puzzle goes along to a page of that name, or to the next chapter. */
    along: (page: string) => root.locator('.along-menu').getByRole('link', { name: page }),
    givens: root.locator('.pane-main .digit.given'),
    cell: (cell: number) => root.locator(`.pane-main .hit[data-cell="${cell}"]`),
    ...checkboxes({ heat: words.heat, movement: words.movement }),
    ...dialogs({ optionsDialog: words.options, menu: more }),
    ...fields({ stopAt: words.stopAt }),
    ...headings({ keys: words.keys }),
    ...links({ playPuzzle: words.playPuzzle }),
    ...regions({ why: why.panel }),
    ...sliders({ seek: words.place, brush: views.brush.name, temperature: views.landscape.handle }),
    ...texts({ byName: hands.byName }),
    /** The text of a blank screen. */
    curtain: root.getByRole('status').filter({ hasText: shared.curtainClosed }),
    puzzle: one('combobox', words.puzzle),
    kindOfStep: one('rowheader', views.table.kind),
    pane: (pane: keyof typeof words.paneNames) => one('tab', words.paneNames[pane], true),
    changedOptions: (count: number) => one('button', `${words.options} ${shared.changedOptions(count)}`),
    /** A figure among others of its page, as a whole and where it takes keys. */
    figureOf: (title: string) => one('figure', beginning(words.about(title, ''))),
    stepsOf: (title: string, id: string) => one('group', words.steps(title, id)),
    /** The state of each digit of a cell. */
    digitsOf: (cell: string) => one('list', beginning(views.tray.list(cell).split(',')[0]!)),
    ownChoice: (choice: string) => one('button', whatIf.own(choice)),
    clashing: (digit: string) => one('button', whatIf.fitsNot(digit)),
    otherDraws: one('button', beginning(whatIf.otherDraws(0).replace('0', ''))),
    step: (position: number) => one('button', why.step(position)),
    goTo: (position: number) => one('button', why.goTo(position)),
    whyAt: (position: number) => one('button', why.askedAt(position)),
  };
};

const commands = { end: words.buttons.end.name, theme: site.theme, toLesson: lesson.add, embed: words.embedFigure, ...words };

/** Chooses from the menu behind the three dots of a figure. */
export async function chooseFromMenu(
  figure: Locator,
  item: 'end' | 'share' | 'embed' | 'theme' | 'film' | 'asTable' | 'exportSvg' | 'exportPng' | 'exportTrace' | 'toLesson',
): Promise<void> {
  const { more, menu } = inFigure(figure);
  await more.click();
  await namedIn(menu).one('button', commands[item]).click();
}

/** Opens the options of a figure; does nothing when they are open. */
export async function openOptions(figure: Locator): Promise<void> {
  const { options, optionsDialog } = inFigure(figure);
  if (!(await optionsDialog.isVisible())) await options.click();
}

/** The dialog that makes films of a figure, open. */
export async function filmOf(figure: Locator) {
  await chooseFromMenu(figure, 'film');
  const dialog = namedIn(figure).one('dialog', film.title);
  const { buttons, fields } = namedIn(dialog);
  const { from, to, size, format, make, stop } = film;
  return {
    dialog,
    status: dialog.getByRole('status'),
    ...fields({ from, to, size, format }),
    ...buttons({ make, stop, close: words.close }),
  };
}

/** A figure of a page that is open, with its parts and controls. */
export function figureOn(page: Page, id = 'main') {
  const figure = page.locator(`#${id}`);
  return { figure, ...inFigure(figure) };
}

/** Shows a step of a figure, by its place in the run. */
export const seekTo = (figure: Locator, position: number): Promise<void> =>
  figure.locator('sudo-stepper').evaluate((stepper: HTMLElement & { seek(at: number): void }, at) => stepper.seek(at), position);

/** Waits until a figure can be used, wherever it is. */
export async function isReady(page: Page, id = 'main'): Promise<void> {
  const { stepper } = figureOn(page, id);
  await expect(stepper).toHaveAttribute('data-ready', '');
  await expect(stepper).toHaveAttribute('data-position', /\d/);
}

/** Shows the whole of a figure that is beside its text; others are whole. */
async function enlarge(figure: Locator): Promise<void> {
  await figure.locator('sudo-stepper').evaluate(async (stepper: HTMLElement & { enlarge(): Promise<void> }) => {
    await stepper.enlarge();
    (document.activeElement as HTMLElement | null)?.blur();
  });
}

/** Brings a figure of an open page into sight, and waits until its run has begun. All of it is shown. */
export async function started(page: Page, id = 'main') {
  const found = figureOn(page, id);
  await found.figure.scrollIntoViewIfNeeded();
  await isReady(page, id);
  await enlarge(found.figure);
  return found;
}

/** Opens a chapter at one of its figures, and collects every error of the page; `query` may be the rest of its address. */
export async function openFigure(page: Page, chapter: string, id = 'main', query = '') {
  const errors = errorsOf(page);
  await page.goto(`/chapters/${chapter}/${query}`);
  return { ...(await started(page, id)), errors };
}

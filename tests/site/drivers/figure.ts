import type { Locator, Page } from '@playwright/test';
import * as shared from '#words/controls.ts';
import * as words from '#words/figure.ts';
import * as film from '#words/film.ts';
import * as hands from '#words/hands.ts';
import { predict } from '#words/predict.ts';
import * as site from '#words/site.ts';
import * as views from '#words/views.ts';
import * as whatIf from '#words/what-if.ts';
import * as why from '#words/why.ts';
import { errorsOf, expect } from '../site-test.ts';
import { beginning, namedIn, type Root } from './named.ts';

const { buttons, own } = words;

/** The parts and controls of a figure that steps through a run, as far as readers of all figures know them. */
export const inFigure = (root: Root) => {
  const { button, checkbox, combobox, dialog, field, heading, link, list, region, rowheader, slider, tab, text } = namedIn(root);
  const part = (name: string) => root.locator(`[data-part=${name}]`);
  return {
    /** A figure among others of its page. */
    figureOf: (title: string) => root.getByRole('figure', { name: beginning(words.about(title, '')) }),
    stepsOf: (title: string, id: string) => root.getByRole('group', { name: words.steps(title, id) }),
    stepper: root.locator('sudo-stepper'),
    say: root.locator('.say'),
    place: part('place'),
    notice: part('notice'),
    outcome: part('outcome'),

    start: button(buttons.start.name, true),
    previousStop: button(buttons.previousStop.name),
    back: button(buttons.stepBack.name, true),
    play: button(buttons.play.name),
    pause: button(shared.pause),
    forward: button(buttons.stepForward.name, true),
    nextStop: button(buttons.nextStop.name),
    end: button(buttons.end.name),
    seek: slider(words.place),
    stopAt: field(words.stopAt),
    stopRun: button(words.stopRun),

    puzzle: combobox(words.puzzle),
    options: button(beginning(words.options)),
    optionsDialog: dialog(words.options),
    changedOptions: (count: number) => button(`${words.options} ${shared.changedOptions(count)}`),
    /** An option of the algorithm, by its id. */
    option: (id: string) => root.locator(`[data-option=${id}]`),
    resetOptions: button(words.resetOptions),
    heat: checkbox(words.heat),
    movement: checkbox(words.movement),
    more: button(words.more),
    menu: dialog(words.more),
    playPuzzle: link(words.playPuzzle),
    fullScreen: button(words.fullScreen),
    pictureOnly: button(words.pictureOnly),
    keys: heading(words.keys),
    close: button(words.close),
    toText: button(words.toText),
    reload: button(shared.reload),
    removeRun: button(words.removeRun),

    runOwn: button(own.run),
    cancelOwn: button(own.cancel),

    /** What has become of each digit of a cell. */
    digitsOf: (cell: string) => list(beginning(views.tray.list(cell).split(',')[0]!)),
    pane: (pane: keyof typeof words.paneNames) => tab(words.paneNames[pane], true),
    kindOfStep: rowheader(views.table.kind),
    larger: button(views.zoom.larger),
    wholeGrid: button(views.zoom.showWhole),
    zoomIn: button(views.zoomIn),
    zoomOut: button(views.zoomOut),
    wholeRun: button(views.energy.whole.name),
    brush: slider(views.brush.name),
    temperature: slider(views.landscape.handle),
    asInRun: button(views.landscape.asInRun),

    predict: button(words.predict),
    showStep: button(predict.show),

    yourTurn: button(hands.yourTurn),
    takeMineBack: button(hands.takeMineBack),
    forMe: button(hands.forMe),
    byName: text(hands.byName),

    whatIf: button(whatIf.whatIf, true),
    ownChoice: (choice: string) => button(whatIf.own(choice)),
    clashing: (digit: string) => button(whatIf.fitsNot(digit)),
    otherDraws: button(beginning(whatIf.otherDraws(0).replace('0', ''))),
    oldRun: button(whatIf.swap),

    why: region(why.panel),
    step: (position: number) => button(why.step(position)),
    goTo: (position: number) => button(why.goTo(position)),
    askedAt: (position: number) => button(why.askedAt(position)),
    older: button(why.older),
  };
};

const commands = { end: buttons.end.name, theme: site.theme, ...words };

/** Chooses from the menu behind the three dots of a figure. */
export async function chooseFromMenu(
  figure: Locator,
  item: 'end' | 'share' | 'theme' | 'film' | 'asTable' | 'exportSvg' | 'exportPng' | 'exportTrace',
): Promise<void> {
  const { more, menu } = inFigure(figure);
  await more.click();
  await namedIn(menu).button(commands[item]).click();
}

/** Opens the options of a figure; does nothing when they are open. */
export async function openOptions(figure: Locator): Promise<void> {
  const { options, optionsDialog } = inFigure(figure);
  if (!(await optionsDialog.isVisible())) await options.click();
}

/** The dialog that makes films of a figure, open. */
export async function filmOf(figure: Locator) {
  await chooseFromMenu(figure, 'film');
  const dialog = namedIn(figure).dialog(film.title);
  const { button, field } = namedIn(dialog);
  return {
    dialog,
    status: dialog.getByRole('status'),
    from: field(film.from),
    to: field(film.to),
    size: field(film.size),
    format: field(film.format),
    make: button(film.make),
    stop: button(film.stop),
    close: button(words.close),
  };
}

/** Brings a figure of an open page into sight, and waits until its run has begun. */
export async function started(page: Page, id = 'main') {
  const figure = page.locator(`#${id}`);
  await figure.scrollIntoViewIfNeeded();
  const controls = inFigure(figure);
  await expect(controls.stepper).toHaveAttribute('data-ready', '');
  await expect(controls.stepper).toHaveAttribute('data-position', /\d/);
  return { figure, ...controls };
}

/** Opens a chapter at one of its figures, and collects every error of the page; `query` may be the rest of its address. */
export async function openFigure(page: Page, chapter: string, id = 'main', query = '') {
  const errors = errorsOf(page);
  await page.goto(`/chapters/${chapter}/${query}`);
  return { ...(await started(page, id)), errors };
}

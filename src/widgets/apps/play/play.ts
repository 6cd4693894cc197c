import { practice as coach } from '#words/coach.ts';
import { positionCopied, sheet, thisPuzzle, said as words } from '#words/play.ts';
import { connectOwnPuzzle } from '../../controls/form/own-puzzle.ts';
import { connectMenuItem, connectShare } from '../../controls/menu/menus.ts';
import { linkNotice } from '../../runs/links/linked-run.ts';
import { readPlayUrl } from '../../runs/links/play-url.ts';
import { practiceNamed, practiceQuery, readPractice } from '../../runs/links/practice-url.ts';
import { playUrl } from '../../runs/links/printed-url.ts';
import { faultSentence } from '../../ui/fault-sentence.ts';
import { PuzzleMaker } from '../../workers/puzzle-maker.ts';
import { LazyAhead } from './ahead/lazy-ahead.ts';
import { CodeDialog } from './code-dialog.ts';
import { Dialogs } from './dialogs.ts';
import { takenElsewhere } from './elsewhere.ts';
import { endingOf } from './ending.ts';
import { follow } from './former-games.ts';
import { type Game, isSolved } from './game.ts';
import { GameLog } from './game-log.ts';
import { keepSettings, recallSettings, settingsOf } from './kept.ts';
import { KeptGame } from './kept-game.ts';
import { showKeptLink } from './kept-link.ts';
import { connectKeys } from './keyboard.ts';
import { LazyDialogs } from './lazy-dialogs.ts';
import { NewPuzzles, puzzlesOf } from './new-puzzles.ts';
import type { Mode } from './pad.ts';
import { isGameOf, isUntouched, positionOf } from './position.ts';
import { makeSheet } from './sheet.ts';
import { SheetMaker } from './sheet-maker.ts';
import { Table } from './table.ts';
import { cameByLink } from './way-back.ts';
import { faultsOfWish, formOf, freshSeed, type RequestedPuzzle, wishOf } from './wish.ts';
import { WishMenus } from './wish-menus.ts';

/** The link that brings a game's puzzle back, with the position that it began with until something is done. */
function addressOf(game: Game): string {
  const page = location.origin + location.pathname;
  return game.source ? `${page}?${game.source}` : playUrl(page, isUntouched(game) ? positionOf(game) : game.puzzle);
}

/** Characters of a link that are said back. */
const MAX_NAME = 40;

const givensOf = ({ puzzle }: Game) => puzzle.givens.filter((digit) => digit !== 0).length;

/** The Play page: gets games, stores them and links to them; `Table` plays them. */
class SudoPlay extends HTMLElement {
  readonly #maker = new PuzzleMaker();
  readonly #sheets = new SheetMaker(this.#maker);
  // A browser that blocks storage throws at the first access.
  readonly #kept = new KeptGame(
    { getItem: (name) => localStorage.getItem(name), setItem: (name, text) => localStorage.setItem(name, text) },
    Date.now,
    (game) => this.#log.moved(game),
  );
  #log!: GameLog;
  #menus!: WishMenus;
  #puzzles!: NewPuzzles;
  #dialogs!: Dialogs;
  #code!: CodeDialog;
  readonly #lazy = new LazyDialogs(
    this,
    () => this.#table,
    (text) => this.#useOwn(text),
  );
  #table!: Table;
  readonly #ahead = new LazyAhead(async () => {
    const { AheadPanel } = await import('./ahead/ahead-panel.ts');
    const table = this.#table;
    return new AheadPanel(this, this.dataset.base!, {
      game: () => table.game,
      preview: (picture) => table.preview(picture),
      hold: (isHeld) => table.hold(isHeld),
      tell: (text) => table.said.tell(text),
    });
  });

  connectedCallback(): void {
    recallSettings(this);
    const table = new Table(this, this.#kept, this.#maker, (game) => this.#nameGame(game));
    this.#table = table;
    table.onShown = () => this.#ahead.follow();
    this.#log = new GameLog(this);
    this.#menus = new WishMenus(this.querySelector<HTMLFormElement>('[data-part=wish]')!, () => {
      // From its menu the keys go on in the grid.
      table.focus();
      this.#make(this.#puzzles.wish());
    });
    this.#puzzles = new NewPuzzles(this, this.#maker, this.#menus);
    this.#dialogs = new Dialogs(this, {
      taken: () => takenElsewhere(table.game),
      print: (count, say) => this.#print(count, say),
      closed: () => table.focus(),
    });
    this.#code = new CodeDialog(this, () => ({
      puzzle: addressOf({ ...table.game, done: [] }),
      position: playUrl(location.origin + location.pathname, positionOf(table.game)),
    }));
    connectShare(this, {
      link: () => addressOf({ ...table.game, done: [] }),
      say: (text) => table.said.show(text),
      shown: thisPuzzle,
    });
    connectMenuItem(
      this,
      'share-position',
      (text) => table.said.show(text),
      async () => {
        const position = positionOf(table.game);
        await navigator.clipboard.writeText(playUrl(location.origin + location.pathname, position));
        table.said.show(position.player ? positionCopied.whole : positionCopied.givens);
      },
    );
    connectOwnPuzzle(this, (text) => this.#useOwn(text));
    connectKeys(this, {
      focus: () => table.focus(),
      symbols: () => table.game.puzzle.symbols,
      cell: () => table.cell,
      isPaused: () => table.isPaused,
      isAlong: () => table.isAlong,
      act: (command) => this.#act(command),
      enter: (digit, mode, instead) => table.enter(digit, mode, instead),
      lookFor: (digit) => table.lookFor(digit),
    });
    this.addEventListener('click', (event) => this.#onClick(event));
    // A press on the panel leaves the focus where it is: in the grid.
    this.addEventListener('mousedown', (event) => (event.target as Element).closest('.panel button') && event.preventDefault());
    for (const setting of settingsOf(this))
      setting.addEventListener('change', () => {
        keepSettings(this);
        table.show();
      });
    const showKept = () => showKeptLink(this.querySelector<HTMLAnchorElement>('[data-part=kept-link]')!);
    const agree = () => {
      showKept();
      this.#followOtherWindow();
    };
    showKept();
    window.addEventListener('storage', agree);
    window.addEventListener('pageshow', agree);
    document.addEventListener('visibilitychange', agree);
    this.#begin();
    // The guide to the algorithms leads to the sheets.
    if (location.hash === '#sheet') this.#act('sheet');
    this.dataset.ready = '';
  }

  #begin(): void {
    const linked = readPlayUrl(location);
    const kept = this.#kept.recall();
    if (practiceNamed(location.search) !== undefined) this.#openPractice(kept);
    else if (linked?.puzzle !== undefined) this.#openPuzzle(linked.puzzle, kept);
    else if (kept && (!linked || kept.source === new URLSearchParams(location.search).toString())) this.#takeUp(kept);
    else {
      this.#kept.leave();
      this.#takeUp(this.#puzzles.built());
      if (linked) {
        const faults = faultsOfWish(linked);
        const open = (game: Game, text: string) => this.#openLinked(game, kept, faults.length > 0 ? `${linkNotice(faults)} ${text}` : text);
        this.#make(wishOf(linked, freshSeed), open);
      }
    }
    this.#puzzles.prepare();
  }

  /** Opens the puzzle of a link, or shows its fault; a kept game of that puzzle continues. */
  async #openPuzzle(text: string, kept: Game | undefined): Promise<void> {
    this.#takeUp(kept ?? this.#puzzles.built());
    const { said } = this.#table;
    try {
      const puzzles = await puzzlesOf(text);
      if (kept && puzzles.some((puzzle) => isGameOf(kept, puzzle))) return;
      said.show(words.readingLink);
      const game = await this.#puzzles.own(text);
      this.#kept.leave();
      this.#nameGame(game);
      this.#openLinked(game, kept, game.digits.includes(0) ? words.linkAccepted : words.ownFull);
    } catch {
      said.show('');
      this.#nameGame(this.#table.game);
      // The dialog says what is wrong with it, and lets the reader correct it.
      this.#dialogs.own(text);
    }
  }

  /** Opens the position of a technique that a link asks for, or says that there is none; a kept game of it continues. */
  async #openPractice(kept: Game | undefined): Promise<void> {
    this.#takeUp(kept ?? this.#puzzles.built());
    const { said } = this.#table;
    const practice = readPractice(location.search);
    if (!practice) {
      said.show(coach.noTechnique(practiceNamed(location.search)!.slice(0, MAX_NAME)));
      this.#nameGame(this.#table.game);
      return;
    }
    if (kept?.source === practiceQuery(practice)) return;
    said.show(coach.opening);
    const { practiceGame } = await import('./practice/practice-game.ts');
    const game = await practiceGame(practice, this.#maker);
    this.#kept.leave();
    this.#nameGame(game);
    // The box says what to do, and a message would lie over the board of a phone.
    this.#openLinked(game, kept, '');
    said.tell(coach.begun);
  }

  #takeUp(game: Game): void {
    this.#showForm(game);
    this.#table.turnTo(game);
    this.#table.openLeftHint();
    this.#log.shown(game);
    if (isSolved(game)) this.#table.said.show(endingOf(game));
  }

  #followOtherWindow(): void {
    const newer = document.hidden ? undefined : this.#kept.newer();
    if (!newer) return;
    this.#takeUp(newer);
    this.#nameGame(newer);
  }

  /** Writes the puzzle to the address and the menus, so that a reload continues with it. */
  #nameGame(game: Game): void {
    const address = addressOf(game);
    if (address !== location.href) history.replaceState(history.state, '', address);
    this.#showForm(game);
  }

  #showForm({ source }: Game): void {
    if (source && practiceNamed(source) === undefined) this.#menus.show(formOf(source));
  }

  /** Opening a link's puzzle is not a move: other windows continue their game, which is kept until the first move here. */
  #openLinked(game: Game, kept: Game | undefined, text: string): void {
    cameByLink(game);
    this.#table.turnTo(follow(kept, game));
    this.#table.openLeftHint();
    this.#log.shown(game);
    this.#table.said.show(text);
  }

  async #make(request: RequestedPuzzle, begin = (game: Game, text: string) => this.#table.replace(game, text)): Promise<void> {
    const { said } = this.#table;
    said.show(words.making);
    try {
      const game = await this.#puzzles.make(request);
      this.#nameGame(game);
      const cages = game.puzzle.cages.length;
      begin(game, cages > 0 ? words.madeKiller(request.name, cages) : words.made(request.name, givensOf(game)));
      this.#puzzles.prepare();
    } catch (error) {
      this.#menus.restore();
      said.show(faultSentence(error));
    }
  }

  async #useOwn(text: string): Promise<void> {
    const game = await this.#puzzles.own(text);
    this.#nameGame(game);
    const full = !game.digits.includes(0);
    this.#table.replace(game, full ? words.ownFull : words.ownAccepted);
    this.querySelector('dialog:modal')?.addEventListener('close', () => this.#table.focusFirstOpen(), { once: true });
  }

  /** Without a sheet the page prints its board, with the marks. */
  #printPosition(): void {
    this.querySelector('[data-part=sheet]')!.replaceChildren();
    window.print();
  }

  #onClick(event: MouseEvent): void {
    const target = event.target as Element;
    // A label focuses its box after the press.
    if (event.detail > 0 && target.closest('.setting')?.querySelector('[type=checkbox]')) requestAnimationFrame(() => this.#table.focus());
    const button = target.closest<HTMLElement>('[data-action], [data-digit], [data-mode], .menu [data-menu]');
    if (!button) return;
    const { action, digit, mode } = button.dataset;
    const fromMenu = button.closest<HTMLElement>('[popover]');
    fromMenu?.hidePopover();
    if (digit) this.#table.pressPad(Number(digit));
    else if (mode) this.#table.pressMode(mode as Mode);
    else if (action) this.#act(action);
    // After a press of a finger or a mouse, or in a menu, the keys go on in the grid.
    const goesOn = fromMenu !== null || (event.detail > 0 && button.closest('.panel, .play-bar, .board-box, .under') !== null);
    if (goesOn && action !== 'sites' && !this.querySelector('dialog:modal')) this.#table.focus();
  }

  #act(action: string): void {
    // Escape closes a hint first, then the list under it.
    if (action === 'close-hint' && !this.#table.isHinting && this.#ahead.close()) return;
    if (this.#table.act(action)) return;
    const actions: Readonly<Record<string, () => void>> = {
      new: () => this.#make(this.#puzzles.wish()),
      ahead: () => {
        // An open hint lies over the list.
        if (this.#table.isHinting) this.#table.act('close-hint');
        else if (this.#ahead.close()) return;
        this.#ahead.open();
      },
      'close-ahead': () => this.#ahead.close(),
      own: () => this.#dialogs.own(),
      points: () => this.#lazy.points(),
      'print-position': () => this.#printPosition(),
      enter: () => this.#lazy.entry(),
      steps: () => this.#lazy.steps(),
      'open-elsewhere': () => this.#dialogs.elsewhere(),
      code: () => this.#code.open(),
      sheet: () => this.#dialogs.sheet(),
      keys: () => this.#dialogs.keys(),
      sites: () => this.#toggleSites(),
    };
    actions[action]?.();
  }

  /** On phones the pages of the site are behind a button. */
  #toggleSites(): void {
    const open = document.body.classList.toggle('sites-open');
    this.querySelector('[data-action=sites]')!.setAttribute('aria-expanded', String(open));
  }

  async #print(count: number, say: (text: string) => void): Promise<boolean> {
    const form = this.#menus.request;
    const puzzles = await this.#sheets.make(form, count, (number) => say(words.makingSheet(number, count)));
    if (!puzzles) return false;
    makeSheet(this.querySelector<HTMLElement>('[data-part=sheet]')!, puzzles, sheet.title(form.level));
    window.print();
    return true;
  }
}

/** Makes the Play page live. */
export function definePlay(): void {
  if (!customElements.get('sudo-play')) customElements.define('sudo-play', SudoPlay);
}

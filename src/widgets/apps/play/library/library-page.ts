import * as words from '#words/library.ts';
import { store, stored } from '../../../ui/browser.ts';
import { download } from '../../../ui/export.ts';
import { takeFiles } from '../../../ui/file-drop.ts';
import { keepMemory, keepOldSolves, keptMemory } from '../coach/kept-memory.ts';
import { merged } from '../coach/memory.ts';
import { follow } from '../former-games.ts';
import { newGame } from '../game.ts';
import { KeptGame } from '../kept-game.ts';
import { keepShelf, keptShelf, SHELF_KEY, shelveAll } from './kept-shelf.ts';
import { nameOf, puzzleCard } from './puzzle-card.ts';
import {
  dropped,
  type Entry,
  found,
  gameIn,
  type Order,
  orders,
  put,
  renamed,
  restored,
  type Shelf,
  type State,
  stateOf,
  states,
} from './shelf.ts';
import { MAX_FILE, readFile, writeFile } from './shelf-file.ts';

/** How many cards are drawn at first, and with each press for more. */
const AT_ONCE = 24;
/** The storage key of the order that was chosen last. */
const ORDER = 'sudoscope-library-order';
const FILE_NAME = 'sudoscope-puzzles.json';

/** The page of the puzzles that a player has played. */
class SudoLibrary extends HTMLElement {
  readonly #kept = new KeptGame(
    { getItem: (name) => localStorage.getItem(name), setItem: (name, text) => localStorage.setItem(name, text) },
    Date.now,
  );
  #shelf!: Shelf;
  #state: State = 'all';
  #most = AT_ONCE;
  /** The puzzle that was deleted last. */
  #deleted: Entry | undefined;

  connectedCallback(): void {
    const search = this.#search;
    search.addEventListener('input', () => {
      this.#most = AT_ONCE;
      this.#show();
      this.#part('found').textContent = search.value.trim() === '' ? '' : words.said.found(this.#found.length);
    });
    const order = stored(ORDER);
    if (orders.some((each) => each === order)) this.#order.value = order!;
    this.#order.addEventListener('change', () => {
      store(ORDER, this.#order.value);
      this.#most = AT_ONCE;
      this.#show();
    });
    for (const state of states) this.#filter(state).addEventListener('click', () => this.#choose(state));
    this.#part('more').addEventListener('click', () => this.#showMore());
    this.#part('undo').addEventListener('click', () => this.#bringBack());
    this.#part('export').addEventListener('click', () => this.#export());
    const input = this.querySelector<HTMLInputElement>('input[type=file]')!;
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      if (file) this.#takeIn(file);
      // So that the same file can be chosen again.
      input.value = '';
    });
    takeFiles(this, ([file]) => file && this.#takeIn(file));
    window.addEventListener('storage', ({ key }) => (key === SHELF_KEY || key === null) && this.#begin());
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.#begin());
    this.#begin();
    this.dataset.ready = '';
  }

  #part(name: string): HTMLElement {
    return this.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  }

  #filter(state: State): HTMLElement {
    return this.querySelector<HTMLElement>(`[data-state=${state}]`)!;
  }

  get #search(): HTMLInputElement {
    return this.querySelector<HTMLInputElement>('input[type=search]')!;
  }

  get #order(): HTMLSelectElement {
    return this.#part('order') as HTMLSelectElement;
  }

  get #found(): Entry[] {
    return found(this.#shelf.entries, this.#state, this.#search.value, nameOf, this.#order.value as Order);
  }

  /** Takes in what is played now, in this window or another. */
  #begin(): void {
    const kept = this.#kept.recall();
    shelveAll(kept, Date.now());
    for (let each = kept?.later; each; each = each.later) shelveAll({ ...each, former: undefined }, Date.now());
    this.#shelf = keptShelf();
    this.#show();
  }

  /** Keeps a changed shelf; says so, and changes nothing, where the browser has no room. */
  #keep(shelf: Shelf): boolean {
    const kept = keepShelf(shelf);
    if (kept) this.#shelf = shelf;
    else this.#say(words.said.full);
    this.#show();
    return kept;
  }

  #say(text: string, canUndo = false): void {
    this.#part('says').textContent = text;
    this.#part('notice').hidden = text === '';
    this.#part('undo').hidden = !canUndo;
  }

  #show(): void {
    const { entries } = this.#shelf;
    this.classList.toggle('empty', entries.length === 0);
    this.#part('count').textContent = entries.length === 0 ? '' : words.count(entries.length);
    for (const state of states) {
      const count = state === 'all' ? entries.length : entries.filter((entry) => stateOf(entry) === state).length;
      this.#filter(state).querySelector('b')!.textContent = String(count);
      this.#filter(state).setAttribute('aria-pressed', String(state === this.#state));
    }
    const all = this.#found;
    const rest = all.length - this.#most;
    this.#part('more').hidden = rest <= 0;
    this.#part('more').textContent = words.more(rest);
    this.#part('list').replaceChildren(
      ...all.slice(0, this.#most).map((entry) =>
        puzzleCard(entry, {
          rename: (each, name) => this.#rename(each, name),
          goOn: (each) => this.#play(each, false),
          again: (each) => this.#play(each, true),
          remove: (each) => this.#remove(each),
        }),
      ),
    );
  }

  #choose(state: State): void {
    [this.#state, this.#most] = [state, AT_ONCE];
    this.#show();
  }

  #showMore(): void {
    const first = this.#most;
    this.#most += AT_ONCE;
    this.#show();
    this.#part('list').children[first]?.querySelector<HTMLElement>('.primary')?.focus();
  }

  #rename({ id }: Entry, name: string): void {
    const entry = this.#shelf.entries.find((each) => each.id === id)!;
    // The usual name is none of the player’s own.
    this.#keep(renamed(this.#shelf, id, name.trim() === nameOf({ ...entry, name: '' }) ? '' : name));
  }

  /** Plays a puzzle, in place of the one that is played now: that is one undo away, and on the shelf. */
  #play(entry: Entry, again: boolean): void {
    const game = gameIn(entry);
    const next = again ? { ...newGame(game.puzzle, game.answer, game.source), grade: game.grade } : game;
    this.#kept.move(follow(this.#kept.recall(), next));
    location.assign(this.dataset.play!);
  }

  #remove(entry: Entry): void {
    if (!this.#keep(dropped(this.#shelf, entry))) return;
    this.#deleted = entry;
    this.#say(words.said.deleted(nameOf(entry)), true);
    this.#part('undo').focus();
  }

  #bringBack(): void {
    const entry = this.#deleted;
    if (!entry || !this.#keep(restored(this.#shelf, entry))) return;
    this.#deleted = undefined;
    this.#say(words.said.restored(nameOf(entry)));
    this.#part('list').querySelector<HTMLElement>(`[data-entry="${entry.id}"] .primary`)?.focus();
  }

  #export(): void {
    download(new Blob([writeFile(this.#shelf)], { type: 'application/json' }), FILE_NAME);
    this.#say(words.said.saved(this.#shelf.entries.length));
  }

  async #takeIn(file: File): Promise<void> {
    const read = file.size > MAX_FILE ? 'large' : readFile(await file.text());
    if (typeof read === 'string') {
      this.#say(words.faults[read]);
      return;
    }
    const did = { added: 0, continued: 0, there: 0 };
    let shelf = keptShelf();
    for (const { game, name, at } of read.games) {
      const step = put(shelf, game, at || Date.now(), name);
      shelf = step.shelf;
      did[step.did]++;
    }
    if (!this.#keep(shelf)) return;
    keepMemory(merged(keptMemory(), read.memory));
    keepOldSolves(read.oldSolves);
    this.#say(words.said.imported(did.added, did.continued, did.there, read.unread));
  }
}

/** Makes the page live. */
export function defineLibrary(): void {
  if (!customElements.get('sudo-library')) customElements.define('sudo-library', SudoLibrary);
}

import { hero as words } from '#words/home.ts';
import { reducedMotion } from '../../ui/browser.ts';
import { LiveRegion } from '../../ui/live-region.ts';
import { Tabs } from '../../ui/tabs.ts';
import { cueAt, type FilmConfig, FilmPlayer, timeOf } from './film.ts';
import { HeroAsk } from './hero-ask.ts';
import type { Scene } from './scene.ts';

/** A tab with its panel, its player, and what draws it once that has come. */
interface Film {
  readonly tab: HTMLElement;
  readonly panel: HTMLElement;
  readonly config: FilmConfig;
  readonly player: FilmPlayer;
  scene: Promise<Scene> | undefined;
  lastSpokenShot: number;
  /** The question that it opens on. */
  readonly ask: HeroAsk | undefined;
}

/** Four short films of real runs, one of them shown. Nothing is loaded before a reader plays one. */
class HomeHero extends HTMLElement {
  #films: readonly Film[] = [];
  #tabs!: Tabs;
  #spoken!: LiveRegion;
  /** Counts requests: a run that arrives after a newer request is dropped. */
  #wishes = 0;

  connectedCallback(): void {
    if (this.#films.length > 0) return;
    this.#films = [...this.querySelectorAll<HTMLElement>('[role=tab]')].map((tab) => this.#film(tab));
    this.#spoken = new LiveRegion(this.querySelector<HTMLElement>('[role=status]')!);
    this.#tabs = new Tabs(this, () => this.#rest());
    for (const { tab } of this.#films) tab.addEventListener('click', () => !reducedMotion().matches && this.#play());
    this.#button('play').addEventListener('click', () => this.#toggle());
    this.#button('previous').addEventListener('click', () => this.#step(-1));
    this.#button('next').addEventListener('click', () => this.#step(1));
    this.addEventListener('keydown', (event) => this.#hear(event));
  }

  disconnectedCallback(): void {
    this.#rest();
  }

  #film(tab: HTMLElement): Film {
    const panel = this.querySelector<HTMLElement>(`#${tab.getAttribute('aria-controls')}`)!;
    const config: FilmConfig = JSON.parse(panel.querySelector('script[type="application/json"]')!.textContent!);
    const film: Film = {
      tab,
      panel,
      config,
      player: new FilmPlayer(config.shots),
      scene: undefined,
      lastSpokenShot: -1,
      ask: HeroAsk.in(panel, config, () => this.#showAnswer(film)),
    };
    film.player.holdsAt = (time) => film.ask?.holdsAt(time) ?? false;
    // What plays up to the answer stops by itself, and the button already says how to go on.
    film.player.onState = (playing) => {
      this.#showState(playing && !film.ask?.isAnswering);
    };
    panel.querySelector('[data-part=next-film]')?.addEventListener('click', () => this.#playNext(film));
    this.#enableScrubbing(film);
    return film;
  }

  /** The run under the picture is a way to seek: a press, or a pointer that stays down. */
  #enableScrubbing(film: Film): void {
    const { panel, config, player } = film;
    const course = panel.querySelector<HTMLElement>('.course .strip-drawing')!;
    const length = Math.max(...config.shots.map(({ reel = 0, to }) => (reel === 0 ? to : 0)));
    const seek = async ({ clientX }: PointerEvent) => {
      const { left, width } = course.querySelector('svg')!.getBoundingClientRect();
      const place = Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * length);
      if ((await this.#loadShown()) === film) player.seek(timeOf(config.shots, place));
    };
    course.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      course.setPointerCapture(event.pointerId);
      seek(event);
    });
    course.addEventListener('pointermove', (event) => course.hasPointerCapture(event.pointerId) && seek(event));
  }

  get #shown(): Film {
    return this.#films.find(({ panel }) => !panel.hidden)!;
  }

  #button(command: string): HTMLElement {
    return this.querySelector<HTMLElement>(`[data-command=${command}]`)!;
  }

  /** Stops everything, and drops requests still under way. */
  #rest(): void {
    this.#wishes++;
    this.#spoken?.hush();
    for (const { player } of this.#films) player.pause();
    this.removeAttribute('data-loading');
  }

  #toggle(): void {
    const { player, ask } = this.#shown;
    const isAnswering = ask?.isAnswering === true;
    ask?.release();
    if (!isAnswering && (player.playing || this.hasAttribute('data-loading'))) this.#rest();
    else this.#play();
  }

  async #play(): Promise<void> {
    const film = await this.#loadShown();
    film?.player.play();
  }

  /** Plays on from the question to the next moment, which answers it. */
  async #showAnswer(film: Film): Promise<void> {
    if ((await this.#loadShown()) !== film) return;
    film.player.seek(film.config.opens);
    if (reducedMotion().matches) film.player.step(1);
    else film.player.play();
  }

  async #step(direction: 1 | -1): Promise<void> {
    const fresh = this.#shown.scene === undefined;
    const film = await this.#loadShown();
    if (!film) return;
    // From what the page shows, not from the start.
    if (fresh) film.player.seek(film.config.opens);
    film.lastSpokenShot = -1;
    if (!film.player.step(direction) && direction === 1) this.#next(film);
  }

  /** Loads the shown film with its run; returns undefined when another request came in the meantime. */
  async #loadShown(): Promise<Film | undefined> {
    this.#rest();
    const wish = this.#wishes;
    const film = this.#shown;
    this.toggleAttribute('data-loading', true);
    try {
      film.scene ??= this.#open(film);
      await film.scene;
    } catch (error) {
      film.scene = undefined;
      throw error;
    } finally {
      if (wish === this.#wishes) this.removeAttribute('data-loading');
    }
    return wish === this.#wishes ? film : undefined;
  }

  async #open(film: Film): Promise<Scene> {
    const { Scene } = await import('./scene.ts');
    const scene = await Scene.open(film.panel, film.config);
    film.player.onMove = (time) => this.#draw(film, scene, time);
    return scene;
  }

  #draw(film: Film, scene: Scene, time: number): void {
    const { player, tab, config } = film;
    film.ask?.pass(time);
    const cue = cueAt(config.shots, time);
    scene.draw(cue);
    // Its end stays until the reader goes on.
    film.panel.toggleAttribute('data-over', player.isOver);
    tab.style.setProperty('--done', (time / player.track.length).toFixed(4));
    const tells = config.shots[cue.shot]!.moment !== undefined;
    if (tells && cue.shot !== film.lastSpokenShot) this.#spoken.say(scene.spoken(cue));
    film.lastSpokenShot = cue.shot;
  }

  /** Shows the film after this one; false where it is the last. */
  #next(film: Film): boolean {
    const next = this.#films[this.#films.indexOf(film) + 1];
    if (next) this.#tabs.show(next.tab.dataset.tab!);
    return next !== undefined;
  }

  /** The button that was pressed is in the film before. */
  #playNext(film: Film): void {
    this.#next(film);
    const isStill = reducedMotion().matches;
    this.#button(isStill ? 'next' : 'play').focus({ preventScroll: true });
    if (!isStill) this.#play();
  }

  #showState(playing: boolean): void {
    this.toggleAttribute('data-playing', playing);
    this.#button('play').setAttribute('aria-label', playing ? words.pause : words.play);
  }

  #hear(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const pressed = (event.target as Element).closest('button, a') !== null;
    if (event.key === 'ArrowRight') this.#step(1);
    else if (event.key === 'ArrowLeft') this.#step(-1);
    else if (event.key === ' ' && !pressed) {
      if (reducedMotion().matches) this.#step(1);
      else this.#toggle();
    } else return;
    event.preventDefault();
  }
}

/** Makes the hero of the page live. */
export function defineHomeHero(): void {
  if (!customElements.get('home-hero')) customElements.define('home-hero', HomeHero);
}

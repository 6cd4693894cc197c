import { isReturned } from '../../../controls/page/return-to-text.ts';
import { whenIdle } from '../../../ui/browser.ts';
import { type StepperCommand, takeKey } from '../../../ui/keys.ts';
import { connectLights, LIGHTING } from './lights.ts';
import { SceneReader } from './scene-reader.ts';

/** How long a pointer rests on a link before the figure shows its frame, and on nothing before it shows its own again, in milliseconds. */
const [PEEK_IN, PEEK_OUT] = [130, 80];

/** What keys don’t do in the figure while the focus is in its text: these scroll the page. */
const SCROLLING: readonly StepperCommand[] = ['toggle', 'start', 'end'];

/** The time in which a page may still change its height, in milliseconds. */
const SETTLING = 3000;

/** An address that names a paragraph and, after an at sign, a step: '#main.3@281'. */
const PLACE = /^#([\w-]+\.\d+(?:q\d*)?)(?:(?:@|%40)(\d+))?$/;

/**
 * The frame that a link leads to, or that words are about: that of the nearest link before them in their paragraph, or the paragraph's own.
 */
function frameOf(pointed: HTMLElement): number | undefined {
  const { position, run } = pointed.dataset;
  if (position !== undefined) return Number(position);
  const beat = pointed.closest<HTMLElement>('.beat')!;
  const links = [...beat.querySelectorAll<HTMLElement>(`a.frame-link[data-run="${run}"][data-position]`)];
  const before = links.findLast((link) => link.compareDocumentPosition(pointed) & Node.DOCUMENT_POSITION_FOLLOWING);
  const frame = (before ?? beat).dataset.position;
  return frame === undefined ? undefined : Number(frame);
}

/** Text and figure side by side: the paragraph that is being read moves its figure. */
export class Reading {
  readonly #scenes: readonly SceneReader[];
  #isDue = false;

  constructor(sections: Iterable<HTMLElement>) {
    this.#scenes = [...sections].map((section) => new SceneReader(section));
    for (const { element, stepper } of this.#scenes) connectLights(element, (run) => (run === element.dataset.run ? stepper : null));
    addEventListener('scroll', () => this.#soon(), { passive: true });
    addEventListener('resize', () => this.#soon());
    addEventListener('hashchange', () => isReturned() || this.#arrive());
    document.addEventListener('keydown', (event) => this.#key(event));
    this.#connectPeeks();
    // What has just been written is laid out with the next frame, not before it.
    this.#soon();
    // Whoever comes back is where they had scrolled to when they left, and the browser knows where that was.
    if ((performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type !== 'back_forward') this.#arrive();
    this.#layOutLater(this.#scenes);
    // A figure that comes to life shows the paragraph that is being read.
    customElements.whenDefined('sudo-stepper').then(() => {
      for (const scene of this.#scenes) if (scene.current >= 0 && scene.isInWindow && !scene.isReaders) scene.show(scene.current);
    });
  }

  /** Figures that the browser has left out because they are far from the window are laid out while nothing else happens, not as the page scrolls to them. */
  #layOutLater([scene, ...others]: readonly SceneReader[]): void {
    if (!scene) return;
    whenIdle(() => {
      scene.layOut();
      this.#layOutLater(others);
    });
  }

  #soon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      this.#look();
    });
  }

  #look(): void {
    for (const follow of this.#scenes.map((scene) => scene.scrolled())) follow();
  }

  /** The paragraph that an element is in. */
  #placeOf(element: Element): { scene: SceneReader; index: number } | undefined {
    const beat = element.closest<HTMLElement>('.beat');
    const scene = beat && this.#scenes.find(({ element: section }) => section.contains(beat));
    return scene ? { scene, index: scene.beats.indexOf(beat) } : undefined;
  }

  /** Follows a link of a paragraph to a frame of the figure beside it. Returns whether it is one. */
  follow(link: HTMLAnchorElement): boolean {
    const { run, position } = link.dataset;
    const place = this.#placeOf(link);
    if (!place || position === undefined || run !== place.scene.element.dataset.run) return false;
    const { scene, index } = place;
    const own = scene.shownBy(index);
    const step = Number(position);
    const isInside = own.window && own.window[0] <= step && step <= own.window[1];
    scene.press(index, { ...(isInside ? own : {}), position: step });
    const { pathname, search } = location;
    // A frame in the address would be arrived at instead.
    const query = new URLSearchParams(search).has('run') ? '' : search;
    history.replaceState(history.state, '', `${pathname}${query}#${scene.beats[index]!.id}${step === own.position ? '' : `@${step}`}`);
    return true;
  }

  /** Goes to the paragraph, and the step, that the address names. */
  async #arrive(): Promise<void> {
    const [, id, step] = PLACE.exec(location.hash) ?? [];
    const beat = id === undefined ? null : document.getElementById(id);
    const place = beat && this.#placeOf(beat);
    if (!place) return;
    const { scene, index } = place;
    const arrive = () => scene.scrollTo(index, 'instant');
    arrive();
    this.#whileSettling(arrive);
    await customElements.whenDefined('sudo-stepper');
    if (step === undefined || Number(step) === scene.shownBy(index).position) scene.show(index);
    else {
      await scene.stepper.begin();
      scene.stepper.seek(Number(step));
    }
  }

  /** Does something again whenever the page above may have changed its height, until the reader does something. */
  #whileSettling(arrive: () => void): void {
    const own = new AbortController();
    const { signal } = own;
    for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const)
      addEventListener(type, () => own.abort(), { signal, passive: true, capture: true });
    const again = () => signal.aborted || arrive();
    document.fonts.ready.then(again);
    if (document.readyState !== 'complete') addEventListener('load', again, { signal, once: true });
    const observer = new ResizeObserver(again);
    observer.observe(document.body);
    setTimeout(() => own.abort(), SETTLING);
    signal.addEventListener('abort', () => observer.disconnect());
  }

  /** On a bead, and on a link to a frame, arrows walk along the paragraphs and along the run; a page has no keys of its own. */
  #key(event: KeyboardEvent): void {
    const target = event.target as Element;
    const place = target.closest('.bead, .beat a.frame-link') && this.#placeOf(target);
    if (!place) return;
    const { scene, index } = place;
    const by = { ArrowDown: 1, j: 1, J: 1, ArrowUp: -1, k: -1, K: -1 }[event.key];
    if (by !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      this.#goTo(scene, index + by);
      return;
    }
    const command = takeKey(event, (known) => !SCROLLING.includes(known));
    if (command) scene.stepper.command(command);
  }

  /** Past the ends of a scene are its neighbours. */
  #goTo(scene: SceneReader, index: number): void {
    if (index >= 0 && index < scene.beats.length) scene.goTo(index);
    else {
      const next = this.#scenes[this.#scenes.indexOf(scene) + (index < 0 ? -1 : 1)];
      next?.goTo(index < 0 ? next.beats.length - 1 : 0);
    }
  }

  /**
   * Pointing at a link, or at words that light something, shows their frame for as long as that lasts. A page that scrolls under a
   * resting pointer is not pointed at.
   */
  #connectPeeks(): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown: { pointed: Element; scene: SceneReader } | undefined;
    let at = '';
    const show = (pointed: HTMLElement) => {
      if (shown?.pointed === pointed) return;
      const scene = this.#placeOf(pointed)?.scene;
      const frame = frameOf(pointed);
      // An answer is not to be seen in passing.
      if (!scene || frame === undefined || pointed.closest('.predict-see') || pointed.dataset.run !== scene.element.dataset.run) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        shown = { pointed, scene };
        if ('peek' in scene.stepper) scene.stepper.peek(frame);
      }, PEEK_IN);
    };
    const hide = () => {
      clearTimeout(timer);
      if (!shown) return;
      const { scene } = shown;
      shown = undefined;
      timer = setTimeout(() => scene.stepper.peek(undefined), PEEK_OUT);
    };
    const pointedAt = (target: EventTarget | null) => (target as Element).closest?.<HTMLElement>(`.beat a.frame-link, .beat ${LIGHTING}`);
    document.addEventListener('pointermove', ({ target, pointerType, screenX, screenY }) => {
      const now = `${screenX} ${screenY}`;
      const isStill = now === at;
      at = now;
      if (isStill || pointerType === 'touch') return;
      const pointed = pointedAt(target);
      if (pointed) show(pointed);
      else hide();
    });
    document.addEventListener('click', ({ target }) => {
      const word = pointedAt(target);
      if (word?.matches(LIGHTING)) show(word);
    });
    document.addEventListener('focusin', ({ target, relatedTarget }) => {
      const pointed = pointedAt(target);
      // Focus that comes back from a figure points at nothing.
      const isBack = (relatedTarget as Element | null)?.closest('sudo-stepper');
      if (!isBack && pointed?.matches(':focus-visible')) show(pointed);
    });
    document.addEventListener('focusout', hide);
    document.addEventListener('pointerdown', hide, { capture: true });
    document.addEventListener('scroll', hide, { passive: true });
  }
}

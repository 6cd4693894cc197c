import { windows, presenter as words } from '#words/lecture.ts';
import { element } from '../../ui/element.ts';
import type { Lecture } from './lecture.ts';

/** The size of a projector that isn't known yet. */
const USUAL = { width: 1920, height: 1080 };
/** A window that was opened is heard within this time, in milliseconds. */
const HEARD_WITHIN = 8000;

/** The part of a stage that its presenter uses. */
interface PreviewedStage extends HTMLElement {
  /** Missing until its page has come to life. */
  give?(event: KeyboardEvent): void;
}

/** What the projector shows, at its own size; and what to do where its window is missing. */
export class Projector {
  readonly #root: HTMLElement;
  readonly #lecture: Lecture;
  readonly #frame = element('iframe', 'lecture-preview');
  #window: Window | null = null;
  #openedAt = 0;
  #wasThere = false;
  #isBlocked = false;

  constructor(root: HTMLElement, lecture: Lecture) {
    [this.#root, this.#lecture] = [root, lecture];
    this.#frame.title = words.projector;
    this.#frame.src = lecture.address('stage', 'preview=1');
    this.#part('preview').prepend(this.#frame);
    this.#part('open').addEventListener('click', () => this.open());
    for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-part=stage-link], [data-part=one-screen]'))
      link.href = lecture.address('stage');
    new ResizeObserver(() => this.show()).observe(this.#part('preview'));
  }

  /** Opens the projector's window, or brings it to the front. */
  open(): void {
    const { held, address } = this.#lecture;
    this.#window = window.open(address('stage'), `lecture-stage-${held.session.id}`, 'popup,width=1280,height=720');
    this.#isBlocked = this.#window === null;
    this.#openedAt = Date.now();
    this.show();
  }

  /** Gives the figure of the preview a key. */
  give(event: KeyboardEvent): void {
    this.#frame.contentDocument?.querySelector<PreviewedStage>('sudo-lesson-stage')?.give?.(event);
  }

  show(): void {
    const [stage] = this.#lecture.held.ownOthers('stage');
    const { width, height } = stage ?? USUAL;
    this.#wasThere ||= stage !== undefined;
    if (stage) this.#isBlocked = false;
    const box = this.#part('preview');
    box.style.aspectRatio = `${width} / ${height}`;
    this.#frame.style.width = `${width}px`;
    this.#frame.style.height = `${height}px`;
    this.#frame.style.transform = `scale(${box.clientWidth / width})`;
    this.#part('size').textContent = stage ? words.ownSize(width, height) : '';
    this.#part('projector-state').textContent = stage ? windows.inStep(width, height) : this.#wasThere ? windows.closed : windows.noneYet;
    this.#root.querySelector('[data-part=projector]')!.classList.toggle('lost', stage === undefined);
    const lost = this.#part('lost');
    lost.hidden = stage !== undefined;
    this.#part('lost-heading').textContent = this.#wasThere ? windows.lostHeading : windows.firstHeading;
    this.#part('lost-about').textContent = this.#isApart ? windows.apart : this.#wasThere ? windows.lost : windows.first;
    this.#part('open').textContent = this.#wasThere ? windows.again : windows.open;
    this.#part('drag').textContent = this.#isBlocked ? windows.blocked : windows.orDrag;
    this.#part('drag').classList.toggle('blocked', this.#isBlocked);
  }

  /** Whether the projector's window is there and can't be heard. */
  get #isApart(): boolean {
    return this.#lecture.held.isAlone || (this.#window?.closed === false && Date.now() - this.#openedAt > HEARD_WITHIN);
  }

  #part(name: string): HTMLElement {
    return this.#root.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  }
}

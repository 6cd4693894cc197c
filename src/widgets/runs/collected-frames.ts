import { store, stored } from '../ui/browser.ts';

/** A frame that a teacher has picked in a figure, for a lesson. */
export interface CollectedFrame {
  /** The address in the form that lessons have: from the site's root, without its base. */
  readonly address: string;
  /** What the frame says. */
  readonly sentence: string;
  /** The figure. */
  readonly title: string;
}

const NAME = 'lesson-frames';
/** The most frames that are kept: the oldest make room. */
const MAX_KEPT = 60;
const MAX_LENGTH = { address: 4000, sentence: 300, title: 100 } as const;

/** The frames that this browser keeps, the latest last. */
export function collectedFrames(): CollectedFrame[] {
  try {
    const kept: unknown = JSON.parse(stored(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isFrame) : [];
  } catch {
    return [];
  }
}

function isFrame(kept: unknown): kept is CollectedFrame {
  const frame = kept as CollectedFrame | null;
  return (['address', 'sentence', 'title'] as const).every(
    (name) => typeof frame?.[name] === 'string' && frame[name].length <= MAX_LENGTH[name],
  );
}

/** Keeps a frame; one that is kept already becomes the latest. Gives whether the browser has kept it. */
export function collectFrame({ address, sentence, title }: CollectedFrame): boolean {
  const frame = { address, sentence: sentence.slice(0, MAX_LENGTH.sentence), title: title.slice(0, MAX_LENGTH.title) };
  keepFrames([...collectedFrames().filter((other) => other.address !== address), frame]);
  return collectedFrames().some((other) => other.address === address);
}

export const keepFrames = (frames: readonly CollectedFrame[]): void => store(NAME, JSON.stringify(frames.slice(-MAX_KEPT)));

/** An address of this site as lessons have it: without the host, the site's base, and the window's own parts. */
export function lessonAddress(href: string, base: string): string {
  const { pathname, search, hash } = new URL(href);
  const root = base.replace(/\/?$/, '/');
  return `/${pathname.startsWith(root) ? pathname.slice(root.length) : pathname.slice(1)}${search}${hash}`.replace(/([?&])stage=1&?/, '$1');
}

/** Called whenever another tab of this browser changes the frames. */
export function onCollected(act: () => void): void {
  window.addEventListener('storage', ({ key }) => (key === NAME || key === null) && act());
}

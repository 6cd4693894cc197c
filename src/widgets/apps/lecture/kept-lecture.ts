/** What is kept of a lesson that is being held. */
export interface KeptLecture {
  /** The lesson, as its teacher wrote it. */
  readonly text: string;
  /** See narration/lesson/kept-session.ts. */
  readonly session: string;
}

const PREFIX = 'lecture-';
/** So many lessons are kept. */
const MAX_KEPT = 6;

/** Keeps a lesson in the browser; false where that stores nothing. */
export function keepLecture(id: string, lecture: KeptLecture): boolean {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify({ ...lecture, at: Date.now() }));
    forgetOld();
    return true;
  } catch {
    return false;
  }
}

/** A lesson by the id of its session; undefined where nothing is kept of it. */
export function keptLecture(id: string): KeptLecture | undefined {
  try {
    const read = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') as Partial<KeptLecture> | null;
    return typeof read?.text === 'string' && typeof read.session === 'string' ? { text: read.text, session: read.session } : undefined;
  } catch {
    return undefined;
  }
}

function forgetOld(): void {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  if (names.length <= MAX_KEPT) return;
  const keptAt = (name: string) => /"at":(\d+)}$/.exec(localStorage.getItem(name) ?? '')?.[1] ?? '0';
  const [oldest] = names.sort((a, b) => Number(keptAt(a)) - Number(keptAt(b)));
  localStorage.removeItem(oldest!);
}

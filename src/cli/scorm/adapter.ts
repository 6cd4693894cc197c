/** The API that a learning platform gives a SCORM 1.2 package, by the names of the standard. */
export interface ScormApi {
  LMSInitialize(nothing: ''): string;
  LMSGetValue(name: string): string;
  LMSSetValue(name: string, value: string): string;
  LMSCommit(nothing: ''): string;
  LMSFinish(nothing: ''): string;
}

/**
 * What runs in the package's page, between the platform and the set in its frame: it tells the set who works and how far that is,
 * and the platform what comes of it. Its text is written into the package, so it uses nothing from outside itself.
 * `origin` is that of the site in the frame.
 */
export function adapter(page: Window, origin: string): void {
  type Place = Window & { readonly API?: ScormApi };
  const TYPE = 'sudoscope-set';
  const frame = page.document.querySelector('iframe')!;

  /** The platform's API stands in a window around this one, or in one that opened it. */
  const findApi = (): ScormApi | undefined => {
    for (const start of [page, page.opener as Window | null]) {
      let place = start as Place | null;
      for (let up = 0; place && up < 500; up++) {
        try {
          if (place.API) return place.API;
        } catch {
          // A window of another origin: it may have one of the platform's above it.
        }
        if (place.parent === place) break;
        place = place.parent as Place;
      }
    }
    return undefined;
  };

  const api = findApi();
  const began = Date.now();
  let [done, finished] = [false, false];
  api?.LMSInitialize('');
  const get = (name: string) => api?.LMSGetValue(name) ?? '';
  const set = (name: string, value: string) => api?.LMSSetValue(name, value);
  if (get('cmi.core.lesson_status') === 'not attempted') set('cmi.core.lesson_status', 'incomplete');

  /** Platforms write 'Lovelace, Ada'. */
  const studentName = () => {
    const parts = get('cmi.core.student_name')
      .split(',')
      .map((part) => part.trim());
    return parts.length === 2 ? `${parts[1]} ${parts[0]}` : parts.join(' ');
  };

  page.addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== frame.contentWindow || from !== origin || data?.type !== TYPE) return;
    page.document.querySelector('p')!.hidden = true;
    if (data.event === 'ready') {
      const resume = { type: TYPE, command: 'resume', name: studentName(), code: get('cmi.suspend_data') };
      frame.contentWindow!.postMessage(resume, origin);
      return;
    }
    const { questions, over, right, code } = data;
    if (![questions, over, right].every(Number.isInteger) || typeof code !== 'string') return;
    done = over === questions;
    set('cmi.core.score.min', '0');
    set('cmi.core.score.max', '100');
    set('cmi.core.score.raw', String(Math.round((100 * right) / Math.max(1, questions))));
    set('cmi.core.lesson_status', done ? 'completed' : 'incomplete');
    set('cmi.suspend_data', code);
    api?.LMSCommit('');
  });

  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  page.addEventListener('pagehide', () => {
    if (finished) return;
    finished = true;
    const seconds = (Date.now() - began) / 1000;
    set('cmi.core.session_time', `${two(seconds / 3600).padStart(4, '0')}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`);
    set('cmi.core.exit', done ? '' : 'suspend');
    api?.LMSCommit('');
    api?.LMSFinish('');
  });
}

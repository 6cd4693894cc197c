/** The API that a learning platform gives a SCORM 1.2 package, by the names of the standard. */
export interface ScormApi {
  LMSInitialize(nothing: ''): string;
  LMSGetValue(name: string): string;
  LMSSetValue(name: string, value: string): string;
  LMSCommit(nothing: ''): string;
  LMSFinish(nothing: ''): string;
}

/**
 * Runs in the page of the package, between the platform and the set in its frame: sends the set the learner's name and progress, and the
 * platform the results. Its source is written into the package, so it uses nothing from outside itself.
 * `origin` is that of the site in the frame, `mastery` the score from which a finished set is passed; without one, it's completed.
 */
export function adapter(page: Window, origin: string, mastery?: number): void {
  type Place = Window & { readonly API?: ScormApi };
  const TYPE = 'sudoscope-set';
  const frame = () => page.document.querySelector('iframe')!.contentWindow!;

  /** The platform's API is in a window around this one, or in the one that opened it. */
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
  let finished = false;
  api?.LMSInitialize('');
  const get = (name: string) => api?.LMSGetValue(name) ?? '';
  const set = (name: string, value: string) => api?.LMSSetValue(name, value);
  const isCompleted = () => ['completed', 'passed'].includes(get('cmi.core.lesson_status'));
  if (get('cmi.core.lesson_status') === 'not attempted') set('cmi.core.lesson_status', 'incomplete');

  /** What a finished set is. A platform may have another mastery score than the package, because teachers can change it there. */
  const finishedAs = (score: number) => {
    const platforms = Number.parseFloat(get('cmi.student_data.mastery_score'));
    const needed = platforms >= 0 ? platforms : mastery;
    return needed === undefined ? 'completed' : score >= needed ? 'passed' : 'failed';
  };

  /** Platforms write 'Lovelace, Ada'. */
  const studentName = () => {
    const parts = get('cmi.core.student_name')
      .split(',')
      .map((part) => part.trim());
    return parts.length === 2 ? `${parts[1]} ${parts[0]}` : parts.join(' ');
  };

  /** Asks the set to go on from what the platform has; says whether there is anything to go on from. */
  const resume = () => {
    const [name, code] = [studentName(), get('cmi.suspend_data')];
    frame().postMessage({ type: TYPE, command: 'resume', name, code }, origin);
    return name !== '' || code !== '';
  };

  /** Sends a result to the platform, which never goes down: a lower score is not sent, and a set that is completed or passed stays so. */
  const tell = (questions: number, over: number, right: number, code: string) => {
    const score = Math.min(100, Math.round((100 * right) / Math.max(1, questions)));
    const before = Number.parseFloat(get('cmi.core.score.raw'));
    set('cmi.core.score.min', '0');
    set('cmi.core.score.max', '100');
    if (!(before >= score)) set('cmi.core.score.raw', String(score));
    const best = before >= score ? before : score;
    if (!isCompleted()) set('cmi.core.lesson_status', over >= questions ? finishedAs(best) : 'incomplete');
    if (code !== '') set('cmi.suspend_data', code);
    api?.LMSCommit('');
  };

  page.addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== frame() || from !== origin || data?.type !== TYPE) return;
    page.document.querySelector('p')!.hidden = true;
    if (data.event === 'ready') {
      resume();
      return;
    }
    const { questions, over, right, code } = data;
    if (![questions, over, right].every(Number.isInteger) || typeof code !== 'string') return;
    // A learner who began before the set had received the platform's data may have begun with nothing.
    if (data.resumed !== false || !resume()) tell(questions, over, right, code);
  });

  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  page.addEventListener('pagehide', () => {
    if (finished) return;
    finished = true;
    const seconds = (Date.now() - began) / 1000;
    set('cmi.core.session_time', `${two(seconds / 3600).padStart(4, '0')}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`);
    // Else a platform may forget the code.
    set('cmi.core.exit', 'suspend');
    api?.LMSCommit('');
    api?.LMSFinish('');
  });
  // A page that comes back from the browser's memory has said good-bye to its platform.
  page.addEventListener('pageshow', ({ persisted }) => persisted && page.location.reload());
}

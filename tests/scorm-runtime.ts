import type { ScormApi } from '../src/narration/question-set/scorm/adapter.ts';

/** A small SCORM 1.2 runtime, as strict as a platform may be. `values` is what it keeps, `faults` what was done against the standard. It uses nothing from outside itself, so that its text can stand in a page. */
export interface Runtime extends ScormApi {
  readonly values: Record<string, string>;
  readonly faults: string[];
  readonly commits: number;
}

export function scormRuntime(kept: Readonly<Record<string, string>> = {}): Runtime {
  const values: Record<string, string> = { 'cmi.core.lesson_status': 'not attempted', 'cmi.suspend_data': '', ...kept };
  const rules: Record<string, RegExp> = {
    'cmi.core.lesson_status': /^(passed|completed|failed|incomplete|browsed)$/,
    'cmi.core.score.raw': /^(100|\d{1,2})$/,
    'cmi.core.score.min': /^0$/,
    'cmi.core.score.max': /^100$/,
    'cmi.suspend_data': /^[\s\S]{0,4096}$/,
    'cmi.core.session_time': /^\d{2,4}:\d\d:\d\d(\.\d{1,2})?$/,
    'cmi.core.exit': /^(time-out|suspend|logout|)$/,
  };
  const faults: string[] = [];
  let state: 'before' | 'open' | 'closed' = 'before';
  let commits = 0;
  const needs = (wanted: typeof state, call: string) => {
    if (state !== wanted) faults.push(`${call} while ${state}`);
    return state === wanted;
  };
  return {
    values,
    faults,
    get commits() {
      return commits;
    },
    LMSInitialize(nothing) {
      if (nothing !== '') faults.push('LMSInitialize with a word');
      if (!needs('before', 'LMSInitialize')) return 'false';
      state = 'open';
      return 'true';
    },
    LMSGetValue(name) {
      needs('open', `LMSGetValue ${name}`);
      return values[name] ?? '';
    },
    LMSSetValue(name, value) {
      if (!needs('open', `LMSSetValue ${name}`)) return 'false';
      if (!rules[name]?.test(value)) faults.push(`LMSSetValue ${name} ${value}`);
      values[name] = value;
      return 'true';
    },
    LMSCommit() {
      needs('open', 'LMSCommit');
      commits++;
      return 'true';
    },
    LMSFinish() {
      needs('open', 'LMSFinish');
      state = 'closed';
      return 'true';
    },
  };
}

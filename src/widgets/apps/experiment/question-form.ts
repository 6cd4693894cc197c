import * as words from '#words/experiment.ts';
import { number } from '#words/language.ts';
import { type Level, levelNames } from '../../../engine/logic/ladder.ts';
import { runName } from '../../runs/named-run.ts';
import { element } from '../../ui/element.ts';
import { type ComparedOption, comparedOptions } from './option-difference.ts';
import { offered, type Plan, planOf, type QuestionId, type SettingName, type Settings } from './question.ts';

const names = {
  level: (level: Level) => levelNames[level].toLowerCase(),
  share: words.shareName,
  escargot: words.escargot,
  own: words.own.group,
};

/** The experiment that a question and its settings ask for, in the words of the page. */
export const namedPlan = (question: QuestionId, settings: Settings, isPilot = false): Plan => planOf(question, settings, names, isPilot);

/** The question as it's asked. */
export function askedText(question: QuestionId, { factor, hard, easy, size, budget, currency, own }: Settings): string {
  switch (question) {
    case 'factor':
      return words.asked.factor(factor, names.level(hard), names.level(easy));
    case 'givens':
      return words.asked.givens(size);
    case 'cooling':
      return words.asked.cooling(names.level(hard));
    case 'budget':
      return words.asked.budget(words.amount(budget, currency), names.level(hard));
    case 'restarts':
      return words.asked.restarts(size);
    case 'own':
      return words.asked.own(words.units[currency], own.puzzles.length > 0 ? undefined : names.level(hard), own.runs.map(runName));
  }
}

/** A value of a setting, in words. */
function valueText(name: SettingName, value: Settings[SettingName]): string {
  if (name === 'factor') return words.factorNames[value as Settings['factor']];
  if (name === 'hard' || name === 'easy') return names.level(value as Level);
  if (name === 'size') return words.sizeName(value as number);
  return name === 'currency' ? words.currencies[value as Settings['currency']] : number(value as number);
}

/** Writes the choosers of a question; `change` is called with the new settings. */
export function drawChoosers(parent: HTMLElement, question: QuestionId, settings: Settings, change: (settings: Settings) => void): void {
  // A file of puzzles has its own number of them.
  const isIdle = (name: SettingName) => question === 'own' && settings.own.puzzles.length > 0 && (name === 'hard' || name === 'count');
  const all = Object.entries(offered[question]) as [SettingName, readonly Settings[SettingName][]][];
  const choosers = all
    .filter(([name]) => !isIdle(name) && !(question === 'own' && name === 'seeds' && !settings.own.draws))
    .map(([name, values]) => {
      const label = element('label', 'chip', `${words.choosers[name]} `);
      const select = element('select');
      select.name = `ask-${name}`;
      const choices = [...new Set([...values, settings[name]])];
      for (const value of choices) {
        const option = element('option', '', valueText(name, value));
        option.value = String(value);
        option.selected = value === settings[name];
        select.append(option);
      }
      select.addEventListener('change', () => {
        const chosen = choices.find((value) => String(value) === select.value)!;
        change({ ...settings, [name]: chosen });
      });
      label.append(select);
      return label;
    });
  parent.replaceChildren(...choosers);
}

/** What differs between the runs of a plan, in a sentence; `options` are all of theirs where they are of one algorithm. */
export async function differenceOf({ runs }: Plan): Promise<{ readonly text: string; readonly options: readonly ComparedOption[] }> {
  if (runs.length === 1) return { text: words.oneRun, options: [] };
  const options = await comparedOptions(runs);
  if (!options) return { text: words.otherAlgorithms(runs.every((run) => Object.keys(run.options).length === 0)), options: [] };
  if (!options.some(({ differs }) => differs)) return { text: words.sameRuns, options };
  const differing = options.filter(({ differs }) => differs).map(({ label }) => label);
  const same = options.filter(({ differs, isUsual }) => !differs && !isUsual).map(({ label, values }) => ({ label, value: values[0]! }));
  return { text: words.differs(differing, same), options };
}

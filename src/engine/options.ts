import type { AnyOptions, Condition, OptionSpec, OptionTable } from './algorithm.ts';
import { InputError } from './errors.ts';

/** Where chance comes from, for every algorithm that takes any. */
export const seedOption = { type: 'integer', label: 'Seed', min: 0, max: 999_999_999, default: 1 } as const;

/** Every option at its default. */
export function defaultsOf(table: OptionTable): AnyOptions {
  return Object.fromEntries(Object.entries(table).map(([name, spec]) => [name, spec.default]));
}

/**
 * Options from text (`order=columns`), the rest at their defaults. Throws InputError for an unknown name, a value out
 * of range, or values that do not go together.
 */
export function readOptions(table: OptionTable, texts: Readonly<Record<string, string>>): AnyOptions {
  const known = Object.keys(table);
  const options: Record<string, string | number | boolean> = { ...defaultsOf(table) };
  for (const [name, text] of Object.entries(texts)) {
    const spec = Object.hasOwn(table, name) ? table[name] : undefined;
    if (!spec)
      throw new InputError(`there is no option '${name}'`, { expected: known.length ? `one of ${known.join(', ')}` : 'no options' });
    options[name] = readOption(name, spec, text);
  }
  for (const [name, spec] of Object.entries(table)) {
    const most = maximumOf(spec, optionTexts(options));
    if (most !== undefined && Number(options[name]) > most) throw refusal(name, String(options[name]), rangeOf(spec as NumberSpec, most));
  }
  return options;
}

/** On what it depends whether an option is offered: one of these has to hold. Empty where it always is. */
export const conditionsOf = ({ when, orWhen }: OptionSpec): Condition[] => [when, orWhen].filter((condition) => condition !== undefined);

/** Whether an option is offered, and of any effect, all options (as text) being as they are. */
export function isOffered(spec: OptionSpec, texts: Readonly<Record<string, string>>): boolean {
  const conditions = conditionsOf(spec);
  return conditions.length === 0 || conditions.some(([option, value]) => texts[option] === value);
}

type NumberSpec = Extract<OptionSpec, { type: 'integer' | 'number' }>;

/** The most that a number may be, all options (as text) being as they are; undefined for an option that is no number. */
export function maximumOf(spec: OptionSpec, texts: Readonly<Record<string, string>>): number | undefined {
  if (spec.type !== 'integer' && spec.type !== 'number') return undefined;
  const [other, value, max] = spec.maxWhen ?? [];
  return other !== undefined && texts[other] === value ? max : spec.max;
}

function rangeOf({ type, min, max, maxWhen }: NumberSpec, most = max): string {
  const [other, value] = maxWhen ?? [];
  return `${type === 'integer' ? 'a whole number' : 'a number'} from ${min} to ${most}${most < max ? ` with ${other}=${value}` : ''}`;
}

const refusal = (name: string, text: string, expected: string) => new InputError(`option '${name}' is '${text}'`, { expected });

function readOption(name: string, spec: OptionSpec, text: string): string | number | boolean {
  const refuse = (expected: string) => refusal(name, text, expected);
  switch (spec.type) {
    case 'choice':
      if (!Object.hasOwn(spec.values, text)) throw refuse(`one of ${Object.keys(spec.values).join(', ')}`);
      return text;
    case 'switch':
      if (['on', 'true', 'yes', '1'].includes(text)) return true;
      if (['off', 'false', 'no', '0'].includes(text)) return false;
      throw refuse('on or off');
    case 'integer':
    case 'number': {
      const value = Number(text);
      const fits = text.trim() !== '' && Number.isFinite(value) && (spec.type === 'number' || Number.isInteger(value));
      if (!fits || value < spec.min || value > spec.max) throw refuse(rangeOf(spec));
      return value;
    }
  }
}

/** Returns an option's value as written in a URL. */
export function optionText(value: string | number | boolean): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}

/** Every option's value as text. */
export function optionTexts(options: AnyOptions): Record<string, string> {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, optionText(value)]));
}

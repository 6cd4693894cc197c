import type { AnyOptions, OptionSpec, OptionTable } from './algorithm.ts';
import { InputError } from './errors.ts';

/** Every option at its default. */
export function defaultsOf(table: OptionTable): AnyOptions {
  return Object.fromEntries(Object.entries(table).map(([name, spec]) => [name, spec.default]));
}

/** Options from text (`order=columns`), the rest at their defaults. Throws InputError for an unknown name or a value out of range. */
export function readOptions(table: OptionTable, texts: Readonly<Record<string, string>>): AnyOptions {
  const known = Object.keys(table);
  const options: Record<string, string | number | boolean> = { ...defaultsOf(table) };
  for (const [name, text] of Object.entries(texts)) {
    const spec = table[name];
    if (!spec)
      throw new InputError(`there is no option '${name}'`, { expected: known.length ? `one of ${known.join(', ')}` : 'no options' });
    options[name] = readOption(name, spec, text);
  }
  return options;
}

function readOption(name: string, spec: OptionSpec, text: string): string | number | boolean {
  const refuse = (expected: string) => new InputError(`option '${name}' is '${text}'`, { expected });
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
      const kind = spec.type === 'integer' ? 'a whole number' : 'a number';
      const fits = text.trim() !== '' && Number.isFinite(value) && (spec.type === 'number' || Number.isInteger(value));
      if (!fits || value < spec.min || value > spec.max) throw refuse(`${kind} from ${spec.min} to ${spec.max}`);
      return value;
    }
  }
}

/** An option's value as it stands in a URL. */
export function optionText(value: string | number | boolean): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}

/** Every option's value as text. */
export function optionTexts(options: AnyOptions): Record<string, string> {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, optionText(value)]));
}

import type { FieldType } from '../../engine/step.ts';
import { coreKinds } from './core-kinds.ts';
import { headerFault, isObject } from './lines.ts';

/** A kind of step of the author's own. */
export interface OwnKind {
  /** What it is called in lists and sentences; its name where this is absent. */
  readonly label?: string;
  /** The sentence that is shown with such a step; {cell} is replaced by the value of its field 'cell'. Absent, its fields are listed. */
  readonly says?: string;
  readonly fields: Readonly<Record<string, FieldType>>;
  /** A kind of the core that does the same to the grid; none where it only says something. */
  readonly like?: string;
}

/** What a field of a kind of the author's own can be. */
export const FIELD_TYPES: readonly FieldType[] = ['cell', 'witness', 'digit', 'house', 'digits', 'count', 'index', 'delta', 'word'];

/** A field of a step in its sentence. */
export const FIELD_IN_TEXT = /\{(\w+)\}/g;

/** What a kind of the author's own, or a field of one, can be called. */
const NAME = /^[A-Za-z]\w{0,39}$/;
/** Of the author's own: the kinds that a packed step can tell apart, and the fields that it has room for. */
export const MAX_KINDS = 200;
export const MAX_FIELDS = 12;

/** The kinds that the first line of a trace declares. Throws InputError, with line 1 as its place. */
export function kindsOf(given: unknown): Record<string, OwnKind> {
  if (given === undefined) return {};
  if (!isObject(given))
    throw headerFault("'kinds' is not a list of kinds by name", '{"swap":{"fields":{"cell":"cell","other":"witness"}}}');
  const count = Object.keys(given).length;
  if (count > MAX_KINDS) throw headerFault(`'kinds' has ${count} kinds`, `at most ${MAX_KINDS}`);
  return Object.fromEntries(Object.entries(given).map(([name, kind]) => [name, kindOf(name, kind)]));
}

function kindOf(name: string, given: unknown): OwnKind {
  if (!NAME.test(name)) throw headerFault(`a kind is called '${name}'`, 'a word of letters and digits');
  if (Object.hasOwn(coreKinds, name)) throw headerFault(`'kinds' has '${name}', which is a kind of every trace`, 'another name');
  const { label, says, fields = {}, like } = isObject(given) ? given : {};
  if (!isObject(given) || !isObject(fields)) throw headerFault(`the kind '${name}' has no list of fields`, '{"fields":{"cell":"cell"}}');
  if (Object.keys(fields).length > MAX_FIELDS)
    throw headerFault(`the kind '${name}' has ${Object.keys(fields).length} fields`, `at most ${MAX_FIELDS}`);
  for (const [field, type] of Object.entries(fields)) {
    if (!NAME.test(field) || field === 'kind')
      throw headerFault(`a field of '${name}' is called '${field}'`, "a word of letters and digits other than 'kind'");
    if (!(FIELD_TYPES as readonly unknown[]).includes(type))
      throw headerFault(`the field '${field}' of '${name}' is of type ${JSON.stringify(type)}`, `one of ${FIELD_TYPES.join(', ')}`);
  }
  for (const [text, what] of [
    [label, 'label'],
    [says, 'sentence'],
  ])
    if (text !== undefined && typeof text !== 'string') throw headerFault(`the ${what} of '${name}' is ${JSON.stringify(text)}`, 'a text');
  for (const [, field] of String(says ?? '').matchAll(FIELD_IN_TEXT))
    if (!Object.hasOwn(fields, field!))
      throw headerFault(`the sentence of '${name}' has {${field}}`, `a field of it: ${Object.keys(fields).join(', ')}`);
  const model = typeof like === 'string' && Object.hasOwn(coreKinds, like) ? coreKinds[like] : undefined;
  if (like !== undefined && !model)
    throw headerFault(`'${name}' is like ${JSON.stringify(like)}`, `one of ${Object.keys(coreKinds).join(', ')}`);
  const missing = Object.entries(model?.fields ?? {}).find(([field, type]) => fields[field] !== type);
  if (missing) throw headerFault(`'${name}' is like '${like}' and has no field '${missing[0]}'`, `"${missing[0]}":"${missing[1]}"`);
  return {
    fields: fields as OwnKind['fields'],
    ...(label === undefined ? {} : { label: label as string }),
    ...(says === undefined ? {} : { says: says as string }),
    ...(like === undefined ? {} : { like: like as string }),
  };
}

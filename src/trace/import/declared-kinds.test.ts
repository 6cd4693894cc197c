import { describe, expect, it } from 'vitest';
import { coreKinds } from './core-kinds.ts';
import { FIELD_TYPES, kindsOf, MAX_FIELDS, MAX_KINDS } from './declared-kinds.ts';
import { textOfFault } from './testing/imported.ts';

const place = { cell: 'cell', digit: 'digit' };

describe('kinds of one’s own', () => {
  it('are none where none are declared', () => expect(kindsOf(undefined)).toEqual({}));

  it('have fields, a label, a sentence and a likeness, each where it is given', () => {
    const kinds = {
      swap: { fields: { cell: 'cell', other: 'witness' }, label: 'swap cells', says: 'It swaps {cell} and {other}.' },
      guess: { fields: { ...place, weight: 'delta' }, like: 'place' },
      rest: { fields: {}, says: 'It rests.' },
    };
    expect(kindsOf(kinds)).toEqual(kinds);
    expect(kindsOf({ rest: {} })).toEqual({ rest: { fields: {} } });
  });

  it('can have fields of all types, as many as there is room for', () => {
    const fields = Object.fromEntries(
      Array.from({ length: MAX_FIELDS }, (_, index) => [`f${index}`, FIELD_TYPES[index % FIELD_TYPES.length]!]),
    );
    expect(kindsOf({ all: { fields } })).toEqual({ all: { fields } });
    const many = Object.fromEntries(Array.from({ length: MAX_KINDS }, (_, index) => [`k${index}`, { fields: {} }]));
    expect(Object.keys(kindsOf(many))).toHaveLength(MAX_KINDS);
  });

  it('have names of letters, digits and lines, as long as forty', () => {
    const name = `a${'_9'.repeat(19)}Z`;
    expect(name).toHaveLength(40);
    expect(kindsOf({ [name]: { fields: { [name]: 'count' } } })).toHaveProperty([name, 'fields', name], 'count');
  });

  it('can be like any kind of the core whose fields they have', () => {
    for (const [like, { fields }] of Object.entries(coreKinds))
      expect(kindsOf({ mine: { fields, like } })).toEqual({ mine: { fields, like } });
  });
});

describe('any other declared kind is refused', () => {
  const list = '\'kinds\' is not a list of kinds by name; expected {"swap":{"fields":{"cell":"cell","other":"witness"}}}';
  const fields = 'the kind \'look\' has no list of fields; expected {"fields":{"cell":"cell"}}';
  const word = 'expected a word of letters and digits';
  const look = (kind: object) => ({ look: kind });
  const keys = (count: number, value: unknown) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, value]));
  it.each<[unknown, string]>([
    [[], list],
    [null, list],
    ['look', list],
    [keys(MAX_KINDS + 1, {}), `'kinds' has ${MAX_KINDS + 1} kinds; expected at most ${MAX_KINDS}`],
    [{ 'a look': {} }, `a kind is called 'a look'; ${word}`],
    [{ '9': {} }, `a kind is called '9'; ${word}`],
    [{ ['a'.repeat(41)]: {} }, `a kind is called '${'a'.repeat(41)}'; ${word}`],
    [{ try: {} }, "'kinds' has 'try', which is a kind of every trace; expected another name"],
    [look([]), fields],
    [{ look: 7 }, fields],
    [look({ fields: ['cell'] }), fields],
    [look({ fields: keys(MAX_FIELDS + 1, 'cell') }), `the kind 'look' has ${MAX_FIELDS + 1} fields; expected at most ${MAX_FIELDS}`],
    [look({ fields: { kind: 'cell' } }), `a field of 'look' is called 'kind'; ${word} other than 'kind'`],
    [look({ fields: { 'a b': 'cell' } }), `a field of 'look' is called 'a b'; ${word} other than 'kind'`],
    [look({ fields: { a: 'cells' } }), `the field 'a' of 'look' is of type "cells"; expected one of cell, witness, digit, house,`],
    [look({ fields: { a: 7 } }), "the field 'a' of 'look' is of type 7; expected one of cell"],
    [look({ label: 7 }), "the label of 'look' is 7; expected a text"],
    [look({ says: ['a'] }), 'the sentence of \'look\' is ["a"]; expected a text'],
    [
      look({ says: 'It is {digit} at {cell}.', fields: { cell: 'cell', row: 'house' } }),
      "the sentence of 'look' has {digit}; expected a field of it: cell, row",
    ],
    [look({ like: 'swap' }), `'look' is like "swap"; expected one of ${Object.keys(coreKinds).join(', ')}`],
    [look({ like: 'toString' }), '\'look\' is like "toString"; expected one of '],
    [look({ like: 7 }), "'look' is like 7; expected one of "],
    [look({ like: 'place', fields: { cell: 'cell' } }), "'look' is like 'place' and has no field 'digit'; expected \"digit\":\"digit\""],
    [
      look({ like: 'place', fields: { cell: 'cell', digit: 'count' } }),
      "'look' is like 'place' and has no field 'digit'; expected \"digit\":\"digit\"",
    ],
  ])('%j: %s', (given, message) => expect(textOfFault(() => kindsOf(given))).toContain(`line 1, column 1: ${message}`));
});

import { describe, expect, it } from 'vitest';
import { AddressCodec, choiceField, hiddenField, optionsField, puzzleField, runsField, textField, wholeField } from './address.ts';

const PAGE = 'https://example.org/page/?old=1#old';
const codec = new AddressCodec({
  id: textField('id'),
  puzzle: puzzleField,
  runs: runsField('with'),
  options: optionsField,
  by: choiceField('by', ['steps', 'share'], (text) => [`nothing is called '${text}'`, 'one of steps, share']),
  at: wholeField('at', (text) => [`no time is '${text}'`, 'a whole number from 1 to 9'], { from: 1, to: 9 }),
  text: hiddenField('text', 'the text is damaged'),
});
const otherwise = { id: 'a', puzzle: 'p', runs: [], options: {}, by: 'share' as const, at: 2, text: undefined };
const values = {
  id: 'main & more',
  puzzle: 'wikipedia',
  runs: [
    { algorithm: 'constraint-search', options: { mrv: 'off', digits: 'a:b' } },
    { algorithm: 'dancing-links', options: {} },
  ],
  options: { order: 'rows', bare: '' },
  by: 'steps' as const,
  at: 9,
  text: '1 + 1 = 100 % &\n',
};
const read = (address: string) => codec.read(new URL(address, 'https://example.org/page/'), otherwise);

describe('an address', () => {
  it('is read as it was written', () => {
    expect(read(codec.write(PAGE, values))).toEqual({ values, faults: [] });
    expect(read(codec.write(PAGE, values, 'figure'))).toEqual({ values, faults: [] });
    expect(new URL(codec.write(PAGE, { ...values, text: undefined }, 'figure')).hash).toBe('#figure');
    expect(new URL(codec.write(PAGE, { ...values, text: undefined })).hash).toBe('');
  });

  it('has its fields in their order, so that one state has one address', () => {
    expect(codec.write('https://example.org/', values)).toBe(
      'https://example.org/?id=main+%26+more&puzzle=wikipedia&with=constraint-search%2Cmrv%3Aoff%2Cdigits%3Aa%3Ab&with=dancing-links' +
        '&order=rows&bare=&by=steps&at=9#text=1+%2B+1+%3D+100+%25+%26%0A',
    );
  });

  it('keeps what is long from the server, and reads it in the query, too', () => {
    const puzzle = '.1 +&=%#\n'.repeat(2000);
    const url = new URL(codec.write(PAGE, { ...values, puzzle }, 'figure'));
    expect(url.search.length).toBeLessThan(200);
    expect(read(url.href)!.values.puzzle).toBe(puzzle);
    expect(read(`?puzzle=${encodeURIComponent(puzzle)}#puzzle=other`)!.values.puzzle).toBe(puzzle);
  });

  it('is none without a field; a fragment has only what may be there', () => {
    expect(read('#main&at=3')).toBeUndefined();
    expect(read('#text')).toBeUndefined();
    expect([codec.inFragment('#main&text=x'), codec.inFragment('#main'), codec.inFragment('#at=3')]).toEqual([true, false, false]);
  });

  it('has a sentence for each part that makes no sense, and is used without it', () => {
    const faults = [
      ['by=constructor', "nothing is called 'constructor'; expected one of steps, share"],
      ['at=10', "no time is '10'; expected a whole number from 1 to 9"],
      ['at=1.5', "no time is '1.5'; expected a whole number from 1 to 9"],
      ['#text=%E0%A4%A', 'the text is damaged'],
    ] as const;
    for (const [part, fault] of faults)
      expect(read(part.startsWith('#') ? part : `?${part}`)).toEqual({ values: otherwise, faults: [fault] });
  });

  it('that is damaged where anything goes is kept as it is', () => {
    expect(read('#puzzle=%E0%A4%A')!.values.puzzle).toBe('%E0%A4%A');
  });
});

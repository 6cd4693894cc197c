import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { markdownElements } from './drawn-markdown.ts';

const page = parseHTML('<!doctype html><html><body></body></html>').document as unknown as Document;
const markup = (text: string) => {
  const place = page.createElement('div');
  place.append(markdownElements(text, page));
  return place.innerHTML;
};

describe('a Markdown text', () => {
  it('has paragraphs, lists, emphasis, code and links', () => {
    expect(markup('A *b* **c** `d`\n\n- one\n- two\n\n3. x\n')).toBe(
      '<p>A <em>b</em> <strong>c</strong> <code>d</code></p><ul><li>one</li><li>two</li></ul><ol start="3"><li>x</li></ol>',
    );
    expect(markup('[a](/lab/) [b](https://x.example)')).toBe('<p><a href="/lab/">a</a> <a href="https://x.example">b</a></p>');
  });

  it('gives no HTML, no picture and no script', () => {
    expect(markup('<img src=x onerror=alert(1)>')).toBe('&lt;img src=x onerror=alert(1)&gt;');
    expect(markup('![a](http://x.example/a.png)')).toBe('<p>a</p>');
    expect(markup('[a](javascript:alert(1)) [b](data:text/html,x) [c](JaVaScRiPt:x)')).toBe(
      '<p><span>a</span> <span>b</span> <span>c</span></p>',
    );
  });

  it('is drawn whatever it is, with elements that do nothing', () => {
    const piece = fc.constantFrom(
      '<script>',
      '[',
      '](javascript:x)',
      '](',
      'a',
      '\n',
      '\n\n',
      '- ',
      '> ',
      '`',
      '*',
      '#',
      '&#x6a;',
      '<a href=x>',
      '!',
      ')',
      '\\',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
        (text) => !/<script|javascript:[^<]*"|onerror=[^&]*>/i.test(markup(text)),
      ),
      samples(200),
    );
    expect(() => markup('> '.repeat(5000))).not.toThrow();
  });
});

import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { markdownIn } from './markdown.ts';

function drawn(text: string, base?: string): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  document.body.append(markdownIn(document, text, base));
  return document.body.innerHTML;
}

describe('Markdown', () => {
  it('becomes paragraphs, lists and emphasis', () => {
    expect(drawn('The *energy* is **0**.\n\n- a `b`\n- c\n\n1. d')).toBe(
      '<p>The <em>energy</em> is <strong>0</strong>.</p><ul><li>a <code>b</code></li><li>c</li></ul><ol><li>d</li></ol>',
    );
  });

  it('leaves HTML as text', () => {
    expect(drawn('a <img src=x onerror="alert(1)"> b')).toBe('<p>a &lt;img src=x onerror="alert(1)"&gt; b</p>');
    expect(drawn('<script>alert(1)</script>')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('links only to what cannot run', () => {
    expect(drawn('[a](https://example.org/) [b](/lab/) [c](javascript:alert(1)) [d](data:text/html,x)', '/site/')).toBe(
      '<p><a href="https://example.org/">a</a> <a href="/site/lab/">b</a> c d</p>',
    );
  });
});

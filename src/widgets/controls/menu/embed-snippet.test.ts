import { describe, expect, it } from 'vitest';
import { embedLink, embedSnippet } from './embed-snippet.ts';

const base = 'https://host.example/site/';
const figure = { algorithm: 'dancing-links', chapter: 'dancing-links', title: 'Dancing links, on "A & B"', base };

describe('the markup that embeds a figure', () => {
  it('calls a run of a chapter by its full name, and keeps the rest of its link', () => {
    const link = `${base}chapters/dancing-links/?run=main&algorithm=dancing-links&puzzle=knuth-6x7&step=9#main`;
    expect(embedLink({ ...figure, link })).toBe(
      `${base}embed/dancing-links/?run=dancing-links.main&algorithm=dancing-links&puzzle=knuth-6x7&step=9`,
    );
  });

  it('keeps a puzzle that is in the fragment', () => {
    expect(embedLink({ ...figure, link: `${base}chapters/dancing-links/?run=main&step=9#main&puzzle=12` })).toBe(
      `${base}embed/dancing-links/?run=dancing-links.main&step=9#puzzle=12`,
    );
  });

  it('leaves the link of a figure that is alone as it is', () => {
    const link = `${base}embed/dancing-links/?run=main&step=9#main`;
    expect(embedLink({ ...figure, chapter: undefined, link })).toBe(link);
  });

  it('says nothing that a page would read as markup of its own', () => {
    const snippet = embedSnippet({ ...figure, link: `${base}chapters/dancing-links/?run=main&puzzle=%22%3E%3Cb%3E#main` });
    expect(snippet).toContain('>Dancing links, on &quot;A &amp; B&quot;</a>');
    expect(snippet).toContain('?run=dancing-links.main&amp;puzzle=');
    expect(snippet).not.toContain('<b>');
  });
});

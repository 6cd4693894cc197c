import { expect, it } from 'vitest';
import { listOf, sectionsOf } from '../../scripts/search-index.mjs';

const page = `<!doctype html><html><body><header>Everywhere</header><main>
<h1>Title</h1><p>Above all <button class="term">term</button> <button>Play</button><span class="term-note">a note</span> headings.</p>
<h2 id="one">One</h2><p>First <b>bold</b>ly.</p><script>no()</script><sudo-stepper>Play</sudo-stepper>
<article id="card" data-section="X-wing"><h3>X-wing</h3><p>Rows.</p></article><p>Under the card.</p>
<h3 id="two">Two <code class="id">two</code></h3><p>Second.</p>
<h2 id="empty">Empty</h2></main></body></html>`;

it('cuts a page into its sections, without what is no text', () => {
  expect(sectionsOf(page, '/p/')).toEqual([
    { url: '/p/', page: 'Title', title: 'Title', text: 'Above all term headings.' },
    { url: '/p/#one', page: 'Title', title: 'One', text: 'First boldly. Under the card.' },
    { url: '/p/#card', page: 'Title', title: 'X-wing', text: 'Rows.' },
    // The id is in the text, so that it is found, and not in the title, which has the name.
    { url: '/p/#two', page: 'Title', title: 'Two', text: 'two Second.' },
  ]);
  expect(sectionsOf('<!doctype html><html><body><p>nothing</p></body></html>', '/')).toEqual([]);
});

it('keeps other names and the words of tables apart from the text', () => {
  const terms = `<!doctype html><html><head><meta name="description" content="All terms."><meta name="keywords" content="words, definitions"></head><body><main>
<h1>Glossary</h1><p>Terms.</p><dl><div id="mrv" data-section="Minimum remaining values" data-also="MRV, fewest first"><dt>Minimum remaining values<span>MRV, fewest first</span></dt><dd>Choosing next.</dd></div></dl>
<h2 id="grids">Grids</h2><p>Three of them.</p><table><tr><th>grid</th><th>calls</th></tr><tr><td>grid 3, 25 givens</td><td>4,642,291</td></tr></table><select><option>AI Escargot</option></select></main></body></html>`;
  expect(sectionsOf(terms, '/g/')).toEqual([
    { url: '/g/', page: 'Glossary', title: 'Glossary', text: 'Terms.', also: 'words, definitions' },
    { url: '/g/#mrv', page: 'Glossary', title: 'Minimum remaining values', text: 'Choosing next.', also: 'MRV, fewest first' },
    { url: '/g/#grids', page: 'Glossary', title: 'Grids', text: 'Three of them.', table: 'grid calls grid 3, 25 givens' },
  ]);
  expect(listOf(terms, '/g/')).toEqual([
    { url: '/g/', page: 'Glossary', title: 'Glossary', text: 'All terms.', also: 'words, definitions' },
  ]);
});

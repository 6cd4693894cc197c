import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import katex from 'katex';
import { engineTextPlugin } from './scripts/engine-text.mjs';
import { headHashes } from './scripts/head-scripts.mjs';
import { offline } from './scripts/offline.mjs';
import { pageStyles } from './scripts/page-styles.mjs';
import { scenes } from './scripts/scenes.mjs';
import { scriptFiles } from './scripts/script-files.mjs';
import { searchIndex } from './scripts/search-index.mjs';
import { storyboards } from './scripts/storyboards.mjs';
import { unbrokenFigures } from './scripts/unbroken-figures.mjs';

const base = process.env.BASE ?? '/';
const folder = base.replace(/\/?$/, '/');

/** TeX between dollar signs, set at build time; bad TeX fails the build. */
const render = (tex, displayMode) => katex.renderToString(tex, { displayMode, output: 'mathml', strict: 'error', throwOnError: true });
const mathToKatex = {
  name: 'math-to-katex',
  inlineMath(node, context) {
    context.replaceNode(node, { raw: render(node.value, false), mdxExpressions: false });
  },
  math(node, context) {
    context.replaceNode(node, { raw: render(node.value, true), mdxExpressions: false });
  },
};

/** Root-relative links in chapters work under any base path. */
const baseLinks = {
  name: 'base-links',
  element: {
    filter: ['a'],
    visit(node, context) {
      const href = node.properties?.href;
      if (typeof href === 'string' && href.startsWith('/') && !href.startsWith('//'))
        context.setProperty(node, 'href', base.replace(/\/$/, '') + href);
    },
  },
};

/** Whichever sheet a page loads first, says the order of the layers. */
const layerOrder = {
  name: 'layer-order',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.css$/ },
    handler: (sheet) => `@layer tokens, base, layout, prose, widgets.views, widgets.controls;\n${sheet}`,
  },
};

/**
 * A script that is imported later has dozens of files, and to ask for all of them at once stops a slow page. The module itself is asked for
 * first; the rest follow a few milliseconds' worth at a time.
 */
const appendInTurn = (link, waiting) => {
  const append = () => {
    const until = performance.now() + 3;
    while (waiting.length > 0 && performance.now() < until) document.head.append(waiting.shift());
    if (waiting.length > 0) setTimeout(append);
  };
  if (waiting.push(link) === 1) setTimeout(append);
};
const preloadsInTurn = {
  name: 'preloads-in-turn',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: (code) => {
      const appends = 'document.head.appendChild(link);';
      if (!code.includes(appends)) throw new Error('the preload helper appends its links in another way now');
      const inTurn = `if (isCss) document.head.append(link); else (${appendInTurn})(link, waitingPreloads);`;
      return `const waitingPreloads = [];\n${code.replace(appends, inTurn)}`;
    },
  },
};

export default defineConfig({
  site: process.env.SITE ?? 'https://sudoscope.example',
  base,
  output: 'static',
  trailingSlash: 'always',
  // The list of files for use without a network is made last.
  integrations: [mdx(), storyboards(folder), searchIndex(folder), pageStyles(folder), offline(folder)],
  markdown: {
    processor: satteri({ features: { math: true }, mdastPlugins: [mathToKatex, scenes], hastPlugins: [baseLinks, unbrokenFigures] }),
    shikiConfig: { themes: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' }, defaultColor: false },
  },
  // A style sheet small enough to be inlined would get a hash that its own policy refuses.
  build: { inlineStylesheets: 'never' },
  vite: {
    build: { assetsInlineLimit: 0 },
    environments: { client: { build: { rolldownOptions: { output: scriptFiles } } } },
    worker: { format: 'es' },
    plugins: [engineTextPlugin, layerOrder, preloadsInTurn],
  },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "frame-src 'self'",
        "base-uri 'self'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        // See scripts/head-scripts.mjs and src/widgets/ui/own-markup.ts.
        'trusted-types default own-markup',
      ],
      scriptDirective: { hashes: headHashes },
      styleDirective: {
        resources: [
          { resource: "'self'", kind: 'element' },
          { resource: "'unsafe-inline'", kind: 'attribute' },
        ],
      },
    },
  },
});

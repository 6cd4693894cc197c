import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What browsers evaluate, or take as markup; `set:html` is written when the site is built. */
const SINKS =
  /\beval\(|\bnew Function\b|\binnerHTML\s*=[^=]|\bouterHTML\s*=[^=]|insertAdjacentHTML|createContextualFragment|document\.write|parseFromString|srcdoc\s*=|setHTMLUnsafe|importScripts\(|javascript:|\.html\(|setTimeout\(\s*['"`]|createObjectURL|\bimport\((?!\s*['"`)])/g;
/** What begins with an address: scripts of the site alone. */
const WORKERS = /new (?:Shared)?Worker\((?!new URL\('\.{1,2}\/[\w./-]+\.worker\.ts', import\.meta\.url\))/g;
const HEARS = /addEventListener\(\s*'message'|\bonmessage\s*=/g;

/** The places that need one, with what they use. */
const SINKS_THERE: Readonly<Record<string, readonly string[]>> = {
  // A file for the reader, which no page opens.
  'src/widgets/ui/export.ts': ['createObjectURL'],
  // A part of this very page, and a file of the site.
  'src/widgets/apps/stepper/print-storyboard.ts': ['parseFromString', 'parseFromString'],
  // A reader's program, in a frame of opaque origin and its worker: here and nowhere else.
  'src/widgets/apps/workshop/sandbox/sandbox.ts': ['srcdoc ='],
  'src/widgets/apps/workshop/sandbox/frame.js': ['createObjectURL', 'new Worker('],
  'src/widgets/apps/workshop/sandbox/worker.js': ['import(', 'import('],
};

/** Where messages come from that are heard there. */
const HEARERS: Readonly<Record<string, RegExp>> = {
  // Windows: the expected one, at the expected origin.
  'src/widgets/apps/sets/host.ts': /source !== parent \|\| origin !== /,
  'src/narration/question-set/scorm/adapter.ts': /source !== frame\S* \|\| from !== origin/,
  'public/sudoscope-figure.js': /source !== this\.#frame\.contentWindow \|\| origin !== this\.#origin/,
  'src/widgets/apps/workshop/sandbox/frame.js': /source !== parent \|\| origin !== site/,
  // They are kept as they come; `HostPage` checks each.
  'src/widgets/controls/page/early-messages.ts': /export function hearMessages\(/,
  'src/widgets/apps/lecture/figure-frame.ts': /source !== this\.#frame\.contentWindow \|\| origin !== location\.origin/,
  'src/widgets/apps/play/ahead/ahead-figure.ts': /origin !== location\.origin \|\| source !== this\.#frame\?\.contentWindow/,
  // Windows of this origin: a channel has no others.
  'src/widgets/apps/lecture/lecture-channel.ts': /new BroadcastChannel\(/,
  // A port or a worker that it made itself.
  'src/widgets/apps/workshop/sandbox/sandbox.ts': /new MessageChannel\(\)/,
  'src/widgets/ui/stored-offline.ts': /new MessageChannel\(\)/,
  // In a worker, from what made it.
  'src/widgets/apps/workshop/sandbox/worker.js': /self\.addEventListener\('message'/,
  // From pages of its own origin: a service worker has no others.
  'scripts/service-worker.js': /self\.addEventListener\('message'/,
};

const files = globSync(['src/**/*.{ts,js,mjs,astro}', 'public/**/*.js', 'scripts/service-worker.js', 'scripts/head-scripts.mjs'])
  .map((file) => file.replaceAll('\\', '/'))
  // The command line and what is made when the site is built run in no browser.
  .filter((file) => !/\.(test|spec)\.ts$|\/testing\/|^src\/cli\/|^src\/authoring\//.test(file))
  .sort();

const textOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=\s)\/\/.*$/gm, '');
const found = (pattern: RegExp) =>
  Object.fromEntries(
    files.flatMap((file) =>
      textOf(file).match(pattern)
        ? [
            [
              file,
              textOf(file)
                .match(pattern)!
                .map((each) => each),
            ],
          ]
        : [],
    ),
  );

describe('text from outside', () => {
  it('is evaluated nowhere but in the sandbox', () => {
    expect(files.length).toBeGreaterThan(300);
    const all: Record<string, string[]> = found(SINKS);
    for (const [file, places] of Object.entries(found(WORKERS))) all[file] = [...(all[file] ?? []), ...places];
    expect(all).toEqual(SINKS_THERE);
  });

  it('is heard only from where it is expected', () => {
    expect(textOf('src/widgets/controls/page/host-page.ts')).toMatch(/hearMessages\([\s\S]*source !== parent \|\| !isMessage/);
    const hearers = Object.keys(found(HEARS));
    expect(hearers).toEqual(Object.keys(HEARERS).sort());
    for (const file of hearers) expect(textOf(file), file).toMatch(HEARERS[file]!);
  });
});

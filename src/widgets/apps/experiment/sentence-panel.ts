import * as words from '#words/experiment.ts';
import type { ResultsHeader } from '../../../experiment/rows.ts';
import { element } from '../../ui/element.ts';
import { download, svgText } from '../../ui/export.ts';
import type { Evidence, Findings } from './evidence.ts';
import { commandText, methodsText, puzzlesText, resultsText } from './exports.ts';
import { sayFindings } from './sentences.ts';

interface Taken {
  readonly evidence: Evidence;
  readonly header: ResultsHeader;
  /** The rows as they go into files: groups are as they were. */
  readonly rows: Evidence['rows'];
}

/** What may be said, and what can be taken along. */
export class SentencePanel {
  readonly #root: HTMLElement;
  readonly #say: (text: string) => void;
  #taken: Taken | undefined;

  /** `figures` are the drawings on the page. */
  constructor(
    root: HTMLElement,
    say: (text: string) => void,
    attempt: (action: () => Promise<void>) => void,
    figures: () => readonly SVGSVGElement[],
  ) {
    this.#root = root;
    this.#say = say;
    const on = (name: string, action: () => Promise<void>) => this.#part(name).addEventListener('click', () => attempt(action));
    const save = (text: string, name: string, type: string) => download(new Blob([text], { type }), name);
    on('save-rows', async () =>
      save(await resultsText(this.#taken!.header, this.#taken!.rows, 'ndjson'), 'rows.ndjson', 'application/x-ndjson'),
    );
    on('save-csv', async () =>
      save(await resultsText(this.#taken!.header, this.#taken!.rows, 'csv'), 'rows.csv', 'text/csv;charset=utf-8'),
    );
    on('save-puzzles', async () =>
      save(puzzlesText(this.#taken!.rows, this.#taken!.evidence.texts), 'puzzles.txt', 'text/plain;charset=utf-8'),
    );
    on('save-figure', async () => {
      for (const [index, svg] of figures().entries()) save(await svgText(svg), `figure-${index + 1}.svg`, 'image/svg+xml');
    });
    on('copy-methods', () => this.#copy('methods'));
    on('copy-command', () => this.#copy('command'));
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.#root.querySelector<T>(`[data-part="${name}"]`)!;
  }

  show(taken: Taken, findings: Findings): void {
    this.#taken = taken;
    const { evidence, header } = taken;
    const { finding, doubts, guesses, notes } = sayFindings(evidence, findings);
    this.#part('finding').replaceChildren(...finding.map((text) => marked(text)));
    this.#part('doubts').replaceChildren(...doubts.map((text) => element('li', '', text)));
    this.#part('guessed').replaceChildren(...guesses.map((text) => element('p', '', text)));
    this.#part('notes').replaceChildren(...notes.map((text) => element('p', '', text)));
    this.#part('methods').textContent = methodsText(evidence, header);
    this.#part('command').textContent = commandText(header, taken.rows);
    this.#part('save-puzzles').hidden = evidence.texts.size === 0;
  }

  async #copy(part: string): Promise<void> {
    await navigator.clipboard.writeText(this.#part(part).textContent!);
    this.#say(words.takeAway.copied);
  }
}

/** A sentence, with the word that says that nothing is decided marked. */
function marked(text: string): HTMLElement {
  const paragraph = element('p');
  const [before, ...after] = text.split(` ${words.sentence.undecided}`);
  paragraph.append(before!);
  if (after.length > 0) paragraph.append(' ', element('mark', '', words.sentence.undecided), after.join(` ${words.sentence.undecided}`));
  return paragraph;
}

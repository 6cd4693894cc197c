import { worksheet as words } from '#words/worksheet.ts';
import { describeError, InputError } from '../../../engine/errors.ts';
import { holdsLesson, readLessonLink } from '../../../narration/lesson/lesson-link.ts';
import { readLesson } from '../../../narration/lesson/read-lesson.ts';
import { holdsSet, readSet } from '../../../narration/question-set/set-link.ts';
import { givenFigures } from '../../runs/given-figures.ts';
import { keptLesson } from '../../runs/kept-lesson.ts';
import { siteLesson } from '../../runs/site-lessons.ts';
import { download } from '../../ui/export.ts';
import { asSentence } from '../../ui/fault-sentence.ts';
import { LessonSheets } from './lesson-sheets.ts';
import type { Printed, SheetSource } from './printed.ts';
import { SetSheets } from './set-sheets.ts';
import { SettingsForm } from './settings.ts';

/** A page that prints worksheets, or their key. What it is printed from is in its address. */
class SudoWorksheet extends HTMLElement {
  #form!: SettingsForm;
  #source: SheetSource | undefined;
  #printed: Printed | undefined;
  /** Count what was opened and what was asked for, so that only the last is shown. */
  #opened = 0;
  #asked = 0;

  connectedCallback(): void {
    this.#form = new SettingsForm(this.querySelector('form')!, () => this.#make());
    addEventListener('hashchange', () => this.#open());
    this.#part('print').addEventListener('click', () => print());
    this.#part('save').addEventListener('click', () => this.#save());
    const fit = new ResizeObserver(() => this.#fit());
    fit.observe(this.querySelector('.worksheet-preview')!);
    this.#open();
  }

  get #shows(): 'sheet' | 'key' {
    return this.dataset.shows === 'key' ? 'key' : 'sheet';
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.querySelector<T>(`[data-part="${name}"]`)!;
  }

  /** Reads what the address has. */
  async #open(): Promise<void> {
    const opened = ++this.#opened;
    const other = this.#part<HTMLAnchorElement>('other');
    other.href = `${other.dataset.href}${location.search}${location.hash}`;
    let source: SheetSource | undefined;
    try {
      source = await this.#sourceOf();
    } catch (error) {
      if (opened !== this.#opened) return;
      this.#source = undefined;
      this.#fail(error);
      return;
    }
    if (opened !== this.#opened) return;
    this.#source = source;
    this.querySelector<HTMLElement>('form')!.hidden = this.#source === undefined;
    if (!this.#source) {
      this.#fail(new InputError(words.nothing.about));
      return;
    }
    this.#form.offer(this.#source.titles);
    this.#make();
  }

  /** A set or a lesson in the address, one of the site's lessons, or the one that is being written in this browser. */
  async #sourceOf(): Promise<SheetSource | undefined> {
    const { hash, search, origin } = location;
    const base = this.dataset.base!;
    if (holdsSet(hash)) return new SetSheets(readSet(hash), `${origin}${base}set/${hash}`);
    const text = holdsLesson(hash) ? readLessonLink(hash) : await this.#textOf(new URLSearchParams(search).get('of'));
    return text === undefined ? undefined : new LessonSheets(readLesson(text).lesson, givenFigures(), base);
  }

  async #textOf(name: string | null): Promise<string | undefined> {
    if (name === null) return keptLesson()?.text;
    const text = await siteLesson(name);
    if (text === undefined) throw new InputError(words.noLesson(name));
    return text;
  }

  async #make(): Promise<void> {
    const asked = ++this.#asked;
    const { settings } = this.#form;
    this.#setPage(settings.paper, settings.large);
    this.#part('said').textContent = words.making;
    try {
      const printed = await this.#source!.print(settings, this.#shows);
      if (asked !== this.#asked) return;
      this.#printed = printed;
      printed.draw(this.#part('paper'));
      this.#show(printed);
    } catch (error) {
      if (asked === this.#asked) this.#fail(error);
    }
    this.dataset.ready = '';
  }

  #show({ sheets, versions, wanted, text }: Printed): void {
    const said = this.#shows === 'key' ? words.keyReady(versions) : words.ready(sheets, versions);
    this.#part('said').textContent = wanted > versions ? `${said} ${words.fewer(versions, wanted)}` : said;
    const details = this.querySelector<HTMLElement>('.worksheet-text')!;
    details.hidden = false;
    details.querySelector('pre')!.textContent = text;
    this.#fit();
  }

  #fail(error: unknown): void {
    this.#printed = undefined;
    this.#part('paper').replaceChildren();
    this.querySelector<HTMLElement>('.worksheet-text')!.hidden = true;
    this.#part('said').textContent = words.fault(asSentence(describeError(error)));
    this.dataset.ready = '';
  }

  #setPage(paper: 'a4' | 'letter', large: boolean): void {
    const place = this.#part('paper');
    place.dataset.paper = paper;
    place.toggleAttribute('data-large', large);
  }

  /** Pages that are wider than the screen are shown smaller. */
  #fit(): void {
    const place = this.#part('paper');
    const page = place.querySelector<HTMLElement>('.paper-page');
    if (!page) return;
    place.style.zoom = '1';
    const room = this.querySelector<HTMLElement>('.worksheet-preview')!.clientWidth;
    place.style.zoom = String(Math.min(1, room / page.offsetWidth));
  }

  #save(): void {
    if (!this.#printed) return;
    const { text, title } = this.#printed;
    download(new Blob([text], { type: 'text/plain;charset=utf-8' }), words.file(title, this.#shows === 'key'));
  }
}

/** Makes the page live. */
export function defineWorksheet(): void {
  if (!customElements.get('sudo-worksheet')) customElements.define('sudo-worksheet', SudoWorksheet);
}

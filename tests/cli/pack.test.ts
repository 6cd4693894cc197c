import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { parseHTML } from 'linkedom';
import { afterAll, describe, expect, it } from 'vitest';
import { forStudents } from '../../src/narration/lesson/for-students.ts';
import { readLessonLink, writeLesson } from '../../src/narration/lesson/lesson-link.ts';
import { readLesson } from '../../src/narration/lesson/read-lesson.ts';
import { askedIn, hashOfAsked } from '../../src/narration/question-set/lesson-questions.ts';
import { scormPackage } from '../../src/narration/question-set/scorm/package.ts';
import { readSet } from '../../src/narration/question-set/set-link.ts';
import { scormRuntime } from '../scorm-runtime.ts';
import { sudoscope, sudoscopeProcess } from './sudoscope.ts';

const folder = mkdtempSync(join(tmpdir(), 'sudoscope-pack-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fragment = 'set=1&a=backtracking&p=name.easy.9.1&q=next2.many1&n=2&t=Dead+ends+%26+%3Cmore%3E';
const link = `https://school.example/sudoku/set/#${fragment}`;

const filesOf = (file: string) =>
  Object.fromEntries(Object.entries(unzipSync(readFileSync(file))).map(([name, bytes]) => [name, strFromU8(bytes)]));

describe('sudoscope pack', () => {
  const file = join(folder, 'set.zip');

  it('writes a package that a platform can read, the same each time', async () => {
    expect(await sudoscope(['pack', link, '-o', file])).toEqual({
      status: 0,
      stdout: '',
      stderr: `${file}: Dead ends & <more>, from school.example\n`,
    });
    const files = filesOf(file);
    expect(Object.keys(files).sort()).toEqual(['adapter.js', 'imsmanifest.xml', 'index.html']);
    const { document: manifest } = parseHTML(files['imsmanifest.xml']!);
    expect(manifest.querySelector('schemaversion')!.textContent).toBe('1.2');
    expect([...manifest.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual(Array(2).fill('Dead ends & <more>'));
    const [resource, item] = [manifest.querySelector('resource')!, manifest.querySelector('item')!];
    expect(resource.getAttribute('adlcp:scormtype')).toBe('sco');
    expect(item.getAttribute('identifierref')).toBe(resource.getAttribute('identifier'));
    expect([...resource.querySelectorAll('file')].map((each) => each.getAttribute('href'))).toEqual(['index.html', 'adapter.js']);
    const { document } = parseHTML(files['index.html']!);
    expect(document.querySelector('iframe')!.getAttribute('src')).toBe(link);
    // The listener must be there before the set sends its first message.
    expect(files['index.html']!.indexOf('<script')).toBeLessThan(files['index.html']!.indexOf('<iframe'));
    const before = readFileSync(file);
    // As a process of its own: there the adapter's types are stripped by Node.
    expect(sudoscopeProcess(['pack', fragment, '--site', 'https://school.example/sudoku/set/', '-o', file]).status).toBe(0);
    expect(filesOf(file)['imsmanifest.xml']).toBe(files['imsmanifest.xml']);
    expect(readFileSync(file).length).toBeGreaterThan(before.length / 2);
  });

  it('leaves out of the title what XML does not allow', async () => {
    const out = join(folder, 'controls.zip');
    await sudoscope(['pack', link.replace(/&t=.*/, '&t=a%01%1Bb%EF%BF%BF'), '-o', out]);
    expect(filesOf(out)['imsmanifest.xml']).toContain('<title>ab</title>');
    const set = { ...readSet(fragment), title: 'a\u0001\u001b\ud800b' };
    const files = unzipSync(scormPackage({ title: set.title, hash: 1, link: new URL(link) }));
    expect(strFromU8(files['imsmanifest.xml']!)).toContain('<title>ab</title>');
  });

  it('says from which score a set is passed', async () => {
    const out = join(folder, 'mastery.zip');
    await sudoscope(['pack', link, '-o', out, '--mastery', '80']);
    const { document: manifest } = parseHTML(filesOf(out)['imsmanifest.xml']!);
    const item = manifest.querySelector('item')!;
    // The schema has it after the title, as a child of the item.
    expect([...item.children].map(({ tagName, textContent }) => [tagName.toLowerCase(), textContent])).toEqual([
      ['title', 'Dead ends & <more>'],
      ['adlcp:masteryscore', '80'],
    ]);
    expect(filesOf(file)['imsmanifest.xml']).not.toContain('masteryscore');
  });

  it('packs the questions of a lesson, and nothing else of it', async () => {
    const out = join(folder, 'lesson.zip');
    const site = 'https://school.example/sudoku/set/';
    const text = readFileSync('content/lessons/dancing-links.md', 'utf8');
    expect((await sudoscope(['pack', 'content/lessons/dancing-links.md', '--site', site, '-o', out])).status).toBe(0);
    const shown = parseHTML(filesOf(out)['index.html']!).document.querySelector('iframe')!.getAttribute('src')!;
    expect(shown).toMatch(/^https:\/\/school\.example\/sudoku\/set\/#lesson=/);
    const [packed, whole] = [readLesson(readLessonLink(new URL(shown).hash)), readLesson(text)];
    expect(packed.faults.filter(({ mild }) => !mild)).toEqual([]);
    expect(hashOfAsked(askedIn(packed.lesson))).toBe(hashOfAsked(askedIn(whole.lesson)));
    expect(askedIn(packed.lesson).length).toBeGreaterThan(3);
    expect([...new Set(packed.lesson.parts.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)))].sort()).toEqual(['ask', 'vote']);
    // The link of its own page leads to the same package.
    const lessonLink = `https://school.example/sudoku/lesson/#${writeLesson(text)}`;
    expect((await sudoscope(['pack', lessonLink, '-o', join(folder, 'link.zip')])).status).toBe(0);
    expect(filesOf(join(folder, 'link.zip'))['index.html']).toBe(filesOf(out)['index.html']);
    const students = `https://school.example/sudoku/lesson/#${writeLesson(forStudents(text))}`;
    expect((await sudoscope(['pack', students, '-o', out])).stderr).toContain('copy for students');
    for (const [lines, fault] of [
      ['---\ntitle: Empty\n---\n', 'has no questions'],
      ['::: vote\nno link\n:::\n', 'line 2 of the lesson'],
    ] as const) {
      writeFileSync(join(folder, 'bad.md'), lines);
      expect((await sudoscope(['pack', join(folder, 'bad.md'), '--site', site, '-o', out])).stderr).toContain(fault);
    }
  });

  it.each([
    [['pack'], 'no LINK is given'],
    [['pack', fragment], 'expected a whole address'],
    [['pack', 'content/lessons/dancing-links.md'], 'expected a whole address'],
    [['pack', join(folder, 'none.md')], 'none.md'],
    [['pack', 'https://school.example/set/'], 'this is no link of a set of questions'],
    [['pack', link.replace('next2', 'most2')], "'most2' stands where the link tells the questions"],
    [['pack', link, 'more'], 'one word too many'],
    [['pack', link, '--mastery', '101'], 'expected a whole number from 0 to 100'],
    [['pack', fragment, '--site', 'school'], 'isn’t an address'],
    [['pack', link, '-o', join(folder, 'none', 'set.zip')], 'there is no such folder'],
  ])('refuses %s', async (args, fault) => {
    const { status, stderr } = await sudoscope(args);
    expect(status).toBe(2);
    expect(stderr).toContain(fault);
  });
});

/** The page of a package inside a platform: what its adapter hears and tells. */
async function openPage(kept: Readonly<Record<string, string>> | undefined, ...options: string[]) {
  const file = join(folder, 'run.zip');
  await sudoscope(['pack', link, '-o', file, ...options]);
  const listeners: Record<string, (event: object) => void> = {};
  const sent: object[] = [];
  const frame = { contentWindow: { postMessage: (message: object, origin: string) => sent.push({ ...message, origin }) } };
  const sentence = { hidden: false };
  const API = kept && scormRuntime(kept);
  const platform = { API, parent: undefined as unknown };
  platform.parent = platform;
  const page = {
    parent: { parent: platform },
    opener: null,
    document: { querySelector: (name: string) => (name === 'iframe' ? frame : sentence) },
    addEventListener: (type: string, listener: (event: object) => void) => Object.assign(listeners, { [type]: listener }),
  };
  new Function('window', filesOf(file)['adapter.js']!)(page);
  const hear = (data: object, source: object = frame.contentWindow, origin = 'https://school.example') =>
    listeners.message!({ source, origin, data: { type: 'sudoscope-set', ...data } });
  return { API, sent, sentence, hear, leave: () => listeners.pagehide!({}) };
}

describe('the adapter of a package', () => {
  it('sends the learner to the set, and the results to the platform', async () => {
    const { API, sent, sentence, hear, leave } = await openPage({ 'cmi.core.student_name': 'Lovelace, Ada', 'cmi.suspend_data': 'SUDO-1' });
    expect(API!.values['cmi.core.lesson_status']).toBe('incomplete');
    hear({ event: 'ready' });
    expect(sent).toEqual([
      { type: 'sudoscope-set', command: 'resume', name: 'Ada Lovelace', code: 'SUDO-1', origin: 'https://school.example' },
    ]);
    expect(sentence.hidden).toBe(true);
    hear({ event: 'answered', questions: 3, over: 2, right: 1, code: 'SUDO-2' });
    expect(API!.values).toMatchObject({ 'cmi.core.score.raw': '33', 'cmi.core.lesson_status': 'incomplete', 'cmi.suspend_data': 'SUDO-2' });
    expect(API!.commits).toBe(1);
    // Another window may say what it likes.
    hear({ event: 'done', questions: 3, over: 3, right: 3, code: 'SUDO-X' }, {});
    // So may another page, where the set was in its frame.
    hear({ event: 'done', questions: 3, over: 3, right: 3, code: 'SUDO-X' }, undefined, 'https://stranger.example');
    for (const rubbish of [{ questions: 3, over: 3, right: 3 }, { questions: 3, over: 3, right: '3', code: 'SUDO-X' }, { code: 'SUDO-X' }])
      hear({ event: 'done', ...rubbish });
    expect(API!.values).toMatchObject({ 'cmi.core.score.raw': '33', 'cmi.suspend_data': 'SUDO-2' });
    hear({ event: 'done', questions: 3, over: 3, right: 2, code: 'SUDO-3' });
    expect(API!.values).toMatchObject({ 'cmi.core.score.raw': '67', 'cmi.core.lesson_status': 'completed' });
    leave();
    leave();
    expect(API!.values).toMatchObject({ 'cmi.core.exit': 'suspend', 'cmi.core.session_time': '0000:00:00' });
    expect(API!.faults).toEqual([]);
  });

  it('says that unfinished work goes on later, and keeps still where there is no platform', async () => {
    const { API, hear, leave } = await openPage({ 'cmi.core.student_name': 'Ada' });
    hear({ event: 'begun', questions: 3, over: 0, right: 0, code: 'SUDO-1' });
    leave();
    expect(API!.values).toMatchObject({ 'cmi.core.exit': 'suspend', 'cmi.core.lesson_status': 'incomplete' });
    expect(API!.faults).toEqual([]);
    const alone = await openPage(undefined);
    alone.hear({ event: 'ready' });
    alone.hear({ event: 'begun', questions: 3, over: 0, right: 0, code: 'SUDO-1' });
    alone.leave();
    expect(alone.sent).toEqual([{ type: 'sudoscope-set', command: 'resume', name: '', code: '', origin: 'https://school.example' }]);
  });

  it('lowers no score, completes for good, and keeps the code of a set that says nothing of it', async () => {
    const { API, hear } = await openPage({
      'cmi.core.student_name': 'Ada',
      'cmi.core.lesson_status': 'completed',
      'cmi.core.score.raw': '67',
      'cmi.suspend_data': 'SUDO-3',
    });
    hear({ event: 'begun', questions: 3, over: 0, right: 0, code: '', resumed: true });
    const kept = { 'cmi.core.score.raw': '67', 'cmi.core.lesson_status': 'completed', 'cmi.suspend_data': 'SUDO-3' };
    expect(API!.values).toMatchObject(kept);
    hear({ event: 'answered', questions: 3, over: 3, right: 3, code: 'SUDO-4', resumed: true });
    expect(API!.values).toMatchObject({ ...kept, 'cmi.core.score.raw': '100', 'cmi.suspend_data': 'SUDO-4' });
    hear({ event: 'answered', questions: 4, over: 1, right: 1, code: 'SUDO-5', resumed: true });
    expect(API!.values).toMatchObject({ 'cmi.core.score.raw': '100', 'cmi.core.lesson_status': 'completed' });
    expect(API!.faults).toEqual([]);
  });

  it('passes or fails a finished set by its mastery score, or by the platform’s own', async () => {
    const { API, hear } = await openPage({}, '--mastery', '80');
    const status = () => API!.values['cmi.core.lesson_status'];
    hear({ event: 'answered', questions: 4, over: 3, right: 3, code: 'SUDO-1', resumed: true });
    expect(status()).toBe('incomplete');
    hear({ event: 'done', questions: 4, over: 4, right: 3, code: 'SUDO-1', resumed: true });
    expect(status()).toBe('failed');
    hear({ event: 'done', questions: 5, over: 5, right: 4, code: 'SUDO-1', resumed: true });
    expect(status()).toBe('passed');
    hear({ event: 'done', questions: 5, over: 5, right: 1, code: 'SUDO-1', resumed: true });
    expect(status()).toBe('passed');
    const other = await openPage({ 'cmi.student_data.mastery_score': '50' }, '--mastery', '80');
    other.hear({ event: 'done', questions: 4, over: 4, right: 2, code: 'SUDO-1', resumed: true });
    expect(other.API!.values['cmi.core.lesson_status']).toBe('passed');
    expect([...API!.faults, ...other.API!.faults]).toEqual([]);
  });

  it.each(['passed', 'completed'])('leaves a status of %s', async (status) => {
    const { API, hear } = await openPage({ 'cmi.core.lesson_status': status });
    hear({ event: 'done', questions: 1, over: 1, right: 1, code: 'SUDO-1', resumed: true });
    expect(API!.values['cmi.core.lesson_status']).toBe(status);
  });

  it('reports no work begun before the set had the stored data, and sends that again', async () => {
    const { API, sent, hear } = await openPage({
      'cmi.core.student_name': 'Ada',
      'cmi.suspend_data': 'SUDO-3',
      'cmi.core.score.raw': '67',
    });
    hear({ event: 'begun', questions: 3, over: 0, right: 0, code: 'SUDO-1', resumed: false });
    expect(API!.values).toMatchObject({ 'cmi.core.score.raw': '67', 'cmi.suspend_data': 'SUDO-3' });
    expect(sent).toEqual([expect.objectContaining({ command: 'resume', name: 'Ada', code: 'SUDO-3' })]);
    // Where a platform knows nothing there is nothing to wait for.
    const fresh = await openPage({});
    fresh.hear({ event: 'begun', questions: 3, over: 1, right: 1, code: 'SUDO-1', resumed: false });
    expect(fresh.API!.values).toMatchObject({ 'cmi.core.score.raw': '33', 'cmi.suspend_data': 'SUDO-1' });
  });
});

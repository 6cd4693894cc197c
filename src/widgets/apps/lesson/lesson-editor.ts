import { HighlightStyle, StreamLanguage, type StringStream, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import * as words from '#words/lesson-page.ts';
import { CodeEditor } from '../../controls/editor/code-editor.ts';
import { lineMarks } from '../../controls/editor/line-marks.ts';

/** Where a line of a lesson is. */
interface Within {
  /** The number of lines so far. */
  lines: number;
  part: 'head' | 'body' | 'notes';
}

/** The colours of a lesson's text, line by line: nothing depends on more than the block that a line is in. */
const lesson = StreamLanguage.define<Within>({
  startState: () => ({ lines: 0, part: 'body' }),
  blankLine(within) {
    within.lines++;
  },
  token(stream, within) {
    if (stream.sol()) {
      const token = beginningOf(stream, within);
      within.lines++;
      if (token !== undefined) return token;
    }
    if (within.part === 'head') return restOf(stream, 'string');
    if (within.part === 'notes') return restOf(stream, 'comment');
    if (stream.match(/^\[[^[\]]+\](?=\()/)) return 'strong';
    if (stream.match(/^\((?:\?|\/|https?:)[^()\s]*\)/)) return 'url';
    if (stream.match(/^`[^`]*`/)) return 'monospace';
    stream.next();
    stream.eatWhile(/[^[(`]/);
    return null;
  },
});

function restOf(stream: StringStream, token: string): string {
  stream.skipToEnd();
  return token;
}

/** What the beginning of a line is; undefined where the line is like others. */
function beginningOf(stream: StringStream, within: Within): string | undefined {
  if (stream.match(/^---\s*$/)) {
    if (within.lines > 0 && within.part === 'body') return undefined;
    within.part = within.part === 'head' ? 'body' : 'head';
    return 'punctuation';
  }
  if (within.part === 'head') return stream.match(/^\s*[\w-]+:/) ? 'propertyName' : undefined;
  if (stream.match(/^::+\s*notes\b/i, false)) within.part = 'notes';
  else if (stream.match(/^(?:::|##(?!#))/, false)) within.part = 'body';
  if (stream.match(/^::/)) return restOf(stream, 'keyword');
  if (within.part === 'notes') return undefined;
  if (stream.match(/^#{1,6}\s/)) return restOf(stream, 'heading');
  if (stream.match(/^\s*[-*]\s\[[xX]\]/)) return 'inserted';
  return stream.match(/^(?:(?:title|strip|blank):|\s*answer:)/) ? 'propertyName' : undefined;
}

const colours = HighlightStyle.define([
  { tag: tags.keyword, class: 'block' },
  { tag: [tags.string, tags.url], class: 'address' },
  { tag: tags.comment, class: 'note' },
  { tag: tags.propertyName, class: 'field' },
  { tag: [tags.heading, tags.strong], class: 'heading' },
  { tag: tags.inserted, class: 'right' },
]);

interface Heard {
  changed(text: string): void;
  save(): void;
  moved(line: number): void;
}

/** An editor of lessons; Ctrl S saves. */
export const lessonEditor = (place: HTMLElement, { changed, save, moved }: Heard): CodeEditor =>
  new CodeEditor(
    place,
    {
      label: words.editor.label,
      keys: words.editor.keys,
      extensions: [
        lesson,
        syntaxHighlighting(colours),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ spellcheck: 'true' }),
        lineMarks,
      ],
    },
    { changed, run: save, moved },
  );

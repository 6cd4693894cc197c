import { typescriptLanguage } from '@codemirror/lang-javascript';
import * as words from '#words/workshop.ts';
import { CodeEditor } from '../../controls/editor/code-editor.ts';

/** An editor of programs in TypeScript. */
export const programEditor = (place: HTMLElement, heard: { changed(text: string): void; run(): void }): CodeEditor =>
  new CodeEditor(place, { label: words.editor, keys: words.editorKeys, own: words.yours, extensions: typescriptLanguage }, heard);

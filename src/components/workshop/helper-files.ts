import { readFileSync } from 'node:fs';
import { files } from '#words/workshop-trace.ts';

/** By the language: the file that writes a trace, and the language that colours it. A trace that was written by hand is among them. */
export const helperFiles = {
  java: { file: files.java, lang: 'java' },
  python: { file: files.python, lang: 'python' },
  cpp: { file: files.cpp, lang: 'cpp' },
  hand: { file: files.hand, lang: 'jsonl' },
} as const;

/** The text of a helper by the name of its file. */
export const helperText = (file: string): string => readFileSync(`content/helpers/${file}`, 'utf8');

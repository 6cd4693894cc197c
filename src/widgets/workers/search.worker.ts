import { notLoaded } from '#words/search.ts';
import { serve } from './rpc.ts';
import { type Hit, queryIn, type Section, TextIndex } from './text-index.ts';

/** What was found, whether only words like those looked for, and whether only a part of the words was looked for. */
export interface Found {
  readonly hits: readonly Hit[];
  readonly alike: boolean;
  readonly cut: boolean;
}

let index: Promise<TextIndex> | undefined;

async function load(address: string): Promise<TextIndex> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(notLoaded);
  return TextIndex.of((await answer.json()) as Section[]);
}

/** Finds words by the index at an address, which comes when it is first needed. */
async function find(address: string, text: string): Promise<Found> {
  index ??= load(address);
  try {
    const { words, cut } = queryIn(text);
    return { ...(await index).find(words), cut };
  } catch (error) {
    index = undefined;
    throw error;
  }
}

const functions = { find };
export type SearchFunctions = typeof functions;

serve(functions);

import { defineCollection, reference } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** The parts of the site, in their order. */
export const parts = ['Grids', 'Search', 'Logic', 'Exact cover', 'Chance', 'Making', 'Further'] as const;

const run = z.object({
  algorithm: z.string(),
  puzzle: z.string(),
  options: z.record(z.string(), z.string()).optional(),
  builtSteps: z.number().int().positive().optional(),
  waits: z.boolean().optional(),
  panes: z.array(z.string()).optional(),
});

const chapters = defineCollection({
  loader: glob({ pattern: '**/index.mdx', base: './content/chapters' }),
  schema: z.object({
    /** Chapters are numbered in this order; it leaves room for others between them. */
    order: z.number(),
    title: z.string(),
    part: z.enum(parts),
    lede: z.string(),
    summary: z.string(),
    minutes: z.number().int().positive(),
    /** Chapters that this one builds on, by their folders. */
    needs: z.array(reference('chapters')).optional(),
    /** Chapters whose algorithms it runs, too. It can be read without them, so the map has no line. */
    uses: z.array(reference('chapters')).optional(),
    source: z.string().optional(),
    note: z.string().optional(),
    /** Headings and figures that stand in another chapter now, each with its address there: 'chapter', where it kept its name, or 'chapter#name'. */
    moved: z.record(z.string(), z.string()).optional(),
    runs: z.record(z.string(), run),
  }),
});

const glossary = defineCollection({
  loader: glob({ pattern: '*.md', base: './content/glossary' }),
  schema: z.object({
    term: z.string(),
    /** Whether it is a name, which keeps its capital letter inside a sentence. */
    isName: z.boolean().optional(),
    aliases: z.array(z.string()).optional(),
    /** Ids of terms that help to understand this one. */
    see: z.array(reference('glossary')),
    /** The path of the chapter where it lives; linked when that chapter exists. */
    chapter: z.string(),
  }),
});

const referencePages = defineCollection({
  loader: glob({ pattern: '*.mdx', base: './content/reference' }),
  schema: z.object({ title: z.string(), lede: z.string(), order: z.number() }),
});

export const collections = { chapters, glossary, reference: referencePages };

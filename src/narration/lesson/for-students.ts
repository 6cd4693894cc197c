import { dealt } from '../dealt.ts';
import { FaultList } from './fault-list.ts';
import { readAsked } from './read-asked.ts';
import { namedLine, readHead, STUDENTS } from './read-head.ts';
import { type Stretch, scanLesson } from './scan-lesson.ts';

type NamedBlock = Extract<Stretch, { kind: 'block' }>;

/**
 * The text of a lesson for students: without notes, sheets and comments, and without the right answers and reasons of the teacher's own
 * choices, which are dealt in an order that depends on their texts alone. A question that can't be asked and a block that nobody knows are left out, because either may tell what the class isn't to know.
 */
export function forStudents(text: string): string {
  const stretches = scanLesson(text);
  const written = stretches.find(({ kind }) => kind === 'head');
  const head = readHead(written?.lines, new FaultList());
  const lines = (written?.lines ?? []).map((line) => line.text).filter((line) => line.trim() !== '' && namedLine(line)?.name !== 'for');
  const parts = [['---', ...lines, `for: ${STUDENTS}`, '---'].join('\n')];
  for (const stretch of stretches) {
    if (stretch.kind === 'heading' || stretch.kind === 'paragraph') parts.push(stretch.lines.map((line) => line.text).join('\n'));
    if (stretch.kind === 'block') parts.push(...askedFor(stretch, head.figure));
    if (stretch.kind === 'block' && stretch.name.toLowerCase() === 'break') parts.push(closed(stretch, [textOf(stretch)]));
  }
  return `${parts.join('\n\n')}\n`;
}

const textOf = ({ lines }: NamedBlock) =>
  lines
    .map((line) => line.text)
    .join('\n')
    .trim();

const closed = ({ name, rest }: NamedBlock, content: readonly string[]) =>
  [`::: ${name} ${rest}`.trim(), ...content.filter((each) => each !== ''), ':::'].join('\n');

/** A question with its choices, and nothing that says which of them is right. */
function askedFor(block: NamedBlock, figure: Parameters<typeof readAsked>[2]['figure']): string[] {
  const kind = (['vote', 'ask'] as const).find((each) => each === block.name.toLowerCase());
  if (!kind) return [];
  const asked = readAsked(block.lines, block, { kind, minutes: 0, figure, forStudents: true }, new FaultList());
  if (!asked) return [];
  const { choices } = asked;
  const end = choices ? block.lines.findIndex(({ text }) => /^\s{0,3}[-*+]\s+\[[ xX]?\]/.test(text)) : block.lines.length;
  const link = block.lines
    .slice(0, end)
    .map(({ text }) => text)
    .filter((text) => text.trim() !== '');
  // Who writes the right one first would tell it by its place.
  const order = dealt(choices ?? [], ({ label }) => label, link);
  return [closed(block, [...link, ...order.map(({ label }) => `- [ ] ${label}`)])];
}

import { faults as words } from '../en/interface/lesson.ts';
import { isUndrawn } from './drawn-pane.ts';
import type { FaultList } from './fault-list.ts';
import type { Asked, OwnChoice, Place } from './lesson.ts';
import type { FoundAndCure } from './lesson-fault.ts';
import { nearFrame } from './near-frame.ts';
import { type Base, isFault, linkAlone, paneWrittenIn, readFrames } from './read-frame.ts';
import type { Line } from './scan-lesson.ts';

/** The most choices of a question: they have the letters A to D, and the keys 1 to 4. */
export const MAX_CHOICES = 4;

const CHOICE = /^\s{0,3}[-*+]\s+\[([ xX]?)\]\s*(.*?)\s*$/;

interface WrittenChoice extends OwnChoice {
  readonly line: number;
}

/** How a question is read: the figure of short addresses, the minutes after its name, and whether it is a copy that has no answers. */
export interface AskedSetting {
  readonly kind: 'vote' | 'ask';
  readonly minutes: number;
  readonly figure: Base | undefined;
  readonly forStudents: boolean;
}

/** Reads the content of a vote or an ask; undefined where it can't be asked, which the faults explain. */
export function readAsked(lines: readonly Line[], place: Place, setting: AskedSetting, faults: FaultList): Asked | undefined {
  const { kind, minutes, figure, forStudents } = setting;
  const firstChoice = lines.findIndex(({ text }) => CHOICE.test(text));
  const before = (firstChoice < 0 ? lines : lines.slice(0, firstChoice)).filter(({ text }) => text.trim() !== '');
  const choices = firstChoice < 0 ? undefined : readChoices(lines.slice(firstChoice), faults);
  const link = linkAlone(before.map(({ text }) => text).join('\n'));
  const linkPlace = before.length > 0 ? { line: before[0]!.number, lastLine: before.at(-1)!.number } : place;
  if (!link) {
    faults.add(...withoutLink(before, linkPlace));
    return undefined;
  }
  const range = readFrames({ address: link.address, to: undefined }, figure);
  if (isFault(range)) {
    faults.add(linkPlace, range);
    return undefined;
  }
  if (link.to !== undefined) faults.addMild(linkPlace, words.questionOfFrames);
  const pane = paneWrittenIn(link.address);
  if (pane !== undefined && isUndrawn(pane)) faults.addMild(linkPlace, words.paneOfQuestion(pane));
  if (link.label === '') faults.addMild(linkPlace, words.noPrompt);
  if (choices && !areSound(choices, place, forStudents, faults)) return undefined;
  return {
    kind,
    minutes,
    prompt: link.label,
    frame: range.frame,
    choices: choices?.map(({ label, right, reason }) => ({ label, right, reason })),
  };
}

/** What is wrong where a question doesn't begin with its link alone, and where. */
function withoutLink(before: readonly Line[], place: Place): [Place, FoundAndCure] {
  if (before.length === 0) return [place, words.questionWithoutFrame];
  const links = before.filter(({ text }) => linkAlone(text));
  const others = before.filter((line) => !links.includes(line));
  const [link] = links;
  if (!link || !others[0]) {
    const near = nearFrame(before.map(({ text }) => text).join('\n'));
    return [place, near ? words.nearFrame(near) : words.questionNotFrame];
  }
  const of = { line: others[0].number, lastLine: others.at(-1)!.number };
  if (link === before[0] && others.every(({ text }) => ITEM.test(text) || /^\s{2,}/.test(text))) return [of, words.notChoices];
  const { address } = linkAlone(link.text)!;
  return [of, words.questionBeside(others.map(({ text }) => text.trim()).join(' '), address)];
}

/** A line that was meant to be a choice. */
const ITEM = /^\s{0,3}(?:[-*+•]|\(?[a-dA-D1-4][.):])\s/;

function readChoices(lines: readonly Line[], faults: FaultList): WrittenChoice[] {
  const choices: WrittenChoice[] = [];
  for (const { number, text } of lines) {
    const [, mark, label] = CHOICE.exec(text) ?? [];
    const last = choices.at(-1);
    if (label !== undefined) choices.push({ label, right: /x/i.test(mark!), reason: '', line: number });
    else if (text.trim() === '') continue;
    else if (/^\s{2,}/.test(text) && last) choices[choices.length - 1] = { ...last, reason: `${last.reason} ${text.trim()}`.trim() };
    else faults.addMild({ line: number, lastLine: number }, words.notOfQuestion(text.trim()));
  }
  return choices;
}

/** Whether these can be chosen from. */
function areSound(choices: readonly WrittenChoice[], place: Place, forStudents: boolean, faults: FaultList): boolean {
  const labels = new Set(choices.map(({ label }) => label.toLowerCase()));
  const right = choices.filter((choice) => choice.right);
  const of = ({ line }: WrittenChoice): Place => ({ line, lastLine: line });
  const empty = choices.find(({ label }) => label === '');
  const before = faults.all.length;
  if (empty) faults.add(of(empty), words.emptyChoice);
  else if (choices.length < 2) faults.add(of(choices[0]!), words.oneChoice);
  else if (choices.length > MAX_CHOICES) faults.add(of(choices[MAX_CHOICES]!), words.manyChoices(choices.length, MAX_CHOICES));
  else if (labels.size < choices.length) faults.add(of(choices.at(-1)!), words.sameChoices);
  if (!forStudents && right.length === 0) faults.add(place, words.noneRight);
  if (right.length > 1) faults.add(of(right[1]!), words.severalRight(right.length));
  return faults.all.length === before;
}

import type { Fact, Facts } from '../../trace/facts.ts';

/** What a fact is to be: equal to a value, one of several, or a number within bounds. */
export type Condition = Fact | { readonly among: readonly Fact[] } | { readonly atLeast?: number; readonly atMost?: number };

/** What an exercise wants a figure to show: every condition at once. */
export type Goal = Readonly<Record<string, Condition>>;

/** The event with which a figure gives its facts to the page. */
export const FACTS = 'figure-facts';

/** The event with which a figure of an imported run gives the position of each frame that it draws. */
export const FRAME = 'figure-frame';

function holds(condition: Condition, fact: Fact | undefined): boolean {
  if (typeof condition !== 'object') return fact === condition;
  if ('among' in condition) return fact !== undefined && condition.among.includes(fact);
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = condition;
  return typeof fact === 'number' && fact >= atLeast && fact <= atMost;
}

/** The names of the conditions that do not hold; none where the goal is reached. */
export const unmetOf = (goal: Goal, facts: Facts): string[] =>
  Object.entries(goal).flatMap(([name, condition]) => (holds(condition, facts[name]) ? [] : [name]));

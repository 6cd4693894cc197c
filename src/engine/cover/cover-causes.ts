import type { Thing } from '../thing.ts';
import type { CoverState } from './cover-state.ts';

/**
 * Returns what a step of any search for exact covers follows from: the choice of a column from its size, a row from the column and the rows
 * before it.
 */
export function searchRestsOn({ problem, columns, depth }: CoverState, step: { readonly kind: string }): Thing[] | undefined {
  switch (step.kind) {
    case 'choose':
    case 'clash':
      return 'item' in step ? [{ of: 'column', item: Number(step.item) }] : undefined;
    case 'allFound':
      return [{ of: 'step', kinds: ['solution'] }];
    case 'deadEnd':
      return [{ of: 'step', kinds: ['choose'] }];
    case 'pick': {
      const before = (option: number) => 'option' in step && option < Number(step.option);
      const inColumn = problem.options.flatMap(({ items }, option) => (items.includes(columns[depth]) && before(option) ? [option] : []));
      const failed = inColumn.map((option): Thing => ({ of: 'step', kinds: ['takeBack'], where: { option } }));
      return [{ of: 'step', kinds: ['choose'] }, ...failed];
    }
    default:
      return undefined;
  }
}

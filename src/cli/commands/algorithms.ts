import type { AnyAlgorithm, OptionSpec } from '../../engine/algorithm.ts';
import { catalog } from '../../engine/catalog.ts';
import { conditionsOf, optionText } from '../../engine/options.ts';
import { type Command, exit, UsageError } from '../command.ts';
import { openOutput } from '../output.ts';

function valuesOf(spec: OptionSpec): string {
  switch (spec.type) {
    case 'choice':
      return Object.keys(spec.values).join('|');
    case 'switch':
      return 'on|off';
    default:
      return `${spec.min}…${spec.max}${spec.zero ? `, 0: ${spec.zero}` : ''}${spec.maxWhen ? `, with ${spec.maxWhen[0]}=${spec.maxWhen[1]} up to ${spec.maxWhen[2]}` : ''}`;
  }
}

function onlyWith(spec: OptionSpec): string {
  const conditions = conditionsOf(spec).map((condition) => condition.join('='));
  return conditions.length === 0 ? '' : `, only with ${conditions.join(' or ')}`;
}

const optionLines = ({ options }: AnyAlgorithm) =>
  Object.entries(options).map(([name, spec]) => `    --option ${name}=${valuesOf(spec)} (${optionText(spec.default)})${onlyWith(spec)}`);

export const algorithms: Command = {
  name: 'algorithms',
  usage: '[--json]',
  summary: 'list every algorithm with its options',
  details: '  --json  print the list as JSON, with the kinds of step and the counters of each',
  options: { json: { type: 'boolean' } },
  async run({ words, values }, io) {
    if (words[0] !== undefined) throw new UsageError(`'${words[0]}' is one word too many`);
    const output = openOutput(io);
    const loaded = await Promise.all(catalog.map(async (row) => ({ row, algorithm: await row.load() })));
    if (values.json) {
      const rows = loaded.map(({ row: { id, title, family, summary, input }, algorithm: { options, steps, counters } }) => ({
        id,
        title,
        family,
        summary,
        input,
        options,
        steps,
        counters,
      }));
      output.write(`${JSON.stringify(rows, undefined, 2)}\n`);
    } else {
      for (const { row, algorithm } of loaded) {
        output.write(`${[`${row.id}: ${row.title}`, `    ${row.summary}`, ...optionLines(algorithm)].join('\n')}\n`);
      }
    }
    output.close();
    return exit.done;
  },
};

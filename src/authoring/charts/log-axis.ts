/** A scale of powers of ten with its lines, each told shortly: 10k for 10,000. Its label stands where a vertical axis has it. */
export const logAxis = ([from, to]: readonly [number, number], label: string) => ({
  type: 'log' as const,
  domain: [from, to],
  ticks: Array.from({ length: 13 }, (_, power) => 10 ** power).filter((tick) => from <= tick && tick <= to),
  tickFormat: 's',
  grid: true,
  label,
});

/** The same along the bottom: the label under its middle. */
export const logAxisBelow = (domain: readonly [number, number], label: string) => ({
  ...logAxis(domain, label),
  labelAnchor: 'center' as const,
  labelOffset: 38,
});

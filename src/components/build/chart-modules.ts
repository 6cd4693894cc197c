/** Every file of charts. What it exports as `stepCost` is the chart 'step-cost'; `measured` holds figures of the same data, by name. */
export const chartModules = Object.values(
  import.meta.glob<Record<string, unknown>>(['../charts/*.ts', '!../charts/*.test.ts'], { eager: true }),
);

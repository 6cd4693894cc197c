/** `npm run soak` draws ten times as many samples, from other seeds at each run, and looks at the cases that take long. */
export const soaking = process.env.SOAK === 'yes';

/** A seed that a failed soak has told, to meet it again: SEED=123 npm run soak. */
const { SEED } = process.env;
const seed = SEED ? Number(SEED) : soaking ? Date.now() % 2 ** 31 : 1;

/** How many times a test that draws by itself draws: `count`, and ten times that in a soak. */
export const times = (count: number): number => (soaking ? 10 * count : count);

/** As many seeds as `times` says, from 0 on; in a soak from anywhere. */
export const seedsOf = (count: number): number[] => Array.from({ length: times(count) }, (_, index) => (soaking ? seed % 1e8 : 0) + index);

/** Settings of `fc.assert`: a small number of samples that are the same at every run, and ten times as many others in a soak. */
export const samples = (count: number) => ({ numRuns: times(count), seed });

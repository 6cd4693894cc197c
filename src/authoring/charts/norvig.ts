/** The switches of constraint search with which it does what Norvig’s program does. */
export const NORVIG = {
  forwardChecking: true,
  mrv: true,
  degree: false,
  lcv: false,
  propagation: true,
  digits: 'ascending',
  seed: 1,
} as const;

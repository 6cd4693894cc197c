import type { NamedRun } from '../named-run.ts';
import { AddressCodec, runsField } from './address.ts';

const codec = new AddressCodec<{ readonly runs: readonly NamedRun[] }>({ runs: runsField('with') });

/** The address of the Lab, at `page`, with these runs on the puzzles that it has. */
export const labRunsUrl = (page: string, runs: readonly NamedRun[]): string => codec.write(page, { runs });

import { matchesGlob, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The tests for the mutated folder, the quickest to notice a mutant first: the first failure ends it. */
const tests = process.env.MUTANTS_TESTS?.split(' ') ?? [];

class AsListed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Resolves from the root: mutants are tried in a folder whose name begins with a dot, which no glob includes by accident.
    const place = ({ moduleId, project }: TestSpecification) =>
      tests.findIndex((glob) => matchesGlob(relative(project.config.root, moduleId), glob));
    return files.toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: { include: tests, testTimeout: 60_000, sequence: { sequencer: AsListed } },
});

/**
 * Above the engine an index may miss, and the compiler says so. The engine's own pages are read by students: its arrays are as
 * long as its loops, the tests run them, and no index carries a mark of doubt. So the floors above are looked at once more, strictly.
 */
import ts from 'typescript';

const STRICT = /\/src\/(trace|narration|widgets|cli)\//;
/** What the bundler makes modules of. */
const DECLARED = /\.d\.ts$/;

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
const program = ts.createProgram(
  fileNames.filter((file) => STRICT.test(file) || DECLARED.test(file)),
  { ...options, noUncheckedIndexedAccess: true, noEmit: true },
);
const faults = program
  .getSourceFiles()
  .filter(({ fileName }) => STRICT.test(fileName))
  .flatMap((file) => program.getSemanticDiagnostics(file));
if (faults.length > 0) {
  console.error(
    ts.formatDiagnostics(faults, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => process.cwd(),
      getNewLine: () => '\n',
    }),
  );
  process.exit(1);
}
console.log(
  `${program.getSourceFiles().filter(({ fileName }) => STRICT.test(fileName)).length} files above the engine: no index is trusted`,
);

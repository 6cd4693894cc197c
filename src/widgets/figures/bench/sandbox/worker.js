/**
 * The classic worker in which a reader's program runs, inside the sandbox. Its text is sent there. It writes a step a line, as JSON, with
 * the line of the program; a piece of lines is posted only when one has been asked for.
 */

(() => {
  const MOST_LINES = 2000;
  const MOST_TEXT = 250_000;
  const MOST_MESSAGE = 300;
  /** Milliseconds between two pieces of a slow run. */
  const FLUSH_EVERY = 50;

  // What the program might change.
  const { stringify } = JSON;
  const post = self.postMessage.bind(self);
  const now = performance.now.bind(performance);
  // A worker of its own would take a second core.
  for (const name of ['Worker', 'SharedWorker', 'importScripts']) delete self[name];

  let line = 0;
  const at = new Proxy(
    {},
    {
      set(_, name) {
        line = Number(name);
        return true;
      },
    },
  );
  Object.defineProperty(self, '__at', { value: at });

  let asked = 0;
  let go;
  const wanted = () =>
    new Promise((resolve) => {
      if (asked > 0) resolve();
      else go = resolve;
    });

  const nameOf = (thrown) => {
    try {
      return (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)).slice(0, MOST_MESSAGE);
    } catch {
      return typeof thrown;
    }
  };
  /** The line of the program where something was thrown; 0 where that is not known. */
  const lineOf = (thrown, code) => {
    try {
      return Number.parseInt(thrown.stack.split(`${code}:`)[1], 10) || 0;
    } catch {
      return 0;
    }
  };

  async function run({ code, engine, input, options }) {
    const { unpackInput } = await import(engine);
    const program = await import(code);
    if (typeof program.run !== 'function') return post(['fault', 'noRun', '', 0]);
    const puzzle = unpackInput(input);
    const steps = program.run(program.start ? program.start(puzzle, options) : puzzle);
    if (typeof steps?.next !== 'function') return post(['fault', 'noRun', '', 0]);
    let text = '';
    let lines = 0;
    let flushed = now();
    // Small pieces first: of a program that soon goes round for ever, most of the steps before that are seen.
    let most = 1;
    const flush = async () => {
      if (lines === 0) return;
      await wanted();
      asked--;
      post(['piece', text]);
      text = '';
      lines = 0;
      most = Math.min(2 * most, MOST_LINES);
      flushed = now();
    };
    try {
      for (let next = steps.next(); !next.done; next = steps.next()) {
        const step = next.value;
        const written = typeof step === 'object' && step !== null && typeof step.kind === 'string' ? stringify(step) : '';
        if (typeof written !== 'string' || !written.startsWith('{"')) {
          await flush();
          return post(['fault', 'noStep', '', line]);
        }
        text += `${written.slice(0, -1)},"line":${line}}\n`;
        lines++;
        if (lines >= most || text.length > MOST_TEXT || now() - flushed > FLUSH_EVERY) await flush();
      }
    } finally {
      await flush();
    }
    post(['end']);
  }

  self.addEventListener('message', ({ data }) => {
    if (data === 'more') {
      asked++;
      go?.();
      return;
    }
    run(data).catch((thrown) => post(['fault', 'thrown', nameOf(thrown), lineOf(thrown, data.code)]));
  });
})();

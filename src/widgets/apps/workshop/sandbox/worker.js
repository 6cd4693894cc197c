/**
 * The classic worker in which a reader's program runs, inside the sandbox. Its text is sent there. It writes a step a line, as JSON, with
 * the line of the program; a piece of lines is posted only when one has been requested.
 */

(() => {
  const KEPT = new Set(
    `AggregateError Array ArrayBuffer AsyncDisposableStack BigInt BigInt64Array BigUint64Array Boolean DataView Date DisposableStack Error
     EvalError FinalizationRegistry Float16Array Float32Array Float64Array Function Infinity Int16Array Int32Array Int8Array Intl Iterator
     JSON Map Math NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set String SuppressedError Symbol SyntaxError
     TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet decodeURI decodeURIComponent encodeURI
     encodeURIComponent eval globalThis isFinite isNaN parseFloat parseInt undefined
     __index __many __new addEventListener clearTimeout console crypto postMessage queueMicrotask self setTimeout structuredClone`.split(
      /\s+/,
    ),
  );
  const MAX_LINES = 2000;
  /** Characters of one step. */
  const MAX_STEP = 500_000;
  const MAX_TEXT = 250_000;
  const MAX_MESSAGE = 300;
  /** Milliseconds between two pieces of a slow run. */
  const FLUSH_EVERY = 50;

  // What the program might change.
  const { stringify } = JSON;
  const post = self.postMessage.bind(self);
  const now = performance.now.bind(performance);
  const { __meter: meter } = self;
  delete self.__meter;
  // What belongs to the language, and little else: a worker of its own would take a second core, a picture much memory. Most of what a
  // worker has it inherits; what cannot be taken away is hidden.
  for (let owner = self; owner !== null && owner !== Object.prototype; owner = Object.getPrototypeOf(owner))
    for (const name of Object.getOwnPropertyNames(owner))
      if (!KEPT.has(name) && !Reflect.deleteProperty(owner, name)) Reflect.defineProperty(self, name, { value: undefined });
  Object.defineProperty(self, 'performance', { value: Object.freeze({ now }) });

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

  let requested = 0;
  let go;
  const pieceRequested = () =>
    new Promise((resolve) => {
      if (requested > 0) resolve();
      else go = resolve;
    });

  const nameOf = (thrown) => {
    try {
      return (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)).slice(0, MAX_MESSAGE);
    } catch {
      return typeof thrown;
    }
  };
  /** The line and the column of the program where something was thrown; 0 where that is not known. */
  const placeOf = (thrown, code) => {
    try {
      const [line, column] = thrown.stack.split(`${code}:`)[1].split(':');
      return [Number.parseInt(line, 10) || 0, Number.parseInt(column, 10) || 0];
    } catch {
      return [0, 0];
    }
  };

  // What has been written and not been posted.
  let text = '';
  let lines = 0;
  const postPiece = () => {
    requested--;
    post(['piece', text]);
    text = '';
    lines = 0;
  };

  const isStep = (step) => typeof step === 'object' && step !== null && typeof step.kind === 'string';

  async function run({ code, engine, input, options }) {
    const NativeError = Error;
    meter.fault = () => {
      if (requested > 0 && lines > 0) postPiece();
      post(['fault', 'memory', '', placeOf(new NativeError(), code)[0] || line]);
      // It is ended from outside, and gets no further.
      for (;;);
    };
    const { unpackInput } = await import(engine);
    const program = await importing(code);
    post(['declares', program.kinds === undefined ? '' : stringify(program.kinds)]);
    if (typeof program.run !== 'function') return post(['fault', 'noRun', '', 0]);
    const puzzle = unpackInput(input);
    const steps = program.run(program.start ? program.start(puzzle, options) : puzzle);
    if (typeof steps?.next !== 'function') return post(['fault', 'noRun', '', 0]);
    let flushed = now();
    // Small pieces first: of a program that soon goes round for ever, most of the steps before that are seen.
    let most = 1;
    const flush = async () => {
      if (lines === 0) return;
      await pieceRequested();
      meter.turn();
      postPiece();
      most = Math.min(2 * most, MAX_LINES);
      flushed = now();
    };
    try {
      for (let next = steps.next(); !next.done; next = steps.next()) {
        const step = next.value;
        const written = isStep(step) ? stringify(step) : '';
        const kind = written?.length > MAX_STEP ? 'longStep' : typeof written !== 'string' || !written.startsWith('{"') ? 'noStep' : '';
        if (kind !== '') {
          await flush();
          return post(['fault', kind, '', line]);
        }
        text += `${written.slice(0, -1)},"line":${line}}\n`;
        lines++;
        if (lines >= most || text.length > MAX_TEXT || now() - flushed > FLUSH_EVERY) await flush();
        if (meter.isFull && (await meter.isFullStill())) {
          await flush();
          return post(['fault', 'memory', '', line]);
        }
      }
    } finally {
      await flush();
    }
    post(['end']);
  }

  /** The module of the program; reports code the browser cannot parse apart from code that fails when it starts. */
  const importing = (code) =>
    import(code).catch((thrown) => {
      if (thrown instanceof SyntaxError && !String(thrown.stack).includes(`${code}:`)) unread = true;
      throw thrown;
    });
  let unread = false;

  self.addEventListener('message', ({ data }) => {
    if (data === 'more') {
      requested++;
      go?.();
      return;
    }
    run(data).catch((thrown) => post(['fault', unread ? 'unread' : 'thrown', nameOf(thrown), ...placeOf(thrown, data.code)]));
  });
})();

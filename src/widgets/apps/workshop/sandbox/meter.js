/**
 * Bounds what a program in the sandbox can take of memory: no worker can ask how much it holds, and one that runs out takes its page
 * with it in some browsers. Programs report what they make (workshop/metered.ts); here one object per SAMPLE bytes is watched until the browser
 * has collected it, as a sample of them all. Built-in functions that make much at once are wrapped. Runs before worker.js, which removes
 * `__meter`. All sizes are estimates, in bytes.
 */

(() => {
  /** The bytes made for each object that is watched. */
  const SAMPLE = 65_536;
  /** What a program may hold, and what it may make between two turns of the browser, collected or not. */
  const MAX_HELD = 500_000_000;
  const MAX_BETWEEN = 1_500_000_000;
  /**
   * Texts cannot be watched: all long ones that a function makes count, collected or not, and those that are put into a container count
   * with it. Shorter ones, and texts that + makes, count as the place that they take: of these a program can hold some times as much.
   */
  const LONG_TEXT = 1024;
  const MAX_TEXT = 1_000_000_000;
  const OBJECT = 64;
  /** A place in a container, with its contents; in a small one, of which there may be many. */
  const PLACE = 64;
  const SMALL_PLACE = 16;
  /** Containers are measured at FIRST places, twice as many, and so on, and whenever they have grown by GROWTH. */
  const FIRST = 16;
  const GROWTH = 1024;
  /** Garbage that makes browsers collect, how often it is made, and the milliseconds in which they can say what they have collected. */
  const GARBAGE = 64_000_000;
  const ROUNDS = 30;
  const TURN = 10;

  // What the program might change.
  const { apply, construct } = Reflect;
  const { isArray } = Array;
  const { isView } = ArrayBuffer;
  const { clz32, min } = Math;
  const { defineProperty } = Object;
  const Buffer = ArrayBuffer;
  const Pause = Promise;
  const wait = self.setTimeout;
  const Typed = Object.getPrototypeOf(Uint8Array);
  const getter = (owner, name) => Object.getOwnPropertyDescriptor(owner, name).get;
  const lengthOfTyped = getter(Typed.prototype, 'byteLength');
  const lengthOfBuffer = getter(Buffer.prototype, 'byteLength');
  const bufferOf = getter(Typed.prototype, 'buffer');
  /** With its methods as its own, where nobody else can change them. */
  const withOwn = (made, names) => {
    for (const name of names) defineProperty(made, name, { value: made[name] });
    return made;
  };

  let held = 0;
  let between = 0;
  let texts = 0;
  let due = SAMPLE;
  let fault = () => {};
  const watched = withOwn(
    new FinalizationRegistry((bytes) => {
      held -= bytes;
    }),
    ['register'],
  );
  const counted = withOwn(new WeakMap(), ['get', 'set']);
  const buffers = withOwn(new WeakSet(), ['has', 'add']);

  const sample = (made) => {
    const bytes = SAMPLE - due;
    due = SAMPLE;
    held += bytes;
    between += bytes;
    watched.register(made, bytes);
    if (between > MAX_BETWEEN || held > MAX_HELD + MAX_BETWEEN) fault();
  };
  const hold = (made, bytes) => {
    due -= bytes;
    if (due <= 0) sample(made);
    return made;
  };
  /** Counts the places of a container beyond the most that it had before. */
  const grown = (container, length) => {
    const before = counted.get(container) ?? 0;
    if (length <= before) return;
    if (length < GROWTH) {
      counted.set(container, 2 * length);
      hold(container, SMALL_PLACE * (2 * length - before));
    } else if (length >= before + GROWTH || before < GROWTH) {
      counted.set(container, length);
      hold(container, PLACE * (length - before));
    }
  };
  /** Whether a container that had `before` places and has `after` is to be looked at. */
  const passes = (before, after) =>
    after >= FIRST && (clz32(before) !== clz32(after) || (after >= GROWTH && after % GROWTH < after - before));
  const viewed = (view) => {
    let bytes = 0;
    try {
      bytes = apply(lengthOfTyped, view, []);
    } catch {
      // A view of another kind, of what has been counted.
    }
    if (bytes < SAMPLE) return hold(view, 2 * OBJECT + bytes);
    const buffer = apply(bufferOf, view, []);
    if (buffers.has(buffer)) return hold(view, 2 * OBJECT);
    buffers.add(buffer);
    hold(buffer, bytes);
    return view;
  };
  const made = (it) => {
    if (isArray(it)) return hold(it, OBJECT + 8 * it.length);
    return isView(it) ? viewed(it) : hold(it, OBJECT);
  };
  const text = (it) => {
    if (typeof it !== 'string' || it.length < LONG_TEXT) return it;
    texts += it.length;
    if (texts > MAX_TEXT) fault();
    return it;
  };
  /** A function that will make something of this size. */
  const ahead = (bytes) => {
    if (bytes > SAMPLE) hold({}, bytes);
  };

  const wrap = (owner, names, after, before) => {
    for (const name of names) {
      const original = owner?.[name];
      if (typeof original !== 'function') continue;
      const wrapped = {
        [name](...given) {
          before?.(this, given);
          return after(apply(original, this, given), this, given);
        },
      }[name];
      defineProperty(owner, name, { value: wrapped, writable: true, configurable: true });
    }
  };
  const isObject = (it) => typeof it === 'object' && it !== null;
  const ifObject = (it) => (isObject(it) ? made(it) : it);
  const lists = ['concat', 'slice', 'map', 'filter', 'toSorted', 'toReversed', 'with'];
  wrap(Array.prototype, [...lists, 'flat', 'flatMap', 'toSpliced'], ifObject);
  wrap(Typed.prototype, lists.slice(1), ifObject);
  wrap(Array, ['from', 'of', 'fromAsync'], ifObject, (_, [from]) => ahead(8 * (from?.length ?? 0)));
  wrap(Typed, ['from', 'of'], ifObject);
  wrap(Object, ['keys', 'values', 'entries', 'fromEntries', 'groupBy'], ifObject);
  wrap(String.prototype, ['split'], ifObject, (it) => ahead(16 * (it?.length ?? 0)));
  wrap(String.prototype, ['match', 'matchAll'], ifObject);
  /** Something was put into a container. */
  const put = (container, it) => {
    if (typeof it === 'string' && it.length >= LONG_TEXT) hold(container, it.length);
  };
  wrap(Array.prototype, ['push', 'unshift', 'splice'], (answer, list, given) => {
    const { length } = given;
    if (length > 0 && passes(list.length - length, list.length)) grown(list, list.length);
    for (let index = 0; index < length; index++) put(list, given[index]);
    return answer;
  });
  wrap(Map.prototype, ['set'], (map, _, given) => {
    if (passes(map.size - 1, map.size)) grown(map, map.size);
    put(map, given[0]);
    put(map, given[1]);
    return map;
  });
  wrap(Set.prototype, ['add'], (set, _, given) => {
    if (passes(set.size - 1, set.size)) grown(set, set.size);
    put(set, given[0]);
    return set;
  });
  wrap(String.prototype, ['repeat', 'padStart', 'padEnd', 'concat', 'replace', 'replaceAll', 'normalize'], text);
  wrap(Array.prototype, ['join', 'toString'], text);
  wrap(JSON, ['stringify'], text);
  wrap(String, ['fromCharCode'], text);
  for (const name of ['resize', 'transfer', 'transferToFixedLength']) delete Buffer.prototype[name];
  wrap(Buffer.prototype, ['slice'], (it) => hold(it, apply(lengthOfBuffer, it, [])));
  const metered = new Proxy(Buffer, {
    construct(target, given, newTarget) {
      const it = construct(target, given, newTarget);
      buffers.add(it);
      return hold(it, apply(lengthOfBuffer, it, []));
    },
  });
  defineProperty(Buffer.prototype, 'constructor', { value: metered });
  defineProperty(self, 'ArrayBuffer', { value: metered, configurable: true });

  const offered = {
    __new: made,
    __many(it) {
      ahead(16 * (typeof it === 'string' || isArray(it) ? it.length : (it?.size ?? 0)));
      return it;
    },
    __index(container, index) {
      if (typeof index === 'string') {
        if (isObject(container) && !(index in container)) hold(container, 2 * PLACE);
      } else if (index >= FIRST && index >= container?.length && isArray(container) && passes(container.length, index + 1))
        grown(container, min(index, 2 ** 32) + 1);
      return index;
    },
  };
  for (const name of Object.keys(offered)) defineProperty(self, name, { value: offered[name] });
  self.__meter = {
    /** Called when too much was made at once; must not return. */
    set fault(hears) {
      fault = hears;
    },
    /** Whether the program seems to hold too much. */
    get isFull() {
      return held > MAX_HELD;
    },
    /** The browser has had a turn. */
    turn() {
      between = 0;
    },
    /** Has the browser collect what is not held, and answers whether it is still too much. */
    async isFullStill() {
      for (let round = 0; held > MAX_HELD / 2 && round < ROUNDS; round++) {
        new Buffer(GARBAGE);
        await new Pause((resolve) => wait(resolve, TURN));
      }
      return held > MAX_HELD;
    },
  };
})();

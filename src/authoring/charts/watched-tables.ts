/** A state whose tables count each entry that is read or written; its algorithm runs on it unchanged. */
export function watched<State extends object>(
  state: State,
  tables: readonly (keyof State & string)[],
): { state: State; touched(): number } {
  let touched = 0;
  const isEntry = (key: string | symbol) => typeof key === 'string' && /^\d+$/.test(key);
  const watch = <Table extends object>(table: Table): Table =>
    new Proxy(table, {
      get(target, key) {
        if (isEntry(key)) touched++;
        const value = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
      set(target, key, value) {
        if (isEntry(key)) touched++;
        return Reflect.set(target, key, value);
      },
    });
  const seen = Object.fromEntries(tables.map((name) => [name, watch(state[name] as object)]));
  return { state: { ...state, ...seen }, touched: () => touched };
}

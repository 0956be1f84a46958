import 'server-only';

/**
 * Returns the single value of this name in the process, across bundles: a build has copies of a module for
 * instrumentation, pages and routes, and module state exists once per copy.
 * @param make called where the process has none yet
 */
export function processWide<T extends object>(name: string, make: () => T): T {
  const key = Symbol.for(`sangguni.${name}`);
  const known: T | undefined = Reflect.get(globalThis, key);
  if (known) return known;
  const made = make();
  Reflect.set(globalThis, key, made);
  return made;
}

import 'server-only';

/**
 * The one value of this name in the process, whichever bundle asks: a build has copies of a module for instrumentation, pages
 * and routes, and what a copy keeps for itself counts, waits and decides for that copy alone.
 *
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

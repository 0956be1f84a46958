import * as z from 'zod';

/** Search parameters as a Next page receives them, or from `useSearchParams`. */
type Params = Readonly<Record<string, string | string[] | null | undefined>>;

/** Paging parameters, which any other change resets. */
const PLACES = ['page', 'before'];

/** Reader and writer of a list's address. */
export interface Address<T> {
  /** Missing and invalid parameters get their defaults. */
  readonly read: (params: Params) => T;
  readonly href: (state: Partial<T>) => string;
  /**
   * Returns the query of the list after a change, from its start unless the change sets a page. Unknown parameters
   * stay.
   */
  readonly changed: (search: string, change: Partial<T>) => { state: T; query: string };
}

/**
 * @param schema its fields accept everything: each has a `catch`, and default values are left out of addresses
 * @param always fields that are written all the same
 */
export function listAddress<S extends z.ZodObject>(
  path: string,
  schema: S,
  always: readonly (keyof z.output<S> & string)[] = [],
): Address<z.output<S>> {
  const names = Object.keys(schema.shape);
  const initial: Record<string, unknown> = schema.parse({});
  const written = (state: Record<string, unknown>, others: Iterable<[string, string]>) => {
    const own = names.flatMap((name): [string, string][] => {
      const value = state[name];
      const isInitial = value === initial[name] && !always.some((one) => one === name);
      return value === undefined || value === '' || isInitial ? [] : [[name, String(value)]];
    });
    const query = new URLSearchParams([...own, ...others]).toString();
    return query ? `?${query}` : '';
  };
  return {
    read: (params) => schema.parse(params),
    href: (state) => path + written(state, []),
    changed: (search, change) => {
      const params = new URLSearchParams(search);
      const here = schema.parse(Object.fromEntries(params));
      const places = PLACES.filter((name) => names.includes(name));
      const begin = Object.fromEntries(places.map((name) => [name, initial[name]]));
      const state = schema.parse({ ...here, ...begin, ...change });
      const others = [...params].filter(([name]) => !names.includes(name));
      return { state, query: written(state, others) };
    },
  };
}

/** Returns a field for a page, from 0; one past `last` is the last. */
export function pageField(last = 10_000) {
  return z.coerce
    .number()
    .int()
    .transform((page) => Math.max(0, Math.min(page, last)))
    .catch(0);
}

/** Returns a field for search words, cut to the maximum length. */
export function wordsField(max: number) {
  return z
    .string()
    .transform((typed) => typed.trim().slice(0, max))
    .catch('');
}

/** Optional text. */
export const textField = z.string().min(1).optional().catch(undefined);

/** Returns a field for one of the values, or none. */
export function choiceField<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values).optional().catch(undefined);
}

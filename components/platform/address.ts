import * as z from 'zod';

/** Search parameters as a page of Next gets them, and as `useSearchParams` has them. */
type Params = Readonly<Record<string, string | string[] | null | undefined>>;

/** Where a list goes on; another filter begins at its start. */
const PLACES = ['page', 'before'];

/** What the address of a list says, and how it is written. */
export interface Address<T> {
  /** What is missing, or can't be, is as in an address without it. */
  readonly read: (params: Params) => T;
  readonly href: (state: Partial<T>) => string;
  /** The query of the same list with something changed, from its start unless told. Foreign parameters stay. */
  readonly changed: (search: string, change: Partial<T>) => { state: T; query: string };
}

/**
 * @param schema its fields accept everything: each has a `catch`, and what an empty address gives is left out of addresses
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

/** A page, from 0; one past `last` is the last. */
export function pageField(last = 10_000) {
  return z.coerce
    .number()
    .int()
    .transform((page) => Math.max(0, Math.min(page, last)))
    .catch(0);
}

/** Words, cut to what can be searched for. */
export function wordsField(max: number) {
  return z
    .string()
    .transform((typed) => typed.trim().slice(0, max))
    .catch('');
}

/** Text that may be missing. */
export const textField = z.string().min(1).optional().catch(undefined);

/** One of some, or none. */
export function choiceField<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values).optional().catch(undefined);
}

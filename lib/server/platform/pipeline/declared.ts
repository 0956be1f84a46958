import 'server-only';
import type * as z from 'zod';

/**
 * Throws unless an answer is what its schema declares, to the letter: it leaves as it is, so whatever the schema would
 * leave out or rewrite would leave too.
 */
export function requireDeclared(response: z.ZodType, returned: unknown): void {
  const undeclared = differenceAt(asSent(response.parse(returned)), asSent(returned));
  if (undeclared !== null)
    throw new Error(`The schema of the answer has something else at "${undeclared}".`);
}

/** What arrives of a value: JSON writes nothing that is undefined. */
function asSent(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/** Where two values of JSON differ first, `.results.0.name`; null where they are equal. */
function differenceAt(a: unknown, b: unknown, path = ''): string | null {
  if (a === b) return null;
  if (!isObject(a) || !isObject(b)) return path;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = differenceAt(a[key], b[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

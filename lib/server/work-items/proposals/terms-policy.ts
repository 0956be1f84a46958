import 'server-only';
import { isDeepStrictEqual } from 'node:util';

/** Whether two values are the same as JSON, where what is undefined is missing. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other));
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

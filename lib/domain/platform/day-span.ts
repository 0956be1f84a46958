import { isoInstant, manilaDayStart, parseDayKey } from './time';

/** Manila days from the first to the last, both included, as `YYYY-MM-DD`. */
export interface DaySpan {
  readonly first: string;
  readonly last: string;
}

/**
 * Returns the instants at which a span begins and ends, in the format of the API.
 * @throws RangeError when a key is not a real date
 */
export function spanInstants({ first, last }: DaySpan): { from: string; to: string } {
  const [from, to] = [parseDayKey(first), parseDayKey(last)];
  if (from === null || to === null) throw new RangeError(`Not a span of days: ${first}, ${last}`);
  return { from: isoInstant(manilaDayStart(from)), to: isoInstant(manilaDayStart(to + 1)) };
}

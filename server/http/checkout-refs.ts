import type { ServerResponse } from 'node:http';
import type { ReceivedRequest } from './exchange.ts';

/** Pages and calls that show the payment of a reference to its holder. */
const CHECKOUT = /^\/(?:api\/v1\/payments\/)?checkout\?/;
/** Unknown references that one visitor may request in a minute: a payer requests an existing one. */
const UNKNOWN_PER_MINUTE = 30;
const MINUTE_MS = 60_000;
/** Known references to keep, the latest requested ones. */
const MAX_KNOWN = 5_000;

/**
 * Remembers which payment references exist, and counts the unknown ones of a visitor. `limitFactor` multiplies the
 * limit, as it does those of the API.
 */
export function createCheckoutRefs({
  now,
  limitFactor = 1,
}: {
  now: () => number;
  limitFactor?: number;
}) {
  const known = new Set<string>();
  let unknown = new Map<string, number>();
  let endsAt = now() + MINUTE_MS;

  const add = (ref: string) => {
    known.delete(ref);
    known.add(ref);
    const [oldest] = known;
    if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  };
  const count = (visitor: string, change: number) => {
    if (now() >= endsAt) {
      unknown = new Map();
      endsAt = now() + MINUTE_MS;
    }
    const counted = (unknown.get(visitor) ?? 0) + change;
    if (counted > 0) unknown.set(visitor, counted);
    else unknown.delete(visitor);
    return counted;
  };

  return {
    refOf: ({ url }: Pick<ReceivedRequest, 'url'>) =>
      CHECKOUT.test(url) ? new URLSearchParams(url.split('?')[1]).get('ref') : null,
    isKnown: (ref: string) => known.has(ref),
    /** Returns the seconds until a visitor may request a possibly unknown reference again; null for now. */
    wait(visitor: string) {
      const isOver = count(visitor, 0) >= UNKNOWN_PER_MINUTE * limitFactor;
      return isOver ? Math.max(1, Math.ceil((endsAt - now()) / 1000)) : null;
    },
    /** Counts a reference as unknown until its answer shows that it exists, or that it was not looked up. */
    follow(ref: string, visitor: string, res: ServerResponse) {
      count(visitor, 1);
      res.once('finish', () => {
        if (res.statusCode === 404 || res.statusCode === 400) return;
        if (count(visitor, -1) < 0) count(visitor, 1);
        if (res.statusCode === 200) add(ref);
      });
    },
  };
}

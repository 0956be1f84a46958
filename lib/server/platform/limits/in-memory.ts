import 'server-only';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { AppError } from '../app-error';
import { keyedHash } from '../crypto/encryption';
import { describeError, logEvent } from '../log';
import { processWide } from '../process-wide';
import { secondsToWait } from './refusal';
import * as store from './store';

/** Limits per client address or token, in points and seconds; docs/contract/platform.md, Limits. */
const LIMITS = {
  search_address: { points: 120, duration: 60 },
  public_read_address: { points: 600, duration: 60 },
  /** Nobody opens a profile every second, but a whole office behind one address may open some at once. */
  profile_view_address: { points: 60, duration: 60 },
  /** Webhooks without a signature from us. */
  unsigned_webhook_address: { points: 60, duration: 60 },
  /** Google's calendar notifications, forged ones included: each is looked up, and polling finds the changes anyway. */
  google_message_address: { points: 240, duration: 60 },
  /** Calls with a token that there is not, each of which is looked up. */
  unknown_token_address: { points: 60, duration: 60 },
  /** Calls with one token: by its id, not by an address. */
  token: { points: 120, duration: 60 },
} as const;

/** Addresses that one limit counts at a time. Counting addresses does not stop a flood from more of them. */
const MAX_ADDRESSES = 50_000;
/** Share of a limit, used up in one process, from which processes share an address; ordinary readers never reach it. */
const REPORTED_FROM = 1 / 4;
const EXCHANGE_MS = 1_000;
const MAX_REPORTED = 500;

interface Counter {
  readonly limiter: RateLimiterMemory;
  readonly duration: number;
  readonly addresses: Set<string>;
  readonly untold: Map<string, number>;
}

const counters = processWide('limits-in-memory', () => new Map<string, Counter>());
const exchanging: { timer?: NodeJS.Timeout; failed?: boolean } = processWide(
  'limits-exchange',
  () => ({}),
);

/** A limit after a call: its points in `duration` seconds, how many are left, and seconds until all are. */
export interface LimitState {
  readonly points: number;
  readonly duration: number;
  readonly remaining: number;
  readonly seconds: number;
}

/**
 * Consumes a point of an address in memory, for operations that cost less than a row in the database. Processes share
 * the counts of busy addresses each second, so that an address that uses all of them gets the limit once, and a
 * quarter of it more at each.
 * @param told called with what is left, also before a refusal
 * @throws AppError rate_limited with Retry-After when none is left
 */
export async function consumeInMemory(
  limit: keyof typeof LIMITS,
  address: string,
  told: (state: LimitState) => void = () => {},
): Promise<void> {
  const counter = counterOf(limit);
  const { points } = counter.limiter;
  const { duration } = counter;
  try {
    const used = await counter.limiter.consume(address);
    if (used.isFirstInDuration) await begin(counter, address);
    note(counter, address, used.consumedPoints);
    told({ points, duration, remaining: used.remainingPoints, seconds: secondsToWait(used) });
  } catch (refusal) {
    const retryAfter = secondsToWait(refusal);
    told({ points, duration, remaining: 0, seconds: retryAfter });
    throw new AppError('rate_limited', 'Too many attempts. Please try again later.', {
      retryAfter,
    });
  }
}

async function begin({ limiter, addresses, untold }: Counter, address: string): Promise<void> {
  untold.delete(address);
  addresses.delete(address);
  addresses.add(address);
  const [oldest] = addresses;
  if (addresses.size <= MAX_ADDRESSES || oldest === undefined) return;
  addresses.delete(oldest);
  untold.delete(oldest);
  await limiter.delete(oldest);
}

function note({ limiter, untold }: Counter, address: string, consumed: number): void {
  if (consumed < limiter.points * REPORTED_FROM) return;
  const before = untold.get(address);
  untold.set(address, before === undefined ? consumed : before + 1);
  exchanging.timer ??= setTimeout(() => void exchange(), EXCHANGE_MS).unref();
}

/** Adds this process's counts to those of the others, and continues from the sums. */
async function exchange(): Promise<void> {
  const reported = new Map([...counters].flatMap(([limit, counter]) => toReport(limit, counter)));
  try {
    const keys = [...reported].map(([key, { points, duration }]) => ({ key, points, duration }));
    const sums = keys.length > 0 ? await store.addPoints(keys) : [];
    for (const { key, points, left } of sums) {
      const sent = reported.get(key);
      const untold = sent?.counter.untold.get(sent.address);
      // Forgotten, or its time here was over meanwhile.
      if (!sent || untold === undefined) continue;
      const { counter, address } = sent;
      const since = Math.max(0, untold - sent.points);
      // Behind the others: every one has its turn.
      counter.untold.delete(address);
      counter.untold.set(address, since);
      await counter.limiter.set(address, points + since, left / 1000);
    }
    exchanging.failed = false;
  } catch (error) {
    if (!exchanging.failed) logEvent('limits', { error: describeError(error) });
    exchanging.failed = true;
  } finally {
    const isLeft = [...counters.values()].some(({ untold }) => hasPoints(untold));
    exchanging.timer = isLeft ? setTimeout(() => void exchange(), EXCHANGE_MS).unref() : undefined;
  }
}

const hasPoints = (untold: Counter['untold']) => [...untold.values()].some((points) => points > 0);

function toReport(limit: string, counter: Counter) {
  const { untold, duration } = counter;
  const due = [...untold].filter(([, points]) => points > 0).slice(0, MAX_REPORTED);
  return due.map(([address, points]) => {
    const key = `${limit}:${keyedHash(address, limit)}`;
    return [key, { counter, address, points, duration }] as const;
  });
}

function counterOf(limit: keyof typeof LIMITS): Counter {
  const known = counters.get(limit);
  if (known) return known;
  const { points, duration } = LIMITS[limit];
  const factor = limit === 'token' ? 1 : env.ADDRESS_LIMIT_FACTOR;
  const limiter = new RateLimiterMemory({ points: points * factor, duration });
  const made: Counter = { limiter, duration, addresses: new Set(), untold: new Map() };
  counters.set(limit, made);
  return made;
}

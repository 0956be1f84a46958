import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { MAX_DELIVERY_ATTEMPTS, nextAttempt } from './outgoing-events';

const SINCE = Date.UTC(2026, 10, 30);

/** Instants of all attempts, each made when it is due and answered with this wait. */
function attempts(askedMs: number | null): number[] {
  const made = [SINCE];
  for (let failed = 1; ; failed += 1) {
    const next = nextAttempt({ failed, since: SINCE, askedMs }, made.at(-1) ?? 0);
    if (next === null) return made.map((at) => at - SINCE);
    made.push(next);
  }
}

test('ten attempts take three days, with growing waits', () => {
  const made = attempts(null);
  expect(made).toHaveLength(MAX_DELIVERY_ATTEMPTS);
  expect(made.at(-1)).toBe(3 * DAY_MS);
  const waits = made.slice(1).map((at, n) => at - (made[n] ?? 0));
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
});

test('a wait that was asked for takes the place of a shorter one, for a day at most', () => {
  const next = (askedMs: number) => nextAttempt({ failed: 1, since: SINCE, askedMs }, SINCE);
  expect(next(0)).toBe(SINCE + MINUTE_MS);
  expect(next(MINUTE_MS - 1)).toBe(SINCE + MINUTE_MS);
  expect(next(HOUR_MS)).toBe(SINCE + HOUR_MS);
  expect(next(DAY_MS + 1)).toBe(SINCE + DAY_MS);
  expect(next(Number.POSITIVE_INFINITY)).toBe(SINCE + DAY_MS);
});

test.each([0, HOUR_MS, 7 * HOUR_MS, DAY_MS, 30 * DAY_MS])(
  'whatever a receiver asks for (%d ms), the last attempt is after three days at most',
  (askedMs) => {
    const made = attempts(askedMs);
    expect(made.at(-1)).toBeLessThanOrEqual(3 * DAY_MS);
    expect(made.length).toBeLessThanOrEqual(MAX_DELIVERY_ATTEMPTS);
    expect(made).toEqual(made.toSorted((a, b) => a - b));
  },
);

test('a delivery that waited for us longer than three days is not tried again', () => {
  const at = (now: number) => nextAttempt({ failed: 2, since: SINCE, askedMs: HOUR_MS }, now);
  expect(at(SINCE + 3 * DAY_MS - MINUTE_MS)).toBe(SINCE + 3 * DAY_MS);
  expect(at(SINCE + 3 * DAY_MS)).toBeNull();
});

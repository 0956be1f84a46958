import fc from 'fast-check';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { refundOutlook } from '../payments/refund-outlook';
import {
  canCancel,
  type MeetingFacts,
  movedTo,
  refundEnd,
  refundOnCancel,
  refusalToMove,
} from './cancellation';
import { MEETING_STATUSES } from './meeting';

const START = Date.parse('2026-11-24T02:00:00Z');
const PAID = 150_000;

function meeting(change: Partial<MeetingFacts> = {}): MeetingFacts {
  return {
    status: 'CONFIRMED',
    start: START,
    end: START + 30 * MINUTE_MS,
    earliestStart: START,
    graceUntil: null,
    lateMoveAt: null,
    ...change,
  };
}

describe('cancelling', () => {
  test.each([
    ['client', -1, true],
    ['client', 0, false],
    ['lawyer', 29, true],
    ['lawyer', 30, false],
  ] as const)('a %s may %d minutes after the start: %s', (side, minutes, expected) => {
    expect(canCancel(meeting(), side, START + minutes * MINUTE_MS)).toBe(expected);
  });

  test.each(MEETING_STATUSES)(
    'in %s: a hold by its client, what is confirmed by both',
    (status) => {
      const by = (side: 'client' | 'lawyer') =>
        canCancel(meeting({ status }), side, START - DAY_MS);
      expect([by('client'), by('lawyer')]).toEqual([
        status === 'CONFIRMED' || status === 'PAYMENT_PENDING',
        status === 'CONFIRMED',
      ]);
    },
  );

  test.each([
    ['a day before', START - DAY_MS, PAID],
    ['a millisecond later', START - DAY_MS + 1, 0],
    ['an hour before', START - HOUR_MS, 0],
  ])('%s a client gets %d back of the price', (_when, now, back) => {
    expect(refundOnCancel(meeting(), 'client', PAID, now)).toBe(back);
    expect(refundOnCancel(meeting(), 'lawyer', PAID, now)).toBe(PAID);
  });
});

test.each([
  [DAY_MS + HOUR_MS, { kind: 'until', deadline: START - DAY_MS }],
  [DAY_MS, { kind: 'until', deadline: START - DAY_MS }],
  [DAY_MS - 1, { kind: 'none', startsIn: DAY_MS - 1 }],
  [4 * HOUR_MS, { kind: 'none', startsIn: 4 * HOUR_MS }],
])(
  '%i ms before the start the page says what cancelling would give, as it does',
  (before, said) => {
    const now = START - before;
    expect(refundOutlook(START, now)).toEqual(said);
    const back = refundOnCancel(meeting(), 'client', PAID, now);
    expect(back > 0).toBe(said.kind === 'until');
  },
);

describe('another time', () => {
  test('moved by the client, the earliest start counts for the refund', () => {
    const now = START - 3 * DAY_MS;
    const later = movedTo(meeting(), 'client', START + 5 * DAY_MS, now);
    expect(later).toMatchObject({ start: START + 5 * DAY_MS, earliestStart: START });
    expect(later.end - later.start).toBe(30 * MINUTE_MS);
    expect(refundEnd(later)).toBe(START - DAY_MS);
    const sooner = movedTo(later, 'client', START - DAY_MS, now);
    expect(refundEnd(sooner)).toBe(START - 2 * DAY_MS);
  });

  test('moved by the lawyer, the new one does', () => {
    const later = movedTo(meeting(), 'lawyer', START + 5 * DAY_MS, START - HOUR_MS);
    expect(refundEnd(later)).toBe(START + 4 * DAY_MS);
  });

  test('moved by the lawyer to a time soon, the client has a day, or until the start', () => {
    const now = START - 9 * DAY_MS;
    expect(refundEnd(movedTo(meeting(), 'lawyer', now + 30 * HOUR_MS, now))).toBe(now + DAY_MS);
    expect(refundEnd(movedTo(meeting(), 'lawyer', now + HOUR_MS, now))).toBe(now + HOUR_MS);
  });

  test('until the refund ends as often as a client likes, then once', () => {
    const [early, late] = [START - 2 * DAY_MS, START - HOUR_MS];
    const once = movedTo(meeting(), 'client', START + DAY_MS, early);
    expect(once.lateMoveAt).toBeNull();
    expect(refusalToMove(once, 'client', late)).toBeNull();
    const twice = movedTo(once, 'client', START + 2 * DAY_MS, late);
    expect(twice.lateMoveAt).toBe(late);
    expect(refusalToMove(twice, 'client', late)).toBe('used');
    expect(refusalToMove(twice, 'lawyer', late)).toBeNull();
    // A time that the lawyer sets is one that the client may change again.
    const byLawyer = movedTo(twice, 'lawyer', START + 3 * DAY_MS, late);
    expect(refusalToMove(byLawyer, 'client', late)).toBeNull();
  });

  test('until the start, by both', () => {
    for (const side of ['client', 'lawyer'] as const) {
      expect(refusalToMove(meeting(), side, START - 1)).toBeNull();
      expect(refusalToMove(meeting(), side, START)).toBe('begun');
    }
  });

  test.each(MEETING_STATUSES.filter((status) => status !== 'CONFIRMED'))('not in %s', (status) => {
    expect(refusalToMove(meeting({ status }), 'client', START - DAY_MS)).toBe('not_confirmed');
  });
});

describe('whatever both do', () => {
  const step = fc.record({
    side: fc.constantFrom('client' as const, 'lawyer' as const),
    wait: fc.integer({ min: 0, max: 40 * HOUR_MS }),
    ahead: fc.integer({ min: 1, max: 14 * DAY_MS }),
  });
  const steps = fc.array(step, { maxLength: 12 });

  interface Step {
    readonly before: MeetingFacts;
    readonly after: MeetingFacts;
    readonly side: 'client' | 'lawyer';
    readonly now: number;
  }

  /** Runs steps on a meeting booked three days ahead, leaving out those that are refused. */
  function play(
    all: readonly { side: 'client' | 'lawyer'; wait: number; ahead: number }[],
  ): Step[] {
    let [at, now] = [meeting(), START - 3 * DAY_MS];
    return all.flatMap(({ side, wait, ahead }) => {
      now += wait;
      if (refusalToMove(at, side, now)) return [];
      const before = at;
      at = movedTo(before, side, now + ahead, now);
      return [{ before, after: at, side, now }];
    });
  }

  test('no client lengthens the time of a refund by moving', () => {
    fc.assert(
      fc.property(steps, (all) => {
        for (const { before, after, side } of play(all))
          if (side === 'client') expect(refundEnd(after)).toBeLessThanOrEqual(refundEnd(before));
      }),
    );
  });

  test('no lawyer takes the refund away by moving, and none is given twice as much', () => {
    fc.assert(
      fc.property(steps, (all) => {
        for (const { after, side, now } of play(all)) {
          if (side === 'lawyer') expect(refundOnCancel(after, 'client', PAID, now)).toBe(PAID);
          expect([0, PAID]).toContain(refundOnCancel(after, 'client', PAID, now));
          expect(refundOnCancel(after, 'lawyer', PAID, now)).toBe(PAID);
        }
      }),
    );
  });

  test('the length stays, and a client moves at most once after the refund has ended', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const done = play(all);
        for (const { before, after } of done)
          expect(after.end - after.start).toBe(before.end - before.start);
        const late = done.filter(
          ({ before, side, now }) => side === 'client' && now > refundEnd(before),
        );
        expect(late.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

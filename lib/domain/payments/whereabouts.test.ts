import fc from 'fast-check';
import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import { INSTAPAY_LIMIT, nextPayoutDay } from './payout';
import { type Movement, paydaysOf, traced } from './whereabouts';

/** A Tuesday. */
const NOW = Date.parse('2026-11-24T02:00:00Z');
const BANK = { rails: ['instapay', 'pesonet'], changedAt: null } as const;
const FACTS = { minimum: 50_000, bank: BANK };
const piece = (id: string, amount: number, from = NOW) => ({ id, amount, from });

const sum = (list: readonly { readonly amount: number }[]) =>
  list.reduce((total, { amount }) => total + amount, 0);
const release = (id: string, amount: number) => ({ kind: 'release', id, amount }) as const;
const payout = (id: string, amount: number) => ({ kind: 'payout', id, amount }) as const;
const comeBack = (id: string) => ({ kind: 'return', id }) as const;
const share = (paymentId: string, payoutId: string, amount: number) => ({
  paymentId,
  payoutId,
  amount,
});

test('a payout takes what has been there for longest, and may take a part', () => {
  const released = [release('a', 300), release('b', 200), release('c', 100)];
  expect(traced([...released, payout('1', 400), payout('2', 150)])).toEqual({
    shares: [share('a', '1', 300), share('b', '1', 100), share('b', '2', 100), share('c', '2', 50)],
    balance: [{ id: 'c', amount: 50 }],
  });
});

test('what comes back is taken by the next payout, and changes nothing of one between', () => {
  const before = [release('a', 300), release('b', 200), payout('1', 400), payout('2', 100)];
  expect(traced([...before, comeBack('1')]).balance).toEqual([
    { id: 'a', amount: 300 },
    { id: 'b', amount: 100 },
  ]);
  expect(traced([...before, comeBack('1'), release('c', 50), payout('3', 450)])).toEqual({
    shares: [
      share('a', '1', 300),
      share('b', '1', 100),
      share('b', '2', 100),
      share('a', '3', 300),
      share('b', '3', 100),
      share('c', '3', 50),
    ],
    balance: [],
  });
});

/** Possible histories: a payout takes at most what is there, and comes back once. */
const histories = fc
  .array(fc.tuple(fc.constantFrom('release', 'payout', 'return'), fc.nat(1_000)), {
    maxLength: 40,
  })
  .map((steps) => {
    const movements: Movement[] = [];
    const open: { id: string; amount: number }[] = [];
    let available = 0;
    steps.forEach(([kind, number], n) => {
      const amount = kind === 'release' ? number + 1 : Math.min(number + 1, available);
      if (kind === 'return') {
        const [back] = open.splice(number % Math.max(open.length, 1), 1);
        if (back) movements.push(comeBack(back.id));
        available += back?.amount ?? 0;
      } else if (amount > 0) {
        const id = `${kind}${n}`;
        movements.push({ kind: kind === 'release' ? 'release' : 'payout', id, amount });
        if (kind === 'payout') open.push({ id, amount });
        available += kind === 'release' ? amount : -amount;
      }
    });
    return { movements, available };
  });

test('every centavo is in one payout that stands or in the balance, and every payout has its sum', () => {
  fc.assert(
    fc.property(histories, ({ movements, available }) => {
      const { shares, balance } = traced(movements);
      const back = new Set(movements.flatMap(({ kind, id }) => (kind === 'return' ? [id] : [])));
      const paidOut = shares.filter(({ payoutId }) => !back.has(payoutId));
      expect(sum(balance)).toBe(available);
      for (const one of movements) {
        const { kind, id } = one;
        if (kind === 'payout') {
          expect(sum(shares.filter(({ payoutId }) => payoutId === id))).toBe(one.amount);
        } else if (kind === 'release') {
          const of = paidOut.filter(({ paymentId }) => paymentId === id);
          expect(sum(of) + sum(balance.filter((left) => left.id === id))).toBe(one.amount);
        }
      }
    }),
  );
});

test('what happens later changes nothing of the payouts before it', () => {
  fc.assert(
    fc.property(histories, fc.nat(40), ({ movements }, until) => {
      const before = traced(movements.slice(0, until)).shares;
      expect(traced(movements).shares.slice(0, before.length)).toEqual(before);
    }),
  );
});

test('what is there goes next Monday, what is held on the Monday after it is released', () => {
  const run = Date.parse('2026-11-29T19:17:00Z');
  const expected = [
    piece('now', 100_000),
    piece('in time', 60_000, run),
    piece('a moment late', 70_000, run + 1),
  ];
  expect(paydaysOf(expected, FACTS, NOW)).toEqual([
    { day: '2026-11-30', amount: 160_000, pieces: ['now', 'in time'] },
    { day: '2026-12-07', amount: 70_000, pieces: ['a moment late'] },
  ]);
});

test('what is below the minimum waits for more', () => {
  const expected = [piece('little', 30_000), piece('more', 20_000, NOW + 19 * DAY_MS)];
  expect(paydaysOf(expected, FACTS, NOW)).toEqual([
    { day: '2026-12-14', amount: 50_000, pieces: ['little', 'more'] },
  ]);
  expect(paydaysOf(expected.slice(0, 1), FACTS, NOW)).toEqual([]);
});

test('an account that takes little at a time takes several Mondays', () => {
  const bank = { rails: ['instapay'], changedAt: null } as const;
  expect(paydaysOf([piece('a', INSTAPAY_LIMIT + 60_000)], { ...FACTS, bank }, NOW)).toEqual([
    { day: '2026-11-30', amount: INSTAPAY_LIMIT, pieces: [] },
    { day: '2026-12-07', amount: 60_000, pieces: ['a'] },
  ]);
});

test('no account, no day; a new one is paid to once it is old enough', () => {
  expect(paydaysOf([piece('a', 100_000)], { ...FACTS, bank: null }, NOW)).toEqual([]);
  const changedAt = Date.parse('2026-11-29T00:00:00Z') - HOUR_MS;
  const bank = { ...BANK, changedAt };
  expect(paydaysOf([piece('a', 100_000)], { ...FACTS, bank }, NOW)).toMatchObject([
    { day: '2026-12-07' },
  ]);
});

test('paydays are Mondays ahead, each once, and pay out nothing that is not there', () => {
  const expected = fc.array(
    fc.record({
      amount: fc.integer({ min: 0, max: 9_000_000 }),
      from: fc.integer({ min: NOW - 90 * DAY_MS, max: NOW + 90 * DAY_MS }),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(expected, fc.integer({ min: 0, max: 500_000 }), (list, minimum) => {
      const pieces = list.map((one, n) => ({ id: `${n}`, ...one }));
      const days = paydaysOf(pieces, { minimum, bank: BANK }, NOW);
      const keys = days.map(({ day }) => day);
      expect(keys).toEqual([...new Set(keys)].toSorted());
      for (const { day } of days)
        expect(day).toBe(nextPayoutDay(Date.parse(`${day}T00:00:00+08:00`)));
      expect(sum(days)).toBeLessThanOrEqual(sum(pieces));
      const paid = days.flatMap((day) => day.pieces);
      expect(new Set(paid).size).toBe(paid.length);
      if (minimum === 0) expect(sum(days)).toBe(sum(pieces));
    }),
  );
});

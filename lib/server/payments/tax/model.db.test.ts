import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { DAY_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { availableOf } from '@/lib/server/payments/ledger/balances-service';
import { accountBalances } from '@/lib/server/payments/ledger/entries';
import { postRefund } from '@/lib/server/payments/ledger/ledger';
import { bookInconsistencies } from '@/lib/server/payments/ledger/verification-service';
import { releasePayment } from '@/lib/server/payments/payouts/releases';
import { statementOf, yearOf } from '@/lib/server/payments/statements/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { refunds } from '@/lib/server/schema/payments';
import { taxDeclarations, taxPackChanges } from '@/lib/server/schema/payouts';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { byTier } from '@/lib/testing/jest/tier';
import { correctRelease } from './corrections-service';
import { returnCsv } from './document';
import { quarterRecords } from './record-service';

/** Years that a story takes at most: months are known until 2099. */
const YEARS = 3;
/** Every story has years of its own, so that the decisions of one are none of another's. */
let firstYear = 2027;
let starts = Date.UTC(2020, 0, 5);
let client: TestUser;
beforeAll(async () => {
  client = await newClient();
});

interface Figures {
  readonly base: number;
  readonly rate: number;
  readonly threshold: number;
}

const figures = fc.record({
  base: fc.constantFrom(5_000, 10_000, 3_333),
  rate: fc.constantFrom(100, 50, 2_999),
  threshold: fc.constantFrom(0, 100_000, 5_000_000),
});
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('release' as const),
      price: fc.integer({ min: 1_000, max: 3_000_000 }),
      refunded: fc.integer({ min: 0, max: 100 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('back' as const),
      which: fc.nat(20),
      share: fc.integer({ min: 1, max: 100 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      active: fc.boolean(),
      ahead: fc.integer({ min: 1, max: 200 }),
      figures,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('declare' as const), below: fc.boolean() }),
  },
);
const story = fc.array(fc.record({ days: fc.integer({ min: 0, max: 40 }), step }), {
  minLength: 4,
  maxLength: 18,
});

interface Released {
  readonly paymentId: string;
  readonly amount: number;
  readonly taxed: boolean;
  readonly figures: Figures;
  readonly tax: number;
  back: number;
  corrected: number;
}

const manila = (at: number) => new Date(at + 8 * 60 * MINUTE_MS);
const yearAt = (at: number) => manila(at).getUTCFullYear();
const quarterAt = (at: number) => `${yearAt(at)}-${Math.floor(manila(at).getUTCMonth() / 3) + 1}`;
const dayAt = (at: number) => isoInstant(manila(at).getTime()).slice(0, 10);
/** The rule, worked out with decimals of a peso in place of parts. */
const taxOf = (amount: number, { base, rate }: Figures) =>
  Math.floor((amount * base * rate + 50_000_000) / 100_000_000);

/** A small model of the rule, and the product beside it. */
async function play(lawyer: TestLawyer, steps: readonly { days: number; step: StepOf }[]) {
  const { lawyerId } = lawyer;
  let now = Date.UTC(firstYear, 0, 1, 2);
  const [decisions, released]: [{ from: string; active: boolean; figures: Figures }[], Released[]] =
    [[], []];
  const years = new Map<number, number>();
  const declared = new Map<number, boolean>();
  const quarters = new Map<string, { taxed: number; withheld: number }>();
  const quarterOf = (at: number) => {
    const found = quarters.get(quarterAt(at)) ?? { taxed: 0, withheld: 0 };
    quarters.set(quarterAt(at), found);
    return found;
  };
  const decide = async (active: boolean, from: string, of: Figures) => {
    await database()
      .insert(taxPackChanges)
      .values({
        ...of,
        active,
        fromDay: from,
        graceMonths: 3,
        reason: 'Model',
        userId: randomUUID(),
        at: new Date(now),
      });
    decisions.push({ from, active, figures: of });
  };
  // Ends what the story before planned.
  await decide(false, dayAt(now + DAY_MS), { base: 1, rate: 1, threshold: 0 });
  now += 2 * DAY_MS;
  for (const { days, step: one } of steps) {
    now += days * DAY_MS + MINUTE_MS;
    if (one.kind === 'decide') {
      await decide(one.active, dayAt(now + one.ahead * DAY_MS), one.figures);
    } else if (one.kind === 'declare') {
      const year = yearAt(now);
      const row = {
        lawyerId,
        year,
        staysBelow: one.below,
        documentName: 'sworn.pdf',
        documentSize: 1,
        documentType: 'application/pdf' as const,
        documentKey: randomUUID(),
        submittedAt: new Date(now),
      };
      await database()
        .insert(taxDeclarations)
        .values(row)
        .onConflictDoUpdate({
          target: [taxDeclarations.lawyerId, taxDeclarations.year],
          set: { staysBelow: one.below },
        });
      declared.set(year, one.below);
    } else if (one.kind === 'release') {
      const { paymentId, meetingId } = await paid(lawyerId, one.price);
      const refunded = Math.floor((one.price * one.refunded) / 200);
      if (refunded > 0) await refundBefore(paymentId, refunded, now);
      await transaction((tx) => releasePayment(tx, { type: 'meeting', id: meetingId }, now));
      const amount = one.price - refunded;
      const pack = decisions.filter(({ from }) => from <= dayAt(now)).at(-1);
      const year = yearAt(now);
      const before = years.get(year) ?? 0;
      years.set(year, before + amount);
      const below = declared.get(year) === true;
      const taxed = pack?.active === true && (!below || before + amount > pack.figures.threshold);
      const of = pack?.figures ?? { base: 0, rate: 0, threshold: 0 };
      const tax = taxed ? taxOf(amount, of) : 0;
      if (taxed) {
        quarterOf(now).taxed += amount;
        quarterOf(now).withheld += tax;
      }
      released.push({ paymentId, amount, taxed, figures: of, tax, back: 0, corrected: 0 });
    } else {
      const target = released[one.which % Math.max(1, released.length)];
      const amount = target ? Math.floor(((target.amount - target.back) * one.share) / 100) : 0;
      if (!target || amount === 0) continue;
      const row = await transaction((tx) =>
        correctRelease(
          tx,
          randomUUID(),
          { paymentId: target.paymentId, amount, reason: 'Model' },
          now,
        ),
      );
      const quarter = quarterOf(now);
      const left = target.taxed ? target.amount - target.corrected : 0;
      const less = Math.min(amount, left, quarter.taxed);
      const back = taxOf(left, target.figures) - taxOf(left - less, target.figures);
      const returned = Math.min(back, quarter.withheld);
      expect({ taxed: row.taxed, withheld: row.withheld }).toEqual({
        taxed: less,
        withheld: returned,
      });
      target.back += amount;
      target.corrected += less;
      quarter.taxed -= less;
      quarter.withheld -= returned;
      years.set(yearAt(now), Math.max(0, (years.get(yearAt(now)) ?? 0) - amount));
      expect(Math.min(quarter.taxed, quarter.withheld)).toBeGreaterThanOrEqual(0);
    }
  }
  await compare(lawyerId, { released, quarters, end: now });
}

type StepOf = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Model {
  readonly released: readonly Released[];
  readonly quarters: ReadonlyMap<string, { taxed: number; withheld: number }>;
  readonly end: number;
}

/** Compares books, certificates, CSV, sums of the year and statements with the model. */
async function compare(lawyerId: string, { released, quarters, end }: Model) {
  const exec = database();
  expect(await bookInconsistencies(exec)).toEqual([]);
  expect((await accountBalances(exec)).reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  const withheld = [...quarters.values()].reduce((sum, one) => sum + one.withheld, 0);
  const amount = released.reduce((sum, one) => sum + one.amount, 0);
  expect(await availableOf(exec, lawyerId)).toBe(amount - withheld);
  let byYears = 0;
  for (let year = firstYear; year <= yearAt(end); year += 1) {
    const { totals, months } = await yearOf(lawyerId, year, end);
    byYears += totals.withheld;
    for (const quarter of [1, 2, 3, 4]) {
      const model = quarters.get(`${year}-${quarter}`) ?? { taxed: 0, withheld: 0 };
      const period = { year, quarter };
      const [record] = await quarterRecords(exec, period, lawyerId);
      expect({ taxed: record?.taxed ?? 0, withheld: record?.withheld ?? 0 }).toEqual(model);
      const own = months.slice(3 * quarter - 3, 3 * quarter);
      expect(own.reduce((sum, month) => sum + month.withheld, 0)).toBe(model.withheld);
      expect(csvSum(record ? returnCsv([record], period) : '')).toBe(model.withheld);
      let stated = 0;
      for (const { month } of own)
        for (const { kind, amount: change } of (
          await statementOf(lawyerId, month, end + 400 * DAY_MS)
        ).movements)
          if (kind === 'tax' || kind === 'correction') stated -= change;
      expect(stated).toBe(model.withheld);
    }
  }
  expect(byYears).toBe(withheld);
}

/** Returns the centavos in the last column of a return. */
function csvSum(csv: string): number {
  const rows = csv.split('\r\n').slice(1).filter(Boolean);
  return rows.reduce((sum, row) => {
    const last = row.slice(row.lastIndexOf(',') + 2, -1);
    return sum + Math.round(Number(last) * 100);
  }, 0);
}

async function paid(lawyerId: string, price: number) {
  starts += 60 * MINUTE_MS;
  const { meeting, payment } = await seedMeeting(database(), {
    lawyerId,
    clientId: client.id,
    price,
    start: starts,
    status: 'COMPLETED',
  });
  return { meetingId: meeting.id, paymentId: payment?.id ?? '' };
}

async function refundBefore(paymentId: string, amount: number, now: number) {
  await transaction(async (tx) => {
    const [row] = await tx
      .insert(refunds)
      .values({
        paymentId,
        amount,
        reason: 'DISPUTE' as const,
        cause: randomUUID(),
        reference: randomUUID(),
        status: 'SUCCEEDED' as const,
        succeededAt: new Date(now),
      })
      .returning();
    await postRefund(tx, row?.id ?? '', { price: amount, platformFee: 0 });
  });
}

test(
  'whatever is released, refunded, given back, declared and switched, the tax is the rule and the books sum to 0',
  async () => {
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        firstYear += YEARS;
        await play(await newLawyer(), steps);
      }),
      { numRuns: byTier(4, 20), endOnFailure: true },
    );
  },
  byTier(120_000, 900_000),
);

test('releases of one lawyer at the same time count each other', async () => {
  firstYear += YEARS;
  const { lawyerId } = await newLawyer();
  const now = Date.UTC(firstYear, 5, 1);
  await database()
    .insert(taxPackChanges)
    .values({
      active: true,
      fromDay: `${firstYear}-01-01`,
      base: 5_000,
      rate: 100,
      threshold: 250_000,
      graceMonths: 3,
      reason: 'Model',
      userId: randomUUID(),
      at: new Date(Date.UTC(firstYear - 1, 5, 1)),
    });
  await database()
    .insert(taxDeclarations)
    .values({
      lawyerId,
      year: firstYear,
      staysBelow: true,
      documentName: 'sworn.pdf',
      documentSize: 1,
      documentType: 'application/pdf',
      documentKey: randomUUID(),
      submittedAt: new Date(now),
    });
  const all = [
    await paid(lawyerId, 100_000),
    await paid(lawyerId, 100_000),
    await paid(lawyerId, 100_000),
  ];
  await Promise.all(
    all.map(({ meetingId }) =>
      transaction((tx) => releasePayment(tx, { type: 'meeting', id: meetingId }, now)),
    ),
  );
  const { rows } = await database().execute(
    sql`select withheld from tax_withholdings where lawyer_id = ${lawyerId} order by withheld`,
  );
  expect(rows.map(({ withheld }) => withheld)).toEqual([0, 0, 500]);
});

test('corrections at the same time return no more than was withheld in their quarter, nor more than was released', async () => {
  firstYear += YEARS;
  const { lawyerId } = await newLawyer();
  const at = (month: number) => Date.UTC(firstYear, month, 5);
  await database()
    .insert(taxPackChanges)
    .values({
      active: true,
      fromDay: `${firstYear}-01-01`,
      base: 5_000,
      rate: 100,
      threshold: 0,
      graceMonths: 3,
      reason: 'Model',
      userId: randomUUID(),
      at: new Date(Date.UTC(firstYear - 1, 5, 1)),
    });
  const release = async (price: number, now: number) => {
    const { paymentId, meetingId } = await paid(lawyerId, price);
    await transaction((tx) => releasePayment(tx, { type: 'meeting', id: meetingId }, now));
    return paymentId;
  };
  const before = [await release(100_000, at(1)), await release(100_000, at(1))];
  await release(120_000, at(4));
  const correct = (paymentId: string, amount: number) =>
    transaction((tx) =>
      correctRelease(tx, randomUUID(), { paymentId, amount, reason: 'Given back' }, at(5)),
    );
  // Both payments, each half twice and once too often, from as many connections.
  const tried = await Promise.allSettled(
    [...before, ...before, ...before].map((paymentId) => correct(paymentId, 50_000)),
  );
  const made = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(made.map(({ amount }) => amount)).toEqual([50_000, 50_000, 50_000, 50_000]);
  expect(made.reduce((sum, { withheld }) => sum + withheld, 0)).toBe(600);
  const [now] = await quarterRecords(database(), { year: firstYear, quarter: 2 }, lawyerId);
  const [earlier] = await quarterRecords(database(), { year: firstYear, quarter: 1 }, lawyerId);
  expect(now).toMatchObject({ taxed: 0, withheld: 0 });
  expect(earlier).toMatchObject({ taxed: 200_000, withheld: 1_000 });
  expect(await bookInconsistencies(database())).toEqual([]);
  expect(await availableOf(database(), lawyerId)).toBe(320_000 - 1_000);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Paymongo } from '@/e2e/support/paymongo/emulator';
import { isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { manilaTime, newClient, newLawyer } from '@/lib/testing/factories';
import { beforehand, type Outcome, outcomes, PRICE } from './model';
import { type Booking, type Delivery, KINDS, play, shuffled } from './scenario';

/** So many deliveries at a time, as a gateway with a backlog makes them. */
const CONCURRENCY = 8;
const TRIES = 13;
const HALF_HOUR_MS = 30 * MINUTE_MS;

/** Posts a webhook; answers the status. */
export type Deliver = (body: string, signature: string) => Promise<number>;

/**
 * Delivers so many events of bookings at the emulator three times each, in any order and several at once, and compares the
 * statuses, the bookings and the books with a model that takes each event once. Nothing else may use the database.
 */
export async function expectStormWeathered(
  paymongo: Paymongo,
  deliver: Deliver,
  events: number,
): Promise<void> {
  // Every kind makes one event, and one of them two.
  const count = Math.ceil((events * KINDS.length) / (KINDS.length + 1));
  const bookings = await book(paymongo, count);
  const deliveries = play(paymongo, bookings).slice(0, events);
  expect(await deliverAll(shuffled(deliveries), deliver)).toEqual([]);

  const expected = outcomes(bookings, deliveries);
  expect(await found()).toEqual(expected);
  const settling = new Set(
    deliveries.flatMap(({ settles, eventId }) => (settles ? [eventId] : [])),
  );
  expect(await countOf('payment_events')).toBe(settling.size);
  const all = [...expected.values()];
  const paid = all.filter(({ payment }) => payment === 'PAID').length;
  expect(await countOf(`mails where template = 'meeting-confirmed-client'`)).toBe(paid);
  const back = all.filter(({ refunds }) => refunds > 0).length;
  expect(paymongo.refunds.list(null)).toHaveLength(back);
  await expectBooks(all);
}

async function deliverAll(deliveries: Delivery[], deliver: Deliver): Promise<string[]> {
  const wrong: string[] = [];
  const oneByOne = async () => {
    for (let next = deliveries.pop(); next; next = deliveries.pop()) {
      const { eventId, expected } = next;
      const status = await untilAnswered(next, deliver);
      if (status !== expected) wrong.push(`${eventId}: ${status} instead of ${expected}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, oneByOne));
  return wrong;
}

/** Tries again where there was no sound answer, as the gateway does: a busy machine is slow, not wrong. */
async function untilAnswered({ body, signature }: Delivery, deliver: Deliver): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const status = await deliver(body, signature);
    if ((status > 0 && status < 500) || tries === TRIES) return status;
    await sleep(50 * tries);
  }
}

/** Half hours of a day, so that many lawyers are paid side by side. */
const PER_LAWYER = 40;

/** Bookings one half hour after the other, each with its session at the gateway. */
async function book(paymongo: Paymongo, count: number): Promise<Booking[]> {
  const client = await newClient();
  const midnight = manilaTime(2, 0);
  const bookings: Booking[] = [];
  let lawyerId = '';
  for (let i = 0; i < count; i += 1) {
    if (i % PER_LAWYER === 0) ({ lawyerId } = await newLawyer());
    const kind = KINDS[i % KINDS.length] ?? 'paid';
    const reference = `ref-${i}`;
    const session = paymongo.checkouts.create(checkoutOf(reference), 1);
    const { payment, meeting } = beforehand(kind);
    const start = sql`${isoInstant(midnight + (i % PER_LAWYER) * HALF_HOUR_MS)}::timestamptz`;
    await database().execute(sql`
      with m as (
        insert into meetings (lawyer_id, client_id, starts_at, ends_at, earliest_start, status, type, subject,
          description, consent_at, price, platform_fee, hold_expires_at)
        values (${lawyerId}, ${client.id}, ${start}, ${start} + interval '30 minutes', ${start}, ${meeting}, 'VIDEO',
          'Soak', 'Soak', now(), ${PRICE}, 0, now() + interval '30 minutes')
        returning id)
      insert into payments (ref, payable_type, payable_id, gateway, method, total, price, platform_fee, session_id, status)
      select ${reference}, 'meeting', id, 'paymongo', 'gcash', ${PRICE}, ${PRICE}, 0, ${session.id}, ${payment} from m`);
    if (kind === 'too_late') {
      await database().execute(sql`
        insert into meetings (lawyer_id, client_id, starts_at, ends_at, earliest_start, status, type, subject,
          description, consent_at, free, price, platform_fee, confirmed_at)
        values (${lawyerId}, ${client.id}, ${start}, ${start} + interval '30 minutes', ${start}, 'CONFIRMED', 'VIDEO',
          'Other', 'Other', now(), true, 0, 0, now())`);
    }
    bookings.push({ kind, session });
  }
  return bookings;
}

function checkoutOf(reference: string) {
  const attributes = {
    line_items: [{ name: 'Soak', amount: PRICE, currency: 'PHP', quantity: 1 }],
    payment_method_types: ['gcash'],
    success_url: 'http://127.0.0.1/',
    cancel_url: 'http://127.0.0.1/',
    reference_number: reference,
  };
  return { data: { attributes } };
}

/** Where every payment stands, by its session. */
async function found(): Promise<Map<string, Outcome>> {
  const { rows } = await database().execute<
    Record<string, unknown> & { session: string } & Outcome
  >(sql`
    select p.session_id as session, p.status as payment, m.status as meeting,
      coalesce((select -sum(l.amount)::int from ledger_entries e join ledger_postings l on l.entry_id = e.id
        where e.source_id = p.id and e.kind = 'payment' and l.account = 'client_funds'), 0) as booked,
      (select count(*)::int from refunds r where r.payment_id = p.id) as refunds
    from payments p join meetings m on m.id = p.payable_id`);
  return new Map(rows.map(({ session, ...outcome }) => [session, outcome]));
}

async function countOf(from: string): Promise<number> {
  const { rows } = await database().execute<{ n: number }>(
    sql.raw(`select count(*)::int as n from ${from}`),
  );
  return rows[0]?.n ?? 0;
}

/** Every entry sums to 0, as all of them do, and there is one for each payment that was taken. */
async function expectBooks(all: readonly Outcome[]): Promise<void> {
  const { rows: unbalanced } = await database().execute(
    sql`select entry_id from ledger_postings group by entry_id having sum(amount) <> 0`,
  );
  expect(unbalanced).toEqual([]);
  const { rows } = await database().execute<{ sum: number; held: number }>(sql`
    select coalesce(sum(amount), 0)::int as sum,
      coalesce(-sum(amount) filter (where account = 'client_funds'), 0)::int as held from ledger_postings`);
  const booked = all.filter((outcome) => outcome.booked > 0).length;
  expect(rows).toEqual([{ sum: 0, held: booked * PRICE }]);
  expect(await countOf('ledger_entries')).toBe(booked);
}

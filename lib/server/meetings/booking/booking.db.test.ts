import { eq } from 'drizzle-orm';
import { getFreeConsultation } from '@/lib/contract/meetings/quote';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { QRPH_LIMIT } from '@/lib/server/adapters/payment/local-gateway';
import { profilesChanged } from '@/lib/server/lawyers/profiles/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { idempotencyKeys } from '@/lib/server/schema/accounts';
import { availabilityExceptions, blockers, lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';
import { mails } from '@/lib/server/schema/messages';
import { payments, testGatewaySessions } from '@/lib/server/schema/payments';
import { send } from '@/lib/testing/api/requests';
import { book, hold } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { purgeRequestKeys } from './service';

let lawyer: TestLawyer;
let client: TestUser;

beforeEach(async () => {
  lawyer = await newLawyer();
  client = await newClient();
});

const at = (minute: number, day = 2) => manilaTime(day, minute);
const ofClient = (who = client) =>
  database().select().from(meetings).where(eq(meetings.clientId, who.id));

describe('limits of one client', () => {
  it('never lets a third meeting with one lawyer exist, also from two tabs at once', async () => {
    await hold(client, lawyer, at(600));
    const tabs = await Promise.all([
      book(client, lawyer, at(690)),
      book(client, lawyer, at(780)),
      book(client, lawyer, at(900)),
    ]);
    expect(tabs.map((tab) => tab.status).toSorted()).toEqual([201, 429, 429]);
    expect(tabs.find((tab) => tab.status === 429)?.body).toMatchObject({
      key: 'meeting_limit',
      message: 'You have already reached maximum number of two meetings for this event.',
    });
    expect(await ofClient()).toHaveLength(2);
  });

  it('counts neither expired nor cancelled meetings, nor those that are over', async () => {
    const first = await hold(client, lawyer, at(600));
    const second = await hold(client, lawyer, at(690));
    await database()
      .update(meetings)
      .set({ status: 'EXPIRED' })
      .where(eq(meetings.id, first.meetingId));
    await database()
      .update(meetings)
      .set({ status: 'CANCELLED' })
      .where(eq(meetings.id, second.meetingId));
    expect((await book(client, lawyer, at(780))).status).toBe(201);
  });

  it('allows three unpaid holds at once, over all lawyers', async () => {
    const others = await Promise.all([newLawyer(), newLawyer(), newLawyer()]);
    const answers = await Promise.all(
      [lawyer, ...others].map((each) => book(client, each, at(600))),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 201, 201, 429]);
    const refused = answers.find((answer) => answer.status === 429);
    expect(refused?.body).toMatchObject({ key: 'rate_limited' });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('allows ten starts an hour and says when the next is possible', async () => {
    for (let i = 0; i < 10; i += 1) {
      const { meetingId } = await hold(client, await newLawyer(), at(600));
      await database()
        .update(meetings)
        .set({ status: 'CANCELLED' })
        .where(eq(meetings.id, meetingId));
    }
    const answer = await book(client, lawyer, at(600));
    expect(answer).toMatchObject({ status: 429, body: { key: 'rate_limited' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_500);
  });
});

describe('a time that cannot be booked', () => {
  it.each<[string, () => Promise<number> | number]>([
    ['in the past', () => at(600, -1)],
    ['off the half hour', () => at(615)],
    ['beyond 14 days', () => at(600, 14)],
    [
      'inside the notice time',
      async () => {
        await database()
          .update(lawyers)
          .set({ noticeMinutes: 3 * 24 * 60 })
          .where(eq(lawyers.id, lawyer.lawyerId));
        return at(600);
      },
    ],
    [
      'blocked by the lawyer',
      async () => {
        await database()
          .insert(blockers)
          .values({
            lawyerId: lawyer.lawyerId,
            startsAt: new Date(at(610)),
            endsAt: new Date(at(620)),
          });
        return at(600);
      },
    ],
    [
      'on a day the lawyer is away',
      async () => {
        const date = new Date(at(600) + 8 * 60 * MINUTE_MS).toISOString().slice(0, 10);
        await database()
          .insert(availabilityExceptions)
          .values({ lawyerId: lawyer.lawyerId, date, available: false });
        return at(600);
      },
    ],
  ])('%s is a schedule conflict', async (_name, time) => {
    const answer = await book(client, lawyer, await time());
    expect(answer).toMatchObject({
      status: 409,
      body: { key: 'schedule_conflict', message: 'Schedule conflict. Please try different time.' },
    });
    expect(await ofClient()).toEqual([]);
  });

  it('lets back-to-back meetings stand beside each other', async () => {
    await hold(client, lawyer, at(600));
    expect((await book(await newClient(), lawyer, at(630))).status).toBe(201);
    expect(
      (await book(await newClient(), lawyer, at(570), { duration: 60, expected_total: 180_000 }))
        .status,
    ).toBe(409);
    expect((await book(await newClient(), lawyer, at(570))).status).toBe(201);
  });
});

describe('what is agreed', () => {
  it('refuses another price than the one shown, and says the new one', async () => {
    const answer = await book(client, lawyer, at(600), { expected_total: 90_000 });
    expect(answer).toMatchObject({
      status: 400,
      body: { key: 'price_changed', message: 'The price is now ₱1,000.' },
    });
    expect(await ofClient()).toEqual([]);
  });

  it('takes price and owner from the server, whatever else the body says', async () => {
    const answer = await book(client, lawyer, at(600), {
      price: 1,
      client_id: lawyer.id,
      status: 'CONFIRMED',
      platform_fee: -5,
    });
    expect(answer.status).toBe(201);
    expect(await ofClient()).toMatchObject([
      { price: 100_000, platformFee: 0, status: 'PAYMENT_PENDING' },
    ]);
  });

  it('needs a phone number for a phone meeting', async () => {
    const without = await book(client, lawyer, at(600), { type: 'PHONE' });
    expect(without).toMatchObject({
      status: 400,
      body: { fields: { phone: 'Please provide a value.' } },
    });
    const answer = await book(client, lawyer, at(600), {
      type: 'PHONE',
      phone: '+63 917 123 4567',
    });
    expect(answer.status).toBe(201);
    expect(await ofClient()).toMatchObject([{ phone: '+639171234567' }]);
  });

  it('needs consent and a subject', async () => {
    const answer = await book(client, lawyer, at(600), { consent: false, subject: '  ' });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { consent: expect.any(String), subject: 'Please provide a value.' } },
    });
  });

  it('does not find a lawyer who is hidden', async () => {
    await transaction(async (tx) => {
      await tx.update(lawyers).set({ isPublic: false }).where(eq(lawyers.id, lawyer.lawyerId));
      await profilesChanged(tx, lawyer.lawyerId);
    });
    expect((await book(client, lawyer, at(600))).status).toBe(404);
  });

  it('gives the time back at once when the method turns out not to work', async () => {
    const dear = QRPH_LIMIT + 100;
    await database().update(lawyers).set({ price60: dear }).where(eq(lawyers.id, lawyer.lawyerId));
    const wanted = { duration: 60, expected_total: dear };
    const answer = await book(client, lawyer, at(600), { ...wanted, payment_method: 'qrph' });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        message: 'This payment method is currently unavailable. Please try a different one.',
      },
    });
    expect(await ofClient()).toMatchObject([{ status: 'EXPIRED' }]);
    expect((await book(client, lawyer, at(600), wanted)).status).toBe(201);
  });
});

describe('a free consultation', () => {
  const free = { free: true, expected_total: 0, payment_method: undefined };

  beforeEach(async () => {
    await database().update(lawyers).set({ freeConsultation: true });
  });

  it('is confirmed at once, with mails and without a payment', async () => {
    const answer = await book(client, lawyer, at(600), free);
    expect(answer).toMatchObject({ status: 201, body: { checkout_url: null } });
    expect(await ofClient()).toMatchObject([{ status: 'CONFIRMED', price: 0 }]);
    const { _id } = answer.body as { _id: string };
    expect(await database().select().from(payments).where(eq(payments.payableId, _id))).toEqual([]);
    const sent = await database().select().from(mails).where(eq(mails.recipient, client.email));
    expect(sent.map((mail) => mail.template)).toEqual(['meeting-confirmed-client']);
  });

  it('is one per lawyer and two in a month', async () => {
    const [second, third] = [
      await newLawyer({ freeConsultation: true }),
      await newLawyer({ freeConsultation: true }),
    ];
    const refusal = async ({ lawyerId }: TestLawyer) => {
      const query = { lawyer_id: lawyerId };
      return (await send(getFreeConsultation, { query, cookie: client.cookie })).body;
    };
    expect(await refusal(lawyer)).toEqual({ refusal: null });
    expect((await book(client, lawyer, at(600), free)).status).toBe(201);
    expect(await book(client, lawyer, at(690), free)).toMatchObject({
      status: 429,
      body: { key: 'free_limit' },
    });
    expect(await refusal(lawyer)).toEqual({ refusal: 'lawyer' });
    expect(await refusal(second)).toEqual({ refusal: null });
    expect((await book(client, second, at(600), free)).status).toBe(201);
    expect(await refusal(third)).toEqual({ refusal: 'month' });
    expect(await book(client, third, at(600), free)).toMatchObject({
      status: 429,
      body: { key: 'free_limit' },
    });
  });

  it('is refused where the lawyer offers none, and for an hour', async () => {
    const paid = await newLawyer();
    expect((await book(client, paid, at(600), free)).status).toBe(400);
    expect((await book(client, lawyer, at(600), { ...free, duration: 60 })).status).toBe(400);
  });
});

describe('a repeated request', () => {
  it('is one booking, also when many arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => book(client, lawyer, at(600), {}, 'same-key')),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await ofClient()).toHaveLength(1);
  });

  it('is refused with another body', async () => {
    await book(client, lawyer, at(600), {}, 'same-key');
    const answer = await book(client, lawyer, at(690), {}, 'same-key');
    expect(answer).toMatchObject({ status: 400, body: { key: 'idempotency_mismatch' } });
  });

  it('finds its booking again when the answer was lost before it was stored', async () => {
    const first = await book(client, lawyer, at(600), {}, 'same-key');
    await database().delete(idempotencyKeys);
    await database().update(payments).set({ sessionId: null, checkoutUrl: null });
    const again = await book(client, lawyer, at(600), {}, 'same-key');
    const answer = { ...(first.body as object), server_time: expect.any(String) };
    expect(again).toMatchObject({ status: 201, body: answer });
    expect(await ofClient()).toHaveLength(1);
    const sessions = await database().select().from(testGatewaySessions);
    expect(
      sessions.filter((session) =>
        (first.body as { checkout_url: string }).checkout_url.endsWith(session.id),
      ),
    ).toHaveLength(1);
  });

  it('a day later is another request: it makes another booking', async () => {
    const first = await book(client, lawyer, at(600), {}, 'same-key');
    const dayAgo = new Date(Date.now() - DAY_MS - 1000);
    await database().update(idempotencyKeys).set({ createdAt: dayAgo });
    await database().update(meetings).set({ createdAt: dayAgo });
    const second = await book(client, lawyer, at(690), {}, 'same-key');
    expect(second.status).toBe(201);
    expect(second.body).not.toEqual(first.body);
    const stored = (await ofClient()).map(({ startsAt, requestKey }) => [
      startsAt.getTime(),
      requestKey,
    ]);
    expect(stored.toSorted()).toEqual([
      [at(600), null],
      [at(690), 'same-key'],
    ]);
  });

  it('leaves its key in the booking for a day', async () => {
    await book(client, lawyer, at(600), {}, 'same-key');
    const keys = async () => (await ofClient()).map(({ requestKey }) => requestKey);
    await purgeRequestKeys(Date.now() + DAY_MS - MINUTE_MS);
    expect(await keys()).toEqual(['same-key']);
    await purgeRequestKeys(Date.now() + DAY_MS + MINUTE_MS);
    expect(await keys()).toEqual([null]);
  });
});

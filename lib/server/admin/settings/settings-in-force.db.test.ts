import { eq } from 'drizzle-orm';
import { getMeetingQuote as getQuote } from '@/lib/contract/meetings/quote';
import { listPaymentMethods as listMethods } from '@/lib/contract/payments/payments';
import { acceptProposal } from '@/lib/contract/work-items/acceptance';
import { DAY_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { database } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { meetings } from '@/lib/server/schema/meetings';
import { payments } from '@/lib/server/schema/payments';
import { workItems } from '@/lib/server/schema/work-items';
import { seedMeeting } from '@/lib/server/seed/meeting';
import {
  newPair,
  putAgreement,
  readAgreement,
  termsBody,
  writeAgreement,
} from '@/lib/testing/agreements';
import { payCheckout } from '@/lib/testing/agreements/agreement-money';
import { setSetting } from '@/lib/testing/api/change-setting';
import { send } from '@/lib/testing/api/requests';
import { book } from '@/lib/testing/bookings';
import { manilaTime, newClient, newLawyer, type TestUser } from '@/lib/testing/factories';
import { applySettings } from '@/lib/testing/jest/settings';
import { deliver, paidEvent, rowsOf } from '@/lib/testing/payments';

applySettings({ PLATFORM_FEE: '1000' });

const START = () => manilaTime(3, 600);
const DAYS_OLD = { createdAt: new Date('2026-01-01T00:00:00Z') };

describe('a meeting', () => {
  test('is quoted with the fee in force', async () => {
    const { lawyerId } = await newLawyer();
    const query = { lawyer_id: lawyerId, start_time: isoInstant(START()), duration: '30' };
    await setSetting('platform_fee', 4_000);
    expect((await send(getQuote, { query })).body).toMatchObject({
      price: 100_000,
      platform_fee: 4_000,
      total: 104_000,
    });
    await setSetting('platform_fee', 6_000);
    expect((await send(getQuote, { query })).body).toMatchObject({ total: 106_000 });
    expect((await send(listMethods)).body).toMatchObject({ platform_fee: 6_000 });
  });

  test('is not booked at a fee that has changed since its page was read', async () => {
    const [client, lawyer] = [await newClient(), await newLawyer()];
    await setSetting('platform_fee', 4_000);
    await setSetting('platform_fee', 5_000);
    expect(await book(client, lawyer, START(), { expected_total: 104_000 })).toMatchObject({
      status: 400,
      body: { key: 'price_changed', message: 'The price is now ₱1,050.' },
    });
    expect((await book(client, lawyer, START(), { expected_total: 105_000 })).status).toBe(201);
  });

  test('keeps the fee it was booked at, whatever is set before it is paid', async () => {
    const [client, lawyer] = [await newClient(), await newLawyer()];
    await setSetting('platform_fee', 3_000);
    const answer = await book(client, lawyer, START(), { expected_total: 103_000 });
    expect(answer.status).toBe(201);
    const { _id, checkout_url } = answer.body as { _id: string; checkout_url: string };
    const held = {
      meetingId: _id,
      sessionId: checkout_url.split('/').at(-1) ?? '',
      client,
      lawyer,
    };
    await setSetting('platform_fee', 9_000);
    expect((await testSessions.find(held.sessionId))?.amount).toBe(103_000);
    await testSessions.pay(held.sessionId);
    expect((await deliver(paidEvent(held))).status).toBe(200);
    const { meeting, payment, postings } = await rowsOf(held);
    expect(meeting).toMatchObject({ status: 'CONFIRMED', platformFee: 3_000 });
    expect(payment).toMatchObject({ status: 'PAID', total: 103_000, platformFee: 3_000 });
    expect(postings.map(({ account, amount }) => [account, amount]).toSorted()).toEqual([
      ['client_funds', -100_000],
      ['gateway', 103_000],
      ['platform_fees', -3_000],
    ]);
  });

  test('is held as long as is set when it is booked', async () => {
    const client = await newClient();
    const before = { clientId: client.id, lawyerId: (await newLawyer()).lawyerId, price: 100_000 };
    const start = Date.now() - 30 * DAY_MS;
    await seedMeeting(database(), { ...before, platformFee: 0, start, status: 'COMPLETED' });
    await setSetting('platform_fee', 0);
    await setSetting('hold_minutes', 90);
    const minutesHeld = async () => {
      const answer = await book(client, await newLawyer(), START());
      const { _id } = answer.body as { _id: string };
      const [meeting] = await database().select().from(meetings).where(eq(meetings.id, _id));
      const [from, until] = [meeting?.createdAt, meeting?.holdExpiresAt].map(Number);
      return ((until ?? 0) - (from ?? 0)) / MINUTE_MS;
    };
    expect(await minutesHeld()).toBe(90);
    expect((await send(listMethods)).body).toMatchObject({ hold_minutes: 90 });
    await setSetting('hold_minutes', 5);
    expect(await minutesHeld()).toBe(5);
  });
});

describe('an agreement', () => {
  const accept = (client: TestUser, id: string, version: number) =>
    send(acceptProposal, {
      params: { id },
      cookie: client.cookie,
      headers: { 'idempotency-key': crypto.randomUUID(), 'x-client-address': '192.0.2.7' },
      body: { version, name: 'Ana Ferrer', consent: true },
    });
  const lastPayment = async (amount: number) => {
    const rows = await database().select().from(payments).where(eq(payments.price, amount));
    return rows.at(-1);
  };

  test('is paid at the fee of the version that was accepted', async () => {
    await setSetting('platform_fee', 2_000);
    const pair = await newPair();
    const price = 5_000_100;
    const { _id, version } = await writeAgreement(pair, { price, status: 'PROPOSAL' });
    await setSetting('platform_fee', 7_000);
    expect(await readAgreement(pair.client, _id)).toMatchObject({ platform_fee: 2_000 });
    const answer = await accept(pair.client, _id, version);
    expect(answer.status).toBe(200);
    await payCheckout(answer);
    expect(await lastPayment(price)).toMatchObject({
      status: 'PAID',
      platformFee: 2_000,
      total: price + 2_000,
    });
  });

  test('has the fee in force when its terms are written again, and not by being sent', async () => {
    await setSetting('platform_fee', 2_500);
    const pair = await newPair();
    const draft = await writeAgreement(pair);
    await setSetting('platform_fee', 8_000);
    const sent = await putAgreement(pair.lawyer, draft._id, { status: 'PROPOSAL' });
    expect(sent).toMatchObject({ status: 200, body: { platform_fee: 2_500, version: 1 } });
    const changed = await putAgreement(pair.lawyer, draft._id, {
      version: 1,
      ...termsBody({ price: 5_100_000 }),
    });
    expect(changed).toMatchObject({ status: 200, body: { platform_fee: 8_000, version: 2 } });
    // The client signed what was on the screen.
    expect(await accept(pair.client, draft._id, 1)).toMatchObject({
      status: 409,
      body: { key: 'version_changed' },
    });
    const [item] = await database().select().from(workItems).where(eq(workItems.id, draft._id));
    expect(item).toMatchObject({ status: 'PROPOSAL', platformFee: 8_000 });
  });

  test('waits for its payment as long as is set when it is accepted', async () => {
    await setSetting('hold_minutes', 70);
    const pair = await newPair();
    await database().update(users).set(DAYS_OLD).where(eq(users.id, pair.client.id));
    const { _id, version } = await writeAgreement(pair, { status: 'PROPOSAL' });
    const before = Date.now();
    expect((await accept(pair.client, _id, version)).status).toBe(200);
    const { milestones } = await readAgreement(pair.client, _id);
    const end = Date.parse(milestones[0]?.hold_expires_at ?? '');
    expect(Math.round((end - before) / MINUTE_MS)).toBe(70);
  });
});

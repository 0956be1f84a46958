import { and, eq, inArray } from 'drizzle-orm';
import pg from 'pg';
import type { LawyerPayouts, Payout } from '@/lib/contract/payments/payouts';
import { listPayouts, requestPayout } from '@/lib/contract/payments/payouts';
import { DAY_MS, HOUR_MS, isoInstant } from '@/lib/domain/platform/time';
import { gateway } from '@/lib/server/adapters/payment/gateway';
import { GatewayError } from '@/lib/server/adapters/payment/port';
import { database } from '@/lib/server/platform/db/pool';
import { passkeys, secondFactors, sessions } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { mails, notifications } from '@/lib/server/schema/messages';
import { ledgerEntries, ledgerPostings, testGatewayTransfers } from '@/lib/server/schema/payments';
import { payouts } from '@/lib/server/schema/payouts';
import { send } from '@/lib/testing/api/requests';
import { givePasskey, newClient, type TestLawyer } from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import { makePayable, newPayee } from '@/lib/testing/payouts';
import { deletionWaits, erasePayouts, exportedPayouts } from './personal-data-service';
import { payWeekly } from './service';
import { queueWeekly, settlePayouts } from './transfers';

/** A Monday in Manila. */
const MONDAY = Date.parse('2026-11-23T01:00:00Z');

async function read({ cookie }: TestLawyer): Promise<LawyerPayouts> {
  const answer = await send(listPayouts, { cookie });
  expect(answer.status).toBe(200);
  return answer.body as LawyerPayouts;
}

const ask = ({ cookie }: TestLawyer, key?: string) =>
  send(requestPayout, { cookie, headers: key ? { 'idempotency-key': key } : {} });

const rowsOf = ({ lawyerId }: TestLawyer) =>
  database().select().from(payouts).where(eq(payouts.lawyerId, lawyerId));

/** Sums of the ledger's accounts over the payouts of a lawyer. */
async function ledgerOf(lawyer: TestLawyer) {
  const ids = (await rowsOf(lawyer)).map(({ id }) => id);
  const lines = await database()
    .select({ account: ledgerPostings.account, amount: ledgerPostings.amount })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .where(and(eq(ledgerEntries.sourceType, 'payout'), inArray(ledgerEntries.sourceId, ids)));
  const sums: Record<string, number> = {};
  for (const { account, amount } of lines) sums[account] = (sums[account] ?? 0) + amount;
  return sums;
}

/** Every payout that is due, as the job does it, a minute later each time. */
let clock = Date.now();
async function work(times = 1) {
  for (let done = 0; done < times; done += 1) {
    clock += 60_000;
    await settlePayouts(clock);
  }
}

const mailsTo = async ({ email }: TestLawyer) =>
  (await database().select().from(mails).where(eq(mails.recipient, email))).map(
    ({ content }) => content?.subject,
  );

test('what was released is paid out at once, and the lawyer hears that it arrived', async () => {
  const lawyer = await newPayee();
  await makePayable(lawyer, 150_000);
  expect(await read(lawyer)).toMatchObject({
    held: 0,
    available: 150_000,
    on_the_way: 0,
    paid_out: 0,
    minimum: 50_000,
    can_request: true,
    payable: 150_000,
    why_not: null,
    payable_from: null,
    bank: { name: 'BDO Unibank', account_end: '7890' },
    results: [],
  });
  expect(await ask(lawyer)).toMatchObject({
    status: 201,
    body: { status: 'APPROVED', amount: 150_000, withheld: 0, rail: 'instapay' },
  });
  expect(await read(lawyer)).toMatchObject({
    available: 0,
    on_the_way: 150_000,
    can_request: false,
    why_not: 'open',
  });
  await work();
  expect((await rowsOf(lawyer))[0]).toMatchObject({ status: 'SENT', paidAt: null });
  await work();
  expect(await read(lawyer)).toMatchObject({
    available: 0,
    on_the_way: 0,
    paid_out: 150_000,
    why_not: 'nothing',
    results: [{ status: 'PAID', account_end: '7890', transferred: 150_000 }],
  });
  expect(await ledgerOf(lawyer)).toEqual({ lawyer_payable: 150_000, paid_out: -150_000 });
  expect(await mailsTo(lawyer)).toEqual(['Your payout has arrived']);
  const bell = database().select().from(notifications).where(eq(notifications.userId, lawyer.id));
  expect(await bell).toMatchObject([{ kind: 'account', icon: 'payout' }]);
});

test('on request only with a second factor that was given just now, and nothing moves without', async () => {
  const lawyer = await newPayee();
  await makePayable(lawyer, 150_000);
  await givePasskey(lawyer.id);
  const given = (secondFactorAt: Date | null) =>
    database().update(sessions).set({ secondFactorAt }).where(eq(sessions.userId, lawyer.id));
  await given(null);
  expect(await ask(lawyer)).toMatchObject({ status: 403, body: { key: 'second_factor_required' } });
  await given(new Date(Date.now() - 16 * 60_000));
  expect(await ask(lawyer)).toMatchObject({ status: 403, body: { key: 'second_factor_required' } });
  await database().delete(passkeys).where(eq(passkeys.userId, lawyer.id));
  await database().delete(secondFactors).where(eq(secondFactors.userId, lawyer.id));
  expect(await ask(lawyer)).toMatchObject({ status: 403, body: { key: 'second_factor_missing' } });
  expect(await rowsOf(lawyer)).toEqual([]);
  expect((await read(lawyer)).available).toBe(150_000);
  await givePasskey(lawyer.id);
  await given(new Date());
  expect((await ask(lawyer)).status).toBe(201);
});

test('two requests at once, and the weekly run with them, make one payout', async () => {
  const lawyer = await newPayee();
  await makePayable(lawyer, 150_000);
  const answers = await Promise.all([
    ask(lawyer),
    ask(lawyer),
    ask(lawyer),
    payWeekly(lawyer.lawyerId, MONDAY),
    payWeekly(lawyer.lawyerId, MONDAY),
  ]);
  const made = await rowsOf(lawyer);
  expect(made).toHaveLength(1);
  expect(answers.filter((answer) => answer?.status === 201).length).toBeLessThanOrEqual(1);
  expect(await ledgerOf(lawyer)).toEqual({ lawyer_payable: 150_000, paid_out: -150_000 });
});

test('the same key answers the same payout, also once it is over', async () => {
  const lawyer = await newPayee();
  await makePayable(lawyer, 150_000);
  const key = crypto.randomUUID();
  const first = (await ask(lawyer, key)).body as Payout;
  await work(2);
  expect(((await ask(lawyer, key)).body as Payout)._id).toBe(first._id);
  expect(await rowsOf(lawyer)).toHaveLength(1);
});

test('jobs side by side transfer once', async () => {
  const lawyer = await newPayee();
  await makePayable(lawyer, 150_000);
  await ask(lawyer);
  clock += 60_000;
  await Promise.all([settlePayouts(clock), settlePayouts(clock), settlePayouts(clock)]);
  await work(2);
  const [{ reference = '' } = {}] = await rowsOf(lawyer);
  const transfers = database()
    .select()
    .from(testGatewayTransfers)
    .where(eq(testGatewayTransfers.reference, reference));
  expect(await transfers).toHaveLength(1);
  expect(await mailsTo(lawyer)).toHaveLength(1);
});

test.each([
  ['0404', 'FAILED', 'AC01', 'Your payout could not be made'],
  ['0505', 'RETURNED', 'AC04', 'Your bank sent your payout back'],
])('an account ending in %s: %s, and the money is the lawyer’s again', async (end, ...rest) => {
  const [status, failure, subject] = rest;
  const lawyer = await newPayee(end);
  await makePayable(lawyer, 150_000);
  await ask(lawyer);
  await work(3);
  expect(await rowsOf(lawyer)).toMatchObject([{ status, failure, endedAt: expect.any(Date) }]);
  expect(await ledgerOf(lawyer)).toEqual({ lawyer_payable: 0, paid_out: 0 });
  expect(await read(lawyer)).toMatchObject({ available: 150_000, can_request: true });
  expect(await mailsTo(lawyer)).toEqual([subject]);
});

test('what the bank sends back within a week is noticed, and not after it', async () => {
  const lawyer = await newPayee();
  await makePayable(lawyer, 150_000);
  await ask(lawyer);
  await work(2);
  const [{ id = '', reference = '', paidAt } = {}] = await rowsOf(lawyer);
  const status = 'returned' as const;
  await database()
    .update(testGatewayTransfers)
    .set({ status, failure: 'AC04' })
    .where(eq(testGatewayTransfers.reference, reference));
  const paid = paidAt?.getTime() ?? 0;
  await settlePayouts(paid + 7 * DAY_MS + 1);
  expect((await rowsOf(lawyer))[0]?.status).toBe('PAID');
  await settlePayouts(paid + 6 * DAY_MS);
  expect(await rowsOf(lawyer)).toMatchObject([{ id, status: 'RETURNED', failure: 'AC04' }]);
  expect(await ledgerOf(lawyer)).toEqual({ lawyer_payable: 0, paid_out: 0 });
  expect((await read(lawyer)).available).toBe(150_000);
});

test('a gateway that does not answer is asked again with the same reference', async () => {
  const lawyer = await newPayee();
  await makePayable(lawyer, 150_000);
  await ask(lawyer);
  const transfer = jest
    .spyOn(gateway(), 'transfer')
    .mockRejectedValue(new GatewayError('unreachable', 'no answer'));
  await work(2);
  expect((await rowsOf(lawyer))[0]?.status).toBe('APPROVED');
  const references = transfer.mock.calls.map(([{ reference }]) => reference);
  transfer.mockRestore();
  expect(new Set(references).size).toBe(1);
  await work(2);
  const [row] = await rowsOf(lawyer);
  expect(row).toMatchObject({ status: 'PAID', reference: references[0] });
});

test('a gateway that refuses ends it', async () => {
  const lawyer = await newPayee();
  await makePayable(lawyer, 150_000);
  await ask(lawyer);
  const transfer = jest
    .spyOn(gateway(), 'transfer')
    .mockRejectedValue(new GatewayError('refused', 'limit'));
  await work();
  transfer.mockRestore();
  expect(await rowsOf(lawyer)).toMatchObject([{ status: 'FAILED', failure: 'refused' }]);
  expect((await read(lawyer)).available).toBe(150_000);
});

test('too little, no account or a new one: nothing is paid out, and the reason is said', async () => {
  const lawyer = await newPayee();
  await makePayable(lawyer, 49_999);
  const refused = async (why_not: string, message: RegExp) => {
    expect(await read(lawyer)).toMatchObject({ can_request: false, payable: 0, why_not });
    expect(await ask(lawyer)).toMatchObject({
      status: 409,
      body: { key: 'bad_transition', message: expect.stringMatching(message) },
    });
    await payWeekly(lawyer.lawyerId, MONDAY);
    expect(await rowsOf(lawyer)).toEqual([]);
  };
  const set = (fields: Partial<typeof lawyers.$inferInsert>) =>
    database().update(lawyers).set(fields).where(eq(lawyers.id, lawyer.lawyerId));
  await refused('below_minimum', /Less is available/);
  await makePayable(lawyer, 1);
  const changed = Date.now() - 71 * HOUR_MS;
  await set({ bankChangedAt: new Date(changed) });
  await refused('bank_changed', /72 hours/);
  const from = isoInstant(changed + 72 * HOUR_MS);
  expect((await read(lawyer)).payable_from).toBe(from);
  await set({ bankChangedAt: new Date(Date.now() - 72 * HOUR_MS), bankId: 'NOBANK00XXX' });
  await refused('bank_unreachable', /do not reach your bank/);
  await set({ bankId: null });
  await refused('no_bank', /bank account/);
  await set({ bankId: 'GXCHPHM2XXX' });
  expect((await ask(lawyer)).body).toMatchObject({ amount: 50_000 });
});

test('a wallet takes ₱50,000 at a time, a bank more by PESONet, which waits for an administrator', async () => {
  const wallet = await newPayee('7890', { bankId: 'GXCHPHM2XXX' });
  await makePayable(wallet, 6_000_000);
  expect((await ask(wallet)).body).toMatchObject({
    amount: 5_000_000,
    rail: 'instapay',
    status: 'APPROVED',
  });
  const bank = await newPayee();
  await makePayable(bank, 6_000_000);
  expect((await ask(bank)).body).toMatchObject({
    amount: 6_000_000,
    rail: 'pesonet',
    status: 'WAITING',
  });
  await work(2);
  expect((await rowsOf(bank))[0]?.status).toBe('WAITING');
  expect((await read(wallet)).available).toBe(1_000_000);
});

test('Mondays queue every lawyer with an old account; other days nobody', async () => {
  const [old, young] = [await newPayee(), await newPayee()];
  await makePayable(old, 150_000);
  await makePayable(young, 150_000);
  await database()
    .update(lawyers)
    .set({ bankChangedAt: new Date(MONDAY - HOUR_MS) })
    .where(eq(lawyers.id, young.lawyerId));
  await queueWeekly(MONDAY + DAY_MS);
  expect(await takeQueued('pay_weekly')).toEqual([]);
  await Promise.all([queueWeekly(MONDAY), queueWeekly(MONDAY)]);
  const queued = (await takeQueued('pay_weekly')).map(({ lawyerId }) => lawyerId);
  expect(queued.filter((id) => id === old.lawyerId)).toHaveLength(1);
  expect(queued).not.toContain(young.lawyerId);
  await payWeekly(old.lawyerId, MONDAY);
  await work(2);
  await makePayable(old, 150_000);
  await payWeekly(old.lawyerId, MONDAY);
  expect(await rowsOf(old)).toMatchObject([{ cause: 'weekly:2026-11-23', status: 'PAID' }]);
});

test('an account stays while money is due to it; the export has payouts, and erasure leaves no account', async () => {
  const lawyer = await newPayee();
  expect(await deletionWaits(database(), lawyer.id)).toBeNull();
  await makePayable(lawyer, 150_000);
  expect(await deletionWaits(database(), lawyer.id)).toMatch(/money/);
  await ask(lawyer);
  expect(await deletionWaits(database(), lawyer.id)).toMatch(/money/);
  await work(2);
  expect(await deletionWaits(database(), lawyer.id)).toBeNull();
  expect(await exportedPayouts(database(), lawyer.id)).toMatchObject({
    data: [{ amount_centavos: 150_000, account_name: 'Test Lawyer', account_number: '••••7890' }],
  });
  expect(await exportedPayouts(database(), (await newClient()).id)).toBeUndefined();
  await erasePayouts(database() as never, { id: lawyer.id, email: lawyer.email });
  expect(await rowsOf(lawyer)).toMatchObject([
    { accountName: null, accountNumber: null, accountEnd: '', amount: 150_000 },
  ]);
});

test('the page costs the same statements, however much was paid out', async () => {
  const lawyer = await newPayee();
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const counted = async () => {
    statements.mockClear();
    await read(lawyer);
    return statements.mock.calls.length;
  };
  await makePayable(lawyer, 150_000);
  const one = await counted();
  for (let n = 0; n < 11; n += 1) {
    await ask(lawyer);
    await makePayable(lawyer, 150_000);
  }
  expect(await counted()).toBe(one);
  statements.mockRestore();
  expect(await read(lawyer)).toMatchObject({ hasMore: true, page: 0 });
});

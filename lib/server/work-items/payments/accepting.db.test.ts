import { readdirSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { DAY_MS } from '@/lib/domain/platform/time';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { GatewayError } from '@/lib/server/adapters/payment/port';
import { storage } from '@/lib/server/adapters/storage/storage';
import { database } from '@/lib/server/platform/db/pool';
import { payments, testGatewaySessions } from '@/lib/server/schema/payments';
import { workItemAcceptances } from '@/lib/server/schema/work-item-records';
import { workItems } from '@/lib/server/schema/work-items';
import { hashOf } from '@/lib/server/work-items/proposals/documents-service';
import {
  endHolds,
  IN_PARTS,
  newAgreement,
  payCheckout,
  payLate,
  refundQueued,
  sessionOf,
} from '@/lib/testing/agreements/agreement-money';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { STORAGE_FOLDER } from '@/lib/testing/jest/storage';
import { acceptProposal } from './acceptance-service';

let people: { client: TestUser; lawyer: TestLawyer };
beforeEach(async () => {
  people = { client: await newClient(), lawyer: await newLawyer() };
});

const proposal = () => newAgreement(people, { terms: IN_PARTS });

async function acceptancesOf(id: string) {
  return database()
    .select()
    .from(workItemAcceptances)
    .where(eq(workItemAcceptances.workItemId, id));
}

const setItem = (id: string, set: Partial<typeof workItems.$inferInsert>) =>
  database().update(workItems).set(set).where(eq(workItems.id, id));

describe('accepting', () => {
  test('records what proves it, and asks for the first payment', async () => {
    const agreement = await proposal();
    const answer = await agreement.accept();
    expect(answer.status).toBe(200);
    const [acceptance, ...more] = await acceptancesOf(agreement.id);
    expect(more).toEqual([]);
    expect(acceptance).toMatchObject({
      version: 1,
      name: 'Ana Reyes',
      address: '192.0.2.7',
      clientId: people.client.id,
      sha256: hashOf(agreement.rows.version.terms),
    });
    expect(await storage().get(acceptance?.storageKey ?? '')).not.toBeNull();
    expect(await agreement.payments()).toMatchObject([
      { status: 'PENDING', method: null, price: 500_000, platformFee: 5_000, total: 505_000 },
    ]);
    expect(await agreement.shown()).toMatchObject({
      status: 'PAYMENT_PENDING',
      milestones: [{ status: 'PAYMENT_PENDING' }, { status: 'WAITING', asked_at: null }],
    });
    expect(await agreement.notified()).toMatchObject({
      client: [],
      lawyer: ['Agreement accepted'],
    });
  });

  test('the first payment makes it PAID, and both are told', async () => {
    const agreement = await proposal();
    await payCheckout(await agreement.accept());
    expect(await agreement.shown()).toMatchObject({
      status: 'PAID',
      milestones: [{ status: 'PAID' }, { status: 'WAITING' }],
    });
    expect(await agreement.books()).toEqual({
      gateway: 505_000,
      client_funds: -500_000,
      platform_fees: -5_000,
    });
    expect(await agreement.notified()).toMatchObject({
      client: ['Payment received'],
      lawyer: ['Agreement accepted', 'Agreement paid'],
    });
  });

  test('the same request twice, also at once, makes one payment and gets one answer', async () => {
    const agreement = await proposal();
    const key = crypto.randomUUID();
    const answers = await Promise.all([
      agreement.accept({}, key),
      agreement.accept({}, key),
      agreement.accept({}, key),
    ]);
    answers.push(await agreement.accept({}, key));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(sessionOf)).size).toBe(1);
    expect(await agreement.payments()).toHaveLength(1);
    expect(await acceptancesOf(agreement.id)).toHaveLength(1);
  });

  test('a crash before the checkout was opened is made good by the repeat', async () => {
    const agreement = await proposal();
    const client = { id: people.client.id, accountSince: 0, address: '192.0.2.7' };
    const signature = { version: 1, name: 'Ana Reyes' };
    const now = Date.now();
    const first = await acceptProposal(client, agreement.id, signature, 'key-1', now);
    const [payment] = await agreement.payments();
    await database()
      .update(payments)
      .set({ sessionId: null, checkoutUrl: null })
      .where(eq(payments.id, payment?.id ?? ''));
    const again = await acceptProposal(client, agreement.id, signature, 'key-1', now + 1000);
    expect(again).toBe(first);
    expect(await agreement.payments()).toHaveLength(1);
  });

  test('in two tabs at once is done once', async () => {
    const agreement = await proposal();
    const answers = await Promise.all([agreement.accept(), agreement.accept()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await agreement.payments()).toHaveLength(1);
  });

  test('and declining at once: one wins, with its effects alone', async () => {
    for (let run = 0; run < 4; run += 1) {
      const agreement = await proposal();
      const [accepted, declined] = await Promise.all([agreement.accept(), agreement.decline()]);
      expect([accepted.status, declined.status].toSorted()).toEqual([200, 409]);
      const won = accepted.status === 200;
      expect((await agreement.shown()).status).toBe(won ? 'PAYMENT_PENDING' : 'REJECTED');
      expect(await agreement.payments()).toHaveLength(won ? 1 : 0);
      expect(await acceptancesOf(agreement.id)).toHaveLength(won ? 1 : 0);
      const notified = won ? 'Agreement accepted' : 'Agreement declined';
      expect((await agreement.notified()).lawyer).toEqual([notified]);
    }
  });
});

describe('what is refused, and leaves no file behind', () => {
  const refused = async (
    agreement: Awaited<ReturnType<typeof proposal>>,
    changes: object,
    expected: object,
  ) => {
    const files = () => readdirSync(path.join(STORAGE_FOLDER, 'agreements')).length;
    const before = files();
    expect(await agreement.accept(changes)).toMatchObject(expected);
    expect(files()).toBe(before);
    expect(await agreement.payments()).toEqual([]);
  };

  test('an older version', async () => {
    const agreement = await proposal();
    await refused(agreement, { version: 2 }, { status: 409, body: { key: 'version_changed' } });
  });

  test('a proposal whose time is over', async () => {
    const agreement = await proposal();
    await setItem(agreement.id, { expiresAt: new Date(Date.now() - 1) });
    await refused(agreement, {}, { status: 409, body: { key: 'bad_transition' } });
  });

  test('without consent or a name', async () => {
    const agreement = await proposal();
    const invalid = { status: 400, body: { key: 'invalid_input' } };
    await refused(agreement, { consent: false }, invalid);
    await refused(agreement, { name: ' ' }, invalid);
  });

  test('more than thirty tries within an hour', async () => {
    const agreement = await proposal();
    for (let at = 0; at < 30; at += 1)
      expect((await agreement.accept({ version: 2 })).status).toBe(409);
    expect(await agreement.accept()).toMatchObject({ status: 429, body: { key: 'rate_limited' } });
  });
});

test('no method takes the payment after all: everything is as before at once', async () => {
  const agreement = await proposal();
  const create = jest
    .spyOn(testSessions, 'create')
    .mockRejectedValue(new GatewayError('method_unavailable', 'Over the limit of today.'));
  try {
    expect(await agreement.accept()).toMatchObject({
      status: 422,
      body: { key: 'payment_method_unavailable' },
    });
  } finally {
    create.mockRestore();
  }
  expect(await agreement.shown()).toMatchObject({
    status: 'PROPOSAL',
    accepted_at: null,
    milestones: [{ status: 'WAITING' }, {}],
  });
  expect(await agreement.payments()).toMatchObject([{ status: 'EXPIRED' }]);
});

test('another amount than the price buys nothing: it goes back, and the agreement can be accepted again', async () => {
  const agreement = await proposal();
  const answer = await agreement.accept();
  await database()
    .update(testGatewaySessions)
    .set({ amount: 100_000 })
    .where(eq(testGatewaySessions.id, sessionOf(answer)));
  await payCheckout(answer);
  await refundQueued();
  expect((await agreement.shown()).status).toBe('PROPOSAL');
  expect(await agreement.payments()).toMatchObject([{ status: 'REFUNDED', received: 100_000 }]);
  expect(await agreement.books()).toEqual({});
  expect((await agreement.accept()).status).toBe(200);
});

describe('a checkout that runs out', () => {
  async function runOut() {
    const agreement = await proposal();
    const answer = await agreement.accept();
    await endHolds();
    return { agreement, answer };
  }

  test('returns the agreement to PROPOSAL; both are told, and it can be accepted again', async () => {
    const { agreement } = await runOut();
    expect(await agreement.shown()).toMatchObject({
      status: 'PROPOSAL',
      accepted_at: null,
      acceptance: null,
      milestones: [{ status: 'WAITING', asked_at: null }, { status: 'WAITING' }],
    });
    expect(await agreement.notified()).toMatchObject({
      client: ['Agreement not paid'],
      lawyer: ['Agreement accepted', 'Agreement not paid'],
    });
    await payCheckout(await agreement.accept());
    expect((await agreement.shown()).status).toBe('PAID');
    expect((await agreement.payments()).map(({ status }) => status)).toEqual(['EXPIRED', 'PAID']);
  });

  test('does not run out before its time', async () => {
    const agreement = await proposal();
    await agreement.accept();
    await endHolds(Date.now());
    expect((await agreement.shown()).status).toBe('PAYMENT_PENDING');
  });

  test('is paid late: the version that was accepted still stands', async () => {
    const { agreement, answer } = await runOut();
    const [acceptance] = await acceptancesOf(agreement.id);
    await payLate(answer);
    const shown = await agreement.shown();
    expect(shown).toMatchObject({ status: 'PAID', milestones: [{ status: 'PAID' }, {}] });
    expect(Date.parse(shown.accepted_at ?? '')).toBe(acceptance?.acceptedAt.getTime());
  });

  test.each([
    ['the lawyer changed it', { version: 2 }],
    ['its time is over', { expiresAt: new Date(Date.now() - DAY_MS) }],
  ])('is paid after %s: the money goes back', async (_what, set) => {
    const { agreement, answer } = await runOut();
    await setItem(agreement.id, set);
    await payLate(answer);
    await refundQueued();
    expect((await agreement.shown()).status).toBe('PROPOSAL');
    expect(await agreement.payments()).toMatchObject([{ status: 'REFUNDED' }]);
    expect(await agreement.books()).toEqual({});
    expect((await agreement.notified()).client).toContain('Payment refunded');
  });

  test('is paid while a newer one is open: its money goes back, the newer one stays', async () => {
    const { agreement, answer } = await runOut();
    const newer = await agreement.accept();
    await payLate(answer);
    await refundQueued();
    expect((await agreement.shown()).status).toBe('PAYMENT_PENDING');
    await payCheckout(newer);
    expect((await agreement.shown()).status).toBe('PAID');
    expect((await agreement.payments()).map(({ status }) => status)).toEqual(['REFUNDED', 'PAID']);
  });
});

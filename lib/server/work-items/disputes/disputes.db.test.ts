import { and, eq } from 'drizzle-orm';
import { database } from '@/lib/server/platform/db/pool';
import { auditEvents } from '@/lib/server/schema/audit';
import { IN_PARTS, newAgreement, payCheckout, refundQueued } from '@/lib/testing/agreement-money';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { decideDispute, openDisputes } from './service';

let people: { client: TestUser; lawyer: TestLawyer };
beforeEach(async () => {
  people = { client: await newClient(), lawyer: await newLawyer() };
});

const SERVICE = [{ name: 'Special power of attorney', price: 180_000 }];
const REASON = 'The position paper was filed on the last day.';

/** COMPLETED, in two milestones and with a service that was bought last, the platform's ₱50 at each; objected to. */
async function disputed() {
  const agreement = await newAgreement(people, {
    ...{ status: 'PAID', paid: 2, terms: IN_PARTS, services: SERVICE },
  });
  await payCheckout(await agreement.buy(agreement.rows.services.map(({ id }) => id)));
  await agreement.complete();
  await agreement.object();
  return agreement;
}

/** What of each payment goes back, the oldest first. */
const HELD = 500_000 + 1_500_000 + 180_000 + 3 * 5_000;

test('is listed with what was written and what is held', async () => {
  const agreement = await disputed();
  const mine = (await openDisputes()).filter((one) => one.agreement === agreement.id);
  expect(mine).toMatchObject([
    {
      ...{ lawyer: 'Atty. Test Lawyer', client: 'Ana Reyes', held: '₱21,950' },
      reason: 'The position paper was never filed.',
    },
  ]);
});

test.each([
  {
    back: 'nothing',
    refunded: 0,
    books: { gateway: HELD, platform_fees: -15_000, lawyer_payable: -2_180_000 },
  },
  { back: 'everything', refunded: HELD, books: {} },
  {
    // Of the purchase, which was paid last, all; of the milestones a part.
    back: 1_000_000,
    refunded: 1_000_000,
    books: {
      ...{ gateway: HELD - 1_000_000, platform_fees: -10_000 },
      lawyer_payable: -(HELD - 1_000_000 - 10_000),
    },
  },
] as const)('is decided once: $back goes back', async ({ back, refunded, books }) => {
  const agreement = await disputed();
  await decideDispute(agreement.id, { back, reason: REASON }, Date.now());
  await refundQueued();
  expect(await agreement.books()).toEqual(books);
  expect(await agreement.shown()).toMatchObject({
    disputed_at: null,
    dispute: { decision: REASON, refunded, decided_at: expect.any(String) },
    milestones: [{ released_at: expect.any(String) }, { released_at: expect.any(String) }],
  });
  const again = decideDispute(agreement.id, { back: 'nothing', reason: 'Again' }, Date.now());
  await expect(again).rejects.toMatchObject({ key: 'bad_transition' });
  expect(await agreement.told()).toMatchObject({
    client: expect.arrayContaining(['Objection decided']),
    lawyer: expect.arrayContaining(['Objection decided']),
  });
  const audit = await database()
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.event, 'dispute_decided'), eq(auditEvents.subject, agreement.id)));
  expect(audit).toMatchObject([{ actor: 'operator', detail: `${refunded} centavos back` }]);
  expect(await agreement.object()).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
});

test('no more than is held goes back', async () => {
  const agreement = await disputed();
  const decided = decideDispute(agreement.id, { back: HELD + 1, reason: REASON }, Date.now());
  await expect(decided).rejects.toMatchObject({ key: 'invalid_input' });
  expect((await agreement.shown()).dispute?.decided_at).toBeNull();
});

test('two decisions at once: one', async () => {
  const agreement = await disputed();
  const decisions = await Promise.allSettled([
    decideDispute(agreement.id, { back: 'everything', reason: REASON }, Date.now()),
    decideDispute(agreement.id, { back: 'nothing', reason: REASON }, Date.now()),
  ]);
  expect(decisions.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('about a finished milestone leaves the money of the others held, and the agreement PAID', async () => {
  const agreement = await newAgreement(people, { status: 'PAID', paid: 2, terms: IN_PARTS });
  await agreement.milestone(0, 'finish');
  await agreement.object();
  // Finished after the objection: not what it is about.
  await agreement.milestone(1, 'finish');
  await decideDispute(agreement.id, { back: 'everything', reason: REASON }, Date.now());
  await refundQueued();
  expect(await agreement.books()).toEqual({
    ...{ gateway: 1_505_000, client_funds: -1_500_000, platform_fees: -5_000 },
  });
  expect(await agreement.shown()).toMatchObject({
    status: 'PAID',
    milestones: [{ refunded: 505_000 }, { released_at: null, refunded: 0 }],
  });
  expect((await agreement.milestone(1, 'confirm')).status).toBe(200);
  expect((await agreement.complete()).status).toBe(200);
});

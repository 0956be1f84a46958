import { and, eq } from 'drizzle-orm';
import { reportProblem } from '@/lib/contract/work-items/completion';
import { getWorkItem, listWorkItems, type WorkItem } from '@/lib/contract/work-items/work-items';
import { DAY_MS, manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { auditEvents } from '@/lib/server/schema/audit';
import { workItems } from '@/lib/server/schema/work-items';
import {
  IN_PARTS,
  newAgreement,
  payCheckout,
  refundQueued,
} from '@/lib/testing/agreements/agreement-money';
import { send } from '@/lib/testing/api/requests';
import { bringCase, decideAbout } from '@/lib/testing/cases';
import {
  newAdmin,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';

interface Page {
  results: WorkItem[];
}

let people: { client: TestUser; lawyer: TestLawyer };
let admin: TestUser;
beforeEach(async () => {
  people = { client: await newClient(), lawyer: await newLawyer() };
  admin = await newAdmin();
});

const SERVICE = [{ name: 'Special power of attorney', price: 180_000 }];
const TOMORROW = manilaDayKey(manilaDayNumber(Date.now()) + 1);
const REASON = 'The position paper was filed on the last day.';

/** COMPLETED, in two milestones and with a service that was bought last, the platform's ₱50 at each; objected to. */
async function disputed() {
  const agreement = await newAgreement(people, {
    status: 'PAID',
    paid: 2,
    terms: IN_PARTS,
    services: SERVICE,
  });
  await payCheckout(await agreement.buy(agreement.rows.services.map(({ id }) => id)));
  await agreement.complete();
  await agreement.object();
  return agreement;
}

const HELD = 500_000 + 1_500_000 + 180_000 + 3 * 5_000;

test.each([
  {
    refund: 0,
    refunded: 0,
    books: { gateway: HELD, platform_fees: -15_000, lawyer_payable: -2_180_000 },
  },
  { refund: null, refunded: HELD, books: {} },
  {
    // All of the purchase, which was paid last; a part of the milestones.
    refund: 1_000_000,
    refunded: 1_000_000,
    books: {
      gateway: HELD - 1_000_000,
      platform_fees: -10_000,
      lawyer_payable: -(HELD - 1_000_000 - 10_000),
    },
  },
] as const)('is decided once: $refund goes back', async ({ refund, refunded, books }) => {
  const agreement = await disputed();
  await decideAbout(agreement.id, { refund, reason: REASON }, admin.id);
  await refundQueued();
  expect(await agreement.books()).toEqual(books);
  expect(await agreement.shown()).toMatchObject({
    disputed_at: null,
    dispute: { decision: REASON, refunded, decided_at: expect.any(String) },
    milestones: [{ released_at: expect.any(String) }, { released_at: expect.any(String) }],
  });
  const again = decideAbout(agreement.id, { refund: 0, reason: 'Again' }, admin.id);
  await expect(again).rejects.toMatchObject({ key: 'bad_transition' });
  expect(await agreement.notified()).toMatchObject({
    client: expect.arrayContaining(['Decision on the objection']),
    lawyer: expect.arrayContaining(['Decision on the objection']),
  });
  const audit = await database()
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.event, 'dispute_decided'), eq(auditEvents.subject, agreement.id)));
  expect(audit).toMatchObject([
    { actor: 'admin', userId: admin.id, detail: `${refunded} centavos back` },
  ]);
  expect(await agreement.object()).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
});

test('no more than is held goes back', async () => {
  const agreement = await disputed();
  const decided = decideAbout(agreement.id, { refund: HELD + 1, reason: REASON }, admin.id);
  await expect(decided).rejects.toMatchObject({ key: 'invalid_input' });
  expect((await agreement.shown()).dispute?.decided_at).toBeNull();
});

test('two decisions at once: one', async () => {
  const agreement = await disputed();
  const decisions = await Promise.allSettled([
    decideAbout(agreement.id, { refund: null, reason: REASON }, admin.id),
    decideAbout(agreement.id, { refund: 0, reason: REASON }, admin.id),
  ]);
  expect(decisions.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('about a finished milestone leaves the money of the others held, and the agreement PAID', async () => {
  const agreement = await newAgreement(people, { status: 'PAID', paid: 2, terms: IN_PARTS });
  await agreement.deliver(0);
  await agreement.object();
  await decideAbout(agreement.id, { refund: null, reason: REASON }, admin.id);
  await refundQueued();
  expect(await agreement.books()).toEqual({
    gateway: 1_505_000,
    client_funds: -1_500_000,
    platform_fees: -5_000,
  });
  expect(await agreement.shown()).toMatchObject({
    status: 'PAID',
    milestones: [{ refunded: 505_000 }, { released_at: null, refunded: 0 }],
  });
  await agreement.deliver(1);
  expect((await agreement.milestone(1, 'confirm')).status).toBe(200);
  expect((await agreement.complete()).status).toBe(200);
});

describe('work that is paid for and not finished', () => {
  const report = (id: string, who: TestUser = people.client) =>
    send(reportProblem, {
      params: { id },
      cookie: who.cookie,
      body: { reason: 'Nothing was filed.' },
    });
  /** Two of three milestones paid, the first one finished; a service bought; due yesterday unless told. */
  const overdue = async (terms: object = { dueDate: '2026-01-05' }) => {
    const agreement = await newAgreement(people, {
      status: 'PAID',
      paid: 2,
      finished: 1,
      services: SERVICE,
      terms: {
        ...IN_PARTS,
        price: 2_300_000,
        ...terms,
        milestones: [...IN_PARTS.milestones, { name: 'Appeal', amount: 300_000, dueDate: null }],
      },
    });
    await payCheckout(await agreement.buy(agreement.rows.services.map(({ id }) => id)));
    return agreement;
  };

  test('is reported by its client once it is due, once, and everything is held', async () => {
    const agreement = await overdue();
    expect((await agreement.shown()).can).toContain('report_problem');
    expect(await report(agreement.id, people.lawyer)).toMatchObject({ status: 403 });
    expect(await report(agreement.id)).toMatchObject({
      status: 200,
      body: { disputed_at: expect.any(String), dispute: { kind: 'UNFINISHED' } },
    });
    expect(await report(agreement.id)).toMatchObject({ status: 409 });
    expect((await agreement.shown()).can).not.toContain('report_problem');
    expect(await agreement.milestone(0, 'confirm')).toMatchObject({ status: 409 });
    expect(await agreement.complete()).toMatchObject({ status: 409 });
    const { lawyer, mails } = await agreement.notified();
    expect(lawyer).toContain('Your client reports a problem');
    expect(mails).not.toContain('case-to-decide');
  });

  test.each([
    { what: 'due tomorrow', terms: { dueDate: TOMORROW } },
    { what: 'without a due date, with news today', terms: {} },
  ])('$what: too early', async ({ terms }) => {
    const agreement = await overdue(terms);
    expect(await report(agreement.id)).toMatchObject({ status: 409, body: { key: 'too_early' } });
    expect((await agreement.shown()).can).not.toContain('report_problem');
  });

  test('without a due date after 30 days without news', async () => {
    const agreement = await overdue({});
    await database()
      .update(workItems)
      .set({ updatedAt: new Date(Date.now() - 30 * DAY_MS) })
      .where(eq(workItems.id, agreement.id));
    expect((await report(agreement.id)).status).toBe(200);
  });

  test('finished work is objected to, not reported', async () => {
    const agreement = await newAgreement(people, {
      status: 'PAID',
      paid: 2,
      finished: 2,
      terms: { ...IN_PARTS, dueDate: '2026-01-05' },
    });
    expect(await report(agreement.id)).toMatchObject({ body: { key: 'bad_transition' } });
    expect((await agreement.object()).status).toBe(200);
  });

  test.each([
    { refund: null, refunded: HELD, books: {} },
    {
      refund: 0,
      refunded: 0,
      books: { gateway: HELD, platform_fees: -15_000, lawyer_payable: -2_180_000 },
    },
  ] as const)('$refund goes back: the agreement ends, what is not paid is waived', async (one) => {
    const agreement = await overdue();
    await report(agreement.id);
    await decideAbout(agreement.id, { refund: one.refund, reason: REASON }, admin.id);
    await refundQueued();
    expect(await agreement.books()).toEqual(one.books);
    const shown = await agreement.shown();
    expect(shown).toMatchObject({
      status: 'COMPLETED',
      can: [],
      disputed_at: null,
      dispute: { kind: 'UNFINISHED', refunded: one.refunded, decision: REASON },
      milestones: [{ status: 'PAID' }, { status: 'PAID' }, { status: 'WAIVED' }],
    });
    expect((await agreement.notified()).client).toContain('Decision on the reported problem');
  });

  test('is not decided while a part is being paid', async () => {
    const agreement = await overdue();
    await report(agreement.id);
    await agreement.milestone(2, 'ask');
    await agreement.milestone(2, 'pay');
    const decided = () => decideAbout(agreement.id, { refund: null, reason: REASON }, admin.id);
    await expect(decided()).rejects.toMatchObject({ key: 'bad_transition' });
    expect(await agreement.shown()).toMatchObject({
      status: 'PAID',
      dispute: { decided_at: null },
    });
  });
});

test('a decision whose money has not moved is said on the agreement and in the list', async () => {
  const agreement = await disputed();
  const { client, lawyer } = people;
  const shown = async ({ cookie }: TestUser) => {
    const one = await send(getWorkItem, { cookie, params: { id: agreement.id } });
    const { results } = (await send(listWorkItems, { cookie })).body as Page;
    const { money_moves_at: moves } = one.body as WorkItem;
    expect(results.map((row) => row.money_moves_at)).toEqual([moves]);
    return moves;
  };
  expect(await shown(client)).toBeNull();
  await bringCase(agreement.id, 'DECIDED', { lawyer, adminId: admin.id });
  for (const person of [client, lawyer]) {
    const moves = await shown(person);
    expect(Date.parse(moves ?? '')).toBeGreaterThan(Date.now() + 6 * DAY_MS);
  }
});

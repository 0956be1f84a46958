import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { closeHelpQuestion as closeQuestion } from '@/lib/contract/admin/cases';
import type { AgreementRecord, MeetingRecord, PaymentRecord } from '@/lib/contract/admin/records';
import {
  listAgreementsOfUser as listAgreements,
  listMeetingsOfUser as listMeetings,
  listPaymentsOfUser as listPayments,
} from '@/lib/contract/admin/records';
import type { SearchAnswer, SearchHit, SearchKind } from '@/lib/contract/admin/search';
import { searchEverything as postSearch } from '@/lib/contract/admin/search';
import { askForHelp as putQuestion } from '@/lib/contract/cases/help';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { SEARCH_HITS_MAX } from '@/lib/domain/admin/search';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { shortReference } from '@/lib/domain/platform/short-reference';
import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import { correctRelease } from '@/lib/server/payments/tax/corrections-service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { auditEvents } from '@/lib/server/schema/audit';
import { helpQuestions } from '@/lib/server/schema/help';
import { payments } from '@/lib/server/schema/payments';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { IN_PARTS, newAgreement } from '@/lib/testing/agreements/agreement-money';
import { send } from '@/lib/testing/api/requests';
import {
  newAdmin,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { newTaxedQuarter } from '@/lib/testing/files/tax-data';
import { newUnclaimed } from '@/lib/testing/payments';

let admin: TestUser;
let client: TestUser;
let lawyer: TestLawyer;
beforeEach(async () => {
  [admin, client, lawyer] = [await newAdmin(), await newClient(), await newLawyer()];
});

async function search(q: string): Promise<SearchAnswer> {
  const answer = await send(postSearch, { cookie: admin.cookie, body: { q } });
  expect(answer.status).toBe(200);
  return answer.body as SearchAnswer;
}

const hits = async (q: string, kind: SearchKind): Promise<SearchHit[]> =>
  (await search(q)).groups.find((group) => group.kind === kind)?.hits ?? [];

async function booked() {
  const { meeting } = await seedMeeting(database(), {
    clientId: client.id,
    lawyerId: lawyer.lawyerId,
    start: Date.now() + 5 * DAY_MS,
  });
  const [payment] = await database()
    .select()
    .from(payments)
    .where(eq(payments.payableId, meeting.id));
  if (!payment) throw new Error('It was not paid');
  return { meeting, payment };
}

async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = statements.mock.calls.map(([query]) => JSON.stringify(query));
  statements.mockRestore();
  return texts;
}

describe('one search', () => {
  test('finds a payment by the reference that people read out, its checkout, and the gateway’s ids', async () => {
    const { meeting, payment } = await booked();
    const href = `/admin/users/${client.id}/payments?only=${payment.id}`;
    const short = meeting.id.slice(0, 8).toUpperCase();
    const known = [
      short,
      `#${short}`,
      payment.id.slice(0, 8),
      payment.id,
      `https://sangguni.example/checkout?ref=${payment.ref}`,
    ];
    for (const q of [...known, payment.sessionId, payment.gatewayPaymentId]) {
      if (!q) throw new Error('The seed gives all of them');
      expect(await hits(q, 'payment')).toEqual([
        expect.objectContaining({ _id: payment.id, href, title: `${short}, ₱1,500` }),
      ]);
    }
  });

  test('finds meetings and agreements by id, and by a link to their page', async () => {
    const { meeting } = await booked();
    for (const q of [meeting.id, `/customer-portal/meeting/${meeting.id}`])
      expect(await hits(q, 'meeting')).toEqual([
        expect.objectContaining({ href: `/admin/users/${client.id}/meetings?only=${meeting.id}` }),
      ]);
    const { id } = await newAgreement({ client, lawyer }, { status: 'PAID', terms: IN_PARTS });
    expect(await hits(id, 'agreement')).toEqual([
      expect.objectContaining({ href: `/admin/users/${client.id}/agreements?only=${id}` }),
    ]);
  });

  test('finds people by all words of their name, in any order, and by address', async () => {
    const ana = await newClient({ firstName: 'Anastasia', lastName: 'Quimbo' });
    for (const q of ['quimbo anast', ana.email.toUpperCase()])
      expect(await hits(q, 'person')).toEqual([
        expect.objectContaining({
          title: 'Anastasia Quimbo',
          href: `/admin/users/${ana.id}`,
        }),
      ]);
    expect((await search('quimbo reyes')).groups).toEqual([]);
    expect((await search('100%')).groups).toEqual([]);
  });

  test('finds money that is for nothing of ours', async () => {
    const id = await newUnclaimed();
    expect(await hits(id, 'unclaimed')).toEqual([
      expect.objectContaining({ href: '/admin/cases?kind=unclaimed&state=open' }),
    ]);
  });

  test('finds questions to the support by their reference, on the page of the list they are on', async () => {
    await database().delete(helpQuestions);
    const ask = async () => {
      const body = new FormData();
      body.append('situation', 'not_paid');
      body.append('question', 'I paid and nothing came.');
      const params = { id: randomUUID() };
      await send(putQuestion, { params, cookie: client.cookie, body });
      return params.id;
    };
    const ids: string[] = [];
    for (let n = 0; n <= PAGE_SIZE; n += 1) ids.push(await ask());
    const [first = '', last = ''] = [ids[0], ids.at(-1)];
    const list = '/admin/cases?kind=help';
    expect(await hits(`#${shortReference(first)}`, 'question')).toEqual([
      expect.objectContaining({ _id: first, href: `${list}&state=open#${first}` }),
    ]);
    expect(await hits(last, 'question')).toMatchObject([
      { title: expect.stringMatching(RegExp(`^${shortReference(last)}, `)) },
    ]);
    const where = async (id: string) => (await hits(id, 'question'))[0]?.href;
    expect(await where(last)).toBe(`${list}&state=open&page=1#${last}`);
    await send(closeQuestion, { params: { id: last }, cookie: admin.cookie });
    expect(await where(last)).toBe(`${list}&state=decided#${last}`);
  });

  test('answers some, and says that there are more', async () => {
    for (let n = 0; n <= SEARCH_HITS_MAX; n += 1) await newClient({ lastName: 'Macaraeg' });
    const { groups, more } = await search('macaraeg');
    expect(more).toBe(true);
    expect(groups).toEqual([{ kind: 'person', hits: expect.any(Array) }]);
    expect(groups[0]?.hits).toHaveLength(SEARCH_HITS_MAX);
  });

  test('is in the audit log without what was looked for, and takes a bounded number of statements', async () => {
    const plain = await statementsOf(() => send(listMeetings, asked(client.id)));
    const searched = await statementsOf(() => search('Secretname Hidden'));
    const whole = await statementsOf(() => search('23CBD2F0'));
    // Three of the list are its own; the rest tells who asks.
    const session = plain.length - 3;
    expect(searched.length - session).toBeLessThanOrEqual(6);
    expect(whole.length - session).toBeLessThanOrEqual(7);
    const rows = await database()
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.userId, admin.id));
    const events = rows.filter(({ event }) => event === 'search_made');
    expect(events).toHaveLength(2);
    expect(JSON.stringify(events)).not.toMatch(/secretname|23cbd2f0/i);
  });

  test('asks for something', async () => {
    const answer = await send(postSearch, { cookie: admin.cookie, body: { q: '  ' } });
    expect(answer.status).toBe(400);
  });
});

function asked(id: string, query: Record<string, string> = {}) {
  return { cookie: admin.cookie, params: { id }, query };
}

async function list<Row>(endpoint: Endpoint, id: string, query?: Record<string, string>) {
  const answer = await send(endpoint, asked(id, query));
  expect(answer.status).toBe(200);
  return answer.body as { results: Row[]; hasMore: boolean; name: string };
}

describe('the lists behind the figures of a person', () => {
  test('are those of either side, with what was paid and went back', async () => {
    const { meeting, payment } = await booked();
    await newAgreement({ client, lawyer }, { status: 'PAID', paid: 2, terms: IN_PARTS });
    for (const { id } of [client, lawyer]) {
      const meetings = await list<MeetingRecord>(listMeetings, id);
      expect(meetings.results.map(({ _id }) => _id)).toEqual([meeting.id]);
      expect(meetings.results[0]).toMatchObject({
        client: { _id: client.id },
        lawyer: { _id: lawyer.id },
        status: 'CONFIRMED',
        total: 150_000,
      });
      expect((await list<AgreementRecord>(listAgreements, id)).results).toHaveLength(1);
      const paid = (await list<PaymentRecord>(listPayments, id)).results;
      expect(paid).toHaveLength(3);
      expect(paid.find(({ _id }) => _id === payment.id)).toMatchObject({
        reference: meeting.id.slice(0, 8).toUpperCase(),
        about: { kind: 'meeting', _id: meeting.id },
        received: 150_000,
        refunded: 0,
        released: 0,
      });
    }
  });

  test('say what was released of a payment, less what was given back', async () => {
    const { payment } = await newTaxedQuarter(lawyer);
    const released = async () =>
      (await list<PaymentRecord>(listPayments, lawyer.id, { only: payment })).results[0]?.released;
    expect(await released()).toBe(100_000);
    await transaction((tx) =>
      correctRelease(
        tx,
        admin.id,
        { paymentId: payment, amount: 40_000, reason: 'Given back' },
        Date.now(),
      ),
    );
    expect(await released()).toBe(60_000);
  });

  test('hold one alone where it is asked for, and nothing of others', async () => {
    const { payment } = await booked();
    await bookedAgain();
    const one = await list<PaymentRecord>(listPayments, client.id, { only: payment.id });
    expect(one.results.map(({ _id }) => _id)).toEqual([payment.id]);
    const other = await newClient();
    expect((await list(listPayments, other.id, { only: payment.id })).results).toEqual([]);
    expect((await list(listMeetings, other.id)).results).toEqual([]);
  });

  test('come in pages, by the same number of statements', async () => {
    const few = await statementsOf(() => list(listMeetings, client.id));
    for (let n = 0; n <= PAGE_SIZE; n += 1)
      await seedMeeting(database(), {
        clientId: client.id,
        lawyerId: lawyer.lawyerId,
        start: Date.now() + 5 * DAY_MS + n * HOUR_MS,
      });
    const first = await list<MeetingRecord>(listMeetings, client.id);
    expect([first.results.length, first.hasMore]).toEqual([PAGE_SIZE, true]);
    const second = await list<MeetingRecord>(listMeetings, client.id, { page: '1' });
    expect([second.results.length, second.hasMore]).toEqual([1, false]);
    expect(await statementsOf(() => list(listMeetings, client.id))).toHaveLength(few.length);
  });

  test('of nobody are not there', async () => {
    expect((await send(listMeetings, asked(crypto.randomUUID()))).status).toBe(404);
  });
});

async function bookedAgain() {
  await seedMeeting(database(), {
    clientId: client.id,
    lawyerId: lawyer.lawyerId,
    start: Date.now() + 6 * DAY_MS,
  });
}

import { eq } from 'drizzle-orm';
import pg from 'pg';
import {
  getAdminCase as getFullCase,
  decideCase as postDecision,
  askInCase as postQuestion,
} from '@/lib/contract/admin/cases';
import type { OwnCase } from '@/lib/contract/cases/cases';
import {
  getCase,
  getCaseFile as getFile,
  listOwnCases as listCases,
  offerToSettle as postOffer,
  reviewCase as postReview,
  answerCase as putAnswer,
  addCaseFiles as putFiles,
  answerOffer as putOffer,
} from '@/lib/contract/cases/cases';
import { answerAbsence as contestAbsence, reportAbsence } from '@/lib/contract/meetings/absences';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { getMeeting } from '@/lib/contract/meetings/meetings';
import type { WorkList } from '@/lib/contract/notifications/work';
import { listWork } from '@/lib/contract/notifications/work';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import { refundUnanswered } from '@/lib/server/meetings/absence/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { caseOffers, cases } from '@/lib/server/schema/cases';
import { mails } from '@/lib/server/schema/messages';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { IN_PARTS, newAgreement, refundQueued } from '@/lib/testing/agreements/agreement-money';
import { send } from '@/lib/testing/api/requests';
import { caseAbout } from '@/lib/testing/cases';
import {
  newAdmin,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { pdf } from '@/lib/testing/files/attachments';
import { takeQueued } from '@/lib/testing/jobs';
import * as decisions from './decisions-service';
import { eraseCases, exportedCases } from './personal-data-service';
import * as service from './service';

let client: TestUser;
let lawyer: TestLawyer;
let admin: TestUser;
beforeEach(async () => {
  [client, lawyer, admin] = [await newClient(), await newLawyer(), await newAdmin()];
});

const HELD = 2_000_000 + 2 * 5_000;
const STATEMENT = 'It was filed on the last day; the stamped copy is attached.';

/** A completed agreement of ₱20,000 to which its client objects, and what everybody does in its case. */
async function objected() {
  const agreement = await newAgreement(
    { client, lawyer },
    { status: 'PAID', paid: 2, terms: IN_PARTS },
  );
  await agreement.complete();
  await agreement.object();
  return { agreement, ...actsIn(await caseAbout(agreement.id)) };
}

function actsIn(id: string) {
  const by = (endpoint: Endpoint, who: TestUser, body?: object, childId?: string) =>
    send(endpoint, {
      params: childId ? { id, childId } : { id },
      cookie: who.cookie,
      ...(body && { body }),
    });
  const shown = async (who: TestUser = client) => (await by(getCase, who)).body as OwnCase;
  return {
    id,
    shown,
    read: (who: TestUser) => by(getCase, who),
    answer: (who: TestUser = lawyer, statement = STATEMENT) => by(putAnswer, who, { statement }),
    offer: (who: TestUser, refund: number, note?: string) => by(postOffer, who, { refund, note }),
    respondTo: (who: TestUser, offer: string, accepted: boolean) =>
      by(putOffer, who, { accepted }, offer),
    respond: async (who: TestUser, accepted: boolean) => {
      const offers = (await shown()).offers.filter(({ state }) => state === 'OPEN');
      return by(putOffer, who, { accepted }, offers.at(-1)?._id);
    },
    handIn: (who: TestUser, files = 1) => {
      const body = new FormData();
      for (let n = 0; n < files; n++)
        body.append('files', new File([pdf()], `${n}.pdf`, { type: 'application/pdf' }));
      return by(putFiles, who, body);
    },
    ask: (who: TestUser = admin) => by(postQuestion, who, { question: 'When was it filed?' }),
    decide: (body: object, who: TestUser = admin) =>
      by(postDecision, who, { reason: 'The copy bears no stamp.', ...body }),
    review: (who: TestUser = lawyer, statement = 'Here is the stamped copy.') =>
      by(postReview, who, { statement }),
    pass: (hours: number) => decisions.advance(id, Date.now() + hours * HOUR_MS),
    notified: async () =>
      (await database().select().from(mails))
        .filter(({ dedupeKey }) => dedupeKey?.includes(id))
        .map(({ template }) => template)
        .toSorted(),
  };
}

test('objection, answer with a file, offer refused, question, decision, another look, books', async () => {
  const { agreement, ...one } = await objected();
  expect(await one.shown(lawyer)).toMatchObject({
    kind: 'OBJECTION',
    state: 'OPEN',
    side: 'lawyer',
    agreement_id: agreement.id,
    asks: null,
    may: ['answer', 'add_files', 'offer'],
    statements: [{ kind: 'OPENING', by: 'client', text: 'The position paper was never filed.' }],
  });
  expect((await one.shown()).may).toEqual(['add_files', 'offer']);
  expect(await one.decide({ decision: 'refund' })).toMatchObject({ body: { key: 'too_early' } });

  expect(await one.answer()).toMatchObject({ status: 200, body: { state: 'ANSWERED' } });
  expect((await one.answer()).status).toBe(200);
  expect(await one.answer(lawyer, 'Something else.')).toMatchObject({ status: 409 });
  expect((await one.handIn(lawyer)).status).toBe(200);
  const [file] = (await one.shown()).files;
  const params = { id: one.id, childId: file?._id ?? '' };
  expect((await send(getFile, { params, cookie: client.cookie })).status).toBe(200);

  expect(await one.offer(lawyer, 300_000)).toMatchObject({ status: 200 });
  expect((await one.offer(lawyer, 300_000)).status).toBe(200);
  expect(await one.offer(lawyer, 400_000)).toMatchObject({ status: 409 });
  expect(await one.respond(lawyer, true)).toMatchObject({ status: 409 });
  expect(await one.respond(client, false)).toMatchObject({ status: 200 });
  expect((await one.shown()).offers).toMatchObject([{ state: 'REFUSED', refund: 300_000 }]);

  expect((await one.ask()).status).toBe(204);
  expect(await one.decide({ decision: 'refund' })).toMatchObject({ body: { key: 'too_early' } });
  expect((await one.answer(client, 'I never saw a copy.')).status).toBe(200);
  expect(await one.answer(client, 'And more.')).toMatchObject({ status: 409 });
  expect((await one.answer(lawyer, 'On June 3.')).status).toBe(200);

  expect((await one.decide({ decision: 'split', refund: 1_000_000 })).status).toBe(204);
  expect(await agreement.books()).toEqual({
    gateway: HELD,
    client_funds: -2_000_000,
    platform_fees: -10_000,
  });
  expect(await one.shown()).toMatchObject({
    state: 'DECIDED',
    closed_at: null,
    moves_at: expect.any(String),
    may: ['review'],
    decisions: [{ refund: 1_000_000, reason: 'The copy bears no stamp.' }],
  });
  expect((await one.review()).status).toBe(200);
  expect((await one.review()).status).toBe(200);
  expect(await one.review(client)).toMatchObject({ status: 409 });
  await one.pass(8 * 24);
  expect((await one.shown()).state).toBe('REVIEW');
  expect(await one.decide({ decision: 'release' })).toMatchObject({ status: 409 });
  expect((await one.decide({ decision: 'release' }, await newAdmin())).status).toBe(204);
  await refundQueued();
  expect(await agreement.books()).toEqual({
    gateway: HELD,
    platform_fees: -10_000,
    lawyer_payable: -2_000_000,
  });
  expect(await one.shown()).toMatchObject({
    state: 'DECIDED',
    closed_at: expect.any(String),
    may: [],
  });
  expect((await agreement.shown()).dispute).toMatchObject({
    refunded: 0,
    decided_at: expect.any(String),
  });
  expect(await one.notified()).toEqual([
    'case-answered-client',
    'case-decided-client',
    'case-decided-lawyer',
    'case-offer-client',
    'case-offer_refused-lawyer',
    'case-question-client',
    'case-question-lawyer',
    'case-review-client',
    'case-to-decide',
    'case-to-decide',
  ]);
});

test('settled without a judge: the money moves at once, once, as booked for a decision', async () => {
  const { agreement, ...one } = await objected();
  await one.offer(client, 700_000);
  await one.offer(lawyer, 400_000);
  const offered = (await one.shown()).offers.find(({ by }) => by === 'lawyer')?._id ?? '';
  const accept = () => one.respondTo(client, offered, true);
  const both = await Promise.all([accept(), accept()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await refundQueued();
  expect(await agreement.books()).toEqual({
    gateway: HELD - 400_000,
    platform_fees: -10_000,
    lawyer_payable: -(HELD - 400_000 - 10_000),
  });
  expect(await one.shown()).toMatchObject({
    state: 'SETTLED',
    may: [],
    held: [],
    offers: [{ state: 'EXPIRED' }, { state: 'ACCEPTED' }],
  });
  expect((await agreement.notified()).lawyer).toContain('Your case is settled');
  expect(await one.decide({ decision: 'refund' })).toMatchObject({ status: 409 });
});

test('both accept each other at once: one of the two offers', async () => {
  const { agreement, ...one } = await objected();
  await one.offer(client, 700_000);
  await one.offer(lawyer, 400_000);
  const { offers } = await one.shown();
  const accept = (who: TestUser, by: string) =>
    one.respondTo(who, offers.find((offer) => offer.by === by)?._id ?? '', true);
  const all = await Promise.all([accept(client, 'lawyer'), accept(lawyer, 'client')]);
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await refundQueued();
  const back = all[0].status === 200 ? 400_000 : 700_000;
  expect(await agreement.books()).toMatchObject({ gateway: HELD - back });
});

test('an absence likewise: contested by an offer, and settled for a part', async () => {
  const start = Date.now() - 3 * HOUR_MS;
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    status: 'COMPLETED',
    start,
  });
  const params = { id: meeting.id };
  const body = { details: 'Nobody came.' };
  expect((await send(reportAbsence, { params, cookie: client.cookie, body })).status).toBe(200);
  const one = actsIn(await caseAbout(meeting.id));
  expect(await one.shown(lawyer)).toMatchObject({
    kind: 'ABSENCE',
    meeting_id: meeting.id,
    may: ['add_files', 'offer'],
  });
  expect(await one.answer()).toMatchObject({ status: 409 });
  const [payment] = (await one.shown()).held;
  expect((await one.offer(lawyer, 50_000)).status).toBe(200);
  expect((await one.respond(client, true)).status).toBe(200);
  await refundQueued();
  const after = (await send(getMeeting, { params, cookie: client.cookie })).body as Meeting;
  expect(after).toMatchObject({ status: 'COMPLETED', absence: { state: 'REJECTED' } });
  expect(payment?.refundable).toBeGreaterThan(50_000);
  expect((await one.shown()).state).toBe('SETTLED');
});

test('a contested absence is not ended by a job that comes late for one without an answer', async () => {
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    status: 'COMPLETED',
    start: Date.now() - 3 * HOUR_MS,
  });
  const params = { id: meeting.id };
  const details = 'Nobody came.';
  await send(reportAbsence, { params, cookie: client.cookie, body: { details } });
  const body = { contest: true, details: 'I was there.' };
  await send(contestAbsence, { params, cookie: lawyer.cookie, body });
  await refundUnanswered(meeting.id, Date.now() + 25 * HOUR_MS);
  const one = actsIn(await caseAbout(meeting.id));
  expect(await one.shown()).toMatchObject({ state: 'ANSWERED', closed_at: null, decisions: [] });
});

test('an absence reported before there were cases gets one, with its own time', async () => {
  const start = Date.now() - 3 * HOUR_MS;
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    status: 'COMPLETED',
    start,
  });
  const params = { id: meeting.id };
  await send(reportAbsence, { params, cookie: client.cookie, body: { details: 'Nobody came.' } });
  const before = await actsIn(await caseAbout(meeting.id)).shown();
  await database().delete(cases).where(eq(cases.meetingId, meeting.id));
  await service.openMissing(Date.now());
  const next = await actsIn(await caseAbout(meeting.id)).shown();
  expect(next).toMatchObject({ state: 'OPEN', answer_until: before.answer_until });
});

test('nobody answers: it waits for a decision once the 72 hours are over', async () => {
  const one = await objected();
  await one.pass(71);
  expect((await one.shown()).state).toBe('OPEN');
  const later = Date.now() + 72 * HOUR_MS;
  await decisions.queueDue(later);
  expect(await takeQueued('advance_case')).toContainEqual({ caseId: one.id });
  await Promise.all([one.pass(72), one.pass(72)]);
  expect(await one.shown()).toMatchObject({ state: 'ANSWERED', decide_by: expect.any(String) });
  expect(await one.notified()).toEqual(['case-to-decide']);
  expect(await one.answer()).toMatchObject({ status: 409 });
});

test('decided, nobody asks for another look: after seven days the money moves, once', async () => {
  const { agreement, ...one } = await objected();
  await one.answer();
  await one.decide({ decision: 'refund' });
  await one.pass(7 * 24 - 1);
  expect((await one.shown()).closed_at).toBeNull();
  await Promise.all([one.pass(7 * 24), one.pass(7 * 24)]);
  await refundQueued();
  expect(await agreement.books()).toEqual({});
  expect(await one.shown()).toMatchObject({ state: 'DECIDED', closed_at: expect.any(String) });
});

test('an offer is bounded, its time ends, and its maker takes it back', async () => {
  const one = await objected();
  expect(await one.offer(lawyer, HELD + 1)).toMatchObject({
    status: 400,
    body: { key: 'invalid_input', fields: { refund: expect.any(String) } },
  });
  await one.offer(lawyer, 0);
  expect((await one.respond(lawyer, false)).status).toBe(200);
  await one.offer(lawyer, 100_000);
  await database()
    .update(caseOffers)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(caseOffers.caseId, one.id));
  expect(await one.respond(client, true)).toMatchObject({ body: { key: 'too_late' } });
  await decisions.queueDue(Date.now());
  const { offers } = await one.shown();
  expect(offers.map(({ state }) => state)).toEqual(['WITHDRAWN', 'EXPIRED']);
  for (let n = 2; n < 10; n++) {
    expect((await one.offer(lawyer, n)).status).toBe(200);
    await one.respond(client, false);
  }
  expect(await one.offer(lawyer, 11)).toMatchObject({ status: 409 });
});

test('a note with an offer: both and who decides read it, encrypted, and no mail repeats it', async () => {
  const one = await objected();
  const note = 'I am sorry. <b>Half</b> was done.';
  expect(await one.offer(lawyer, 100_000, 'x'.repeat(501))).toMatchObject({
    status: 400,
    body: { key: 'invalid_input', fields: { note: expect.stringContaining('500') } },
  });
  expect(await one.offer(lawyer, 100_000, 'with a null\0')).toMatchObject({ status: 400 });
  expect((await one.shown()).offers).toEqual([]);
  expect((await one.offer(lawyer, 100_000, `  ${note}\n`)).status).toBe(200);
  expect(await one.offer(lawyer, 100_000, note)).toMatchObject({ status: 200 });
  expect(await one.offer(lawyer, 100_000, 'Something else.')).toMatchObject({ status: 409 });
  expect(await one.offer(lawyer, 100_000)).toMatchObject({ status: 409 });
  for (const who of [client, lawyer])
    expect((await one.shown(who)).offers).toMatchObject([{ refund: 100_000, note }]);
  const seen = await send(getFullCase, { params: { id: one.id }, cookie: admin.cookie });
  expect(seen.body).toMatchObject({ offers: [{ note }] });
  for (const who of [await newClient(), await newLawyer()])
    expect((await one.read(who)).status).toBe(404);
  const [row] = await database().select().from(caseOffers).where(eq(caseOffers.caseId, one.id));
  expect(row?.note).not.toContain('sorry');
  const told = (await database().select().from(mails)).filter(
    ({ dedupeKey, template }) => dedupeKey?.includes(one.id) && template === 'case-offer-client',
  );
  expect(told).toHaveLength(1);
  expect(JSON.stringify(told)).toContain('what Atty.');
  expect(JSON.stringify(told)).not.toContain('sorry');
  expect((await one.offer(client, 900_000, ' ')).status).toBe(200);
  expect((await one.shown()).offers).toMatchObject([{ note }, { by: 'client', note: null }]);
});

test('ten files of each side, until it is decided', async () => {
  const one = await objected();
  expect((await one.handIn(lawyer, 10)).status).toBe(200);
  expect(await one.handIn(lawyer)).toMatchObject({ status: 413, body: { key: 'too_many_files' } });
  expect((await one.handIn(client)).status).toBe(200);
  await one.answer();
  await one.decide({ decision: 'release' });
  expect(await one.handIn(client)).toMatchObject({ status: 409 });
});

test('strangers find none of it', async () => {
  const one = await objected();
  await one.handIn(lawyer);
  const [file] = (await one.shown()).files;
  for (const who of [await newClient(), await newLawyer()]) {
    const childId = file?._id ?? '';
    const params = { id: one.id, childId };
    const all = [
      await one.read(who),
      await one.answer(who),
      await one.offer(who, 1),
      await one.handIn(who),
      await one.review(who),
      await send(getFile, { params, cookie: who.cookie }),
    ];
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 404));
    expect((await send(listCases, { cookie: who.cookie })).body).toMatchObject({ results: [] });
  }
});

test('a dispute from before there were cases gets one, once', async () => {
  const { agreement, id } = await objected();
  await database().delete(cases).where(eq(cases.id, id));
  await Promise.all([service.openMissing(Date.now()), service.openMissing(Date.now())]);
  const next = actsIn(await caseAbout(agreement.id));
  expect(next.id).not.toBe(id);
  expect(await next.shown(lawyer)).toMatchObject({
    state: 'OPEN',
    may: ['answer', 'add_files', 'offer'],
  });
});

test('whoever is waited for is reminded once, in the last hours', async () => {
  const one = await objected();
  await decisions.remind(Date.now() + 30 * HOUR_MS);
  expect(await one.notified()).toEqual([]);
  for (const hours of [48, 60, 71]) await decisions.remind(Date.now() + hours * HOUR_MS);
  expect(await one.notified()).toEqual(['case-reminder-lawyer']);
  await one.answer();
  await decisions.remind(Date.now() + 4 * DAY_MS);
  expect(await one.notified()).toEqual([
    'case-answered-client',
    'case-reminder-lawyer',
    'case-to-decide',
    'case-to-decide',
  ]);
});

test('both have it in their data; with an account go the words, and the files of its owner', async () => {
  const one = await objected();
  await one.answer();
  await one.offer(client, 100_000, 'Half of it was done.');
  await one.handIn(lawyer);
  expect(await exportedCases(database(), client.id)).toMatchObject({
    name: 'cases',
    files: [],
    data: [
      {
        _id: one.id,
        statements: [{}, { text: STATEMENT }],
        offers: [{ refund: 100_000, note: 'Half of it was done.' }],
      },
    ],
  });
  const ofLawyer = await exportedCases(database(), lawyer.id);
  expect(ofLawyer?.files).toHaveLength(1);
  expect(ofLawyer?.data).toMatchObject([{ offers: [{ note: 'Half of it was done.' }] }]);
  const keys = await transaction((tx) => eraseCases(tx, { id: lawyer.id, email: lawyer.email }));
  expect(keys).toHaveLength(1);
  expect(await one.shown()).toMatchObject({
    statements: [{}, { text: null }],
    files: [],
    offers: [{ refund: 100_000, note: null }],
  });
});

test('what waits for a side is in its list until it is done', async () => {
  const workOf = async ({ cookie }: TestUser) => {
    const { body } = await send(listWork, { cookie });
    return (body as WorkList).results.filter(({ kind }) => kind === 'case');
  };
  const { agreement, ...one } = await objected();
  expect(await workOf(lawyer)).toMatchObject([
    {
      action: 'Answer the objection',
      href: `/lawyer-portal/work-items/${agreement.id}#case`,
      until: (await one.shown()).answer_until,
    },
  ]);
  expect(await workOf(client)).toEqual([]);
  await one.answer();
  expect(await workOf(lawyer)).toEqual([]);
  await one.offer(lawyer, 100_000);
  expect(await workOf(client)).toMatchObject([{ action: 'Answer the offer' }]);
  await one.respond(client, false);
  await one.ask();
  expect(await workOf(client)).toMatchObject([{ action: 'Reply to the question' }]);
  await one.answer(client, 'I never saw it.');
  expect(await workOf(client)).toEqual([]);
  expect(await workOf(lawyer)).toMatchObject([{ action: 'Reply to the question' }]);
});

test('the number of statements does not grow with the cases', async () => {
  const owner = { id: lawyer.id, lawyerId: lawyer.lawyerId };
  const statements = async () => {
    const query = jest.spyOn(pg.Client.prototype, 'query');
    await service.casesOf(owner, {}, 0);
    const { length } = query.mock.calls;
    query.mockRestore();
    return length;
  };
  await objected();
  const one = await statements();
  await objected();
  await objected();
  expect(await statements()).toBe(one);
  expect(one).toBeLessThanOrEqual(12);
});

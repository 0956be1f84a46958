import { eq } from 'drizzle-orm';
import * as adminContract from '@/lib/contract/admin/cases';
import { decideCase as postDecision, askInCase as postQuestion } from '@/lib/contract/admin/cases';
import * as contract from '@/lib/contract/cases/cases';
import {
  offerToSettle as postOffer,
  reviewCase as postReview,
  answerCase as putAnswer,
  addCaseFiles as putFiles,
  handInMessages as putMessages,
  answerOffer as putOffer,
} from '@/lib/contract/cases/cases';
import { answerAbsence, reportAbsence } from '@/lib/contract/meetings/absences';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import { refundUnanswered } from '@/lib/server/meetings/absence/service';
import { database } from '@/lib/server/platform/db/pool';
import { rateLimits } from '@/lib/server/schema/accounts';
import { caseDecisions, caseOffers, cases } from '@/lib/server/schema/cases';
import { comments } from '@/lib/server/schema/comments';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send } from '@/lib/testing/api/requests';
import {
  CASE_ROLES,
  CASE_SITUATIONS,
  CASE_STEPS,
  type CaseRole,
  type CaseSituation,
  type CaseStep,
  STATE_OF,
  stateAfter,
  verdictOf,
} from '@/lib/testing/case-table';
import { caseAbout, newObjection } from '@/lib/testing/cases';
import {
  newAdmin,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { pdf } from '@/lib/testing/files/attachments';
import { everyNth } from '@/lib/testing/jest/tier';
import { changedSince, markChanges, noteChanges } from '@/lib/testing/whole-database';
import { advance, decide } from './decisions-service';
import { answerOffer, offer } from './offers-service';
import { answer, ask, review } from './statements-service';

type Kind = 'agreement' | 'absence';

let people: Record<CaseRole, TestUser> & { lawyer: TestLawyer };
beforeAll(async () => {
  people = {
    client: await newClient(),
    lawyer: await newLawyer(),
    same: await newAdmin(),
    other: await newAdmin(),
    stranger: await newClient(),
    rival: await newLawyer(),
  };
  await noteChanges();
});
beforeEach(async () => {
  await database().delete(rateLimits);
});

const ofClient = () => ({ id: people.client.id });
const ofLawyer = () => ({ id: people.lawyer.id, lawyerId: people.lawyer.lawyerId });

/** Creates the subject of a case, and a message of both about it. */
async function disputed(kind: Kind) {
  if (kind === 'agreement') {
    const workItemId = await newObjection(people);
    return { about: workItemId, place: { workItemId } };
  }
  const { meeting } = await seedMeeting(database(), {
    clientId: people.client.id,
    lawyerId: people.lawyer.lawyerId,
    status: 'COMPLETED',
    start: Date.now() - 3 * HOUR_MS,
  });
  await send(reportAbsence, {
    params: { id: meeting.id },
    cookie: people.client.cookie,
    body: { details: 'Nobody came.' },
  });
  return { about: meeting.id, place: { meetingId: meeting.id } };
}

interface Brought {
  readonly id: string;
  readonly message: string;
  /** The lawyer's offer, for a step about it. */
  readonly offerId: string;
}

const ARGUED = new Set<CaseSituation>(['OPEN', 'LATE', 'ANSWERED', 'ASKED', 'REPLIED', 'REVIEW']);

/** A case in this situation, in which the lawyer offers, or offered, to settle where the step is about that. */
async function bring(kind: Kind, situation: CaseSituation, offers: boolean): Promise<Brought> {
  const { about, place } = await disputed(kind);
  const id = await caseAbout(about);
  const row = { ...place, authorId: people.client.id, comment: 'Where?', createdAt: new Date() };
  const [message] = await database().insert(comments).values(row).returning();
  const offering = async () => {
    if (offers) await offer(ofLawyer(), id, { refund: 10_000 }, Date.now());
  };
  if (situation === 'LATE') {
    const answerUntil = new Date(Date.now() - 1);
    await database().update(cases).set({ answerUntil }).where(eq(cases.id, id));
  } else if (situation !== 'OPEN') await answered(kind, { id, about });
  if (!ARGUED.has(situation)) await offering();
  await goOn(situation, id);
  if (ARGUED.has(situation)) await offering();
  const made = await database().select().from(caseOffers).where(eq(caseOffers.caseId, id));
  const offerId = made.find(({ madeBy }) => madeBy === 'lawyer')?.id ?? '';
  return { id, message: message?.id ?? '', offerId };
}

async function answered(kind: Kind, { id, about }: { id: string; about: string }) {
  if (kind === 'agreement') return answer(ofLawyer(), id, 'It was filed.', Date.now());
  const body = { contest: true, details: 'I was there.' };
  return send(answerAbsence, { params: { id: about }, cookie: people.lawyer.cookie, body });
}

/** From ANSWERED. */
async function goOn(situation: CaseSituation, id: string): Promise<void> {
  const now = Date.now();
  const [given, again] = ['Half was filed.', 'It bears no stamp.'].map((reason) => ({
    refund: 10_000,
    reason,
  }));
  if (situation === 'ASKED' || situation === 'REPLIED')
    await ask(people.other.id, id, 'When was it filed?', now);
  if (situation === 'REPLIED')
    for (const owner of [ofClient(), ofLawyer()]) await answer(owner, id, 'On Monday.', now);
  if (situation === 'SETTLED') return settled(id);
  if (STATE_OF[situation] !== 'DECIDED' && situation !== 'REVIEW') return;
  if (given) await decide(people.same.id, id, given, now);
  if (situation === 'UNREVIEWED') {
    const decidedAt = new Date(now - 7 * DAY_MS);
    await database().update(caseDecisions).set({ decidedAt }).where(eq(caseDecisions.caseId, id));
  }
  if (situation === 'MOVED') await advance(id, now + 7 * DAY_MS);
  if (situation === 'REVIEW' || situation === 'FINAL')
    await review(ofClient(), id, 'Here is the copy.', now);
  if (situation === 'FINAL' && again) await decide(people.other.id, id, again, now);
}

async function settled(id: string): Promise<void> {
  await offer(ofClient(), id, { refund: 20_000 }, Date.now());
  const made = await database().select().from(caseOffers).where(eq(caseOffers.caseId, id));
  const offerId = made.find(({ madeBy }) => madeBy === 'client')?.id ?? '';
  await answerOffer(ofLawyer(), { id, offerId, accepted: true }, Date.now());
}

function files(): FormData {
  const body = new FormData();
  body.append('files', new File([pdf()], 'copy.pdf', { type: 'application/pdf' }));
  return body;
}

interface Call {
  readonly endpoint: Endpoint;
  readonly body: (of: Brought) => object;
  readonly aboutOffer?: true;
}

const CALLS: Readonly<Record<CaseStep, Call>> = {
  answer: { endpoint: putAnswer, body: () => ({ statement: 'The copy is attached.' }) },
  add_files: { endpoint: putFiles, body: files },
  add_messages: { endpoint: putMessages, body: ({ message }) => ({ ids: [message] }) },
  offer: { endpoint: postOffer, body: () => ({ refund: 30_000 }) },
  accept_offer: { endpoint: putOffer, body: () => ({ accepted: true }), aboutOffer: true },
  refuse_offer: { endpoint: putOffer, body: () => ({ accepted: false }), aboutOffer: true },
  review: { endpoint: postReview, body: () => ({ statement: 'Here is the stamped copy.' }) },
  ask: { endpoint: postQuestion, body: () => ({ question: 'Where was it filed?' }) },
  decide: {
    endpoint: postDecision,
    body: () => ({ decision: 'release', reason: 'It was filed.' }),
  },
};

/** The contract's answer to each verdict. */
const ANSWERS = {
  state: [409, 'bad_transition'],
  done: [409, 'bad_transition'],
  same: [409, 'bad_transition'],
  late: [409, 'too_late'],
  early: [409, 'too_early'],
  none: [404, 'not_found'],
} as const;

function take(step: CaseStep, of: Brought, role: CaseRole) {
  const { endpoint, body, aboutOffer } = CALLS[step];
  const params = { id: of.id, ...(aboutOffer && { childId: of.offerId }) };
  return send(endpoint, { params, cookie: people[role].cookie, body: body(of) });
}

async function stateOf(id: string) {
  const [row] = await database().select().from(cases).where(eq(cases.id, id));
  return row?.state;
}

const ALL_DRIVEN = (['agreement', 'absence'] as const).flatMap((kind) =>
  CASE_SITUATIONS
    // The time to answer an absence is over with it: a job refunds, below.
    .filter((situation) => kind === 'agreement' || situation !== 'LATE')
    .flatMap((situation) =>
      Object.values(CASE_STEPS)
        .flat()
        .map((step) => ({ kind, situation, step })),
    ),
);

// The table itself is walked whole by a unit test of the domain.
const DRIVEN = everyNth(3, ALL_DRIVEN);

const brought = new Map<string, Promise<Brought>>();

/** For what is refused: nothing changes it, so that all steps share it. */
function untouched(kind: Kind, situation: CaseSituation, offers: boolean): Promise<Brought> {
  const key = `${kind} ${situation} ${offers}`;
  const made = brought.get(key) ?? bring(kind, situation, offers);
  brought.set(key, made);
  return made;
}

test.each(DRIVEN)('$kind in $situation: $step by every role', async (one) => {
  const { kind, situation, step } = one;
  const aboutOffer = CALLS[step].aboutOffer ?? false;
  const refused = await untouched(kind, situation, aboutOffer);
  expect(await stateOf(refused.id)).toBe(STATE_OF[situation]);
  const before = await markChanges();
  for (const role of CASE_ROLES) {
    const verdict = verdictOf(one, role);
    if (verdict === 'yes') continue;
    const [status, key] = ANSWERS[verdict];
    const answer = await take(step, refused, role);
    expect({ role, ...answer }).toMatchObject({ role, status, body: { key } });
    expect(await changedSince(before)).toEqual([]);
  }
  for (const role of CASE_ROLES.filter((who) => verdictOf(one, who) === 'yes')) {
    const allowed = await bring(kind, situation, aboutOffer);
    const { status } = await take(step, allowed, role);
    expect({ role, status }).toEqual({ role, status: CALLS[step].endpoint.status });
    const state = await stateOf(allowed.id);
    expect({ role, state }).toEqual({ role, state: stateAfter(situation, step) });
  }
});

test('the clock: nobody answers an objection, and it waits; nobody answers an absence, and it is over', async () => {
  const objection = await caseAbout((await disputed('agreement')).about);
  await advance(objection, Date.now() + 72 * HOUR_MS);
  expect(await stateOf(objection)).toBe('ANSWERED');
  const { about } = await disputed('absence');
  await refundUnanswered(about, Date.now() + 25 * HOUR_MS);
  expect(await stateOf(await caseAbout(about))).toBe('DECIDED');
});

test('every call that changes a case is driven', () => {
  const changes = [...Object.values(contract), ...Object.values(adminContract)]
    .filter((one) => 'method' in one && 'path' in one)
    .filter(({ method, path }) => method !== 'GET' && /\/cases\/\{id\}/.test(path));
  const driven = new Set(
    Object.values(CALLS).map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`),
  );
  expect(changes.length).toBeGreaterThan(6);
  expect(new Set(changes.map(({ method, path }) => `${method} ${path}`))).toEqual(driven);
});

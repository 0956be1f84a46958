import 'server-only';
import { FIELD_TEXTS, fill } from '@/lib/contract/platform/texts';
import {
  CASE_ANSWER_HOURS,
  type CaseSide,
  type Disagreement,
  decisionDue,
  notAnswerableReason,
  notAskableReason,
  notDecidableReason,
  notOfferableReason,
  notReviewableReason,
  offerEnd,
  offerNotAnswerableReason,
  REMIND_HOURS,
  type Refusal,
  replyEnd,
  reviewEnd,
  type StatementKind,
} from '@/lib/domain/cases/case';
import { formatPeso } from '@/lib/domain/platform/money';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { HOUR_MS } from '@/lib/domain/platform/time';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { requireMoved } from '@/lib/server/platform/db/errors';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { queueJobs } from '@/lib/server/platform/queue/queue';
import type { DisagreementSource, SubjectFacts } from '@/lib/server/registry/disagreement';
import { disagreementOf } from '@/lib/server/registry/registry';
import { askToDecide, remindOf, tell, tellBoth } from './announcements-service';
import { type FullCase, factsOf } from './serialize';
import * as store from './store';

/** Of so many cases a minute takes up what the clock does; the rest is the next minute's. */
const AT_ONCE = 500;

// Opening and ending, by the feature whose money is in question

interface Opened {
  readonly kind: Disagreement;
  readonly subject: { readonly disputeId: string } | { readonly meetingId: string };
  readonly clientId: string;
  readonly lawyerId: string;
  /** Centavos asked back; null for all that is held. */
  readonly asked: number | null;
  /** Epoch ms; of an absence its own. */
  readonly answerUntil?: number;
}

/** In the transaction that opens the dispute, or reports the absence. */
export function openCase(tx: Transaction, opened: Opened, now: number): Promise<void> {
  const { kind, subject, clientId, lawyerId, asked } = opened;
  const answerUntil = opened.answerUntil ?? now + CASE_ANSWER_HOURS * HOUR_MS;
  return store.insertCase(tx, {
    kind,
    ...subject,
    clientId,
    lawyerId,
    asked,
    openedAt: new Date(now),
    answerUntil: new Date(answerUntil),
  });
}

/** The lawyer contests an absence where it was reported. The caller holds the locks and tells both. */
export async function contestCase(tx: Transaction, meetingId: string, now: number): Promise<void> {
  const [row] = await store.findAbout(tx, [meetingId]);
  // One from before there were cases gets its own within minutes.
  if (row)
    requireMoved(await store.changeState(tx, row.id, 'ANSWERED', { decideBy: dueFrom(now) }));
}

/** An absence ended without a person's decision: admitted, or not answered in time. */
export async function endCase(
  tx: Transaction,
  meetingId: string,
  how: 'SETTLED' | 'DECIDED',
  now: number,
): Promise<void> {
  const [row] = await store.findAbout(tx, [meetingId]);
  if (!row) return;
  await store.endOffers(tx, { caseId: row.id });
  const moved = await store.changeState(tx, row.id, how, { closedAt: new Date(now) });
  if (!moved || how === 'SETTLED') return;
  await store.insertDecision(tx, {
    caseId: row.id,
    round: 1,
    reason: 'It was not answered in time.',
    decidedAt: new Date(now),
  });
}

// Reading

/** Own cases, the newest first. Statements do not grow with them. */
export async function casesOf(owner: store.Owner, about: store.About, page: number) {
  const rows = await store.listCases(database(), owner, about, page);
  const views = rows.slice(0, PAGE_SIZE);
  return { cases: await completed(database(), views), hasMore: rows.length > PAGE_SIZE };
}

/** @throws AppError not_found, also for another's */
export async function ownCase(exec: Executor, owner: store.Owner, id: string): Promise<FullCase> {
  return single(exec, await store.findCase(exec, id, owner));
}

/** Without a check of access, for the administration. */
export async function caseById(exec: Executor, id: string): Promise<FullCase> {
  return single(exec, await store.findCase(exec, id));
}

/** By the dispute or meeting that each is about, for whoever lists those. One statement. */
export async function casesAbout(
  exec: Executor,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, store.CaseRow>> {
  const rows = await store.findAbout(exec, subjects);
  return new Map(rows.map((row) => [row.disputeId ?? row.meetingId ?? '', row]));
}

export type { FullCase } from './serialize';
export type { CaseRow } from './store';

async function single(exec: Executor, view: store.CaseView | undefined): Promise<FullCase> {
  const [full] = await completed(exec, view ? [view] : []);
  if (!full) throw notFound();
  return full;
}

/** These with all that belongs to them. Statements do not grow with the rows. */
export async function completed(
  exec: Executor,
  views: readonly store.CaseView[],
): Promise<FullCase[]> {
  const parts = await store.partsOf(
    exec,
    views.map((view) => view.case.id),
  );
  const subjects = new Map<string, SubjectFacts>();
  const sources = new Set(views.map((view) => disagreementOf(view.case.kind)));
  for (const source of sources) {
    const own = views.filter((view) => source.kinds.includes(view.case.kind));
    for (const [id, facts] of await source.factsOf(exec, own.map(subjectOf)))
      subjects.set(id, facts);
  }
  return views.flatMap((view) => {
    const subject = subjects.get(subjectOf(view));
    const own = { view, subject, parts: partsFor(parts, view.case.id) };
    return subject ? [{ ...own, subject }] : [];
  });
}

function partsFor(parts: store.Parts, id: string): store.Parts {
  const own = <T extends { readonly caseId: string }>(rows: readonly T[]) =>
    rows.filter(({ caseId }) => caseId === id);
  return {
    statements: own(parts.statements),
    files: own(parts.files),
    offers: own(parts.offers),
    decisions: own(parts.decisions),
  };
}

function subjectOf({ case: { disputeId, meetingId } }: store.CaseView): string {
  return disputeId ?? meetingId ?? '';
}

export function sideOf({ lawyerId }: store.Owner): CaseSide {
  return lawyerId ? 'lawyer' : 'client';
}

// What the two do

const REFUSALS = {
  state: ['bad_transition', 'This is not the time for that in this case.'],
  late: ['too_late', 'The time for that has passed.'],
  done: ['bad_transition', 'You have done that already.'],
} as const satisfies Record<Refusal, readonly [string, string]>;

function refuse(reason: Refusal | null): void {
  if (!reason) return;
  const [key, message] = REFUSALS[reason];
  throw new AppError(key, message);
}

/** The lawyer's answer, or a reply to an administrator's question. */
export function answer(owner: store.Owner, id: string, text: string, now: number): Promise<void> {
  return change(id, owner, async (tx, full) => {
    const [facts, side] = [factsOf(full), sideOf(owner)];
    const kind = facts.state === 'OPEN' ? 'ANSWER' : 'REPLY';
    const why = notAnswerableReason(facts, side, now);
    if (why && hasSaid(full, ['ANSWER', 'REPLY'], side, text)) return;
    refuse(why);
    await say(tx, full, { kind, author: side, text }, now);
    if (kind === 'ANSWER') {
      const decideBy = dueFrom(now);
      requireMoved(await store.changeState(tx, id, 'ANSWERED', { decideBy }));
      await tell(tx, full, 'client', { type: 'answered', until: decideBy }, now);
      await askToDecide(tx, full, decideBy, 'answered');
    } else await store.updateCase(tx, id, { decideBy: dueFrom(now) });
  });
}

/** @throws AppError invalid_input for more than is held */
export function offer(owner: store.Owner, id: string, refund: number, now: number): Promise<void> {
  return change(id, owner, async (tx, full) => {
    const [facts, side] = [factsOf(full), sideOf(owner)];
    const why = notOfferableReason(facts, side, now);
    const same = ({ madeBy, state, refund: sum }: store.OfferRow) =>
      madeBy === side && state === 'OPEN' && sum === refund;
    if (why === 'done' && full.parts.offers.some(same)) return;
    refuse(why);
    requireHeld(full, refund);
    // One whose time is over, and which no job has ended yet, stands in nobody's way.
    await store.endOffers(tx, { caseId: id, until: new Date(now) });
    const expiresAt = new Date(offerEnd(now));
    const row = { caseId: id, madeBy: side, refund, madeAt: new Date(now), expiresAt };
    await store.insertOffer(tx, row);
    await tell(tx, full, otherOf(side), { type: 'offer', refund, until: expiresAt }, now);
  });
}

/** Accepted, the money moves at once: the case is settled. Whoever made an offer takes it back by `accepted: false`. */
export function answerOffer(
  owner: store.Owner,
  { id, offerId, accepted }: { id: string; offerId: string; accepted: boolean },
  now: number,
): Promise<void> {
  return change(id, owner, async (tx, full) => {
    const [facts, side] = [factsOf(full), sideOf(owner)];
    const found = full.parts.offers.find((one) => one.id === offerId);
    if (!found) throw notFound();
    const { madeBy: by, state, expiresAt } = found;
    const given = accepted ? 'ACCEPTED' : by === side ? 'WITHDRAWN' : 'REFUSED';
    if (state === given && (by !== side || !accepted)) return;
    const facing = { by, state, expiresAt: expiresAt.getTime() };
    refuse(offerNotAnswerableReason(facts, facing, { side, accepted }, now));
    requireMoved(await store.changeOffer(tx, offerId, given, new Date(now)));
    if (accepted) await settle(tx, full, found.refund, now);
    else if (by !== side) {
      const news = { type: 'offer_refused', refund: found.refund } as const;
      await tell(tx, full, by, news, now);
    }
  });
}

async function settle(tx: Transaction, full: FullCase, refund: number, now: number) {
  requireHeld(full, refund);
  const { id } = full.view.case;
  await store.endOffers(tx, { caseId: id });
  requireMoved(await store.changeState(tx, id, 'SETTLED', { closedAt: new Date(now) }));
  const reason = `You settled this between yourselves: ${refund > 0 ? `${formatPeso(refund)} back to the client` : 'nothing goes back'}.`;
  await sourceOf(full).carryOut(tx, subjectOf(full.view), { refund, reason, settled: true }, now);
}

/** Once, with something new: another administrator looks at the decision before the money moves. */
export function review(owner: store.Owner, id: string, text: string, now: number): Promise<void> {
  return change(id, owner, async (tx, full) => {
    const side = sideOf(owner);
    const why = notReviewableReason(factsOf(full), now);
    if (why && hasSaid(full, ['REVIEW'], side, text)) return;
    refuse(why);
    await say(tx, full, { kind: 'REVIEW', author: side, text }, now);
    const decideBy = dueFrom(now);
    requireMoved(await store.changeState(tx, id, 'REVIEW', { decideBy, movesAt: null }));
    await tell(tx, full, otherOf(side), { type: 'review', until: decideBy }, now);
    await askToDecide(tx, full, decideBy, 'review');
  });
}

// What administrators do

/** Asks both; each may reply once within the time. */
export function ask(adminId: string, id: string, text: string, now: number): Promise<void> {
  return change(id, undefined, async (tx, full) => {
    const why = notAskableReason(factsOf(full), now);
    if (why && hasSaid(full, ['QUESTION'], 'admin', text)) return;
    if (why === 'early') throw new AppError('too_early', 'Your last question waits for replies.');
    if (why) throw new AppError('bad_transition', 'Nothing is to be decided in this case.');
    await say(tx, full, { kind: 'QUESTION', author: 'admin', text }, now);
    const until = new Date(replyEnd(now));
    await store.updateCase(tx, id, { replyUntil: until, decideBy: dueFrom(until.getTime()) });
    await tellBoth(tx, full, { type: 'question', until }, now);
    await record(
      tx,
      'case_question_asked',
      { role: 'admin', userId: adminId },
      { subject: id, now },
    );
  });
}

export interface Decision {
  /** Centavos back to the client; null for all that is held. */
  readonly refund: number | null;
  /** What both read. */
  readonly reason: string;
}

const UNDECIDABLE = {
  early: ['too_early', 'The time to answer still runs.'],
  state: ['bad_transition', 'Nothing about this case waits for a decision.'],
  same: ['bad_transition', 'Another administrator than the one who decided looks at it again.'],
} as const;

/**
 * Decides. The money of a first decision moves after the days in which another look may be asked for, that of a second one at once.
 *
 * @throws AppError not_found; too_early, bad_transition; invalid_input for more than is held
 */
export function decide(adminId: string, id: string, given: Decision, now: number): Promise<void> {
  return change(id, undefined, async (tx, full) => {
    const facts = factsOf(full);
    const why = notDecidableReason(facts, adminId, now);
    if (why) {
      const [key, message] = UNDECIDABLE[why];
      throw new AppError(key, message);
    }
    requireHeld(full, given.refund ?? 0);
    await store.endOffers(tx, { caseId: id });
    const round = facts.decisions.length + 1;
    const decidedAt = new Date(now);
    await store.insertDecision(tx, { caseId: id, adminId, round, ...given, decidedAt });
    const movesAt = new Date(round === 1 ? reviewEnd(now) : now);
    requireMoved(await store.changeState(tx, id, 'DECIDED', { movesAt }));
    await audit(tx, full, given, { adminId, now });
    if (round === 1)
      await tellBoth(tx, full, { type: 'decided', refund: given.refund, movesAt }, now);
    else await carryOut(tx, full, given, now);
  });
}

async function audit(
  tx: Transaction,
  full: FullCase,
  { refund }: Decision,
  { adminId, now }: { adminId: string; now: number },
): Promise<void> {
  const { view, subject } = full;
  const absence = view.case.kind === 'ABSENCE';
  const detail = `${refund ?? heldOf(full)} centavos back`;
  await record(
    tx,
    absence ? 'absence_decided' : 'dispute_decided',
    { role: 'admin', userId: adminId },
    { subject: subject.agreementId ?? subject.meetingId ?? view.case.id, detail, now },
  );
}

/** That an administrator has read a case, or a file of it. */
export function recordLook(adminId: string, id: string, now: number): Promise<void> {
  return record(
    database(),
    'case_viewed',
    { role: 'admin', userId: adminId },
    { subject: id, now },
  );
}

// What the clock does

/** Each minute: cases whose lawyer did not answer in time wait for a decision; offers end; decided money moves. */
export async function queueDue(now: number): Promise<void> {
  await store.endOffers(database(), { until: new Date(now) });
  const at = new Date(now);
  const due = [
    ...(await store.findUnanswered(database(), at, AT_ONCE)),
    ...(await store.findDue(database(), at, AT_ONCE)),
  ];
  const jobs = due.map((caseId) => ({ payload: { caseId }, key: `advance-case:${caseId}` }));
  await queueJobs(database(), 'advance_case', jobs);
}

/** What is due in a case is done. Safe to repeat. */
export function advance(id: string, now: number): Promise<void> {
  return change(id, undefined, async (tx, full) => {
    const row = full.view.case;
    if (row.state === 'OPEN' && row.kind !== 'ABSENCE' && row.answerUntil.getTime() <= now) {
      const decideBy = dueFrom(now);
      requireMoved(await store.changeState(tx, id, 'ANSWERED', { decideBy }));
      await askToDecide(tx, full, decideBy, 'unanswered');
    }
    const decision = full.parts.decisions.at(-1);
    if (row.state !== 'DECIDED' || row.closedAt || !row.movesAt || !decision) return;
    if (row.movesAt.getTime() > now) return;
    await carryOut(tx, full, { refund: decision.refund, reason: decision.reason ?? '' }, now);
  });
}

async function carryOut(tx: Transaction, full: FullCase, given: Decision, now: number) {
  if (!(await store.closeDecided(tx, full.view.case.id, new Date(now)))) return;
  // What has gone back meanwhile, for another reason, goes back once.
  const refund = given.refund === null ? null : Math.min(given.refund, heldOf(full));
  const outcome = { refund, reason: given.reason, settled: false };
  await sourceOf(full).carryOut(tx, subjectOf(full.view), outcome, now);
}

/** Every five minutes: whatever waits for a decision has a case. */
export function openMissing(now: number): Promise<void> {
  return store.insertMissing(database(), {
    now: new Date(now),
    answerUntil: new Date(now + CASE_ANSWER_HOURS * HOUR_MS),
    decideBy: dueFrom(now),
  });
}

/** Each day: whoever is waited for is reminded once, in the last hours of the time. */
export async function remind(now: number): Promise<void> {
  // A day and a half: between two daily runs no end is missed.
  const until = new Date(now + REMIND_HOURS * 1.5 * HOUR_MS);
  for (const id of await store.findEnding(database(), new Date(now), until, AT_ONCE))
    await transaction(async (tx) => {
      const full = await caseById(tx, id);
      await remindOf(tx, full, factsOf(full), { now, until: until.getTime() });
    });
}

/** One change of a case, under the locks of its money, of what is there then. */
async function change(
  id: string,
  owner: store.Owner | undefined,
  make: (tx: Transaction, full: FullCase) => Promise<void>,
): Promise<void> {
  await transaction(async (tx) => {
    const view = await store.findCase(tx, id, owner);
    if (!view) throw notFound();
    const source = disagreementOf(view.case.kind);
    await source.lock(tx, subjectOf(view));
    await store.lockCase(tx, id);
    await make(tx, await single(tx, await store.findCase(tx, id, owner)));
    await source.changed(tx, subjectOf(view));
  });
}

function sourceOf({ view }: FullCase): DisagreementSource {
  return disagreementOf(view.case.kind);
}

function requireHeld(full: FullCase, refund: number): void {
  const held = heldOf(full);
  if (refund <= held) return;
  const message = fill(FIELD_TEXTS.onlyHeld, { amount: formatPeso(held) });
  throw new AppError('invalid_input', message, { fields: { refund: message } });
}

function heldOf({ subject: { held } }: FullCase): number {
  return held.reduce((sum, { refundable }) => sum + refundable, 0);
}

function say(
  tx: Transaction,
  { view }: FullCase,
  { kind, author, text }: { kind: StatementKind; author: CaseSide | 'admin'; text: string },
  now: number,
): Promise<void> {
  const row = { caseId: view.case.id, kind, author, body: text, writtenAt: new Date(now) };
  return store.insertStatement(tx, row);
}

/** Whether the newest of such words is this: the same request once more. */
function hasSaid(
  { parts }: FullCase,
  kinds: readonly StatementKind[],
  author: CaseSide | 'admin',
  text: string,
): boolean {
  const own = parts.statements.filter((one) => one.author === author && kinds.includes(one.kind));
  return own.at(-1)?.body === text;
}

export function otherOf(side: CaseSide): CaseSide {
  return side === 'client' ? 'lawyer' : 'client';
}

function dueFrom(lastWord: number): Date {
  return new Date(decisionDue(lastWord));
}

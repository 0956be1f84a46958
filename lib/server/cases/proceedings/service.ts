import 'server-only';
import { FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import {
  CASE_ANSWER_HOURS,
  type CaseSide,
  type Disagreement,
  decisionDue,
  type Refusal,
} from '@/lib/domain/cases/case';
import { refundableOf } from '@/lib/domain/cases/split';
import { formatPeso } from '@/lib/domain/platform/money';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { HOUR_MS } from '@/lib/domain/platform/time';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { requireMoved } from '@/lib/server/platform/db/errors';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import type {
  CaseSubject,
  Outcome,
  SubjectFacts,
  WithoutCase,
} from '@/lib/server/registry/disagreement';
import { disagreementOf, registeredDisagreements } from '@/lib/server/registry/registry';
import type { FullCase } from './serialize';
import * as store from './store';

/** Maximum number of missing cases to open per run; the rest is left for the next. */
const AT_ONCE = 500;

// Opening and ending, by the feature whose money is in question

interface Opened {
  readonly kind: Disagreement;
  readonly subject: CaseSubject;
  readonly clientId: string;
  readonly lawyerId: string;
  /** Centavos requested back; null for all that is held. */
  readonly asked: number | null;
  /** Epoch ms; an absence has its own deadline. */
  readonly answerUntil?: number;
}

/** Opens the case, in the transaction that opens the dispute or reports the absence. */
export function openCase(tx: Transaction, opened: Opened, now: number): Promise<void> {
  const { kind, subject, clientId, lawyerId, asked } = opened;
  const answerUntil = opened.answerUntil ?? now + CASE_ANSWER_HOURS * HOUR_MS;
  const times = { openedAt: new Date(now), answerUntil: new Date(answerUntil) };
  return store.insertCases(tx, [{ kind, ...subject, clientId, lawyerId, asked, ...times }]);
}

/** Opens the case when a lawyer contests a reported absence. The caller holds the locks and notifies both. */
export async function contestCase(tx: Transaction, meetingId: string, now: number): Promise<void> {
  const [row] = await store.findAbout(tx, [meetingId]);
  // One from before there were cases gets its own within minutes.
  if (row)
    requireMoved(await store.changeState(tx, row.id, 'ANSWERED', { decideBy: dueFrom(now) }));
}

/** Ends an absence without a decision: admitted, or not answered in time. */
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

/** Returns the user's own cases, the newest first. The number of statements is constant. */
export async function casesOf(owner: store.Owner, about: store.About, page: number) {
  const rows = await store.listCases(database(), owner, about, page);
  const views = rows.slice(0, PAGE_SIZE);
  return { cases: await completed(database(), views), hasMore: rows.length > PAGE_SIZE };
}

/**
 * Returns one of the user's own cases.
 * @throws AppError not_found, also for another's
 */
export async function ownCase(exec: Executor, owner: store.Owner, id: string): Promise<FullCase> {
  return single(exec, await store.findCase(exec, id, owner));
}

export async function caseById(exec: Executor, id: string): Promise<FullCase> {
  return single(exec, await store.findCase(exec, id));
}

/** Finds cases by the dispute or meeting that each is about. One statement. */
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

/** Adds all parts of these cases. The number of statements is constant. */
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
    messages: own(parts.messages),
    offers: own(parts.offers),
    decisions: own(parts.decisions),
  };
}

export function subjectOf({ case: { disputeId, meetingId } }: store.CaseView): string {
  return disputeId ?? meetingId ?? '';
}

export function sideOf({ lawyerId }: store.Owner): CaseSide {
  return lawyerId ? 'lawyer' : 'client';
}

// What every change shares

const REFUSALS = {
  state: ['bad_transition', 'This is not the time for that in this case.'],
  late: ['too_late', 'The time for that has passed.'],
  done: ['bad_transition', 'You have done that already.'],
} as const satisfies Record<Refusal, readonly [string, string]>;

export function refuse(reason: Refusal | null): void {
  if (!reason) return;
  const [key, message] = REFUSALS[reason];
  throw new AppError(key, message);
}

/** Changes a case in its current state, under the locks of its money. */
export async function change(
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

/** Moves the money of a case as its kind requires. The caller has ended the case. */
export function moveMoney(
  tx: Transaction,
  { view }: FullCase,
  outcome: Outcome,
  now: number,
): Promise<void> {
  return disagreementOf(view.case.kind).carryOut(tx, subjectOf(view), outcome, now);
}

export function requireHeld(full: FullCase, refund: number): void {
  const held = refundableOf(full.subject.held);
  if (refund <= held) return;
  const message = fill(FIELD_COPY.onlyHeld, { amount: formatPeso(held) });
  throw new AppError('invalid_input', message, { fields: { refund: message } });
}

/** Every five minutes: opens missing cases for whatever waits for a decision. */
export async function openMissing(now: number): Promise<void> {
  for (const source of registeredDisagreements()) {
    const found = await source.withoutCase(database(), AT_ONCE);
    await store.insertCases(
      database(),
      found.map((one) => missingCase(one, now)),
    );
  }
}

function missingCase({ subject, reported, ...about }: WithoutCase, now: number) {
  return {
    ...about,
    ...subject,
    state: reported?.contested ? ('ANSWERED' as const) : ('OPEN' as const),
    openedAt: reported?.at ?? new Date(now),
    answerUntil: reported?.answerUntil ?? new Date(now + CASE_ANSWER_HOURS * HOUR_MS),
    decideBy: reported?.contested ? dueFrom(now) : null,
  };
}

export function otherOf(side: CaseSide): CaseSide {
  return side === 'client' ? 'lawyer' : 'client';
}

export function dueFrom(lastWord: number): Date {
  return new Date(decisionDue(lastWord));
}

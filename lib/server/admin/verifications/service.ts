import 'server-only';
import type { VerificationFilter } from '@/lib/contract/admin/verifications';
import type { VerificationSubject } from '@/lib/domain/lawyers/verification';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { isoInstant } from '@/lib/domain/platform/time';
import { documentsOf, findDocument } from '@/lib/server/lawyers/verification/documents-service';
import { comparedWith, decide, lawyerOf } from '@/lib/server/lawyers/verification/service';
import { viewDocument } from '@/lib/server/lawyers/verification/verifier-service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { database } from '@/lib/server/platform/db/pool';
import type { Actor } from '@/lib/server/platform/session/actor';
import * as store from './store';

type Verification = store.QueueRow['verification'];

const STATUSES = { pending: 'PENDING', approved: 'APPROVED', rejected: 'REJECTED' } as const;

interface QueueFilter {
  readonly status?: VerificationFilter | undefined;
  readonly subject?: VerificationSubject | undefined;
}

/** Returns a page of the queue. Two statements. */
export async function queue(filter: QueueFilter, page: number) {
  const { status, subject } = filter;
  const where = { subject, status: status && STATUSES[status] };
  const { rows, total } = await store.listQueue(database(), where, page);
  return { rows, total, page, hasMore: (page + 1) * PAGE_SIZE < total };
}

/**
 * Returns the row.
 * @throws AppError not_found
 */
async function requireRow(id: string): Promise<store.QueueRow> {
  const row = await store.findVerification(database(), id);
  if (!row) throw notFound();
  return row;
}

export type VerificationView = Awaited<ReturnType<typeof viewOf>>;

/** Returns one verification with the data to compare; documents are included until the decision. */
export async function viewOf(id: string, actor: Actor) {
  const row = await requireRow(id);
  const { verification } = row;
  const lawyer = await lawyerOf(database(), verification.lawyerId);
  const [documents, compared, earlier] = await Promise.all([
    verification.status === 'PENDING' ? documentsOf(database(), id) : [],
    comparedWith(lawyer, verification.subject),
    store.findOthers(database(), verification),
  ]);
  const { email } = lawyer;
  return { ...row, ...compared, email, documents, earlier, own: isOwn(row, actor) };
}

/**
 * Returns the content of a document, and records the view in the audit log.
 * @throws AppError not_found, also once it is decided
 */
export async function documentOf(id: string, documentId: string, actor: Actor, now: number) {
  const { document, status } = await findDocument(documentId);
  if (document.verificationId !== id || status !== 'PENDING') throw notFound();
  return viewDocument(documentId, { actor, cookie: null }, now);
}

/** Returns the version that a decision refers to: a changed verification has another link. */
export function versionOf({ status, tokenExpiresAt }: Verification): string | null {
  return status === 'PENDING' ? isoInstant(tokenExpiresAt.getTime()) : null;
}

interface Decision {
  readonly status: 'APPROVED' | 'REJECTED';
  readonly reason: string | null;
  readonly version: string;
}

/**
 * Approves or rejects a verification, once.
 * @throws AppError not_found; bad_transition where it was decided, or is the administrator's own; version_changed
 */
export async function decideAs(
  actor: Actor,
  id: string,
  { version, ...decision }: Decision,
  now: number,
): Promise<void> {
  const row = await requireRow(id);
  const { verification } = row;
  if (isOwn(row, actor)) throw own(verification);
  if (verification.status !== 'PENDING') throw decided(verification);
  if (version !== versionOf(verification)) throw changed();
  const by = { role: 'admin', userId: actor.id } as const;
  if (await decide(verification, decision, by, now)) return;
  const { verification: after } = await requireRow(id);
  throw after.status === 'PENDING' ? changed() : decided(after);
}

function isOwn({ lawyer }: store.QueueRow, actor: Actor): boolean {
  return lawyer.userId === actor.id;
}

function own({ subject }: Verification): AppError {
  const whats = {
    identity: 'These IDs are',
    commission: 'This commission is',
    tax: 'This registration is',
  } as const;
  return new AppError(
    'bad_transition',
    `${whats[subject]} your own. Another administrator decides.`,
  );
}

function decided({ subject, status }: Verification): AppError {
  const how = status === 'APPROVED' ? 'approved' : 'rejected';
  const whats = {
    identity: 'these IDs',
    commission: 'this commission',
    tax: 'this registration',
  } as const;
  return new AppError('bad_transition', `Somebody else has ${how} ${whats[subject]} meanwhile.`);
}

function changed(): AppError {
  return new AppError(
    'version_changed',
    'What the lawyer states has changed, or the check was asked for again. Please look at it once more.',
  );
}

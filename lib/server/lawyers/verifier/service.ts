import 'server-only';
import { randomInt } from 'node:crypto';
import { FIELD_TEXTS } from '@/lib/contract/platform/texts';
import { VERIFIER_CODE_MINUTES } from '@/lib/domain/lawyers/verification';
import { env } from '@/lib/env';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { type AuditActor, record } from '@/lib/server/platform/audit/service';
import { hashToken } from '@/lib/server/platform/crypto/secret-token';
import { database, transaction } from '@/lib/server/platform/db/pool';
import type { Actor } from '@/lib/server/platform/session/actor';
import { documentsOf, findDocument, openDocument } from '../documents/service';
import { comparedWith, decide, lawyerOf } from '../verification/service';
import { verifierCodeMail } from './mails';
import { isAdmin, isCodeInForce, pauseBeforeCode } from './policy';
import * as store from './store';

/** Credentials: the mailed link with the mailed code, or the session of an administrator. */
interface Pass {
  readonly token?: string | undefined;
  readonly code?: string | null | undefined;
  readonly actor: Actor | null;
}

/** Who asks for a check; the documents and what they are compared with only with a code that fits, or for an administrator. */
export async function openRequest(pass: Pass & { token: string }, now: number) {
  const row = await openRow(pass.token, now);
  const lawyer = await lawyerOf(database(), row.lawyerId);
  const admitted = pass.code || isAdmin(pass.actor);
  if (!admitted) return { row, lawyer, inside: null };
  await admit(pass, now);
  const [documents, compared] = await Promise.all([
    documentsOf(database(), row.id),
    comparedWith(lawyer, row.subject),
  ]);
  return { row, lawyer, inside: { documents, ...compared } };
}

/** Mails the verifier a new code for this link; the one before is void. */
export async function sendCode(token: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    const row = await store.lockOpen(tx, hashToken(token), new Date(now));
    if (!row) throw closed();
    const pause = pauseBeforeCode(row, now);
    if (pause === null) throw new AppError('rate_limited', 'No more codes are sent for this link.');
    if (pause > 0)
      throw new AppError('rate_limited', 'A code was sent a moment ago.', { retryAfter: pause });
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const codeHash = hashOf(row.id, code);
    await store.setCode(tx, row.id, { codeHash, codeSentAt: new Date(now) });
    await record(tx, 'verification_code_sent', { role: 'verifier' }, { subject: row.id, now });
    const { displayName: name } = await lawyerOf(tx, row.lawyerId);
    await queueMail(tx, {
      to: env.VERIFIER_EMAIL,
      template: 'verifier-code',
      dedupeKey: `verifier-code:${row.id}:${row.tokenHash}:${row.codesSent}`,
      content: await verifierCodeMail({
        ...{ subject: row.subject, name, code },
        minutes: VERIFIER_CODE_MINUTES,
      }),
    });
  });
}

/**
 * The content of a document: for its lawyer while it is stored, for the verifier and administrators until the decision.
 * Each view is logged. Everyone else, and everything else that is wrong, is `not_found`.
 */
export async function viewDocument(id: string, pass: Pass, now: number) {
  const { document, lawyerId, status } = await findDocument(id);
  const viewer = await viewerOf(
    pass,
    { lawyerId, status, verificationId: document.verificationId },
    now,
  );
  const body = await openDocument(document);
  await record(database(), 'identity_document_viewed', viewer, {
    subject: document.verificationId,
    detail: document.kind,
    now,
  });
  return { document, body };
}

/** Approves or rejects, once. */
export async function decideRequest(
  pass: Pass & { token: string },
  decision: { status: 'APPROVED' | 'REJECTED'; reason: string | null },
  now: number,
): Promise<{ displayName: string }> {
  const row = await openRow(pass.token, now);
  const by = await admit(pass, now);
  const { displayName } = await lawyerOf(database(), row.lawyerId);
  if (!(await decide(row, decision, by, now))) throw closed();
  return { displayName };
}

async function viewerOf(
  pass: Pass,
  about: { lawyerId: string; status: string; verificationId: string },
  now: number,
): Promise<AuditActor> {
  const { actor, token } = pass;
  if (actor?.lawyerId === about.lawyerId) return { role: 'owner', userId: actor.id };
  if (about.status !== 'PENDING') throw notFound();
  if (isAdmin(actor)) return { role: 'admin', userId: actor.id };
  const row = token && (await store.findOpen(database(), hashToken(token), new Date(now)));
  if (!row || row.id !== about.verificationId) throw notFound();
  return admit(pass, now).catch(() => {
    throw notFound();
  });
}

/** Authorises an administrator, or the code of this link; wrong codes are counted. */
async function admit({ token, code, actor }: Pass, now: number): Promise<AuditActor> {
  if (isAdmin(actor)) return { role: 'admin', userId: actor.id };
  const outcome = await transaction(async (tx) => {
    const row = await store.lockOpen(tx, hashToken(token ?? ''), new Date(now));
    if (!row) return 'closed';
    if (!isCodeInForce(row, now)) return 'void';
    if (code && row.codeHash === hashOf(row.id, code)) return 'fits';
    await store.countWrongTry(tx, row.id);
    return 'wrong';
  });
  if (outcome === 'fits') return { role: 'verifier' };
  if (outcome === 'closed') throw closed();
  throw wrongCode(outcome === 'void' ? FIELD_TEXTS.codeVoid : FIELD_TEXTS.codeWrong);
}

async function openRow(token: string, now: number): Promise<store.RequestRow> {
  const row = await store.findOpen(database(), hashToken(token), new Date(now));
  if (!row) throw closed();
  return row;
}

/** A code belongs to one verification. */
function hashOf(verificationId: string, code: string): string {
  return hashToken(`${verificationId}:${code}`);
}

function closed(): AppError {
  return new AppError('invalid_input', 'This link has expired or was used before.');
}

function wrongCode(message: string): AppError {
  return new AppError('invalid_input', message, { fields: { code: message } });
}

import 'server-only';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { VERIFIER_CODE_MINUTES } from '@/lib/domain/lawyers/verification';
import { type SafePath, sitePath } from '@/lib/domain/platform/safe-path';
import { env } from '@/lib/env';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { type AuditActor, record } from '@/lib/server/platform/audit/service';
import { isKeyedHash, keyedHash } from '@/lib/server/platform/crypto/encryption';
import { hashToken, newCode } from '@/lib/server/platform/crypto/secret-token';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { logSecurity } from '@/lib/server/platform/security-events';
import type { Actor } from '@/lib/server/platform/session/actor';
import {
  readSigned,
  type SignedCookie,
  storeSigned,
} from '@/lib/server/platform/session/signed-cookie';
import { documentsOf, findDocument, openDocument } from './documents-service';
import { comparedWith, decide, lawyerOf } from './service';
import { verifierCodeMail } from './verifier-mails';
import { isAdmin, isCodeInForce, pauseBeforeCode } from './verifier-policy';
import * as store from './verifier-store';

const PASS: SignedCookie = {
  name: 'verifier_pass',
  audience: 'verifier-pass',
  lifetimeSeconds: VERIFIER_CODE_MINUTES * 60,
};

type Opened = Pick<store.RequestRow, 'id' | 'tokenHash'>;

interface Asker {
  readonly actor: Actor | null;
  readonly cookie: string | null;
}
interface Credentials extends Asker {
  readonly token: string;
  readonly code?: string | null | undefined;
}

/** Returns the Set-Cookie line that grants this browser access to the documents of a request for ten minutes. */
export function storePass({ id, tokenHash }: Opened): Promise<string> {
  return storeSigned(PASS, { id, tokenHash });
}

/**
 * Returns the request. Documents and the facts to compare are included only for a valid code (which is consumed), a
 * browser that has used one, or an administrator.
 */
export async function openRequest(asker: Credentials, now: number) {
  const row = await openRow(asker.token, asker.actor, now);
  const isOpen = isAdmin(asker.actor) || (await hasPass(asker.cookie, row));
  // A browser that has opened it needs no code: it may repeat the call whose answer was lost.
  const isCodeUsed = Boolean(asker.code) && !isOpen;
  if (isCodeUsed) await admit(asker, now);
  return { ...(await requestOf(row, isOpen || isCodeUsed)), isCodeUsed };
}

/**
 * Returns the request opened in this browser.
 * @throws AppError invalid_input where none was opened, or it has ended
 */
export async function openedRequest({ actor, cookie }: Asker, now: number) {
  requireMailed(actor);
  const pass = await passOf(cookie);
  const row = pass && (await store.findOpen(database(), pass.tokenHash, new Date(now)));
  if (!row) throw closed();
  return requestOf(row, true);
}

async function requestOf(row: store.RequestRow, isIn: boolean) {
  const lawyer = await lawyerOf(database(), row.lawyerId);
  if (!isIn) return { row, lawyer, inside: null };
  const [documents, compared] = await Promise.all([
    documentsOf(database(), row.id),
    comparedWith(lawyer, row.subject),
  ]);
  return { row, lawyer, inside: { documents, ...compared } };
}

function requireMailed(actor: Actor | null): void {
  if (env.VERIFIER_CONSOLE && !isAdmin(actor)) throw closed();
}

async function passOf(cookie: string | null): Promise<{ id: string; tokenHash: string } | null> {
  return env.VERIFIER_CONSOLE ? null : readSigned(PASS, cookie);
}

async function hasPass(cookie: string | null, { tokenHash }: Opened): Promise<boolean> {
  return (await passOf(cookie))?.tokenHash === tokenHash;
}

/** Returns the administration's page for the check of a link; null for a link that is no longer open. */
export async function consolePath(token: string, now: number): Promise<SafePath | null> {
  const row = await store.findOpen(database(), hashToken(token), new Date(now));
  return row ? sitePath`/admin/verifications/${row.id}` : null;
}

/** Mails the verifier a new code for this link; the previous one is void. */
export async function sendCode(token: string, now: number): Promise<void> {
  requireMailed(null);
  await transaction(async (tx) => {
    const row = await store.lockOpen(tx, hashToken(token), new Date(now));
    if (!row) throw closed();
    const pause = pauseBeforeCode(row, now);
    if (pause === null) throw new AppError('rate_limited', 'No more codes are sent for this link.');
    if (pause > 0)
      throw new AppError('rate_limited', 'A code was sent a moment ago.', { retryAfter: pause });
    const code = newCode();
    const codeHash = keyedHash(code, purposeOf(row.id));
    await store.setCode(tx, row.id, { codeHash, codeSentAt: new Date(now) });
    await record(tx, 'verification_code_sent', { role: 'verifier' }, { subject: row.id, now });
    const { displayName: name } = await lawyerOf(tx, row.lawyerId);
    await queueMail(tx, {
      to: env.VERIFIER_EMAIL,
      template: 'verifier-code',
      dedupeKey: `verifier-code:${row.id}:${row.tokenHash}:${row.codesSent}`,
      content: await verifierCodeMail({
        subject: row.subject,
        name,
        code,
        minutes: VERIFIER_CODE_MINUTES,
      }),
    });
  });
}

/**
 * Returns the content of a document: for its lawyer while it is stored, for the verifier and administrators until the
 * decision. Each view is logged. Any other case is `not_found`.
 */
export async function viewDocument(id: string, asker: Asker, now: number) {
  const { document, lawyerId, status } = await findDocument(id);
  const viewer = await viewerOf(
    asker,
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

/** Approves or rejects a request, once. */
export async function decideRequest(
  asker: Credentials,
  decision: { status: 'APPROVED' | 'REJECTED'; reason: string | null },
  now: number,
): Promise<{ displayName: string }> {
  const row = await openRow(asker.token, asker.actor, now);
  const isOpened = !isAdmin(asker.actor) && (await hasPass(asker.cookie, row));
  const by: AuditActor = isOpened ? { role: 'verifier' } : await admit(asker, now);
  const { displayName } = await lawyerOf(database(), row.lawyerId);
  if (!(await decide(row, decision, by, now))) throw closed();
  return { displayName };
}

async function viewerOf(
  { actor, cookie }: Asker,
  about: { lawyerId: string; status: string; verificationId: string },
  now: number,
): Promise<AuditActor> {
  if (actor?.lawyerId === about.lawyerId) return { role: 'owner', userId: actor.id };
  if (about.status !== 'PENDING') throw notFound();
  if (isAdmin(actor)) return { role: 'admin', userId: actor.id };
  const pass = await passOf(cookie);
  const row = pass && (await store.findOpen(database(), pass.tokenHash, new Date(now)));
  if (!row || row.id !== about.verificationId) throw notFound();
  return { role: 'verifier' };
}

/** Authorises an administrator, or the code of this link, which is consumed; wrong codes are counted. */
async function admit({ token, code, actor }: Credentials, now: number): Promise<AuditActor> {
  if (isAdmin(actor)) return { role: 'admin', userId: actor.id };
  const outcome = await transaction(async (tx) => {
    const row = await store.lockOpen(tx, hashToken(token), new Date(now));
    if (!row) return 'closed';
    if (!isCodeInForce(row, now)) return 'void';
    if (code && row.codeHash && isKeyedHash(row.codeHash, code, purposeOf(row.id))) {
      await store.removeCode(tx, row.id);
      return 'fits';
    }
    await store.countWrongTry(tx, row.id);
    return 'wrong';
  });
  if (outcome === 'fits') return { role: 'verifier' };
  if (outcome === 'closed') throw closed();
  logSecurity('verifier_code_refused', { account: null, how: outcome });
  throw wrongCode(outcome === 'void' ? FIELD_COPY.codeVoid : FIELD_COPY.codeWrong);
}

async function openRow(token: string, actor: Actor | null, now: number): Promise<store.RequestRow> {
  requireMailed(actor);
  const row = await store.findOpen(database(), hashToken(token), new Date(now));
  if (!row) throw closed();
  return row;
}

function purposeOf(verificationId: string): string {
  return `verifier's code of ${verificationId}`;
}

function closed(): AppError {
  return new AppError('invalid_input', 'This link has expired or was used before.');
}

function wrongCode(message: string): AppError {
  return new AppError('invalid_input', message, { fields: { code: message } });
}

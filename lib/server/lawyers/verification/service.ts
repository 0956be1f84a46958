import 'server-only';
import { TEXTS } from '@/lib/contract/platform/texts';
import {
  canSubmitDocuments,
  type Standing,
  standingOf,
  VERIFIER_LINK_HOURS,
  type VerificationStatus,
  type VerificationSubject,
} from '@/lib/domain/lawyers/verification';
import { HOUR_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { type AuditActor, record } from '@/lib/server/platform/audit/service';
import { hashToken, newToken } from '@/lib/server/platform/crypto/secret-token';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { queueFileRemoval, queueJob } from '@/lib/server/platform/queue/queue';
import {
  addDocuments,
  checkDocuments,
  type DocumentFiles,
  documentsOf,
  type StoredDocument,
  storing,
} from '../documents/service';
import { changeProfile } from '../profiles/service';
import { approvedMail, rejectedMail, verificationRequestMail } from './mails';
import * as store from './store';

/** Keeps the IDs of a lawyer, or the document of another subject, and asks the verifier to look at them. */
export async function requestVerification(
  tx: Transaction,
  lawyerId: string,
  subject: VerificationSubject,
  documents: readonly StoredDocument[],
  now: number,
): Promise<void> {
  const { token, ...link } = newLink(now);
  const row = {
    lawyerId,
    subject,
    status: 'PENDING' as const,
    submittedAt: new Date(now),
    ...link,
  };
  const id = await store.insertVerification(tx, row);
  await addDocuments(tx, id, documents);
  await mailVerifier(tx, lawyerId, token);
}

/** State of the verification of a lawyer's IDs, with the documents that are still stored. */
export async function verificationOf(lawyerId: string, now: number) {
  const state = await verificationState(lawyerId, now);
  const { latest } = state;
  return { ...state, documents: latest ? await documentsOf(database(), latest.id) : [] };
}

/** The same without the documents. Two statements. */
export async function verificationState(
  lawyerId: string,
  now: number,
  exec: Executor = database(),
) {
  const [lawyer, last] = await Promise.all([
    lawyerOf(exec, lawyerId),
    store.findLatest(exec, lawyerId, 'identity'),
  ]);
  const standing = standingOfLawyer(lawyer, now);
  const latest = last?.status === 'APPROVED' && standing === 'NONE' ? undefined : last;
  const checkedAt = standing === 'NONE' ? null : lawyer.verifiedAt;
  return { lawyer, latest, checkedAt, standing, status: statusOf(latest, checkedAt) };
}

interface Resubmission {
  files: Partial<DocumentFiles>;
  rollNumber: string | undefined;
  ibpNumber: string | undefined;
}

/**
 * Hands in IDs again, with corrected numbers where they were wrong. A check that is renewed stands meanwhile; of such a
 * lawyer the IBP ID is enough.
 */
export async function resubmit(lawyerId: string, input: Resubmission, now: number): Promise<void> {
  await requireOpen(lawyerId, input.files, now);
  const documents = await checkDocuments(input.files);
  await storing(documents, (rows) =>
    transaction(async (tx) => {
      await lock(tx, 'upload', lawyerId);
      await requireOpen(lawyerId, input.files, now, tx);
      await store.updateNumbers(tx, lawyerId, input);
      await requestVerification(tx, lawyerId, 'identity', rows, now);
    }),
  );
}

/**
 * Decides about a pending verification, once: the date of the check, the profile's place in search, the mail and the
 * log commit together. False when it was decided meanwhile.
 */
export async function decide(
  request: Pick<store.VerificationRow, 'id' | 'lawyerId' | 'tokenHash'>,
  decision: { status: 'APPROVED' | 'REJECTED'; reason: string | null },
  by: AuditActor,
  now: number,
): Promise<boolean> {
  const { id, lawyerId } = request;
  const at = new Date(now);
  return changeProfile(lawyerId, async (tx) => {
    const decided = await store.decide(tx, request, { ...decision, at });
    if (!decided) return false;
    const approved = decision.status === 'APPROVED';
    if (approved) await store.markVerified(tx, lawyerId, at);
    const event = approved ? 'verification_approved' : 'verification_rejected';
    await record(tx, event, by, { subject: id, now });
    await mailLawyer(tx, decided);
    return true;
  });
}

/**
 * What the IDs are compared with has changed: a check that was made no longer counts, and one under way begins again
 * with a new link, so that nobody approves what he or she has not seen. Within a change of the profile.
 */
export async function checkedFactsChanged(
  tx: Transaction,
  lawyerId: string,
  changed: readonly string[],
  by: AuditActor & { userId: string },
  now: number,
): Promise<void> {
  const latest = await restartCheck(tx, lawyerId, 'identity', now);
  if (!(await store.unmarkVerified(tx, lawyerId))) return;
  const about = { subject: latest?.id ?? by.userId, detail: changed.join(' '), now };
  await record(tx, 'verification_ended', by, about);
}

/**
 * A check under way begins again with a new link: what the documents are compared with has changed. Answers the latest check,
 * if there is one.
 */
export async function restartCheck(
  tx: Transaction,
  lawyerId: string,
  subject: VerificationSubject,
  now: number,
): Promise<store.VerificationRow | undefined> {
  const latest = await store.findLatest(tx, lawyerId, subject);
  if (latest?.status === 'PENDING') await replaceLink(tx, latest, now);
  return latest;
}

/** The latest check of a subject with the documents that are still stored. */
export async function latestCheck(exec: Executor, lawyerId: string, subject: VerificationSubject) {
  const latest = await store.findLatest(exec, lawyerId, subject);
  return { latest, documents: latest ? await documentsOf(exec, latest.id) : [] };
}

/**
 * Deletes the stored documents of a subject, and with them a check that waits. Its files go when the transaction commits.
 */
export async function withdrawCheck(
  tx: Transaction,
  lawyerId: string,
  subject: VerificationSubject,
): Promise<void> {
  await queueFileRemoval(tx, await store.deleteDocuments(tx, lawyerId, subject));
  await store.deletePending(tx, lawyerId, subject);
}

/** Ends a check by the clock; false where there is none. Within a change of the profile. */
export async function endCheck(
  tx: Transaction,
  lawyerId: string,
  about: { subject: string; now: number },
): Promise<boolean> {
  if (!(await store.unmarkVerified(tx, lawyerId))) return false;
  await record(tx, 'verification_ended', { role: 'system' }, { ...about, detail: 'age' });
  return true;
}

/** Daily job: queues another link for requests without a decision after 72 hours, so that no lawyer waits for ever. */
export async function queueLinkRenewals(now: number): Promise<void> {
  await transaction(async (tx) => {
    for (const verificationId of await store.findExpired(tx, new Date(now))) {
      const key = `renew-link:${verificationId}`;
      await queueJob(tx, 'renew_verifier_link', { verificationId }, { key });
    }
  });
}

/** The job: mails the verifier another link, if the last one has expired without a decision. */
export async function renewVerifierLink(id: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    const expired = await store.lockExpired(tx, id, new Date(now));
    if (expired) await replaceLink(tx, expired, now);
  });
}

async function replaceLink(
  tx: Transaction,
  { id, lawyerId }: store.VerificationRow,
  now: number,
): Promise<void> {
  const { token, ...link } = newLink(now);
  await store.renewToken(tx, id, link);
  await mailVerifier(tx, lawyerId, token);
}

/** What is checked of a lawyer. */
export async function lawyerOf(exec: Executor, lawyerId: string): Promise<store.VerifiedLawyer> {
  const lawyer = await store.findLawyer(exec, lawyerId);
  if (!lawyer) throw notFound();
  return lawyer;
}

/** Whether another lawyer was verified with the same roll number. */
export function isRollNumberTaken(lawyer: store.VerifiedLawyer): Promise<boolean> {
  return store.isRollNumberTaken(database(), lawyer.id, lawyer.rollNumber);
}

/** Accounts that were verified before there were verifications have a date and no row. */
function statusOf(
  latest: store.VerificationRow | undefined,
  checkedAt: Date | null,
): VerificationStatus {
  return latest?.status ?? (checkedAt ? 'APPROVED' : 'NONE');
}

function standingOfLawyer({ verifiedAt }: store.VerifiedLawyer, now: number): Standing {
  return standingOf(verifiedAt === null ? null : verifiedAt.getTime(), now);
}

/**
 * @throws AppError bad_transition while IDs are being checked or a check is good; invalid_input without a government ID
 * where no check stands
 */
async function requireOpen(
  lawyerId: string,
  files: Partial<DocumentFiles>,
  now: number,
  exec: Executor = database(),
): Promise<void> {
  const { status, standing } = await verificationState(lawyerId, now, exec);
  if (!canSubmitDocuments(status, standing))
    throw new AppError('bad_transition', 'Your IDs are being checked, or were approved already.');
  if (standing !== 'NONE' || files.government_id) return;
  const { required } = TEXTS.validation;
  throw new AppError('invalid_input', required, { fields: { government_id: required } });
}

function newLink(now: number) {
  const token = newToken();
  return {
    token,
    tokenHash: hashToken(token),
    tokenExpiresAt: new Date(now + VERIFIER_LINK_HOURS * HOUR_MS),
  };
}

async function mailVerifier(tx: Transaction, lawyerId: string, token: string): Promise<void> {
  const lawyer = await lawyerOf(tx, lawyerId);
  await queueMail(tx, {
    to: env.VERIFIER_EMAIL,
    template: 'verification-request',
    dedupeKey: `verification-request:${hashToken(token)}`,
    content: await verificationRequestMail({
      name: lawyer.displayName,
      rollNumber: lawyer.rollNumber,
      link: `${env.SITE_URL}/verify-ibp/${token}`,
      hours: VERIFIER_LINK_HOURS,
    }),
  });
}

async function mailLawyer(tx: Transaction, decided: store.VerificationRow): Promise<void> {
  const { firstName, email } = await lawyerOf(tx, decided.lawyerId);
  const link = `${env.SITE_URL}/lawyer-portal`;
  const { reason } = decided;
  await queueMail(tx, {
    to: email,
    template: reason === null ? 'verification-approved' : 'verification-rejected',
    dedupeKey: `verification:${decided.id}`,
    content: await (reason === null
      ? approvedMail({ firstName, link })
      : rejectedMail({ firstName, reason, link })),
  });
}

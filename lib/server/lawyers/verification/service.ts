import 'server-only';
import { cache } from 'react';
import { VERIFIER_LINK_HOURS, type VerificationSubject } from '@/lib/domain/lawyers/verification';
import { HOUR_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { notFound } from '@/lib/server/platform/app-error';
import { type AuditActor, record } from '@/lib/server/platform/audit/service';
import { hashToken, newToken } from '@/lib/server/platform/crypto/secret-token';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { queueFileRemoval, queueJob } from '@/lib/server/platform/queue/queue';
import { verifiedSubjectOf } from '@/lib/server/registry/registry';
import { changeProfile, completenessOf } from '../profiles/service';
import { addDocuments, type StoredDocument } from './documents-service';
import { decisionMail, verificationRequestMail } from './mails';
import * as store from './store';

/** Stores the IDs of a lawyer, or the document of another subject, and asks the verifier to check them. */
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
  await mailVerifier(tx, { lawyerId, subject }, token);
}

/**
 * Decides a pending verification, once: the effects of an approval, the profile's place in search, the mail and the
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
    if (approved) await approve(tx, decided, now);
    const event = approved ? 'verification_approved' : 'verification_rejected';
    await record(tx, event, by, { subject: id, detail: detailOf(decided), now });
    await mailLawyer(tx, decided);
    return true;
  });
}

async function approve(
  tx: Transaction,
  { lawyerId, subject }: store.VerificationRow,
  now: number,
): Promise<void> {
  if (subject === 'identity') await store.markVerified(tx, lawyerId, new Date(now));
  else await verifiedSubjectOf(subject).approved(tx, lawyerId, now);
}

/**
 * Handles a change of the facts that documents are compared with: a completed check becomes void, and every pending one
 * restarts with a new link, so that only the current facts are approved. Call within a change of the profile.
 */
export async function checkedFactsChanged(
  tx: Transaction,
  lawyerId: string,
  changed: readonly string[],
  by: AuditActor & { userId: string },
  now: number,
): Promise<void> {
  const latest = await restartCheck(tx, lawyerId, 'identity', now);
  await restartCheck(tx, lawyerId, 'commission', now);
  await restartCheck(tx, lawyerId, 'tax', now);
  if (!(await store.unmarkVerified(tx, lawyerId))) return;
  const about = { subject: latest?.id ?? by.userId, detail: changed.join(' '), now };
  await record(tx, 'verification_ended', by, about);
}

/**
 * Restarts a pending check with a new link, because the facts that the documents are compared with have changed.
 * Returns the latest check, if any.
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

/** Returns the latest check of a subject with the documents still stored, cached within a request. One statement. */
export const latestCheck = cache((exec: Executor, lawyerId: string, subject: VerificationSubject) =>
  store.findLatestWithDocuments(exec, lawyerId, subject),
);

/**
 * Deletes the stored documents of a subject and its pending check. The files are deleted when the transaction
 * commits.
 */
export async function withdrawCheck(
  tx: Transaction,
  lawyerId: string,
  subject: VerificationSubject,
): Promise<void> {
  await queueFileRemoval(tx, await store.deleteDocuments(tx, lawyerId, subject));
  await store.deletePending(tx, lawyerId, subject);
}

/** Ends an expired check; false where there is none. Call within a change of the profile. */
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

/** Job: mails the verifier another link, if the last one has expired without a decision. */
export async function renewVerifierLink(id: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    const expired = await store.lockExpired(tx, id, new Date(now));
    if (expired) await replaceLink(tx, expired, now);
  });
}

async function replaceLink(
  tx: Transaction,
  row: store.VerificationRow,
  now: number,
): Promise<void> {
  const { token, ...link } = newLink(now);
  if (await store.renewToken(tx, row.id, link)) await mailVerifier(tx, row, token);
}

export async function lawyerOf(exec: Executor, lawyerId: string): Promise<store.VerifiedLawyer> {
  const lawyer = await store.findLawyer(exec, lawyerId);
  if (!lawyer) throw notFound();
  return lawyer;
}

/**
 * Returns the facts that the document of a commission is compared with. IDs are compared with the result of
 * `lawyerOf`; for them, whether another lawyer was verified with the same roll number.
 */
export async function comparedWith(lawyer: store.VerifiedLawyer, subject: VerificationSubject) {
  const { id, rollNumber } = lawyer;
  if (subject !== 'identity')
    return {
      facts: await verifiedSubjectOf(subject).facts(database(), id),
      rollNumberTaken: false,
    };
  return { facts: [], rollNumberTaken: await store.isRollNumberTaken(database(), id, rollNumber) };
}

function newLink(now: number) {
  const token = newToken();
  return {
    token,
    tokenHash: hashToken(token),
    tokenExpiresAt: new Date(now + VERIFIER_LINK_HOURS * HOUR_MS),
  };
}

function detailOf({ subject }: store.VerificationRow): string | undefined {
  return subject === 'identity' ? undefined : subject;
}

async function mailVerifier(
  tx: Transaction,
  { lawyerId, subject }: Pick<store.VerificationRow, 'lawyerId' | 'subject'>,
  token: string,
): Promise<void> {
  const lawyer = await lawyerOf(tx, lawyerId);
  await queueMail(tx, {
    to: env.VERIFIER_EMAIL,
    template: 'verification-request',
    dedupeKey: `verification-request:${hashToken(token)}`,
    content: await verificationRequestMail({
      subject,
      name: lawyer.displayName,
      rollNumber: lawyer.rollNumber,
      link: `${env.SITE_URL}/verify-ibp/${token}`,
      hours: VERIFIER_LINK_HOURS,
    }),
  });
}

async function mailLawyer(tx: Transaction, decided: store.VerificationRow): Promise<void> {
  const { id, lawyerId, subject, reason } = decided;
  const { firstName, email } = await lawyerOf(tx, lawyerId);
  const { missing, lawyer } = await completenessOf(tx, lawyerId);
  await queueMail(tx, {
    to: email,
    template: reason === null ? 'verification-approved' : 'verification-rejected',
    dedupeKey: `verification:${id}`,
    content: await decisionMail({
      subject,
      firstName,
      reason,
      missing,
      isPublic: lawyer.isPublic,
    }),
  });
}

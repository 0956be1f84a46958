import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { exportFile } from '@/lib/server/registry/export-file';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { maskedAccountNumber } from '../banking/banking';
import { moveTax } from '../banking/tax-personal-data-service';
import { profilesChanged } from '../profiles/service';
import * as store from './personal-data-store';

/** Exports the profile as stored, without secrets and internal keys. */
export async function exportedProfile(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const found = await store.findProfileData(exec, userId);
  if (!found) return undefined;
  // Ids say nothing to their owner. The number of the bank account is as masked as on the profile.
  const { id, userId: _user, picture: _picture, bankAccountNumber, ...facts } = found.profile;
  const documents = found.documents.map((row) => ({ row, file: exportFile(row) }));
  const data = {
    address: id,
    ...facts,
    bank_account_number: bankAccountNumber && maskedAccountNumber(id, bankAccountNumber),
    education: withoutIds(found.education),
    work_experience: withoutIds(found.work),
    awards: withoutIds(found.awards),
    written_work: withoutIds(found.offers),
    hours: withoutIds(found.hours),
    exceptions: withoutIds(found.exceptions),
    checks: found.verifications.map(({ subject, status, submittedAt, decidedAt, reason }) => ({
      subject,
      status,
      submitted_at: submittedAt,
      decided_at: decidedAt,
      reason,
    })),
    identity_documents: documents.map(({ row, file }) => ({
      subject: row.subject,
      kind: row.kind,
      added_at: row.createdAt,
      in_this_archive: file.path,
    })),
  };
  return { name: 'profile', data, files: documents.map(({ file }) => file) };
}

function withoutIds(rows: readonly { id: string; lawyerId: string }[]) {
  return rows.map(({ id: _id, lawyerId: _lawyer, ...row }) => row);
}

export async function exportedReviews(exec: Executor, userId: string): Promise<ExportSection> {
  const rows = await store.findReviewsBy(exec, userId);
  const data = rows.map(({ meetingId, rating, comment, showName, createdAt, updatedAt }) => ({
    meeting: meetingId,
    rating,
    comment,
    shows_name: showName,
    created_at: createdAt,
    edited_at: updatedAt,
  }));
  return { name: 'reviews', data };
}

export async function exportedReports(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await store.findReportsBy(exec, userId);
  if (rows.length === 0) return undefined;
  const data = rows.map(({ reviewId, reason, createdAt, ...decided }) => ({
    review: reviewId,
    reason,
    created_at: createdAt,
    decision: decided.decision,
    decision_reason: decided.decisionReason,
    decided_at: decided.decidedAt,
  }));
  return { name: 'review_reports', data };
}

export async function exportedReplies(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await store.findRepliesBy(exec, userId);
  if (rows.length === 0) return undefined;
  const data = rows.map(({ reviewId, reply, createdAt }) => ({
    review: reviewId,
    reply,
    created_at: createdAt,
  }));
  return { name: 'review_replies', data };
}

/** Removes the profile of a user from every public page. */
export async function hideProfile(tx: Transaction, userId: string): Promise<void> {
  const profile = await store.hideProfile(tx, userId);
  if (profile) await profilesChanged(tx, profile);
}

/** Copies the account's picture to the lawyer's public profile. */
export async function showPicture(tx: Transaction, userId: string, picture: string): Promise<void> {
  const profile = await store.setPicture(tx, userId, picture);
  if (profile) await profilesChanged(tx, profile);
}

export async function eraseProfile(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await hideProfile(tx, id);
  const handle = `deleted-${randomUUID()}`;
  await moveTax(tx, id, handle);
  return store.anonymiseProfile(tx, id, handle);
}

/** Anonymises reviews: stars and text stay, signed "Client", also on the pages that show them. */
export async function eraseReviewer(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  const lawyerIds = await store.hideReviewer(tx, id);
  if (lawyerIds.length > 0) await profilesChanged(tx, ...lawyerIds);
  return [];
}

/** Erases reports made by a lawyer and reports of a client's reviews: the reason may name either. */
export async function eraseReports(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.deleteReports(tx, id);
  return [];
}

/** Erases replies written by a lawyer and replies to a client's reviews: a reply may name either. */
export async function eraseReplies(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  const lawyerIds = await store.deleteReplies(tx, id);
  if (lawyerIds.length > 0) await profilesChanged(tx, ...lawyerIds);
  return [];
}

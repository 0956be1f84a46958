import 'server-only';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import {
  availabilityExceptions,
  availabilityHours,
  awards,
  education,
  lawyerFigures,
  lawyers,
  workExperience,
  writtenOffers,
} from '@/lib/server/schema/lawyers';
import { reviews } from '@/lib/server/schema/meetings';
import { reviewReplies, reviewReports } from '@/lib/server/schema/summaries';
import { identityDocuments, verifications } from '@/lib/server/schema/verification';
import { ERASED } from '../profiles/columns';

export async function findProfileData(exec: Executor, userId: string) {
  const [profile] = await exec.select().from(lawyers).where(eq(lawyers.userId, userId));
  if (!profile) return undefined;
  const { id } = profile;
  return {
    profile,
    education: await exec.select().from(education).where(eq(education.lawyerId, id)),
    work: await exec.select().from(workExperience).where(eq(workExperience.lawyerId, id)),
    awards: await exec.select().from(awards).where(eq(awards.lawyerId, id)),
    offers: await exec.select().from(writtenOffers).where(eq(writtenOffers.lawyerId, id)),
    hours: await exec.select().from(availabilityHours).where(eq(availabilityHours.lawyerId, id)),
    exceptions: await exec
      .select()
      .from(availabilityExceptions)
      .where(eq(availabilityExceptions.lawyerId, id)),
    verifications: await exec.select().from(verifications).where(eq(verifications.lawyerId, id)),
    documents: await exec
      .select({
        id: identityDocuments.id,
        subject: verifications.subject,
        kind: identityDocuments.kind,
        name: identityDocuments.name,
        storageKey: identityDocuments.storageKey,
        createdAt: identityDocuments.createdAt,
      })
      .from(identityDocuments)
      .innerJoin(verifications, eq(verifications.id, identityDocuments.verificationId))
      .where(eq(verifications.lawyerId, id)),
  };
}

export type ProfileData = NonNullable<Awaited<ReturnType<typeof findProfileData>>>;

export async function findReviewsBy(exec: Executor, clientId: string) {
  return exec.select().from(reviews).where(eq(reviews.clientId, clientId));
}

/** Signs a client's reviews "Client". Returns the lawyers of reviews that were changed. */
export async function hideReviewer(exec: Executor, clientId: string): Promise<string[]> {
  const rows = await exec
    .update(reviews)
    .set({ showName: false })
    .where(and(eq(reviews.clientId, clientId), eq(reviews.showName, true)))
    .returning({ lawyerId: reviews.lawyerId });
  return [...new Set(rows.map(({ lawyerId }) => lawyerId))];
}

const lawyerIds = (exec: Executor, userId: string) =>
  exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));

const ofLawyer = (exec: Executor, userId: string) =>
  inArray(reviewReports.lawyerId, lawyerIds(exec, userId));

export async function findRepliesBy(exec: Executor, userId: string) {
  return exec
    .select()
    .from(reviewReplies)
    .where(inArray(reviewReplies.lawyerId, lawyerIds(exec, userId)))
    .orderBy(asc(reviewReplies.createdAt), asc(reviewReplies.reviewId));
}

/** Deletes a lawyer's replies, and replies to a client's reviews. Returns the lawyers who wrote them. */
export async function deleteReplies(exec: Executor, userId: string): Promise<string[]> {
  const written = exec.select({ id: reviews.id }).from(reviews).where(eq(reviews.clientId, userId));
  const rows = await exec
    .delete(reviewReplies)
    .where(
      or(
        inArray(reviewReplies.lawyerId, lawyerIds(exec, userId)),
        inArray(reviewReplies.reviewId, written),
      ),
    )
    .returning({ lawyerId: reviewReplies.lawyerId });
  return [...new Set(rows.map(({ lawyerId }) => lawyerId))];
}

export async function findReportsBy(exec: Executor, userId: string) {
  return exec
    .select()
    .from(reviewReports)
    .where(ofLawyer(exec, userId))
    .orderBy(asc(reviewReports.createdAt), asc(reviewReports.reviewId));
}

export async function deleteReports(exec: Executor, userId: string): Promise<void> {
  const written = exec.select({ id: reviews.id }).from(reviews).where(eq(reviews.clientId, userId));
  await exec
    .delete(reviewReports)
    .where(or(ofLawyer(exec, userId), inArray(reviewReports.reviewId, written)));
}

/** Hides a lawyer's profile, also one being published concurrently. Returns its id if it was visible. */
export async function hideProfile(exec: Executor, userId: string): Promise<string | undefined> {
  const [row] = await exec
    .select({ id: lawyers.id, isPublic: lawyers.isPublic })
    .from(lawyers)
    .where(eq(lawyers.userId, userId))
    .for('no key update');
  if (!row?.isPublic) return undefined;
  await exec
    .update(lawyers)
    .set({ isPublic: false, firstShownAt: sql`coalesce(${lawyers.firstShownAt}, now())` })
    .where(eq(lawyers.id, row.id));
  return row.id;
}

/** Sets the picture of a user's profile. Returns the profile's id, if there is one. */
export async function setPicture(
  exec: Executor,
  userId: string,
  picture: string,
): Promise<string | undefined> {
  const [row] = await exec
    .update(lawyers)
    .set({ picture })
    .where(eq(lawyers.userId, userId))
    .returning({ id: lawyers.id });
  return row?.id;
}

const OWN = [
  ...([education, workExperience, awards, writtenOffers] as const),
  ...([availabilityHours, availabilityExceptions, lawyerFigures] as const),
] as const;

/**
 * Anonymises a profile, and replaces the handle, which contains the name; references follow. Returns the storage keys
 * of the identity documents.
 */
export async function anonymiseProfile(
  exec: Executor,
  userId: string,
  handle: string,
): Promise<string[]> {
  const [profile] = await exec
    .update(lawyers)
    .set({ ...ERASED, id: handle })
    .where(eq(lawyers.userId, userId))
    .returning({ id: lawyers.id });
  if (!profile) return [];
  for (const table of OWN) await exec.delete(table).where(eq(table.lawyerId, profile.id));
  const own = exec
    .select({ id: verifications.id })
    .from(verifications)
    .where(eq(verifications.lawyerId, profile.id));
  const documents = await exec
    .delete(identityDocuments)
    .where(inArray(identityDocuments.verificationId, own))
    .returning({ storageKey: identityDocuments.storageKey });
  await exec.delete(verifications).where(eq(verifications.lawyerId, profile.id));
  return documents.map(({ storageKey }) => storageKey);
}

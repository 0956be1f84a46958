import 'server-only';
import { randomUUID } from 'node:crypto';
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
} from '@/lib/server/schema/lawyers';
import { reviews } from '@/lib/server/schema/meetings';
import { reviewReplies, reviewReports } from '@/lib/server/schema/summaries';
import { identityDocuments, verifications } from '@/lib/server/schema/verification';
import { ERASED } from '../profiles/columns';

/** Everything of the profile of a user; undefined for a user without one. */
export async function findProfileData(exec: Executor, userId: string) {
  const [profile] = await exec.select().from(lawyers).where(eq(lawyers.userId, userId));
  if (!profile) return undefined;
  const { id } = profile;
  return {
    profile,
    education: await exec.select().from(education).where(eq(education.lawyerId, id)),
    work: await exec.select().from(workExperience).where(eq(workExperience.lawyerId, id)),
    awards: await exec.select().from(awards).where(eq(awards.lawyerId, id)),
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

/** Reviews that a client wrote. */
export async function findReviewsBy(exec: Executor, clientId: string) {
  return exec.select().from(reviews).where(eq(reviews.clientId, clientId));
}

/** Signs a client's reviews "Client". Returns the lawyers of those that were not. */
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

/** Replies that a lawyer wrote. */
export async function findRepliesBy(exec: Executor, userId: string) {
  return exec
    .select()
    .from(reviewReplies)
    .where(inArray(reviewReplies.lawyerId, lawyerIds(exec, userId)))
    .orderBy(asc(reviewReplies.createdAt), asc(reviewReplies.reviewId));
}

/** Deletes the replies that a lawyer wrote, and those to what a client wrote. Returns the lawyers who had written them. */
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

/** Reports that a lawyer made. */
export async function findReportsBy(exec: Executor, userId: string) {
  return exec
    .select()
    .from(reviewReports)
    .where(ofLawyer(exec, userId))
    .orderBy(asc(reviewReports.createdAt), asc(reviewReports.reviewId));
}

/** Deletes the reports that a lawyer made, and those of what a client wrote. */
export async function deleteReports(exec: Executor, userId: string): Promise<void> {
  const written = exec.select({ id: reviews.id }).from(reviews).where(eq(reviews.clientId, userId));
  await exec
    .delete(reviewReports)
    .where(or(ofLawyer(exec, userId), inArray(reviewReports.reviewId, written)));
}

/**
 * Takes a lawyer's profile off the site, also one that is being shown at this moment. Returns its id, if there was one
 * to be seen.
 */
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

/** Gives the profile of a user this picture. Returns the profile's id, if there is one. */
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
  ...([education, workExperience, awards] as const),
  ...([availabilityHours, availabilityExceptions, lawyerFigures] as const),
] as const;

/**
 * Empties a profile. The handle is made of the name; what refers to the profile follows it to the new one. Returns
 * where the identity documents were stored.
 */
export async function anonymiseProfile(exec: Executor, userId: string): Promise<string[]> {
  const [profile] = await exec
    .update(lawyers)
    .set({ ...ERASED, id: `deleted-${randomUUID()}` })
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

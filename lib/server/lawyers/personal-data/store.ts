import 'server-only';
import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import {
  availabilityExceptions,
  availabilityHours,
  awards,
  education,
  lawyers,
  workExperience,
} from '@/lib/server/schema/lawyers';
import { reviews } from '@/lib/server/schema/meetings';
import { identityDocuments, verifications } from '@/lib/server/schema/verification';

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

/** The stars and words of a client's reviews stay, signed "Client". */
export async function hideReviewer(exec: Executor, clientId: string): Promise<void> {
  await exec.update(reviews).set({ showName: false }).where(eq(reviews.clientId, clientId));
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
  await exec.update(lawyers).set({ isPublic: false }).where(eq(lawyers.id, row.id));
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
  ...([availabilityHours, availabilityExceptions] as const),
] as const;

/**
 * Empties a profile. The handle is made of the name; what refers to the profile follows it to the new one. Returns
 * where the identity documents were stored.
 */
export async function anonymiseProfile(exec: Executor, userId: string): Promise<string[]> {
  const [profile] = await exec
    .update(lawyers)
    .set({
      id: `deleted-${randomUUID()}`,
      displayName: 'Deleted account',
      isPublic: false,
      picture: null,
      phone: '',
      officeAddress: '',
      city: '',
      specializations: [],
      ibpNumber: '',
      rollNumber: '',
      about: '',
      quote: '',
      bankId: null,
      bankAccountName: null,
      bankAccountNumber: null,
    })
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

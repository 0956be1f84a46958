import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import {
  accountExports,
  idempotencyKeys,
  linkedIdentities,
  sessions,
  tokens,
  users,
} from '@/lib/server/platform/db/schema/accounts';
import {
  availabilityExceptions,
  availabilityHours,
  awards,
  blockers,
  education,
  lawyers,
  workExperience,
} from '@/lib/server/platform/db/schema/lawyers';
import { meetingFiles, meetings, reviews } from '@/lib/server/platform/db/schema/meetings';
import { notifications } from '@/lib/server/platform/db/schema/messages';
import { identityDocuments, verifications } from '@/lib/server/platform/db/schema/verification';

/** Whether somebody has a meeting that is held or confirmed and not over. */
export async function hasMeetingsAhead(
  exec: Executor,
  userId: string,
  now: Date,
): Promise<boolean> {
  const [row] = await exec
    .select({ id: meetings.id })
    .from(meetings)
    .innerJoin(lawyers, eq(lawyers.id, meetings.lawyerId))
    .where(
      and(
        or(eq(meetings.clientId, userId), eq(lawyers.userId, userId)),
        inArray(meetings.status, ['PAYMENT_PENDING', 'CONFIRMED']),
        gt(meetings.endsAt, now),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function setDue(exec: Executor, userId: string, dueAt: Date | null): Promise<void> {
  await exec
    .update(users)
    .set({ deletionDueAt: dueAt })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
}

/** Takes a lawyer's profile off the site. Returns its id, if there was one to be seen. */
export async function hideProfile(exec: Executor, userId: string): Promise<string | undefined> {
  const [row] = await exec
    .update(lawyers)
    .set({ isPublic: false })
    .where(and(eq(lawyers.userId, userId), eq(lawyers.isPublic, true)))
    .returning({ id: lawyers.id });
  return row?.id;
}

/** Accounts whose time has come. */
export async function dueAccounts(exec: Executor, now: Date): Promise<string[]> {
  const rows = await exec
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.deletionDueAt, now), isNull(users.deletedAt)));
  return rows.map(({ id }) => id);
}

/** Claims a due account, so that of two workers only one deletes it. */
export async function claimDue(exec: Executor, userId: string, now: Date) {
  const [row] = await exec
    .select()
    .from(users)
    .where(and(eq(users.id, userId), lte(users.deletionDueAt, now), isNull(users.deletedAt)))
    .for('update');
  return row;
}

/**
 * Removes what names or describes the person, mails excepted. What stays: that a meeting took place, its payment and
 * the ledger, and the stars and words of a review, signed "Client". Returns where the files are kept.
 */
export async function anonymise(exec: Executor, userId: string, now: Date): Promise<string[]> {
  const files = await exec
    .delete(meetingFiles)
    .where(eq(meetingFiles.ownerId, userId))
    .returning({ storageKey: meetingFiles.storageKey });
  const exported = await exec
    .delete(accountExports)
    .where(eq(accountExports.userId, userId))
    .returning({ storageKey: accountExports.storageKey });
  await anonymiseMeetings(exec, userId);
  await exec.delete(notifications).where(eq(notifications.userId, userId));
  // Those of others that name the person.
  await exec.delete(notifications).where(eq(notifications.aboutUserId, userId));
  for (const table of [sessions, tokens, linkedIdentities, idempotencyKeys]) {
    await exec.delete(table).where(eq(table.userId, userId));
  }
  const documents = await anonymiseProfile(exec, userId);
  await exec
    .update(users)
    .set({
      firstName: 'Deleted',
      lastName: 'account',
      email: `${userId}@deleted.invalid`,
      phone: null,
      picture: null,
      passwordHash: null,
      emailVerifiedAt: null,
      termsAcceptedAt: null,
      termsVersion: null,
      roles: [],
      deletionDueAt: null,
      deletedAt: now,
    })
    .where(eq(users.id, userId));
  return [...files, ...exported, ...documents].flatMap(({ storageKey }) => storageKey ?? []);
}

async function anonymiseMeetings(exec: Executor, userId: string): Promise<void> {
  await exec
    .update(meetings)
    .set({
      subject: 'Deleted',
      description: 'Deleted',
      otherParty: null,
      // A meeting by phone needs a number to be one; nobody answers at this.
      phone: sql`case when ${meetings.phone} is null then null else '+630000000000' end`,
      requestKey: null,
    })
    .where(eq(meetings.clientId, userId));
  const profiles = exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));
  // Whichever side wrote it: it may name the other.
  await exec
    .update(meetings)
    .set({ cancelReason: null })
    .where(or(eq(meetings.clientId, userId), inArray(meetings.lawyerId, profiles)));
  await exec.update(reviews).set({ showName: false }).where(eq(reviews.clientId, userId));
}

/** The handle is made of the name; what refers to the profile follows it to the new one. */
async function anonymiseProfile(exec: Executor, userId: string) {
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
  for (const table of [
    ...[education, workExperience, awards],
    ...[availabilityHours, availabilityExceptions, blockers],
  ]) {
    await exec.delete(table).where(eq(table.lawyerId, profile.id));
  }
  const own = exec
    .select({ id: verifications.id })
    .from(verifications)
    .where(eq(verifications.lawyerId, profile.id));
  const documents = await exec
    .delete(identityDocuments)
    .where(inArray(identityDocuments.verificationId, own))
    .returning({ storageKey: identityDocuments.storageKey });
  await exec.delete(verifications).where(eq(verifications.lawyerId, profile.id));
  return documents;
}

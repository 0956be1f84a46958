import 'server-only';
import { and, asc, eq, isNotNull, lt } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import {
  accountExports,
  linkedIdentities,
  sessions,
  users,
} from '@/lib/server/platform/db/schema/accounts';
import {
  availabilityExceptions,
  availabilityHours,
  awards,
  education,
  lawyers,
  workExperience,
} from '@/lib/server/platform/db/schema/lawyers';
import { meetingFiles, meetings, reviews } from '@/lib/server/platform/db/schema/meetings';
import { notifications } from '@/lib/server/platform/db/schema/messages';
import { payments } from '@/lib/server/platform/db/schema/payments';
import { identityDocuments, verifications } from '@/lib/server/platform/db/schema/verification';

type ExportRow = typeof accountExports.$inferSelect;

export async function findExport(exec: Executor, userId: string): Promise<ExportRow | undefined> {
  const [row] = await exec.select().from(accountExports).where(eq(accountExports.userId, userId));
  return row;
}

export async function saveRequest(
  exec: Executor,
  request: { userId: string; requestId: string; requestedAt: Date },
): Promise<void> {
  const fresh = { ...request, readyAt: null, storageKey: null };
  await exec
    .insert(accountExports)
    .values(fresh)
    .onConflictDoUpdate({ target: accountExports.userId, set: fresh });
}

/** Whether the request was still the last one. */
export async function saveFile(
  exec: Executor,
  requestId: string,
  file: { readyAt: Date; storageKey: string },
): Promise<boolean> {
  const rows = await exec
    .update(accountExports)
    .set(file)
    .where(eq(accountExports.requestId, requestId))
    .returning({ userId: accountExports.userId });
  return rows.length > 0;
}

/** Forgets files that were ready before `at`. Returns where they are kept. */
export async function takeOldFiles(exec: Executor, at: Date): Promise<string[]> {
  const rows = await exec
    .delete(accountExports)
    .where(and(isNotNull(accountExports.readyAt), lt(accountExports.readyAt, at)))
    .returning({ storageKey: accountExports.storageKey });
  return rows.flatMap(({ storageKey }) => storageKey ?? []);
}

/** Everything a user gave us or that is about the user; secrets and other people's messages excepted. */
export async function collect(exec: Executor, userId: string) {
  const [user] = await exec.select().from(users).where(eq(users.id, userId));
  const [profile] = await exec.select().from(lawyers).where(eq(lawyers.userId, userId));
  const side = profile ? eq(meetings.lawyerId, profile.id) : eq(meetings.clientId, userId);
  const ofProfile = async <T>(read: (id: string) => Promise<T[]>) =>
    profile ? await read(profile.id) : [];
  return {
    user,
    profile,
    sessions: await exec.select().from(sessions).where(eq(sessions.userId, userId)),
    identities: await exec
      .select()
      .from(linkedIdentities)
      .where(eq(linkedIdentities.userId, userId)),
    notifications: await exec.select().from(notifications).where(eq(notifications.userId, userId)),
    meetings: await exec
      .select({ meeting: meetings, payment: payments })
      .from(meetings)
      .leftJoin(payments, eq(payments.meetingId, meetings.id))
      .where(side)
      .orderBy(asc(meetings.startsAt)),
    files: await exec.select().from(meetingFiles).where(eq(meetingFiles.ownerId, userId)),
    documents: await ofProfile((id) =>
      exec
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
    ),
    verifications: await ofProfile((id) =>
      exec.select().from(verifications).where(eq(verifications.lawyerId, id)),
    ),
    reviews: await exec.select().from(reviews).where(eq(reviews.clientId, userId)),
    education: await ofProfile((id) =>
      exec.select().from(education).where(eq(education.lawyerId, id)),
    ),
    work: await ofProfile((id) =>
      exec.select().from(workExperience).where(eq(workExperience.lawyerId, id)),
    ),
    awards: await ofProfile((id) => exec.select().from(awards).where(eq(awards.lawyerId, id))),
    hours: await ofProfile((id) =>
      exec.select().from(availabilityHours).where(eq(availabilityHours.lawyerId, id)),
    ),
    exceptions: await ofProfile((id) =>
      exec.select().from(availabilityExceptions).where(eq(availabilityExceptions.lawyerId, id)),
    ),
  };
}

export type Collected = Awaited<ReturnType<typeof collect>>;

import 'server-only';
import { and, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { VerificationSubject } from '@/lib/domain/lawyers/verification';
import type { Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { identityDocuments, verifications } from '@/lib/server/schema/verification';

export type VerificationRow = typeof verifications.$inferSelect;

export async function insertVerification(
  exec: Executor,
  row: typeof verifications.$inferInsert,
): Promise<string> {
  const [inserted] = await exec
    .insert(verifications)
    .values(row)
    .returning({ id: verifications.id });
  if (!inserted) throw new Error('insert returned no verification');
  return inserted.id;
}

const ofSubject = (lawyerId: string, subject: VerificationSubject) =>
  and(eq(verifications.lawyerId, lawyerId), eq(verifications.subject, subject));

export async function deleteDocuments(
  exec: Executor,
  lawyerId: string,
  subject: VerificationSubject,
): Promise<string[]> {
  const ids = exec
    .select({ id: verifications.id })
    .from(verifications)
    .where(ofSubject(lawyerId, subject));
  const rows = await exec
    .delete(identityDocuments)
    .where(inArray(identityDocuments.verificationId, ids))
    .returning({ storageKey: identityDocuments.storageKey });
  return rows.map(({ storageKey }) => storageKey);
}

export async function deletePending(
  exec: Executor,
  lawyerId: string,
  subject: VerificationSubject,
): Promise<void> {
  await exec
    .delete(verifications)
    .where(and(ofSubject(lawyerId, subject), eq(verifications.status, 'PENDING')));
}

const given = and(
  eq(verifications.lawyerId, sql.placeholder('lawyerId')),
  eq(verifications.subject, sql.placeholder('subject')),
);

const latest = prepared((exec) =>
  exec.select().from(verifications).where(given).orderBy(desc(verifications.submittedAt)).limit(1),
);

export async function findLatest(
  exec: Executor,
  lawyerId: string,
  subject: VerificationSubject,
): Promise<VerificationRow | undefined> {
  const [row] = await latest(exec, { lawyerId, subject });
  return row;
}

const latestDocuments = prepared((exec) =>
  exec
    .select({ latest: verifications, document: identityDocuments })
    .from(verifications)
    .leftJoin(identityDocuments, eq(identityDocuments.verificationId, verifications.id))
    .where(
      eq(
        verifications.id,
        exec
          .select({ id: verifications.id })
          .from(verifications)
          .where(given)
          .orderBy(desc(verifications.submittedAt))
          .limit(1),
      ),
    )
    .orderBy(desc(identityDocuments.kind)),
);

export async function findLatestWithDocuments(
  exec: Executor,
  lawyerId: string,
  subject: VerificationSubject,
) {
  const rows = await latestDocuments(exec, { lawyerId, subject });
  return { latest: rows[0]?.latest, documents: rows.flatMap(({ document }) => document ?? []) };
}

const LAWYER = {
  id: lawyers.id,
  displayName: lawyers.displayName,
  firstName: users.firstName,
  email: users.email,
  rollNumber: lawyers.rollNumber,
  ibpNumber: lawyers.ibpNumber,
  barYear: lawyers.barYear,
  verifiedAt: lawyers.ibpVerifiedAt,
} as const;

export type VerifiedLawyer = NonNullable<Awaited<ReturnType<typeof findLawyer>>>;

export async function findLawyer(exec: Executor, lawyerId: string) {
  const [row] = await exec
    .select(LAWYER)
    .from(lawyers)
    .innerJoin(users, eq(users.id, lawyers.userId))
    .where(eq(lawyers.id, lawyerId));
  return row;
}

/** Whether another lawyer was verified with this roll number. */
export async function isRollNumberTaken(
  exec: Executor,
  lawyerId: string,
  rollNumber: string,
): Promise<boolean> {
  const { rows } = await exec.execute<{ taken: boolean }>(sql`
    select exists (select from lawyers where roll_number = ${rollNumber}
      and id <> ${lawyerId} and ibp_verified_at is not null) as taken`);
  return rows[0]?.taken ?? false;
}

/**
 * Decides a pending verification: of two concurrent decisions only one gets the row, and none whose link was replaced
 * meanwhile.
 */
export async function decide(
  exec: Executor,
  { id, tokenHash }: Pick<VerificationRow, 'id' | 'tokenHash'>,
  decision: { status: 'APPROVED' | 'REJECTED'; reason: string | null; at: Date },
): Promise<VerificationRow | undefined> {
  const [row] = await exec
    .update(verifications)
    .set({
      status: decision.status,
      reason: decision.reason,
      decidedAt: decision.at,
      tokenHash: null,
      codeHash: null,
    })
    .where(
      and(
        eq(verifications.id, id),
        eq(verifications.status, 'PENDING'),
        eq(verifications.tokenHash, tokenHash ?? ''),
      ),
    )
    .returning();
  return row;
}

export async function markVerified(exec: Executor, lawyerId: string, at: Date): Promise<void> {
  await exec
    .update(lawyers)
    .set({ ibpVerifiedAt: at, renewalAskedAt: null })
    .where(eq(lawyers.id, lawyerId));
}

export async function unmarkVerified(exec: Executor, lawyerId: string): Promise<boolean> {
  const rows = await exec
    .update(lawyers)
    .set({ ibpVerifiedAt: null, renewalAskedAt: null })
    .where(and(eq(lawyers.id, lawyerId), isNotNull(lawyers.ibpVerifiedAt)))
    .returning({ id: lawyers.id });
  return rows.length > 0;
}

const expired = (at: Date) =>
  and(eq(verifications.status, 'PENDING'), lt(verifications.tokenExpiresAt, at));

export async function findExpired(exec: Executor, at: Date): Promise<string[]> {
  const rows = await exec.select({ id: verifications.id }).from(verifications).where(expired(at));
  return rows.map(({ id }) => id);
}

export async function lockExpired(
  exec: Executor,
  id: string,
  at: Date,
): Promise<VerificationRow | undefined> {
  const [row] = await exec
    .select()
    .from(verifications)
    .where(and(eq(verifications.id, id), expired(at)))
    .for('update');
  return row;
}

/** Replaces the link of a pending verification; codes of the old one are void. Returns whether it was still pending. */
export async function renewToken(
  exec: Executor,
  id: string,
  link: { tokenHash: string; tokenExpiresAt: Date },
): Promise<boolean> {
  const rows = await exec
    .update(verifications)
    .set({ ...link, codeHash: null, codeSentAt: null, codeTries: 0, codesSent: 0 })
    .where(and(eq(verifications.id, id), eq(verifications.status, 'PENDING')))
    .returning({ id: verifications.id });
  return rows.length > 0;
}

import 'server-only';
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { comments } from '@/lib/server/schema/comments';
import { meetingConflictChecks } from '@/lib/server/schema/conflicts';
import { feeSellers } from '@/lib/server/schema/fee-invoices';
import { handOverColleagues } from '@/lib/server/schema/hand-overs';
import {
  availabilityExceptions,
  availabilityHours,
  awards,
  blockers,
  education,
  lawyers,
  profileViews,
  workExperience,
} from '@/lib/server/schema/lawyers';
import { clientNotes, clientSteps, meetings, reviews } from '@/lib/server/schema/meetings';
import { notifications } from '@/lib/server/schema/messages';
import { dailyFigures, personNotes } from '@/lib/server/schema/oversight';
import {
  ledgerEntries,
  ledgerPostings,
  payments,
  refunds,
  testGatewaySessions,
} from '@/lib/server/schema/payments';
import {
  invoices,
  payouts,
  taxPackChanges,
  taxProfiles,
  taxWithholdings,
} from '@/lib/server/schema/payouts';
import { meetingReminders } from '@/lib/server/schema/reminders';
import { meetingSummaries, reviewReplies } from '@/lib/server/schema/summaries';
import { waitlistEntries } from '@/lib/server/schema/waitlist';

export type NewUser = typeof users.$inferInsert & { id: string };
export type NewLawyer = typeof lawyers.$inferInsert;
export type NewMeeting = typeof meetings.$inferInsert & { id: string };
export type NewPayment = typeof payments.$inferInsert & { id: string };
export type NewEntry = typeof ledgerEntries.$inferInsert & {
  readonly postings: readonly (typeof ledgerPostings.$inferInsert)[];
};
/** Without a ledger entry until the refund is made. */
export type NewRefund = typeof refunds.$inferInsert & {
  readonly id: string;
  readonly entry: NewEntry | null;
};
export type NewGatewaySession = typeof testGatewaySessions.$inferInsert;
export type NewReview = typeof reviews.$inferInsert;
export type NewReply = typeof reviewReplies.$inferInsert;
export type NewConflictCheck = typeof meetingConflictChecks.$inferInsert;
export type NewColleague = typeof handOverColleagues.$inferInsert;
export type NewNote = typeof clientNotes.$inferInsert;
export type NewStep = typeof clientSteps.$inferInsert;
export type NewFeeSeller = typeof feeSellers.$inferInsert;
export type NewTaxDecision = typeof taxPackChanges.$inferInsert;
export type NewTaxProfile = typeof taxProfiles.$inferInsert;
/** Without the decision by which it was withheld, which has no id before it is stored. */
export type NewWithholding = Omit<typeof taxWithholdings.$inferInsert, 'changeId'>;
export type NewPersonNote = typeof personNotes.$inferInsert;
export type NewReminder = typeof meetingReminders.$inferInsert;
export type NewNotification = typeof notifications.$inferInsert;
export type NewComment = typeof comments.$inferInsert;
export type NewSummary = typeof meetingSummaries.$inferInsert;
export type NewViews = typeof profileViews.$inferInsert;
export type NewFigure = typeof dailyFigures.$inferInsert;
export type NewWaitlistEntry = typeof waitlistEntries.$inferInsert;

type OfLawyer<T extends PgTable> = Omit<T['$inferInsert'], 'id' | 'lawyerId'>;

export interface LawyerRows {
  readonly user: NewUser;
  readonly lawyer: NewLawyer;
  readonly education: readonly OfLawyer<typeof education>[];
  readonly workExperience: readonly OfLawyer<typeof workExperience>[];
  readonly awards: readonly OfLawyer<typeof awards>[];
  readonly hours: readonly OfLawyer<typeof availabilityHours>[];
  readonly exceptions: readonly OfLawyer<typeof availabilityExceptions>[];
  readonly blockers: readonly OfLawyer<typeof blockers>[];
}

/** A meeting with its payment, the entry of the payment in the ledger, its refund and the gateway's record of it. */
export interface MeetingRows {
  readonly meeting: NewMeeting;
  readonly payment: NewPayment | null;
  readonly entry: NewEntry | null;
  readonly refund: NewRefund | null;
  readonly gatewaySession: NewGatewaySession | null;
}

/** PostgreSQL takes 65,535 values in a statement; the widest table here has fewer than 30 columns. */
const ROWS_PER_STATEMENT = 2_000;

/** Inserts all rows, in as many statements as they need. */
export async function insertAll<T extends PgTable>(
  exec: Pick<Executor, 'insert'>,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    await exec.insert(table).values(rows.slice(at, at + ROWS_PER_STATEMENT));
  }
}

export function insertUsers(exec: Executor, rows: readonly NewUser[]): Promise<void> {
  return insertAll(exec, users, rows);
}

export async function insertLawyers(exec: Executor, list: readonly LawyerRows[]): Promise<void> {
  await insertUsers(
    exec,
    list.map((rows) => rows.user),
  );
  await insertAll(
    exec,
    lawyers,
    list.map((rows) => rows.lawyer),
  );
  const parts = <R extends object>(of: (rows: LawyerRows) => readonly R[]) =>
    list.flatMap((rows) => of(rows).map((row) => ({ ...row, lawyerId: rows.lawyer.id })));
  await insertAll(
    exec,
    education,
    parts((rows) => rows.education),
  );
  await insertAll(
    exec,
    workExperience,
    parts((rows) => rows.workExperience),
  );
  await insertAll(
    exec,
    awards,
    parts((rows) => rows.awards),
  );
  await insertAll(
    exec,
    availabilityHours,
    parts((rows) => rows.hours),
  );
  await insertAll(
    exec,
    availabilityExceptions,
    parts((rows) => rows.exceptions),
  );
  await insertAll(
    exec,
    blockers,
    parts((rows) => rows.blockers),
  );
}

/** Inserts all of it in one transaction, since a ledger entry has to be complete on commit. */
export function insertMeetings(exec: Executor, list: readonly MeetingRows[]): Promise<void> {
  return exec.transaction((tx) => insertAllOf(tx, list));
}

async function insertAllOf(
  exec: Pick<Executor, 'insert'>,
  list: readonly MeetingRows[],
): Promise<void> {
  await insertAll(
    exec,
    meetings,
    list.map((rows) => rows.meeting),
  );
  await insertAll(
    exec,
    payments,
    list.flatMap((rows) => rows.payment ?? []),
  );
  const refunded = list.flatMap((rows) => rows.refund ?? []);
  await insertAll(exec, refunds, refunded);
  const entries = list.flatMap((rows) => [rows.entry ?? [], rows.refund?.entry ?? []].flat());
  await insertAll(exec, ledgerEntries, entries);
  await insertAll(
    exec,
    ledgerPostings,
    entries.flatMap((entry) => entry.postings),
  );
  await insertAll(
    exec,
    testGatewaySessions,
    list.flatMap((rows) => rows.gatewaySession ?? []),
  );
}

interface PayoutRows {
  readonly payouts: readonly (typeof payouts.$inferInsert)[];
  readonly entries: readonly NewEntry[];
}

/** Inserts payouts, and the entries of releases and payouts, in one transaction like those of payments. */
export function insertPayouts(exec: Executor, made: PayoutRows): Promise<void> {
  return exec.transaction(async (tx) => {
    await insertAll(tx, payouts, made.payouts);
    await insertAll(tx, ledgerEntries, made.entries);
    const postings = made.entries.flatMap((entry) => entry.postings);
    await insertAll(tx, ledgerPostings, postings);
  });
}

interface TaxRows {
  /** The first of them is the one by which all of it was withheld. */
  readonly decisions: readonly NewTaxDecision[];
  readonly profiles: readonly NewTaxProfile[];
  readonly withholdings: readonly NewWithholding[];
}

/** Inserts decisions about tax, and what a lawyer gave and paid for them. */
export async function insertTax(exec: Executor, rows: TaxRows): Promise<void> {
  const [decision] = await exec
    .insert(taxPackChanges)
    .values([...rows.decisions])
    .returning({ id: taxPackChanges.id });
  if (!decision) throw new Error('an insert returned nothing');
  await insertAll(exec, taxProfiles, rows.profiles);
  await insertAll(
    exec,
    taxWithholdings,
    rows.withholdings.map((row) => ({ ...row, changeId: decision.id })),
  );
}

export function insertInvoices(
  exec: Executor,
  rows: readonly (typeof invoices.$inferInsert)[],
): Promise<void> {
  return insertAll(exec, invoices, rows);
}

export function insertReviews(exec: Executor, rows: readonly NewReview[]): Promise<void> {
  return insertAll(exec, reviews, rows);
}

export function insertReplies(exec: Executor, rows: readonly NewReply[]): Promise<void> {
  return insertAll(exec, reviewReplies, rows);
}

export function insertSummaries(exec: Executor, rows: readonly NewSummary[]): Promise<void> {
  return insertAll(exec, meetingSummaries, rows);
}

export function insertNotes(exec: Executor, rows: readonly NewNote[]): Promise<void> {
  return insertAll(exec, clientNotes, rows);
}

export function insertConflictChecks(
  exec: Executor,
  rows: readonly NewConflictCheck[],
): Promise<void> {
  return insertAll(exec, meetingConflictChecks, rows);
}

export function insertColleagues(exec: Executor, rows: readonly NewColleague[]): Promise<void> {
  return insertAll(exec, handOverColleagues, rows);
}

export function insertSteps(exec: Executor, rows: readonly NewStep[]): Promise<void> {
  return insertAll(exec, clientSteps, rows);
}

export function insertPersonNotes(exec: Executor, rows: readonly NewPersonNote[]): Promise<void> {
  return insertAll(exec, personNotes, rows);
}

export async function insertFeeSeller(exec: Executor, row: NewFeeSeller): Promise<void> {
  await exec.insert(feeSellers).values(row);
}

export function insertWaitlist(exec: Executor, rows: readonly NewWaitlistEntry[]): Promise<void> {
  return insertAll(exec, waitlistEntries, rows);
}

export function insertReminders(exec: Executor, rows: readonly NewReminder[]): Promise<void> {
  return insertAll(exec, meetingReminders, rows);
}

export function insertNotifications(
  exec: Executor,
  rows: readonly NewNotification[],
): Promise<void> {
  return insertAll(exec, notifications, rows);
}

/** Inserts comments in the order of writing. */
export function insertComments(exec: Executor, rows: readonly NewComment[]): Promise<void> {
  return insertAll(exec, comments, rows);
}

export function insertViews(exec: Executor, rows: readonly NewViews[]): Promise<void> {
  return insertAll(exec, profileViews, rows);
}

export async function insertFigures(exec: Executor, rows: readonly NewFigure[]): Promise<void> {
  await exec
    .insert(dailyFigures)
    .values([...rows])
    .onConflictDoNothing();
}

export async function hasAccount(exec: Executor, email: string): Promise<boolean> {
  const rows = await exec.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows.length > 0;
}

export async function hasAccounts(exec: Executor): Promise<boolean> {
  const rows = await exec.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

const DEMO_LOCK = 727_274;

/** Waits for the lock on loading demo data, without a time limit; it is held until the transaction ends. */
export async function lockDemoData(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local lock_timeout = 0`);
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
}

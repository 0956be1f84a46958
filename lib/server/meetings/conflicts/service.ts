import 'server-only';
import * as z from 'zod';
import { fullName } from '@/lib/domain/accounts/full-name';
import {
  CONFLICT_PLACES,
  CONFLICT_REASON,
  CONFLICT_ROLES,
  type ConflictDecision,
  type ConflictMatch,
  type ConflictState,
  conflictMatches,
  type EarlierMeeting,
  type Named,
  SHOWN_MATCHES,
  sharedNames,
} from '@/lib/domain/meetings/conflicts/conflict';
import { STRENGTHS } from '@/lib/domain/meetings/conflicts/names';
import type { Party } from '@/lib/domain/meetings/meeting';
import { publishChange } from '@/lib/server/notifications/live/live';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { decrypt, encrypt } from '@/lib/server/platform/crypto/encryption';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import type { EncryptedColumn, ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { registeredParties } from '@/lib/server/registry/registry';
import { endMeeting } from '../changes/cancellation';
import * as records from '../records/service';
import * as store from './store';

interface ConflictInput {
  readonly conflict: boolean;
  readonly colleagues: string[];
  readonly reason?: string | undefined;
}

type LawyerSide = Party & { side: 'lawyer' };

export interface Check {
  readonly state: ConflictState;
  readonly otherParty: string | null;
  readonly matches: readonly ConflictMatch[];
  readonly decidedAt: Date | null;
  /** Why it is no conflict although a name is the same. */
  readonly reason: string | null;
}

/** Returns the conflict check of the lawyer's own meeting; not found where none is required. */
export async function checkOf(party: LawyerSide, meetingId: string): Promise<Check> {
  const rows = await records.ownRows(database(), meetingId, party);
  const { conflictState: state, otherParty } = rows.meeting;
  if (!state) throw notFound();
  if (state === 'OPEN')
    return { state, otherParty, matches: await matchesNow(rows), decidedAt: null, reason: null };
  const stored = await store.findCheck(database(), meetingId);
  const matches = stored ? (matchesIn(stored) ?? []) : [];
  const reason = stored ? reasonIn(stored) : null;
  return { state, otherParty, matches, decidedAt: stored?.decidedAt ?? null, reason };
}

/**
 * Records the lawyer's decision: no conflict of interest, which opens the case, or a conflict, which cancels the
 * meeting with a full refund in the same transaction. A repeat changes nothing.
 * @throws AppError not_found, bad_transition
 */
export async function decide(
  party: LawyerSide,
  meetingId: string,
  { conflict, colleagues, reason }: ConflictInput,
  now: number,
): Promise<void> {
  const rows = await records.ownRows(database(), meetingId, party);
  const { status, conflictState: state } = rows.meeting;
  if (state === (conflict ? 'CONFLICT' : 'NONE')) return;
  if (!state) throw new AppError('bad_transition', 'The client named nobody to check.');
  if (state === 'CONFLICT') throw declined();
  const decision = { rows, matches: await matchesNow(rows), reason: conflict ? null : reason, now };
  if (!conflict) return transaction((tx) => keep(tx, 'NONE', decision));
  if (status !== 'CONFIRMED')
    throw new AppError('bad_transition', 'This meeting can no longer be cancelled.');
  const decline = { reason: 'CONFLICT', colleagues } as const;
  const input = { reason: CONFLICT_REASON, decline };
  await endMeeting(party, meetingId, input, now, (tx) => keep(tx, 'CONFLICT', decision));
}

interface Decision {
  readonly rows: records.MeetingRows;
  readonly matches: readonly ConflictMatch[];
  readonly reason: string | null | undefined;
  readonly now: number;
}

const BEFORE = { NONE: ['OPEN'], CONFLICT: ['OPEN', 'NONE'] } as const;

async function keep(
  tx: Transaction,
  decision: ConflictDecision,
  { rows, matches, reason, now }: Decision,
): Promise<void> {
  const { id: meetingId, lawyerId } = rows.meeting;
  if (!(await store.changeState(tx, meetingId, BEFORE[decision], decision))) {
    // A repeat of the same press was faster.
    if ((await records.findMeeting(tx, meetingId))?.conflictState === decision) return;
    throw declined();
  }
  await store.insertCheck(tx, {
    meetingId,
    decision,
    lawyerId,
    matches: storedMatches(meetingId, decision, matches),
    reason: reason ? encrypt(reason, reasonPurposeOf(meetingId, decision)) : null,
    matchedMeetings: [...new Set(matches.map((match) => match.meetingId))],
    decidedAt: new Date(now),
  });
  await publishChange(tx, [rows.lawyer.userId], { type: 'meeting', id: meetingId });
}

function declined(): AppError {
  return new AppError('bad_transition', 'This meeting does not take place.');
}

/** Returns the limited list of matches: equal names first, then those of the latest meetings. */
async function matchesNow({ meeting, client }: records.MeetingRows): Promise<ConflictMatch[]> {
  return matchesFor(meeting.lawyerId, namesOf({ meeting, client }));
}

/**
 * Returns the limited list of names of a meeting or order that resemble those of the lawyer's matters with other
 * clients: equal names first, then those of the latest.
 */
export async function matchesFor(lawyerId: string, checked: Named): Promise<ConflictMatch[]> {
  return conflictMatches(checked, await earlierOf(lawyerId)).slice(0, SHOWN_MATCHES);
}

function namesOf({ meeting, client }: Pick<records.MeetingRows, 'meeting' | 'client'>): Named {
  return {
    clientId: meeting.clientId,
    client: client.deleted ? null : nameOf(client),
    attendee: meeting.attendeeName,
    otherSide: meeting.otherParty,
  };
}

const findParties = store.partiesBy(registeredParties);

/** Finds the parties of all of a lawyer's meetings and orders, the latest first. */
async function earlierOf(lawyerId: string): Promise<EarlierMeeting[]> {
  const found = await findParties(database(), { own: lawyerId });
  return found.map(({ party }) => ({ ...party, start: Date.parse(party.start) }));
}

/**
 * Whether another lawyer has had one party of a meeting as the opposing one: equal names only, so that similar names
 * exclude no lawyer. The details are never revealed.
 */
export async function couldConflict(
  { meeting, client }: records.MeetingRows,
  lawyerId: string,
): Promise<boolean> {
  return sharedNames(await earlierOf(lawyerId))(namesOf({ meeting, client }));
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return fullName({ firstName, lastName });
}

const matchesSchema = z.array(
  z.object({
    strength: z.enum(STRENGTHS),
    role: z.enum(CONFLICT_ROLES),
    name: z.string(),
    earlierRole: z.enum(CONFLICT_ROLES),
    earlierName: z.string(),
    // Missing in checks of before there were orders.
    kind: z.enum(CONFLICT_PLACES).default('meeting'),
    meetingId: z.string(),
    client: z.string().nullable(),
    start: z.number(),
  }),
);

/** Returns the matches at the time of the decision; null once a person in them is erased. */
function matchesIn({ matches, meetingId, decision }: store.CheckRow): ConflictMatch[] | null {
  return (
    matches && matchesSchema.parse(JSON.parse(decrypt(matches, purposeOf(meetingId, decision))))
  );
}

/** Returns the note with which the lawyer saw no conflict; null where there is none, or a person in the check is erased. */
function reasonIn({ reason, meetingId, decision }: store.CheckRow): string | null {
  return reason && decrypt(reason, reasonPurposeOf(meetingId, decision));
}

export function storedMatches(
  meetingId: string,
  decision: ConflictDecision,
  matches: readonly ConflictMatch[],
) {
  return encrypt(JSON.stringify(matches), purposeOf(meetingId, decision));
}

/** Returns the encryption purpose, with meeting and decision, so that names cannot be decrypted for another. */
function purposeOf(meetingId: string, decision: string): string {
  return `conflict-check:${meetingId}:${decision}`;
}

function reasonPurposeOf(meetingId: string, decision: string): string {
  return `conflict-reason:${meetingId}:${decision}`;
}

export const encryptedConflictReason: EncryptedColumn = {
  table: 'meeting_conflict_checks',
  column: 'reason',
  key: ['meeting_id', 'decision'],
  purpose: (meetingId = '', decision = '') => reasonPurposeOf(meetingId, decision),
};

export const encryptedMatches: EncryptedColumn = {
  table: 'meeting_conflict_checks',
  column: 'matches',
  key: ['meeting_id', 'decision'],
  purpose: (meetingId = '', decision = '') => purposeOf(meetingId, decision),
};

export async function exportedChecks(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await store.findChecksBy(exec, userId);
  if (rows.length === 0) return undefined;
  const data = rows.map((row) => ({
    meeting: row.meetingId,
    decision: row.decision === 'NONE' ? 'no conflict' : 'conflict',
    decided_at: row.decidedAt,
    matches: matchesIn(row),
    reason: reasonIn(row),
  }));
  return { name: 'conflict_checks', data };
}

/** Forgets the names in checks that were compared with these orders. */
export function forgetMatches(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  return store.forgetMatches(tx, orderIds);
}

/** Erases checks with the account of the lawyer, and the names with the account of any person in them. */
export async function eraseChecks(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.eraseChecks(tx, id);
  return [];
}

/** Query of the parties of a lawyer's meetings, for checks for a conflict of interest. */
export const meetingParties = store.MEETING_PARTIES;

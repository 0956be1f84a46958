import 'server-only';
import * as z from 'zod';
import { bothLeft, notTakenPlaceReason } from '@/lib/domain/meetings/afterwards';
import type { Party } from '@/lib/domain/meetings/meeting';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { notify } from '@/lib/server/notifications/in-app/service';
import { publishChange } from '@/lib/server/notifications/live/live';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError } from '@/lib/server/platform/app-error';
import { decrypt, encrypt } from '@/lib/server/platform/crypto/encryption';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import type { EncryptedColumn, ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import type { EncryptedText } from '@/lib/server/schema/columns';
import { connectionsOf } from '../calls/connections';
import { discardDraft } from '../records/drafts-service';
import { requireHeld } from '../records/policy';
import * as records from '../records/service';
import { summaryMail } from './mails';
import * as store from './store';

const content = z.object({
  text: z.string(),
  steps: z.array(z.string()),
  /** Empty in summaries written before papers were added. */
  papers: z.array(z.string()).default([]),
});

export interface Summary extends z.output<typeof content> {
  /** 0 while no summary exists. */
  readonly version: number;
  readonly createdAt: Date | null;
  readonly updatedAt: Date | null;
}

interface SummaryChange extends z.output<typeof content> {
  readonly version: number | undefined;
}

const NOTHING: Summary = {
  text: '',
  steps: [],
  papers: [],
  version: 0,
  createdAt: null,
  updatedAt: null,
};

/** Returns the summary of a meeting for one party, and whether it can be sent now. */
export async function summaryOf(
  party: Party,
  meetingId: string,
  now: number,
): Promise<Summary & { canSend: boolean }> {
  const { meeting } = await records.ownRows(database(), meetingId, party);
  const summary = read(await store.findSummary(database(), meetingId));
  return { ...summary, canSend: await isSendable(meeting, now) };
}

/** Whether the meeting is over, or both have left its call earlier. */
async function isSendable(meeting: records.MeetingRow, now: number): Promise<boolean> {
  const { id, status, startsAt, endsAt } = meeting;
  const why = notTakenPlaceReason({ status, end: endsAt.getTime() }, now);
  if (why !== 'early') return why === null;
  const start = startsAt.getTime();
  if (now < start) return false;
  const reports = await connectionsOf(database(), [id]);
  const seen = reports.map(({ role, reportedAt }) => ({ role, end: reportedAt.getTime() }));
  return bothLeft(start, seen, now);
}

/**
 * Writes or changes the summary of an own meeting that is over, or whose call both have left. An unchanged summary
 * has no effect; a change needs the version that it changes, if one is given. The client is notified in the same
 * transaction.
 * @throws AppError not_found, too_early, meeting_cancelled, bad_transition, version_changed
 */
export async function writeSummary(
  party: Party & { side: 'lawyer' },
  meetingId: string,
  change: SummaryChange,
  now: number,
): Promise<Summary> {
  const meeting = await records.ownMeeting(database(), meetingId, party);
  if (!(await isSendable(meeting, now))) requireHeld(meeting, now);
  return transaction(async (tx) => {
    await discardDraft(tx, { userId: party.userId, kind: 'summary', aboutId: meetingId });
    return write(tx, meetingId, change, now);
  });
}

async function write(
  tx: Transaction,
  meetingId: string,
  { text, steps, papers, version }: SummaryChange,
  now: number,
): Promise<Summary> {
  const before = read(await store.lockSummary(tx, meetingId));
  if (isSame(before, { text, steps, papers })) return before;
  if (version !== undefined && version !== before.version)
    throw new AppError('version_changed', 'The summary was changed meanwhile.');
  const at = new Date(now);
  const next = {
    text,
    steps,
    papers,
    version: before.version + 1,
    createdAt: before.createdAt ?? at,
    updatedAt: before.createdAt && at,
  };
  const row = { ...next, meetingId, content: storedSummary(meetingId, { text, steps, papers }) };
  if (before.version > 0) await store.updateSummary(tx, row);
  // Another request wrote the first one in between: there is something to compare with now.
  else if (!(await store.insertSummary(tx, row)))
    return write(tx, meetingId, { text, steps, papers, version }, now);
  await notifyClient(tx, meetingId, next, now);
  return next;
}

type Written = z.output<typeof content>;

function isSame(a: Written, b: Written): boolean {
  const lines = ({ steps, papers }: Written) => [...steps, '', ...papers].join('\n');
  return a.text === b.text && lines(a) === lines(b);
}

/** Notifies the client: of the first version also by mail, of changes once a day; never with its text. */
async function notifyClient(tx: Transaction, meetingId: string, next: Summary, now: number) {
  const first = next.version === 1;
  const view = await records.rowsOf(tx, meetingId);
  const { client, lawyer } = view;
  const key = `meeting-summary:${meetingId}`;
  await publishChange(tx, [client.id, lawyer.userId], { type: 'meeting', id: meetingId });
  await notify(tx, {
    userId: client.id,
    aboutUserId: lawyer.userId,
    icon: 'new-meeting',
    kind: 'message',
    title: first ? 'Summary of your meeting' : 'Summary changed',
    body: `Atty. ${lawyer.displayName}`,
    url: `/customer-portal/meeting/${meetingId}`,
    dedupeKey: first ? key : `${key}:${dayKey(now)}`,
  });
  if (!first) return;
  await queueMail(tx, {
    to: client.email,
    template: 'meeting-summary',
    dedupeKey: key,
    content: await summaryMail(view, next.steps.length > 0),
    optional: { userId: client.id, kind: 'message' },
  });
}

export function storedSummary(meetingId: string, written: z.input<typeof content>): EncryptedText {
  return encrypt(JSON.stringify(written), purposeOf(meetingId));
}

function read(row: store.SummaryRow | undefined): Summary {
  if (!row) return NOTHING;
  const { meetingId, version, createdAt, updatedAt } = row;
  const written = content.parse(JSON.parse(decrypt(row.content, purposeOf(meetingId))));
  return { ...written, version, createdAt, updatedAt };
}

/** Returns the encryption purpose, with the meeting, so that a summary cannot be decrypted for another. */
function purposeOf(meetingId: string): string {
  return `meeting-summary:${meetingId}`;
}

export const encryptedSummary: EncryptedColumn = {
  table: 'meeting_summaries',
  column: 'content',
  key: ['meeting_id'],
  purpose: purposeOf,
};

/** Exports summaries of a user's meetings, for both parties, who both can read them on the site. */
export async function exportedSummaries(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await store.findSummariesOf(exec, userId);
  if (rows.length === 0) return undefined;
  const data = rows.map((row) => {
    const { text, steps, papers, createdAt, updatedAt } = read(row);
    return {
      meeting: row.meetingId,
      text,
      next_steps: steps,
      papers,
      written_at: createdAt,
      edited_at: updatedAt,
    };
  });
  return { name: 'meeting_summaries', data };
}

export async function eraseSummaries(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.deleteSummariesOf(tx, id);
  return [];
}

import 'server-only';
import * as z from 'zod';
import { type IntakeSet, intakeSet } from '@/lib/catalogue/intake';
import { type MeetingIntake, wrongAnswerCopy } from '@/lib/contract/meetings/intake';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { answers, canAnswerIntake, INTAKE_KINDS } from '@/lib/domain/meetings/intake';
import type { Party } from '@/lib/domain/meetings/meeting';
import { isoInstant } from '@/lib/domain/platform/time';
import { publishChange } from '@/lib/server/notifications/live/live';
import { AppError } from '@/lib/server/platform/app-error';
import { decrypt, encrypt } from '@/lib/server/platform/crypto/encryption';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import type { EncryptedColumn, ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { showsCase } from '../records/policy';
import * as records from '../records/service';
import * as store from './store';

const content = z.object({
  set: z.object({ id: z.string(), title: z.string() }),
  answers: z.array(
    z.object({
      question: z.string(),
      label: z.string(),
      kind: z.enum(INTAKE_KINDS),
      value: z.string(),
    }),
  ),
});

/** Returns the answers for a party of a meeting; none for its lawyer before the check for a conflict of interest. */
export async function intakeOf(party: Party, id: string, now: number): Promise<MeetingIntake> {
  const meeting = await records.ownMeeting(database(), id, party);
  const row = showsCase(meeting, party) ? await store.findIntake(database(), id) : undefined;
  return {
    ...(row ? shown(read(row)) : { set: null, answers: [] }),
    updated_at: row ? isoInstant(row.updatedAt.getTime()) : null,
    can_change: party.side === 'client' && isOpen(meeting, now),
  };
}

/** Adds how many questions there are, today: as many as answers where a set is no longer asked. */
function shown({ set, answers: given }: z.output<typeof content>) {
  const questions = intakeSet(set.id)?.questions.length ?? given.length;
  return { set: { ...set, questions }, answers: given };
}

/** Whether questions can be answered; meetings of an agreement have none. */
function isOpen({ kind, status, startsAt }: records.MeetingRow, now: number): boolean {
  return kind === 'CONSULTATION' && canAnswerIntake({ status, start: startsAt.getTime() }, now);
}

/**
 * Replaces the answers; sending none withdraws them.
 * @throws AppError not_found; bad_transition once the meeting has begun; invalid_input
 */
export async function answer(
  party: Party & { side: 'client' },
  id: string,
  given: { set: string; answers: Record<string, string> },
  now: number,
): Promise<void> {
  const set = intakeSet(given.set);
  if (!set) throw new AppError('invalid_input', FIELD_COPY.intakeSet);
  const answered = answeredIn(set, given.answers);
  await transaction(async (tx) => {
    const meeting = await records.ownMeeting(tx, id, party);
    if (!isOpen(meeting, now))
      throw new AppError('bad_transition', 'Answers can be changed until the meeting begins.');
    const written = { set: { id: set.id, title: set.title }, answers: answered };
    if (answered.length === 0) await store.deleteIntake(tx, id);
    else
      await store.writeIntake(tx, {
        meetingId: id,
        clientId: party.userId,
        content: storedIntake(id, written),
        updatedAt: new Date(now),
      });
    const { lawyer, client } = await records.rowsOf(tx, id);
    await publishChange(tx, [client.id, lawyer.userId], { type: 'meeting', id });
  });
}

function answeredIn(set: IntakeSet, given: Record<string, string>) {
  const wrong: Record<string, string> = {};
  const known = new Set(set.questions.map(({ id }) => id));
  for (const id of Object.keys(given)) if (!known.has(id)) wrong[id] = FIELD_COPY.notHere;
  const answered = set.questions.flatMap((question) => {
    const value = given[question.id];
    if (!value) return [];
    const { id, label, kind } = question;
    if (!answers(question, value)) wrong[id] = wrongAnswerCopy(kind);
    return [{ question: id, label, kind, value }];
  });
  const [message] = Object.values(wrong);
  if (message) throw new AppError('invalid_input', message, { fields: wrong });
  return answered;
}

export function storedIntake(meetingId: string, written: z.output<typeof content>) {
  return encrypt(JSON.stringify(written), purposeOf(meetingId));
}

function read({ meetingId, content: stored }: store.IntakeRow): z.output<typeof content> {
  return content.parse(JSON.parse(decrypt(stored, purposeOf(meetingId))));
}

const purposeOf = (meetingId = '') => `meeting-intake:${meetingId}`;

/** Exports answers for both parties of a meeting, for its lawyer as far as the site shows them. */
export async function exportedIntakes(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await store.findIntakesOf(exec, userId);
  if (rows.length === 0) return undefined;
  const data = rows.map((row) => ({
    meeting: row.meetingId,
    about: read(row).set.title,
    answers: read(row).answers.map(({ label, value }) => ({ question: label, answer: value })),
    updated_at: row.updatedAt,
  }));
  return { name: 'meeting_intakes', data };
}

/** Erases answers with the account of the client, like the text of the booking. */
export async function eraseIntakes(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.deleteIntakesOf(tx, id);
  return [];
}

export const encryptedIntake: EncryptedColumn = {
  table: 'meeting_intakes',
  column: 'content',
  key: ['meeting_id'],
  purpose: purposeOf,
};

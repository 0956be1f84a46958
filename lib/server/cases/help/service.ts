import 'server-only';
import type { HelpInput } from '@/lib/contract/cases/help';
import { COPY } from '@/lib/contract/platform/copy';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { shortReference } from '@/lib/domain/platform/short-reference';
import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { storage } from '@/lib/server/adapters/storage/storage';
import {
  type Attachment,
  attachFiles,
  openAttachment,
} from '@/lib/server/media/attachments/service';
import { discardFiles } from '@/lib/server/media/stored-files/service';
import { notify } from '@/lib/server/notifications/in-app/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { decrypt, encrypt } from '@/lib/server/platform/crypto/encryption';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { mailboxOf, tryRateLimit } from '@/lib/server/platform/limits/service';
import type { EncryptedColumn, ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { answerMail, questionsWaitMail, receivedMail } from './mails';
import type { QuestionRow, QuestionView } from './store';
import * as store from './store';

export type { QuestionRow, QuestionView };

interface NewQuestion extends HelpInput {
  readonly files: readonly File[];
}

/**
 * Stores a question under an id chosen by the browser, confirms it by mail and notifies the operator; a repeat does
 * nothing. Returns where the answer will be sent.
 * @throws AppError invalid_input without an address; bad_transition when another question has the id; as
 * `attachFiles` does
 */
export async function ask(
  userId: string | null,
  id: string,
  { files, ...asked }: NewQuestion,
  now: number,
): Promise<string> {
  const email = userId ? await store.emailOf(database(), userId) : asked.email;
  if (!email)
    throw new AppError('invalid_input', COPY.validation.requiredEmail, {
      fields: { email: COPY.validation.requiredEmail },
    });
  const known = await store.findQuestion(database(), id);
  if (known && !isSame(known, userId, { ...asked, email })) throw takenId();
  if (known) return email;
  const confirms = (await tryRateLimit('help_confirmation', mailboxOf(email))) === null;
  const holder = { id, prefix: 'help', most: 1, usedSpace: async () => ({ files: 0, bytes: 0 }) };
  await attachFiles(holder, { files, keepOriginal: false }, async (tx, [file]) => {
    const row = { ...rowOf(userId, id, asked, file), createdAt: new Date(now) };
    if (!(await store.insertQuestion(tx, row))) throw takenId();
    if (confirms) await confirm(tx, id, email);
    await notifyOperator(tx, now);
  });
  return email;
}

function rowOf(
  userId: string | null,
  id: string,
  { email, situation, reference, question }: HelpInput,
  file: Attachment | undefined,
) {
  return {
    id,
    userId,
    email: userId ? null : email,
    situation,
    reference: reference ?? null,
    question: encrypt(question, questionPurpose(id)),
    fileName: file?.name ?? null,
    fileSize: file?.size ?? null,
    fileType: file?.contentType ?? null,
    fileKey: file?.storageKey ?? null,
  };
}

function isSame(known: QuestionRow, userId: string | null, asked: HelpInput): boolean {
  const isTheirs = userId ? known.userId === userId : known.email === asked.email;
  return isTheirs && questionText(known) === asked.question;
}

function takenId(): AppError {
  return new AppError('bad_transition', 'This question was sent already.');
}

async function confirm(tx: Transaction, id: string, email: string): Promise<void> {
  await queueMail(tx, {
    to: email,
    template: 'help-received',
    dedupeKey: `help-received:${id}`,
    content: await receivedMail(shortReference(id)),
  });
}

/** Notifies the operator at most once an hour. */
async function notifyOperator(tx: Transaction, now: number): Promise<void> {
  await queueMail(tx, {
    to: env.SUPPORT_EMAIL,
    template: 'help-waiting',
    dedupeKey: `help-waiting:${Math.floor(now / HOUR_MS)}`,
    content: await questionsWaitMail(),
  });
}

/** Returns a page of a user's own questions, the newest first. */
export async function questionsOf(userId: string, page: number) {
  const rows = await store.listOf(database(), userId, page);
  return { rows: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}

/** Lists one more than a page of all questions, for administrators. */
export const listQuestions = store.listAll;

/** Lists questions in a range of ids, with their pages in the list; for the search of administrators. */
export const questionsBetween = store.listBetween;

/**
 * Opens the file attached to a question.
 * @param userId required asker; undefined for an administrator
 * @throws AppError not_found
 */
export async function openFile(id: string, userId?: string) {
  const row = await store.findQuestion(database(), id);
  if (!row || (userId !== undefined && row.userId !== userId)) throw notFound();
  const { fileKey, fileName, fileSize, fileType } = row;
  if (!fileKey || !fileName || !fileSize || !fileType) throw notFound();
  const opened = await openAttachment({ storageKey: fileKey });
  if (!opened) throw notFound();
  return { name: fileName, contentType: fileType, size: fileSize, body: opened.body };
}

const by = (adminId: string) => ({ role: 'admin', userId: adminId }) as const;

/**
 * Opens the file attached to a question, for an administrator.
 * @throws AppError not_found
 */
export async function openFileAsAdmin(adminId: string, id: string, now: number) {
  const file = await openFile(id);
  await record(database(), 'help_file_viewed', by(adminId), { subject: id, now });
  return file;
}

/**
 * Assigns a question to an administrator, or ends the assignment; another's assignment can be taken over but not
 * ended.
 * @throws AppError not_found; bad_transition when it has ended
 */
export function assign(adminId: string, id: string, mine: boolean, now: number): Promise<void> {
  return changing(id, async (tx, { question }) => {
    const isMine = question.assignedTo === adminId;
    if (question.state !== 'OPEN') throw ended();
    if (isMine === mine) return;
    await store.changeQuestion(tx, id, { assignedTo: mine ? adminId : null });
    const detail = mine ? 'taken' : 'left';
    await record(tx, 'help_question_assigned', by(adminId), { subject: id, detail, now });
  });
}

/**
 * Answers a question once, by mail and in the asker's account.
 * @throws AppError not_found; bad_transition when it has ended
 */
export function answer(adminId: string, id: string, text: string, now: number): Promise<void> {
  return changing(id, async (tx, view) => {
    if (view.question.state !== 'OPEN') throw ended();
    await store.changeQuestion(tx, id, {
      state: 'ANSWERED',
      answer: encrypt(text, answerPurpose(id)),
      endedBy: adminId,
      endedAt: new Date(now),
    });
    await record(tx, 'help_question_answered', by(adminId), { subject: id, now });
    await notifyAsker(tx, view, text);
  });
}

/**
 * Closes a question that needs no answer, without a notification.
 * @throws AppError not_found; bad_transition when it was answered
 */
export function close(adminId: string, id: string, now: number): Promise<void> {
  return changing(id, async (tx, { question }) => {
    if (question.state === 'CLOSED') return;
    if (question.state !== 'OPEN') throw ended();
    const end = { state: 'CLOSED', endedBy: adminId, endedAt: new Date(now) } as const;
    await store.changeQuestion(tx, id, end);
    await record(tx, 'help_question_closed', by(adminId), { subject: id, now });
  });
}

function changing(
  id: string,
  change: (tx: Transaction, view: QuestionView) => Promise<void>,
): Promise<void> {
  return transaction(async (tx) => {
    const view = await store.lockQuestion(tx, id);
    if (!view) throw notFound();
    await change(tx, view);
  });
}

function ended(): AppError {
  return new AppError('bad_transition', 'This question was answered or closed already.');
}

async function notifyAsker(tx: Transaction, view: QuestionView, text: string): Promise<void> {
  const { question, asker } = view;
  const { id } = question;
  const email = addressOf(view);
  if (!email) return;
  const portal = asker?.type === 'LAWYER' ? '/lawyer-portal' : '/customer-portal';
  const path = asker && `${portal}/help`;
  await queueMail(tx, {
    to: email,
    template: 'help-answered',
    dedupeKey: `help-answered:${id}`,
    content: await answerMail({ reference: shortReference(id), answer: text }, path),
  });
  if (!asker || !path) return;
  await notify(tx, {
    userId: asker.id,
    aboutUserId: null,
    icon: 'meeting-comment',
    kind: 'account',
    title: 'Your question is answered',
    body: 'Sangguni answered your question to the support.',
    url: path,
    dedupeKey: `help-answered:${id}`,
  });
}

/** Returns the address for the answer; null once the account is deleted. */
export function addressOf({ question, asker, deletedAt }: QuestionView): string | null {
  if (!asker) return question.email;
  return deletedAt ? null : asker.email;
}

export function questionText({ id, question }: QuestionRow): string {
  return decrypt(question, questionPurpose(id));
}

export function answerText({ id, answer: text }: QuestionRow): string | null {
  return text && decrypt(text, answerPurpose(id));
}

const questionPurpose = (id = '') => `help-question:${id}`;
const answerPurpose = (id = '') => `help-answer:${id}`;

export const encryptedHelp: readonly EncryptedColumn[] = [
  { table: 'help_questions', column: 'question', key: ['id'], purpose: questionPurpose },
  { table: 'help_questions', column: 'answer', key: ['id'], purpose: answerPurpose },
];

export async function exportedHelp(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await store.listAllOf(exec, userId);
  if (rows.length === 0) return undefined;
  const data = rows.map((row) => ({
    situation: row.situation,
    reference: row.reference,
    question: questionText(row),
    file: row.fileName,
    asked_at: row.createdAt,
    answer: answerText(row),
    ended_at: row.endedAt,
  }));
  const files = rows.flatMap(({ id, fileName }) =>
    fileName ? [{ path: `help/${id}/${fileName}`, open: () => storedFile(id, rows) }] : [],
  );
  return { name: 'help_questions', data, files };
}

function storedFile(id: string, rows: readonly QuestionRow[]) {
  const key = rows.find((row) => row.id === id)?.fileKey;
  return key ? storage().get(key) : Promise.resolve(null);
}

export function eraseHelp(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  return store.deleteOf(tx, id);
}

export async function purgeHelp(now: number): Promise<void> {
  const before = new Date(now - RETENTION_DAYS.helpQuestions * DAY_MS);
  const keys = await transaction((tx) => store.deleteEndedBefore(tx, before));
  await discardFiles(keys);
}

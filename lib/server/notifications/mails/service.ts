import 'server-only';
import { isWanted, type NotificationKind } from '@/lib/domain/notifications/kinds';
import { heldUntil } from '@/lib/domain/notifications/quiet-hours';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS } from '@/lib/domain/platform/time';
import { mailer } from '@/lib/server/adapters/mail/mailer';
import { database, type Executor, transaction } from '@/lib/server/platform/db/pool';
import { asking } from '@/lib/server/platform/queue/pauses';
import { queueJob, type TaskPayloads } from '@/lib/server/platform/queue/queue';
import type { Backlog, Membership } from '@/lib/server/registry/feature';
import { registeredFeatures } from '@/lib/server/registry/registry';
import type { MailContent } from '@/lib/server/schema/messages';
import { stopAddress } from '../preferences/mail-link';
import { preferencesOf } from '../preferences/preferences';
import * as store from './store';

interface NewMail {
  to: string;
  template: string;
  /** One mail for each key and recipient. */
  dedupeKey: string;
  content: MailContent;
  /** Set for a mail that preferences may switch off and quiet hours delay. Every other mail is always sent. */
  optional?: OptionalMail;
}

/** The user whose preferences decide about a mail, and the kind they decide by. */
export interface OptionalMail {
  userId: string;
  kind: NotificationKind;
  /** When the mail expires. One that quiet hours would hold back until then is sent at once. */
  validUntil?: Date;
  /** Membership that the mail depends on: not sent once it has ended. */
  membership?: Membership;
}

/** Queues a mail in the caller's transaction; a repeat with the same dedupe key queues nothing. */
export async function queueMail(exec: Executor, { to, optional, ...mail }: NewMail): Promise<void> {
  if (optional && !(await wantsMail(exec, optional))) return;
  const id = await store.insertMail(exec, { recipient: to, ...mail });
  if (id)
    await queueSending(exec, { mailId: id, ...(optional && { optional: namesOf(optional) }) });
}

function queueSending(exec: Executor, mail: TaskPayloads['send_mail'], runAt?: Date) {
  return queueJob(exec, 'send_mail', mail, { service: 'mails', ...(runAt && { runAt }) });
}

interface QueuedOptional {
  userId: string;
  kind: NotificationKind;
  validUntil?: string;
  membership?: Membership;
}

function namesOf({ validUntil, ...names }: OptionalMail): QueuedOptional {
  return { ...names, ...(validUntil && { validUntil: validUntil.toISOString() }) };
}

async function wantsMail(exec: Executor, { userId, kind }: OptionalMail): Promise<boolean> {
  return isWanted((await preferencesOf(exec, userId)).switchedOff, kind, 'email');
}

/**
 * Whether a mail is to be sent now. One that has expired, was switched off or lost its membership is dropped; in
 * quiet hours it is queued for later.
 */
async function isDue(mailId: string, optional: QueuedOptional, now: number): Promise<boolean> {
  const { switchedOff, quiet } = await preferencesOf(database(), optional.userId);
  const validUntil = optional.validUntil ? Date.parse(optional.validUntil) : null;
  const isLate = validUntil !== null && now >= validUntil;
  const isWelcome = isWanted(switchedOff, optional.kind, 'email');
  if (isLate || !isWelcome || !(await membershipStands(optional.membership))) {
    await store.dropContent(database(), mailId);
    return false;
  }
  const held = heldUntil(quiet, validUntil, now);
  if (held === null) return true;
  await queueSending(database(), { mailId, optional }, new Date(held));
  return false;
}

async function membershipStands(membership: Membership | undefined): Promise<boolean> {
  if (!membership) return true;
  for (const { membershipStands: stands } of registeredFeatures())
    if (stands && !(await stands(database(), membership))) return false;
  return true;
}

/**
 * Sends a queued mail once, then deletes its content and recipient; a repeat after success does nothing, and the
 * queue retries a failure.
 * @param optional user and kind whose preferences may hold the mail back
 */
export async function sendMail(
  mailId: string,
  now: number,
  optional?: QueuedOptional,
): Promise<void> {
  if (optional && !(await isDue(mailId, optional, now))) return;
  await transaction(async (tx) => {
    const mail = await store.lockMail(tx, mailId);
    if (!mail?.content || !mail.recipient) return;
    const outgoing = {
      ...mail.content,
      to: mail.recipient,
      messageId: `<${mail.id}@sangguni.mail>`,
      ...(optional && { stopAddress: stopAddress(optional.userId, optional.kind) }),
    };
    await asking('mails', () => mailer().send(outgoing));
    await store.markSent(tx, mail.id, new Date(now));
  });
}

export function isMailWaiting(
  exec: Executor,
  template: string,
  queued: { from: Date; to: Date },
): Promise<boolean> {
  return store.hasWaiting(exec, template, queued);
}

/** Counts unsent mails, and those among them from before an instant (epoch ms). */
export async function mailBacklog(exec: Executor, now: number, before: number): Promise<Backlog> {
  const found = await store.countUnsent(exec, new Date(now), new Date(before));
  const { count = 0, oldest = null, old = 0, late = 0 } = found ?? {};
  return { what: 'mails', count, oldest: oldest === null ? null : new Date(oldest), old, late };
}

/** Revokes unsent mails by their dedupe keys; one that is being sent is still delivered. */
export function withdrawMails(exec: Executor, dedupeKeys: readonly string[]): Promise<void> {
  return store.deleteWaiting(exec, dedupeKeys);
}

/** Cancels the queued mails to the address of an account that is being deleted. */
export function cancelQueuedMails(exec: Executor, recipient: string): Promise<void> {
  return store.deleteUnsent(exec, recipient);
}

export async function purgeMails(now: number): Promise<void> {
  await store.deleteOlder(database(), new Date(now - RETENTION_DAYS.mails * DAY_MS));
}

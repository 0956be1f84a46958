import 'server-only';
import type { Duration } from '@/lib/domain/lawyers/slots';
import {
  type FreeStart,
  freeStarts,
  OFFERED_CLIENTS,
  type PartOfDay,
  suits,
  WAITLIST_ENTRIES_PER_CLIENT,
} from '@/lib/domain/meetings/waitlist';
import { bothTimes } from '@/lib/domain/platform/both-times';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { isoInstant, type TimeRange } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { loadSchedule } from '@/lib/server/lawyers/open-times/service';
import { bookableLawyer } from '@/lib/server/lawyers/profiles/service';
import { notify } from '@/lib/server/notifications/in-app/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { paymentSettings } from '@/lib/server/payments/settings/settings';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { queueJob } from '@/lib/server/platform/queue/queue';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { registeredClientZone } from '@/lib/server/registry/registry';
import { timeIsFree } from './mails';
import { entryOfToken, leaveToken } from './policy';
import * as store from './store';

export type { EntryView } from './store';

interface Input {
  lawyer_id: string;
  from: string;
  to: string;
  part_of_day: PartOfDay;
  duration: Duration;
}

/**
 * Adds a client to the waitlist of a visible lawyer. A repeat replaces days, part of day and length, and keeps the
 * place in line.
 * @throws AppError not_found, waitlist_limit
 */
export async function join(clientId: string, input: Input, now: number): Promise<store.EntryView> {
  const lawyer = await bookableLawyer(database(), input.lawyer_id);
  if (!lawyer) throw notFound();
  const today = dayKey(now);
  const id = await transaction(async (tx) => {
    await lock(tx, 'client', clientId);
    const pair = { clientId, lawyerId: lawyer.id };
    if ((await store.countOthers(tx, pair, today)) >= WAITLIST_ENTRIES_PER_CLIENT)
      throw new AppError(
        'waitlist_limit',
        `You can wait for ${WAITLIST_ENTRIES_PER_CLIENT} lawyers at a time.`,
      );
    const { from: fromDay, to: toDay, part_of_day: part, duration: length } = input;
    const preference = { fromDay, toDay, part, length, joinedAt: new Date(now) };
    return store.saveEntry(tx, { ...pair, ...preference }, today);
  });
  const view = await store.findEntry(database(), id, today);
  if (!view) throw notFound();
  return view;
}

export function entriesOf(clientId: string, now: number): Promise<store.EntryView[]> {
  return store.listEntries(database(), clientId, dayKey(now));
}

/**
 * Ends an own entry.
 * @throws AppError not_found, also for another client's
 */
export async function leave(clientId: string, id: string): Promise<void> {
  if (!(await store.deleteOwn(database(), id, clientId))) throw notFound();
}

/**
 * Returns the entry that the link of a mail would end.
 * @throws AppError not_found
 */
export async function entryOfLink(token: string, now: number): Promise<store.EntryView> {
  const id = entryOfToken(token);
  const view = id && (await store.findEntry(database(), id, dayKey(now)));
  if (!view) throw notFound();
  return view;
}

/**
 * Ends the entry of a link. Idempotent.
 * @throws AppError not_found
 */
export async function leaveByLink(token: string): Promise<void> {
  const id = entryOfToken(token);
  if (!id) throw notFound();
  await store.deleteEntry(database(), id);
}

/** Ends the entry of a client who has booked the lawyer. */
export function leaveAfterBooking(
  tx: Transaction,
  clientId: string,
  lawyerId: string,
): Promise<void> {
  return store.deleteOfPair(tx, clientId, lawyerId);
}

/**
 * Offers a confirmed time to the waitlist. Call it in the transaction that cancels a meeting, or moves it away from
 * `time`. Not for expired holds, whose time was unavailable for minutes only.
 */
export async function timeFreed(
  tx: Transaction,
  meetingId: string,
  time?: TimeRange,
): Promise<void> {
  const times = time && { startsAt: new Date(time.start), endsAt: new Date(time.end) };
  const freedTimeId = await store.insertFreedTime(tx, meetingId, times);
  if (freedTimeId) await queueJob(tx, 'offer_freed_time', { freedTimeId });
}

/**
 * Offers a freed time, if it can still be booked, to the first in line. Once for each freed time, even when the job
 * is repeated.
 */
export async function offerFreedTime(id: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    const freed = await store.takeFreedTime(tx, id, new Date(now));
    if (!freed) return;
    const { lawyerId, clientId: exceptClient } = freed;
    const lawyer = await bookableLawyer(tx, lawyerId);
    if (!lawyer) return;
    const time = { start: freed.startsAt.getTime(), end: freed.endsAt.getTime() };
    const starts = freeStarts(await loadSchedule(tx, lawyerId, now), time, now);
    if (starts.length === 0) return;
    const { platform_fee: platformFee } = await paymentSettings(tx);
    const asked = { lawyerId, exceptClient, starts };
    for (const waiting of await store.findWaiting(tx, asked, OFFERED_CLIENTS)) {
      const start = starts.find((one) => suits(waiting.entry, one));
      if (start) await offer(tx, id, waiting, { ...lawyer, platformFee }, start);
    }
  });
}

type Lawyer = NonNullable<Awaited<ReturnType<typeof bookableLawyer>>> & { platformFee: number };
type Waiting = Awaited<ReturnType<typeof store.findWaiting>>[number];

async function offer(
  tx: Transaction,
  freedTimeId: string,
  { entry, email }: Waiting,
  lawyer: Lawyer,
  free: FreeStart,
): Promise<void> {
  const { start, length } = free;
  const zone = await registeredClientZone(tx, entry.clientId);
  const url = `/book/${lawyer.id}/${isoInstant(start)}?duration=${length}`;
  const dedupeKey = `waitlist:${freedTimeId}`;
  await queueMail(tx, {
    to: email,
    template: 'waitlist-time-free',
    dedupeKey: `${dedupeKey}:${entry.id}`,
    optional: { userId: entry.clientId, kind: 'waitlist', validUntil: new Date(start) },
    content: await timeIsFree({
      lawyerName: lawyer.displayName,
      start,
      length,
      zone,
      total: lawyer.prices[length] + lawyer.platformFee,
      bookUrl: `${env.SITE_URL}${url}`,
      leaveUrl: `${env.SITE_URL}/leave-waitlist/${leaveToken(entry.id)}`,
    }),
  });
  await notify(tx, {
    userId: entry.clientId,
    aboutUserId: lawyer.userId,
    kind: 'waitlist',
    icon: 'new-meeting',
    title: 'A time opened up',
    body: `Atty. ${lawyer.displayName}, ${bothTimes(new Date(start), zone)}`,
    url,
    dedupeKey,
  });
}

/** Daily job: deletes entries after their last day, and freed times that are over. */
export function purgeWaitlist(now: number): Promise<void> {
  return store.deleteEnded(database(), dayKey(now), new Date(now));
}

export async function exportedWaitlist(exec: Executor, userId: string): Promise<ExportSection> {
  const rows = await store.listEntries(exec, userId);
  const data = rows.map(({ entry, lawyer }) => ({
    lawyer: lawyer.id,
    from: entry.fromDay,
    to: entry.toDay,
    part_of_day: entry.part,
    duration: entry.length,
    joined_at: entry.joinedAt,
  }));
  return { name: 'waitlist', data };
}

export async function eraseWaitlist(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.deleteOfUser(tx, id);
  return [];
}

import 'server-only';
import { DAY_MS, type TimeRange } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { notFound } from '@/lib/server/platform/app-error';
import { hashToken, newToken } from '@/lib/server/platform/crypto/secret-token';
import { database, type Executor, type Transaction } from '@/lib/server/platform/db/pool';
import type { ErasedAccount, ExportSection, PublishedEvent } from '@/lib/server/registry/feature';
import { registeredFeatures } from '@/lib/server/registry/registry';
import * as store from './feed-store';

/** Days for which past or cancelled entries stay in a feed, so that every calendar can read them. */
const FEED_DAYS_BACK = 30;

export function feedOf(lawyerId: string): Promise<store.FeedRow | undefined> {
  return store.findFeed(database(), lawyerId);
}

/** Creates or replaces the address of a lawyer's feed. It cannot be read again. */
export async function generateFeed(
  lawyerId: string,
  clientNames: boolean | undefined,
  now: number,
): Promise<string> {
  const token = newToken();
  const feed = { tokenHash: hashToken(token), clientNames, createdAt: new Date(now) };
  await store.saveFeed(database(), lawyerId, feed);
  return `${env.SITE_URL}/api/v1/calendars/${token}.ics`;
}

/** Sets whether the feed shows names of clients; undefined when there is no feed. */
export function showClientNames(
  lawyerId: string,
  clientNames: boolean,
): Promise<store.FeedRow | undefined> {
  return store.setClientNames(database(), lawyerId, clientNames);
}

export function removeFeed(lawyerId: string): Promise<void> {
  return store.deleteFeed(database(), lawyerId);
}

export interface PublishedCalendar {
  readonly feed: store.FeedRow;
  readonly events: readonly PublishedEvent[];
  readonly blockers: Awaited<ReturnType<typeof store.findBlockers>>;
}

/**
 * Returns the calendar of a feed.
 * @throws AppError not_found for a token that is invalid or revoked
 */
export async function publishedCalendar(token: string, now: number): Promise<PublishedCalendar> {
  const db = database();
  const feed = await store.findFeedByToken(db, hashToken(token));
  if (!feed) throw notFound();
  const since = now - FEED_DAYS_BACK * DAY_MS;
  const events = await publishedEvents(db, feed.lawyerId, since);
  const blockers = await store.findBlockers(db, feed.lawyerId, new Date(since));
  return { feed, events, blockers };
}

export async function publishedEvents(
  exec: Executor,
  lawyerId: string,
  since: number,
): Promise<PublishedEvent[]> {
  const events: PublishedEvent[] = [];
  for (const { calendarFeed } of registeredFeatures())
    if (calendarFeed) events.push(...(await calendarFeed(exec, lawyerId, since)));
  return events;
}

/** Lists time off that ends after one instant and begins before another, for Google Calendar. */
export async function publishedTimeOff(exec: Executor, lawyerId: string, during: TimeRange) {
  const rows = await store.findBlockers(exec, lawyerId, new Date(during.start));
  return rows.filter(({ startsAt }) => startsAt.getTime() < during.end);
}

export async function exportedFeed(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const feed = await store.findFeedOfUser(exec, userId);
  if (!feed) return undefined;
  const { clientNames, createdAt } = feed;
  return { name: 'calendar_feed', data: { client_names: clientNames, made_at: createdAt } };
}

export async function eraseFeed(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.deleteFeedOfUser(tx, id);
  return [];
}

import 'server-only';
import { createHash } from 'node:crypto';
import type { CalendarFeedState } from '@/lib/contract/lawyers/calendar-feed';
import * as contract from '@/lib/contract/lawyers/calendar-feed';
import { isoInstant } from '@/lib/domain/platform/time';
import { consumeInMemory } from '@/lib/server/platform/limits/in-memory';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import type { Feature } from '@/lib/server/registry/feature';
import { serializeCalendar } from './feed-serialize';
import * as service from './feed-service';
import type { FeedRow } from './feed-store';

export const getCalendarFeed = operation(contract.getCalendarFeed, async ({ actor }) =>
  serializeFeed(await service.feedOf(lawyerIdOf(actor))),
);

export const generateCalendarFeed = operation(
  contract.generateCalendarFeed,
  async ({ actor, body, now }) => {
    await consumeRateLimit('calendar_feed_account', actor.id);
    return { url: await service.generateFeed(lawyerIdOf(actor), body?.client_names, now) };
  },
);

export const changeCalendarFeed = operation(contract.changeCalendarFeed, async ({ actor, body }) =>
  serializeFeed(await service.showClientNames(lawyerIdOf(actor), body.client_names)),
);

export const deleteCalendarFeed = operation(contract.deleteCalendarFeed, async ({ actor }) => {
  await service.removeFeed(lawyerIdOf(actor));
  return undefined;
});

/** Headers of the feed: cached privately for a while, not indexed by search engines, no referrer. */
const HEADERS = {
  'cache-control': 'private, max-age=300',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

export const readCalendarFeed = operation(
  contract.readCalendarFeed,
  async ({ params, now }) => {
    const found = await service.publishedCalendar(params.id.replace(/\.ics$/, ''), now);
    const body = new TextEncoder().encode(serializeCalendar(found));
    const contentType = 'text/calendar; charset=utf-8';
    const headers = {
      ...HEADERS,
      etag: `"${createHash('sha256').update(body).digest('base64url')}"`,
    };
    return { name: 'sangguni.ics', contentType, size: body.byteLength, body, headers };
  },
  { before: ({ address }) => consumeInMemory('public_read_address', address) },
);

function serializeFeed(feed: FeedRow | undefined): CalendarFeedState {
  if (!feed) return { feed: null };
  const { clientNames, createdAt } = feed;
  return { feed: { client_names: clientNames, created_at: isoInstant(createdAt.getTime()) } };
}

export const calendarFeed = {
  operations: [
    getCalendarFeed,
    generateCalendarFeed,
    changeCalendarFeed,
    deleteCalendarFeed,
    readCalendarFeed,
  ],
  personalData: [
    { tables: ['calendar_feeds'], exported: service.exportedFeed, erase: service.eraseFeed },
  ],
} satisfies Partial<Feature>;

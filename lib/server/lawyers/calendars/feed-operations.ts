import 'server-only';
import * as contract from '@/lib/contract/lawyers/calendar-feed';
import { consumeInMemory } from '@/lib/server/platform/limits/in-memory';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import { serializeCalendar, serializeFeed } from './feed-serialize';
import * as service from './feed-service';

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

/** Whoever reads it keeps it to himself, and for a while; it is in no search engine, and its address goes nowhere. */
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
    return { name: 'sangguni.ics', contentType, size: body.byteLength, body, headers: HEADERS };
  },
  { before: ({ address }) => consumeInMemory('public_read_address', address) },
);

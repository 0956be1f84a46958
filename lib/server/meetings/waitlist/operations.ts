import 'server-only';
import * as contract from '@/lib/contract/meetings/waitlist';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { rateLimitedRead } from '@/lib/server/platform/pipeline/rate-limited-read';
import { serializeEntry, serializeLink } from './serialize';
import * as service from './service';

export const joinWaitlist = operation(
  contract.joinWaitlist,
  async ({ actor, body, now }) => serializeEntry(await service.join(actor.id, body, now)),
  { before: ({ actor }) => consumeRateLimit('waitlist_account', actor.id) },
);

export const listWaitlist = operation(contract.listWaitlist, async ({ actor, now }) => ({
  results: (await service.entriesOf(actor.id, now)).map(serializeEntry),
}));

export const leaveWaitlist = operation(contract.leaveWaitlist, async ({ actor, params }) => {
  await service.leave(actor.id, params.id);
  return undefined;
});

export const getWaitlistLink = rateLimitedRead(contract.getWaitlistLink, async ({ query, now }) =>
  serializeLink(await service.entryOfLink(query.token, now)),
);

export const leaveByLink = rateLimitedRead(contract.leaveByLink, async ({ body }) => {
  await service.leaveByLink(body.token);
  return undefined;
});

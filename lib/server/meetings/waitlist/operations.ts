import 'server-only';
import type { WaitlistEntry, WaitlistLink } from '@/lib/contract/meetings/waitlist';
import * as contract from '@/lib/contract/meetings/waitlist';
import { isoInstant } from '@/lib/domain/platform/time';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { rateLimitedRead } from '@/lib/server/platform/pipeline/rate-limited-read';
import type { Feature } from '@/lib/server/registry/feature';
import type { EntryView } from './service';
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

export const getWaitlistLink = rateLimitedRead(contract.getWaitlistLink, async ({ body, now }) =>
  serializeLink(await service.entryOfLink(body.token, now)),
);

export const leaveByLink = rateLimitedRead(contract.leaveByLink, async ({ body }) => {
  await service.leaveByLink(body.token);
  return undefined;
});

function serializeEntry({ entry, lawyer, bookable }: EntryView): WaitlistEntry {
  return {
    _id: entry.id,
    lawyer: {
      _id: lawyer.id,
      display_name: lawyer.displayName,
      picture_url: pictureUrl(lawyer.picture),
    },
    ...preference(entry),
    joined_at: isoInstant(entry.joinedAt.getTime()),
    bookable,
  };
}

/** Serializes the entry for anyone with the link, which may have been shared: contains nothing about the client. */
function serializeLink({ entry, lawyer }: EntryView): WaitlistLink {
  return { lawyer: { _id: lawyer.id, display_name: lawyer.displayName }, ...preference(entry) };
}

function preference({ fromDay, toDay, part, length }: EntryView['entry']) {
  return { from: fromDay, to: toDay, part_of_day: part, duration: length };
}

export const waitlist: Pick<Feature, 'operations' | 'personalData'> = {
  operations: [joinWaitlist, listWaitlist, leaveWaitlist, getWaitlistLink, leaveByLink],
  personalData: [
    {
      tables: ['waitlist_entries'],
      exported: service.exportedWaitlist,
      erase: service.eraseWaitlist,
    },
  ],
};

import 'server-only';
import type { WaitlistEntry, WaitlistLink } from '@/lib/contract/meetings/waitlist';
import { isoInstant } from '@/lib/domain/platform/time';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import type { EntryView } from './service';

export function serializeEntry({ entry, lawyer, bookable }: EntryView): WaitlistEntry {
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

/** For whoever has the link, which may have been passed on: nothing of the client. */
export function serializeLink({ entry, lawyer }: EntryView): WaitlistLink {
  return { lawyer: { _id: lawyer.id, display_name: lawyer.displayName }, ...preference(entry) };
}

function preference({ fromDay, toDay, part, length }: EntryView['entry']) {
  return { from: fromDay, to: toDay, part_of_day: part, duration: length };
}

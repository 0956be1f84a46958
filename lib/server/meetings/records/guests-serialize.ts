import 'server-only';
import type { MeetingGuest } from '@/lib/contract/meetings/guests';
import { type CallFacts, notJoinableReason } from '@/lib/domain/meetings/calls';
import type { Party } from '@/lib/domain/meetings/meeting';
import { isoInstant } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { type GuestRow, guestPath } from './guests-service';

export function serializeGuest(
  guest: GuestRow,
  meeting: CallFacts,
  side: Party['side'],
  now: number,
): MeetingGuest {
  const why = notJoinableReason(meeting, now);
  const usable = why === null || why === 'early';
  return {
    relation: guest.relation,
    name: guest.name ?? guest.invitedName,
    invited_at: isoInstant(guest.consentAt.getTime()),
    accepted_at: guest.acceptedAt && isoInstant(guest.acceptedAt.getTime()),
    url: side === 'client' && usable ? `${env.SITE_URL}${guestPath(guest)}` : null,
  };
}

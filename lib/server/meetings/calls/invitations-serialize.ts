import 'server-only';
import type { GuestMeeting } from '@/lib/contract/meetings/guests';
import { reviewAuthor } from '@/lib/domain/lawyers/review';
import { callWindow, notJoinableReason } from '@/lib/domain/meetings/calls';
import { isoInstant } from '@/lib/domain/platform/time';
import { callOf, type GuestView } from './invitations-service';

/** For whoever has the link, which may have been passed on: nothing of the case. */
export function serializeGuestMeeting({ rows }: GuestView, now: number): GuestMeeting {
  const { meeting, client, lawyer } = rows;
  const call = callOf(meeting);
  const { start, end } = callWindow(call);
  return {
    meeting_id: meeting.id,
    client_name: reviewAuthor(client, true),
    lawyer_name: lawyer.displayName,
    start_time: isoInstant(call.start),
    end_time: isoInstant(call.end),
    opens_at: isoInstant(start),
    closes_at: isoInstant(end),
    state: STATES[notJoinableReason(call, now) ?? 'open'],
  };
}

/** What was confirmed once is neither unconfirmed nor by phone. */
const STATES = {
  open: 'open',
  early: 'early',
  late: 'over',
  cancelled: 'cancelled',
  unconfirmed: 'cancelled',
  phone: 'cancelled',
} as const;

import { withTitle } from '@/components/lawyers/practice';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import type { Meeting, MeetingFile } from '@/lib/contract/meetings/meetings';
import { takesTime } from '@/lib/domain/meetings/meeting';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import { meetingPath } from '../meeting-path';
import type { DraftText } from './draft';

/** The part of a profile that booking shows, the name with its title; the rest stays on the server. */
export type BookingLawyer = Pick<
  LawyerProfile,
  | '_id'
  | 'display_name'
  | 'picture_url'
  | 'services'
  | 'ibp_verified'
  | 'verified_at'
  | 'free_consultation'
>;

export function bookingLawyer(profile: LawyerProfile): BookingLawyer {
  return {
    _id: profile._id,
    display_name: withTitle(profile.display_name),
    picture_url: profile.picture_url,
    services: profile.services,
    ibp_verified: profile.ibp_verified,
    verified_at: profile.verified_at,
    free_consultation: profile.free_consultation,
  };
}

/** The client's own meeting at the time of the address: booked here before, then come back. */
export interface OwnMeeting {
  id: string;
  /** Epoch milliseconds. */
  start: number;
  /** Where it goes on: the checkout of a held meeting, else the meeting. */
  href: string;
  /** End of the hold; null for a confirmed meeting. */
  heldUntil: number | null;
}

/** Among the client's meetings, the one with this lawyer at this start (epoch ms) that takes the time. */
export function ownMeetingAt(
  meetings: readonly Meeting[],
  lawyerId: string,
  start: number,
): OwnMeeting | null {
  const meeting = meetings.find(
    (one) =>
      one.lawyer._id === lawyerId && Date.parse(one.start_time) === start && takesTime(one.status),
  );
  if (!meeting) return null;
  return {
    id: meeting._id,
    start,
    href: meeting.checkout_url ?? meetingPath('client', meeting._id),
    heldUntil: meeting.hold_expires_at ? Date.parse(meeting.hold_expires_at) : null,
  };
}

/** What a client wrote for a booking that was not paid, to book again with. */
export interface WrittenBefore extends Omit<DraftText, 'consent'> {
  payment_method: PaymentMethod | null;
  files: readonly Pick<MeetingFile, 'name' | 'url' | 'content_type'>[];
}

export function writtenBefore(meeting: Meeting): WrittenBefore {
  return {
    type: meeting.type,
    phone: meeting.phone ?? '',
    subject: meeting.subject,
    description: meeting.description ?? '',
    other_party: meeting.other_party ?? '',
    for_other: meeting.attendee_name !== null,
    attendee_name: meeting.attendee_name ?? '',
    relation: meeting.relation ?? '',
    payment_method: meeting.payment.method,
    files: meeting.files.map(({ name, url, content_type }) => ({ name, url, content_type })),
  };
}

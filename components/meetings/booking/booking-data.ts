import { withTitle } from '@/components/lawyers/practice';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import type { Meeting, MeetingFile } from '@/lib/contract/meetings/meetings';
import { takesTime } from '@/lib/domain/meetings/meeting';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import { meetingPath } from '../meeting-path';
import type { DraftText } from './draft';

/** Fields of a profile that booking shows, with the title in the name; the rest stays on the server. */
export type BookingLawyer = Pick<
  LawyerProfile,
  | '_id'
  | 'display_name'
  | 'picture_url'
  | 'services'
  | 'ibp_verified'
  | 'verified_at'
  | 'free_consultation'
  | 'areas_of_practice'
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
    areas_of_practice: profile.areas_of_practice,
  };
}

/** The client's own meeting at the time in the address, booked earlier on this page. */
export interface OwnMeeting {
  id: string;
  /** Epoch milliseconds. */
  start: number;
  /** Next page: the checkout of a held meeting, else the meeting. */
  href: string;
  /** End of the hold; null for a confirmed meeting. */
  heldUntil: number | null;
}

/** Finds the client's meeting with this lawyer at this start (epoch ms) that occupies the time. */
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

/** Text and files of an unpaid booking, reused to book again. */
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

import type { Meeting } from '@/lib/contract/meetings/meetings';
import type { CallFacts } from '@/lib/domain/meetings/calls';
import { counterpart, type Side } from '../meeting-labels';

/** What a page of a call says of its meeting, whoever reads it. */
export interface CallAbout extends CallFacts {
  /** Null for a guest, who does not learn what it is about. */
  readonly subject: string | null;
  /** The person to meet. */
  readonly withName: string;
}

/** What every part of the way into a call knows. */
export interface CallFlowProps {
  meetingId: string;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
  about: CallAbout;
  /** Null for a guest. */
  meeting: Meeting | null;
  side: Side | null;
  inPortal: boolean;
  closeHref: string;
  /** Where leaving leads; `tookPlace` is false where the call was cancelled or moved meanwhile. */
  leftHref: (tookPlace: boolean) => string;
}

export function aboutMeeting(meeting: Meeting, side: Side): CallAbout {
  return {
    status: meeting.status,
    type: meeting.type,
    start: Date.parse(meeting.start_time),
    end: Date.parse(meeting.end_time),
    subject: meeting.subject,
    withName: counterpart(meeting, side).name,
  };
}

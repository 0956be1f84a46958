import type { Meeting } from '@/lib/contract/meetings/meetings';
import type { CallFacts } from '@/lib/domain/meetings/calls';
import { counterpart, type Side } from '../meeting-labels';

export interface CallAbout extends CallFacts {
  /** Null for a guest, who has no access to the subject. */
  readonly subject: string | null;
  readonly withName: string;
}

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
  /** Returns the page after leaving; `tookPlace` is false if the call was cancelled or moved meanwhile. */
  leftHref: string;
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

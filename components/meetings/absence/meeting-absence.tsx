import type { Meeting } from '@/lib/contract/meetings/meetings';
import { notReportableReason } from '@/lib/domain/meetings/attendance/absence';
import type { Side } from '../meeting-labels';
import { AbsenceReport } from './absence-report';
import { ReportAbsence } from './report-absence';

interface MeetingAbsenceProps {
  meeting: Meeting;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
}

/** How a client reports that the lawyer did not call or come, or what became of it. */
export function MeetingAbsence({ meeting, side, now }: MeetingAbsenceProps) {
  if (meeting.absence) {
    // Cancelled otherwise before anything came of it.
    if (meeting.status === 'CANCELLED' && meeting.absence.state === 'REPORTED') return null;
    return <AbsenceReport meeting={meeting} side={side} now={now} absence={meeting.absence} />;
  }
  const times = { start: Date.parse(meeting.start_time), end: Date.parse(meeting.end_time) };
  const { status } = meeting;
  if (side === 'lawyer' || notReportableReason({ status, ...times }, now)) return null;
  return <ReportAbsence meeting={meeting} />;
}

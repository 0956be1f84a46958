import dynamic from 'next/dynamic';
import { meetingKeys } from '@/lib/client/meetings/meetings';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { notReportableReason } from '@/lib/domain/meetings/attendance/absence';
import type { Side } from '../meeting-labels';
import { AbsenceReport } from './absence-report';
import { NeverConnected } from './never-connected';
import { ReportAbsence } from './report-absence';

const Cases = dynamic(() =>
  import('@/components/cases/case-panel').then(({ Cases: view }) => ({ default: view })),
);

interface MeetingAbsenceProps {
  meeting: Meeting;
  side: Side;
  now: number;
}

/**
 * Reports that the lawyer did not call or come, or the state of such a report; after a failed connection, the
 * client's choice.
 */
export function MeetingAbsence({ meeting, side, now }: MeetingAbsenceProps) {
  if (meeting.absence) {
    // Cancelled otherwise before anything came of it.
    if (meeting.status === 'CANCELLED' && meeting.absence.state === 'REPORTED') return null;
    return (
      <>
        <AbsenceReport meeting={meeting} side={side} now={now} absence={meeting.absence} />
        <Cases about={{ meeting: meeting._id }} under={meetingKeys.detail(meeting._id)} />
      </>
    );
  }
  if (side === 'lawyer' || !isReportable(meeting, now)) return null;
  if (meeting.never_connected) return <NeverConnected meeting={meeting} />;
  return cameForAllWeKnow(meeting) ? null : <ReportAbsence meeting={meeting} />;
}

/** The report of an absence, last and folded, where the lawyer was seen in the call or the client has rated the meeting. */
export function SomethingWrong({ meeting, now }: Omit<MeetingAbsenceProps, 'side'>) {
  if (meeting.absence || meeting.never_connected || !isReportable(meeting, now)) return null;
  if (!cameForAllWeKnow(meeting)) return null;
  return (
    <details className="border-t py-5 print:hidden">
      <summary className="cursor-pointer text-neutral-700">Something was wrong</summary>
      <ReportAbsence meeting={meeting} />
    </details>
  );
}

function cameForAllWeKnow({ lawyer_seen, review }: Meeting): boolean {
  return lawyer_seen === true || review !== null;
}

function isReportable({ status, type, start_time, end_time }: Meeting, now: number): boolean {
  const times = { start: Date.parse(start_time), end: Date.parse(end_time) };
  return notReportableReason({ status, type, ...times }, now) === null;
}

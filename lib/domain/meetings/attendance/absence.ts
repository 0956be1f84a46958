import { ABSENT_AFTER_MINUTES } from '@/lib/domain/meetings/attendance/presence';
import {
  ABSENCE_REPORT_HOURS,
  type MeetingStatus,
  type MeetingType,
} from '@/lib/domain/meetings/meeting';
import { releasableFrom } from '@/lib/domain/meetings/release-rule';
import { HOUR_MS, MINUTE_MS, type TimeRange } from '@/lib/domain/platform/time';
import type { Transitions } from '@/lib/domain/platform/transitions';

export const ABSENCE_ANSWER_HOURS = 24;
export const ABSENCE_TEXT_MAX = 1000;

/**
 * States of a report that the lawyer of a meeting did not call, or come. REPORTED: the lawyer may answer · CONTESTED:
 * a person decides · REFUNDED: admitted, not answered in time, settled or decided so · REJECTED: decided or settled
 * that the meeting counts, with a part of its money refunded or none.
 */
export const ABSENCE_STATES = ['REPORTED', 'CONTESTED', 'REFUNDED', 'REJECTED'] as const;
export type AbsenceState = (typeof ABSENCE_STATES)[number];
export const OPEN_CASES: readonly AbsenceState[] = ['REPORTED', 'CONTESTED'];

export const ABSENCE_TRANSITIONS: Transitions<AbsenceState> = {
  REPORTED: ['CONTESTED', 'REFUNDED', 'REJECTED'],
  CONTESTED: ['REFUNDED', 'REJECTED'],
  REFUNDED: [],
  REJECTED: [],
};

interface MeetingTime extends TimeRange {
  readonly type: MeetingType;
}

interface ReportFacts extends MeetingTime {
  readonly status: MeetingStatus;
}

/**
 * Returns when a client can report that the lawyer did not call or come, or that a call was never connected: [start,
 * end) in epoch milliseconds. For a video meeting until its money is released.
 */
export function reportWindow({ type, start, end }: MeetingTime): TimeRange {
  return {
    start: start + ABSENT_AFTER_MINUTES * MINUTE_MS,
    end: type === 'VIDEO' ? releasableFrom(type, end) : start + ABSENCE_REPORT_HOURS * HOUR_MS,
  };
}

/** Why an absence cannot be reported now; null when it can. */
export function notReportableReason(
  meeting: ReportFacts,
  now: number,
): 'cancelled' | 'unconfirmed' | 'early' | 'late' | null {
  if (meeting.status === 'CANCELLED') return 'cancelled';
  if (meeting.status !== 'CONFIRMED' && meeting.status !== 'COMPLETED') return 'unconfirmed';
  const { start, end } = reportWindow(meeting);
  if (now < start) return 'early';
  return now < end ? null : 'late';
}

/** Returns the deadline for the lawyer's answer to a report made at an instant, epoch ms. */
export function answerDeadline(reportedAt: number): number {
  return reportedAt + ABSENCE_ANSWER_HOURS * HOUR_MS;
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { clockDifference } from '@/lib/clock';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { reportWindow } from '@/lib/domain/meetings/attendance/absence';
import { callWindow } from '@/lib/domain/meetings/calls';
import { COMPLETE_AFTER_MINUTES } from '@/lib/domain/meetings/meeting';
import { dayKey, dayKeyStart } from '@/lib/domain/platform/clock-labels';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { meetingKeys } from './meetings';

type Times = Pick<
  Meeting,
  'type' | 'start_time' | 'end_time' | 'hold_expires_at' | 'refund_deadline'
>;

function changesOf(meeting: Times): number[] {
  const { type, start_time, end_time, hold_expires_at, refund_deadline } = meeting;
  const [start, end] = [Date.parse(start_time), Date.parse(end_time)];
  const call = callWindow({ start, end });
  const held = hold_expires_at ? [Date.parse(hold_expires_at)] : [];
  const report = reportWindow({ type, start, end });
  const completed = end + COMPLETE_AFTER_MINUTES * MINUTE_MS;
  const begun = [start, end, call.start, call.end, report.start, report.end, completed];
  return [Date.parse(refund_deadline), ...begun, ...held];
}

/**
 * Whether a response read at `readAt` is out of date: since then a meeting began or ended, its call opened or closed,
 * a hold or a refund period expired, or a new day began in Manila. Each counts again a minute later, for a browser
 * whose clock is ahead of the server's, and for changes the server makes by a job.
 */
export function isOutdated(meetings: readonly Times[], readAt: number, now: number): boolean {
  return [...meetings.flatMap(changesOf), dayKeyStart(dayKey(now))].some((change) =>
    [change, change + MINUTE_MS].some((at) => readAt < at && at <= now),
  );
}

/**
 * Returns the server time of a read. The query client records device time, except for data that came with the page,
 * which has server time already. Never later than when it was first seen here.
 */
function useServerTimeOf(readAt: number, now: number): number {
  const [seen, setSeen] = useState({ readAt, now });
  if (seen.readAt !== readAt) setSeen({ readAt, now });
  const ahead = clockDifference();
  return ahead === 0 ? readAt : Math.min(readAt + ahead, seen.readAt === readAt ? seen.now : now);
}

interface Read {
  meetings: readonly Times[];
  readAt: number;
  now: number;
}

/** Refetches the meeting, or without an id the lists, when time has changed them, so that no reload is needed. */
export function useClockChanges(meetingId: string | null, { meetings, readAt, now }: Read): void {
  const queries = useQueryClient();
  const since = useServerTimeOf(readAt, now);
  const due = readAt > 0 && isOutdated(meetings, since, now);
  useEffect(() => {
    if (!due) return;
    const queryKey = meetingId === null ? meetingKeys.lists() : meetingKeys.detail(meetingId);
    void queries.invalidateQueries({ queryKey });
  }, [due, queries, meetingId]);
}

'use client';

import { CalendarX } from 'lucide';
import { DayTime } from '@/components/ui/display/day-time';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { Icon } from '@/components/ui/icons/icon';
import { messageFor } from '@/lib/client/platform/messages';
import { WINDOW_DAYS } from '@/lib/domain/lawyers/slots';
import { DayAndTime } from '../booking/day-and-time';
import type { useTimes } from './use-times';

interface NewTimeProps {
  schedule: ReturnType<typeof useTimes>;
  /** The server's refusal of a time, and when it was asked for. */
  refusal: { error: Error; at: number } | null;
  /** Where the meeting is, epoch milliseconds. */
  current: number;
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

/** The open times, below what is to be said of the one that was chosen. */
export function NewTime({ schedule, refusal, current, now }: NewTimeProps) {
  return (
    <>
      <h2 className="text-2xl">New time</h2>
      <div className="mt-4 grid grid-cols-1 gap-5">
        {refusal ? (
          <Notice
            key={refusal.at}
            ref={focusOnMount}
            tabIndex={-1}
            tone="bad"
            title={messageFor('rescheduleMeeting', refusal.error)}
            icon={<NoTime />}
          >
            The time was taken meanwhile. The meeting stays on <DayTime instant={current} />, and
            what you typed below is kept.
          </Notice>
        ) : (
          schedule.unavailable && (
            <Notice tone="waiting" title="This time is no longer open" icon={<NoTime />}>
              <DayTime instant={schedule.unavailable.start} /> was taken meanwhile. Choose another
              time below.
            </Notice>
          )
        )}
        {schedule.days.some(({ starts }) => starts.length > 0) ? (
          <DayAndTime schedule={schedule} now={now} />
        ) : (
          <EmptyState title="No open times" headingLevel="h3">
            There are none in the next {WINDOW_DAYS} days. The meeting stays where it is.
          </EmptyState>
        )}
      </div>
    </>
  );
}

function NoTime() {
  return <Icon of={CalendarX} className="mt-0.5 size-5" />;
}

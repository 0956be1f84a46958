'use client';

import { CalendarX } from 'lucide';
import type { ReactNode } from 'react';
import { DayAndTime } from '@/components/meetings/booking/times/day-and-time';
import { DayTime } from '@/components/ui/display/day-time';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { Icon } from '@/components/ui/icons/icon';
import { WINDOW_DAYS } from '@/lib/domain/lawyers/slots';
import type { useTimes } from './use-times';

interface NewTimeProps {
  title: string;
  schedule: ReturnType<typeof useTimes>;
  refusal: { message: string; at: number } | null;
  /** Shown with the refusal: the current time stays in force. */
  unchanged: ReactNode;
  none: ReactNode;
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

export function NewTime({ title, schedule, refusal, unchanged, none, now }: NewTimeProps) {
  return (
    <>
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-4 grid grid-cols-1 gap-5">
        {refusal ? (
          <Notice
            key={refusal.at}
            ref={focusOnMount}
            tabIndex={-1}
            tone="bad"
            title={refusal.message}
            icon={<NoTime />}
          >
            That time was just taken. {unchanged}
          </Notice>
        ) : (
          schedule.unavailable && (
            <Notice tone="waiting" title="This time is no longer open" icon={<NoTime />}>
              <DayTime instant={schedule.unavailable.start} /> was just taken. Choose another time
              below.
            </Notice>
          )
        )}
        {schedule.days.some(({ starts }) => starts.length > 0) ? (
          <DayAndTime schedule={schedule} now={now} />
        ) : (
          <EmptyState title="No open times" headingLevel="h3">
            There are none in the next {WINDOW_DAYS} days. {none}
          </EmptyState>
        )}
      </div>
    </>
  );
}

function NoTime() {
  return <Icon of={CalendarX} className="mt-0.5 size-5" />;
}

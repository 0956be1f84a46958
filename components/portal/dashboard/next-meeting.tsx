import { Clock, Paperclip, Phone, Video } from 'lucide';
import Link from 'next/link';
import { isJoinable, JoinMeeting } from '@/components/meetings/join-meeting';
import { plural, timeRange } from '@/components/meetings/meeting-labels';
import { meetingPath } from '@/components/meetings/meeting-path';
import { YourTime } from '@/components/ui/display/own-time';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import type { NextMeeting as Next } from '@/lib/contract/meetings/dashboard';
import { relativeDay } from '@/lib/domain/platform/clock-labels';
import { Countdown } from './countdown';

interface NextMeetingProps {
  meeting: Next;
  /** Epoch milliseconds. */
  now: number;
}

/** What is next for the lawyer: who, about what, when. */
export function NextMeeting({ meeting, now }: NextMeetingProps) {
  const start = Date.parse(meeting.start_time);
  const isVideo = meeting.type === 'VIDEO';
  const confirmed = { ...meeting, status: 'CONFIRMED' as const };
  return (
    <section
      className="on-dark overflow-hidden rounded bg-teal-800 text-white"
      aria-labelledby="next-meeting"
    >
      <div className="grid gap-5 p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:p-6">
        <div className="min-w-0">
          <h2 id="next-meeting" className="font-sans text-sm font-semibold text-teal-100">
            Next meeting
          </h2>
          <p className="mt-2 font-serif text-2xl wrap-anywhere sm:text-3xl">{meeting.client}</p>
          <p className="mt-1 text-teal-50 wrap-anywhere">{meeting.subject}</p>
          <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-teal-100 [&_svg]:size-4.5">
            <li className="flex items-center gap-1.5">
              <Icon of={Clock} />
              <span className="tabular">
                {relativeDay(start, now)}, {timeRange(start, Date.parse(meeting.end_time))}
              </span>
            </li>
            <li className="flex items-center gap-1.5">
              {isVideo ? <Icon of={Video} /> : <Icon of={Phone} />}
              {isVideo ? 'Video' : 'Phone'}
            </li>
            {meeting.files > 0 && (
              <li className="flex items-center gap-1.5">
                <Icon of={Paperclip} />
                {plural(meeting.files, 'file')}
              </li>
            )}
          </ul>
          <YourTime instant={start} className="mt-1.5 block text-sm text-teal-100 tabular" />
        </div>
        <div>
          <Countdown key={meeting._id} start={start} now={now} />
        </div>
      </div>
      <div className="flex flex-wrap gap-3 border-t border-teal-700 px-5 py-4 max-sm:*:w-full sm:px-6">
        <JoinMeeting meeting={confirmed} side="lawyer" now={now} />
        <Link
          href={meetingPath('lawyer', meeting._id)}
          className={buttonClass({
            variant: isJoinable(confirmed, now) ? 'outline-on-dark' : 'action',
          })}
        >
          Read the case
        </Link>
      </div>
    </section>
  );
}

export function NothingNext() {
  return (
    <section aria-labelledby="next-meeting" className="rounded border bg-white p-5 sm:p-6">
      <h2 id="next-meeting" className="text-xl">
        Next meeting
      </h2>
      <p className="mt-1 text-neutral-700">
        No confirmed meetings yet. When a client books and pays, the meeting shows here and we email
        you a calendar entry.
      </p>
    </section>
  );
}

import { Clock, Paperclip, Phone, Video } from 'lucide';
import Link from 'next/link';
import { durationLabel, plural, timeRange } from '@/components/meetings/meeting-labels';
import { meetingPath } from '@/components/meetings/meeting-path';
import { YourTime } from '@/components/ui/display/own-time';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { relativeDay } from '@/lib/domain/platform/clock-labels';

interface NextMeetingProps {
  meeting: Meeting;
  /** Epoch milliseconds. */
  now: number;
}

/** What is next for the lawyer: who, about what, when. */
export function NextMeeting({ meeting, now }: NextMeetingProps) {
  const start = Date.parse(meeting.start_time);
  const isVideo = meeting.type === 'VIDEO';
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
          <p className="mt-2 font-serif text-2xl sm:text-3xl">{meeting.client.display_name}</p>
          <p className="mt-1 text-teal-50">{meeting.subject}</p>
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
            {meeting.files.length > 0 && (
              <li className="flex items-center gap-1.5">
                <Icon of={Paperclip} />
                {plural(meeting.files.length, 'file')}
              </li>
            )}
          </ul>
          <YourTime instant={start} className="mt-1.5 block text-sm text-teal-100 tabular" />
        </div>
        <Countdown start={start} now={now} />
      </div>
      <div className="grid border-t border-teal-700 px-5 py-4 sm:justify-start sm:px-6">
        <Link
          href={meetingPath('lawyer', meeting._id)}
          className={buttonClass({ variant: 'action' })}
        >
          Read the case
        </Link>
      </div>
    </section>
  );
}

function Countdown({ start, now }: { start: number; now: number }) {
  if (now >= start) return <p className="font-serif text-2xl sm:text-right">Under way</p>;
  return (
    <p className="max-sm:flex max-sm:items-baseline max-sm:gap-2 sm:text-right">
      <span className="text-sm text-teal-100 sm:block">Starts in </span>
      <span className="font-serif text-2xl tabular sm:mt-1 sm:block sm:text-4xl sm:leading-none">
        {durationLabel(start - now)}
      </span>
    </p>
  );
}

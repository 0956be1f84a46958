import Link from 'next/link';
import { DayTime } from '@/components/ui/display/day-time';
import { OwnTimeInText } from '@/components/ui/display/own-time';
import { buttonClass } from '@/components/ui/forms/button-class';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { isAhead, type Side } from '../meeting-labels';
import { meetingPath } from '../meeting-path';
import { endedText } from './ended-text';

interface NoSummaryProps {
  meeting: Meeting;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
}

/** Why there is none yet, or will be none. */
export function NoSummary(props: NoSummaryProps) {
  const { meeting, side, now } = props;
  return (
    <section aria-labelledby="no-summary" className="py-7">
      <h2 id="no-summary" className="text-xl">
        {isAhead(meeting, now) ? 'Not yet' : 'No summary'}
      </h2>
      <p className="mt-2 max-w-text text-neutral-700">
        <Reason {...props} />
      </p>
      <p className="mt-4">
        <Link href={meetingPath(side, meeting._id)} className={buttonClass({ variant: 'outline' })}>
          Back to the meeting
        </Link>
      </p>
    </section>
  );
}

function Reason({ meeting, side, now }: NoSummaryProps) {
  if (!isAhead(meeting, now)) {
    const why = endedText(meeting, side) ?? 'This booking was not paid in time.';
    return `${why} The meeting did not take place, so there is nothing to sum up.`;
  }
  if (meeting.status === 'PAYMENT_PENDING') {
    return 'The meeting is not paid yet. Its summary will be here after the meeting.';
  }
  const end = Date.parse(meeting.end_time);
  return (
    <>
      The summary will be here after the meeting, from <DayTime instant={end} />
      <OwnTimeInText instant={end} />. Until then, your files and messages are on the meeting’s
      page.
    </>
  );
}

import { Video } from 'lucide';
import Link from 'next/link';
import { classNames } from '@/components/ui/class-names';
import { type ButtonLook, buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { JOIN_MEETING } from '@/lib/catalogue/how-to-meet';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { notJoinableReason } from '@/lib/domain/meetings/calls';
import type { Side } from './meeting-labels';
import { joinPath } from './meeting-path';

export type JoinFacts = Pick<Meeting, '_id' | 'status' | 'type' | 'start_time' | 'end_time'>;

/**
 * Whether client and lawyer can join the call now. It depends on the clock, so that an open page shows the button in
 * time.
 */
export function isJoinable(meeting: Omit<JoinFacts, '_id'>, now: number): boolean {
  const { status, type, start_time, end_time } = meeting;
  const times = { start: Date.parse(start_time), end: Date.parse(end_time) };
  return notJoinableReason({ status, type, ...times }, now) === null;
}

interface JoinMeetingProps extends Pick<ButtonLook, 'variant' | 'size' | 'wide'> {
  meeting: JoinFacts;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
  /** Subject of the meeting for screen readers, if a page has several. */
  about?: string;
  /** In place of the usual words. */
  label?: string | undefined;
  className?: string;
}

/** The button into the call while it can be joined; nothing at other times, and for phone meetings. */
export function JoinMeeting(props: JoinMeetingProps) {
  const { meeting, side, now, about, label, className, ...look } = props;
  if (!isJoinable(meeting, now)) return null;
  const over = now >= Date.parse(meeting.end_time);
  return (
    <Link
      href={joinPath(side, meeting._id)}
      prefetch={false}
      className={classNames(buttonClass({ variant: 'action', ...look }), className)}
    >
      <Icon of={Video} className="size-5" />
      <span>
        <span>{label ?? (over ? 'Return to the call' : JOIN_MEETING)}</span>
        {about && <span className="sr-only"> for {about}</span>}
      </span>
    </Link>
  );
}

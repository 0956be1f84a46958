import { CalendarX } from 'lucide';
import Link from 'next/link';
import type { UnavailableTime } from '@/components/meetings/booking/times/schedule';
import { ClockTime, DayTime } from '@/components/ui/display/day-time';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { TEXTS } from '@/lib/contract/platform/texts';
import type { OwnMeeting } from './booking-data';

interface TimeNoticeProps {
  unavailable: UnavailableTime | null;
  own: OwnMeeting | null;
  /** The address holds no readable time. */
  unreadable: boolean;
}

/** Why the time in the address, or the one that was chosen, is not the one to book. */
export function TimeNotice({ unavailable, own, unreadable }: TimeNoticeProps) {
  if (own && unavailable?.start === own.start) return <OwnNotice {...own} />;
  if (unavailable) return <UnavailableNotice {...unavailable} />;
  if (!unreadable) return null;
  return (
    <Notice tone="waiting" title="Choose a time" icon={<NoTime />}>
      We can’t read the time in the link you followed. Choose one below.
    </Notice>
  );
}

function UnavailableNotice({ start, why }: UnavailableTime) {
  if (why === 'too-short') {
    return (
      <Notice tone="waiting" title="No room for 60 minutes" icon={<NoTime />}>
        Only 30 minutes are open at <DayTime instant={start} />. Choose another time, or 30 minutes.
      </Notice>
    );
  }
  if (why === 'closed') {
    return (
      <Notice tone="waiting" title="This time is no longer open" icon={<NoTime />}>
        <DayTime instant={start} /> can’t be booked. Choose another time below.
      </Notice>
    );
  }
  return (
    <Notice
      ref={focusOnMount}
      tabIndex={-1}
      tone="bad"
      title={TEXTS.createMeeting.conflict}
      icon={<NoTime />}
    >
      <ClockTime instant={start} /> was taken while you were writing. Everything you typed below is
      kept, and nothing was charged.
    </Notice>
  );
}

function OwnNotice({ start, href, heldUntil }: OwnMeeting) {
  const title =
    heldUntil === null ? 'You have already booked this time' : 'You are holding this time';
  return (
    <Notice title={title}>
      {heldUntil === null ? (
        <>
          Your meeting at <DayTime instant={start} /> is confirmed.
        </>
      ) : (
        <>
          <DayTime instant={start} /> is held for you until <ClockTime instant={heldUntil} />.
        </>
      )}{' '}
      <Link href={href} prefetch={false} className={textLinkClass}>
        {heldUntil === null ? 'Open the meeting' : 'Continue to payment'}
      </Link>
      , or choose another time.
    </Notice>
  );
}

function NoTime() {
  return <Icon of={CalendarX} className="mt-0.5 size-5" />;
}

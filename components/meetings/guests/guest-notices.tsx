import { CalendarX, CircleCheck, CircleQuestionMark, RefreshCw, Unlink, UserRound } from 'lucide';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { MessagePage } from '@/components/ui/layout/message-page';
import type { Side } from '../meeting-labels';
import { meetingPath } from '../meeting-path';

const REFUSALS = {
  gone: {
    icon: Unlink,
    title: 'This invitation is no longer valid',
    text: 'It was withdrawn, or the link is not complete. The person who sent it can send you another.',
  },
  over: {
    icon: CircleCheck,
    title: 'This meeting is over',
    text: 'There is nothing more to join. You can close this page.',
  },
  cancelled: {
    icon: CalendarX,
    title: 'This meeting will not take place',
    text: 'It was cancelled. Please ask the person who sent you the link.',
  },
  unknown: {
    icon: CircleQuestionMark,
    title: 'Please open the link again',
    text: 'This browser has no invitation to this meeting, or it was withdrawn. The link that you were sent brings you in, while the invitation is valid.',
  },
  unreachable: {
    icon: RefreshCw,
    title: 'This did not work',
    text: 'The invitation could not be read. Please load this page again in a moment.',
  },
} as const;

export function GuestRefused({ why }: { why: keyof typeof REFUSALS }) {
  const { icon, title, text } = REFUSALS[why];
  return (
    <MessagePage icon={<Icon of={icon} />} title={title}>
      <p className="mt-3 text-neutral-700">{text}</p>
    </MessagePage>
  );
}

interface OwnGuestLinkProps {
  side: Side;
  meetingId: string;
}

/** Shown if the client or the lawyer opened the guest's link: they join as themselves. */
export function OwnGuestLink({ side, meetingId }: OwnGuestLinkProps) {
  return (
    <MessagePage icon={<Icon of={UserRound} />} title="This link is for the guest">
      <p className="mt-3 text-neutral-700">
        {side === 'client'
          ? 'Send it to the person you invited. You join the meeting as yourself.'
          : 'Your client made it for a guest. You join the meeting as yourself.'}
      </p>
      <Link
        href={meetingPath(side, meetingId)}
        prefetch={false}
        className={`${buttonClass({ wide: true })} mt-6`}
      >
        Open the meeting
      </Link>
    </MessagePage>
  );
}

'use client';

import {
  CalendarClock,
  CalendarX,
  CircleCheck,
  type IconNode,
  MonitorSmartphone,
  UserX,
} from 'lucide';
import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Side } from '@/components/meetings/meeting-labels';
import { meetingPath, meetingsPath } from '@/components/meetings/meeting-path';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import type { CallSnapshot } from '@/lib/client/meetings/calls/call-interfaces';

interface EndedPageProps {
  /** Null for a guest. */
  meetingId: string | null;
  side: Side;
  onLeft: () => void;
}

export function TakenOver(props: EndedPageProps & { onTakeOver: () => void }) {
  const { meetingId, side, onTakeOver, onLeft } = props;
  const look = { variant: 'outline-on-dark', size: 'large' } as const;
  return (
    <Ended
      icon={MonitorSmartphone}
      title="You are in this call in another tab"
      text="Or on another device of yours. It goes on there; camera and microphone of this tab are off."
    >
      <Button variant="action" size="large" onClick={onTakeOver}>
        Use this tab instead
      </Button>
      {meetingId ? (
        <Link href={meetingPath(side, meetingId)} prefetch={false} className={buttonClass(look)}>
          To the meeting
        </Link>
      ) : (
        <Button {...look} onClick={onLeft}>
          Close this one
        </Button>
      )}
    </Ended>
  );
}

type Reason = NonNullable<CallSnapshot['closedBecause']> | 'left';

const ENDED: Record<Reason, { icon: IconNode; title: string; text: string }> = {
  left: {
    icon: CircleCheck,
    title: 'You left the call',
    text: 'Camera and microphone are off.',
  },
  over: {
    icon: CircleCheck,
    title: 'The call has ended',
    text: 'Time is up. Camera and microphone are off.',
  },
  cancelled: {
    icon: CalendarX,
    title: 'This meeting was cancelled',
    text: 'The call has ended. Camera and microphone are off.',
  },
  moved: {
    icon: CalendarClock,
    title: 'This meeting was moved to another time',
    text: 'The call has ended. It opens again ten minutes before the new time.',
  },
  not_allowed: {
    icon: UserX,
    title: 'You are no longer part of this call',
    text: 'Camera and microphone are off.',
  },
};

export function CallClosed(props: EndedPageProps & { reason: Reason }) {
  const { reason, meetingId, side, onLeft } = props;
  return (
    <Ended {...ENDED[reason]}>
      {reason === 'not_allowed' && meetingId ? (
        <Link
          href={meetingsPath(side)}
          prefetch={false}
          className={buttonClass({ variant: 'action', size: 'large' })}
        >
          To your meetings
        </Link>
      ) : (
        <Button variant="action" size="large" onClick={onLeft}>
          {meetingId ? 'To the meeting' : 'Go on'}
        </Button>
      )}
    </Ended>
  );
}

interface EndedProps {
  icon: IconNode;
  title: string;
  text: string;
  children: ReactNode;
}

function Ended({ icon, title, text, children }: EndedProps) {
  return (
    <main
      id="main"
      className="on-dark fixed inset-0 z-35 grid overflow-y-auto bg-teal-950 p-6 text-white"
    >
      <div className="m-auto grid max-w-lg justify-items-center gap-3 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-teal-800">
          <Icon of={icon} className="size-7" />
        </span>
        <h1 ref={focusOnMount} tabIndex={-1} className="mt-2 text-3xl">
          {title}
        </h1>
        <p className="text-teal-50">{text}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </main>
  );
}

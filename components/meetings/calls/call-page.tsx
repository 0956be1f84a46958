'use client';

import type { Side } from '../meeting-labels';
import { meetingPath, summaryPath } from '../meeting-path';
import { useMeeting } from '../use-meeting';
import { aboutMeeting, type CallAbout } from './call-facts';
import { CallFlow } from './call-flow';
import { CallFailure, CallLoading } from './call-states';

interface Common {
  meetingId: string;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

interface MemberCallProps extends Common {
  reader: Side;
  /** The lobby in a portal, which leads on to the page of the call. */
  inPortal?: boolean;
}

interface GuestCallProps extends Common {
  reader: 'guest';
  /** What the guest's page knows of the meeting; its two people read it themselves. */
  about: CallAbout;
  /** Where Close leads before the call, and where it ends. */
  closeHref: string;
  leftHref: string;
}

export type CallPageProps = MemberCallProps | GuestCallProps;

/**
 * A meeting by video from end to end: why it cannot be joined, or the lobby and then the call. The call is left by
 * leaving the page; a reload comes back into it.
 */
export function CallPage(props: CallPageProps) {
  return props.reader === 'guest' ? <GuestCall {...props} /> : <MemberCall {...props} />;
}

function GuestCall({ leftHref, ...props }: GuestCallProps) {
  return (
    <CallFlow {...props} meeting={null} side={null} inPortal={false} leftHref={() => leftHref} />
  );
}

function MemberCall({ reader: side, inPortal = false, ...props }: MemberCallProps) {
  const { meetingId } = props;
  const { query } = useMeeting(meetingId, props.requestNow);
  const closeHref = meetingPath(side, meetingId);
  const place = { inPortal, closeHref };
  if (query.isPending) return <CallLoading {...place} />;
  if (!query.data) return <CallFailure {...place} query={query} action="meeting" />;
  return (
    <CallFlow
      {...props}
      {...place}
      about={aboutMeeting(query.data, side)}
      meeting={query.data}
      side={side}
      leftHref={(tookPlace) =>
        side === 'client' && tookPlace ? summaryPath(side, meetingId) : closeHref
      }
    />
  );
}

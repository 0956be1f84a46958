'use client';

import { FilePlus } from 'lucide';
import Link from 'next/link';
import { StayNotice } from '@/components/meetings/absence/stay-notice';
import { proposePath } from '@/components/meetings/clients/client-paths';
import { FollowUps } from '@/components/meetings/follow-ups/follow-ups';
import { JoinMeeting } from '@/components/meetings/join-meeting';
import { LawyerSummary } from '@/components/meetings/summaries/lawyer-summary';
import { useMeeting } from '@/components/meetings/use-meeting';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { present } from '@/lib/clock';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { PAPER } from './call-sheet';

interface LawyerAfterCallProps {
  meeting: Meeting;
  /** Minutes together with the client in this call, as this page saw them. */
  minutes: number;
  /** Whether the call ended by its time, not by a press. */
  isOver: boolean;
  onGoOn: () => void;
}

const SHEET = `${PAPER} w-full min-w-0 px-4 sm:px-5 [&>section]:border-t-0`;

/** Asks the lawyer for the summary right after the call, with the ways on, and the way back in. */
export function LawyerAfterCall(props: LawyerAfterCallProps) {
  const { minutes, isOver, onGoOn } = props;
  const { query, now } = useMeeting(props.meeting._id, present());
  const meeting = query.data ?? props.meeting;
  const { _id: meetingId, client, lawyer } = meeting;
  const held = meeting.status === 'CONFIRMED' || meeting.status === 'COMPLETED';
  const offer = { clientId: client._id, clientName: client.display_name, lawyerId: lawyer._id };
  return (
    <main id="main" className="on-dark fixed inset-0 z-35 overflow-y-auto bg-teal-950 text-white">
      <div className="mx-auto grid max-w-form grid-cols-[minmax(0,1fr)] gap-4 px-4 py-6 sm:py-10">
        <div>
          <h1 ref={focusOnMount} tabIndex={-1} className="text-3xl break-words">
            {minutes > 0 ? `${minutes} min with ${client.display_name}` : 'You left the call'}
          </h1>
          <p className="mt-1 text-teal-50">
            {`${isOver ? 'Time is up. ' : ''}Camera and microphone are off.${minutes > 0 ? ' Write it down while it is fresh.' : ''}`}
          </p>
        </div>
        <div className="on-paper empty:hidden">
          <StayNotice meeting={meeting} now={now} />
        </div>
        {held && (
          <>
            <div className={SHEET}>
              <LawyerSummary meeting={meeting} side="lawyer" now={now} />
            </div>
            <div className={`${SHEET} py-5`}>
              <FollowUps of={{ meetingId }} side="lawyer" now={now} offer={offer} />
            </div>
          </>
        )}
        <p className="flex flex-wrap gap-3">
          {held && (
            <Link
              href={proposePath(client._id)}
              prefetch={false}
              className={buttonClass({ variant: 'outline-on-dark' })}
            >
              <Icon of={FilePlus} className="size-5" />
              Propose an agreement
            </Link>
          )}
          <JoinMeeting
            meeting={meeting}
            side="lawyer"
            now={now}
            label="Rejoin"
            variant="outline-on-dark"
          />
          <Button variant="outline-on-dark" onClick={onGoOn}>
            To the meeting
          </Button>
        </p>
      </div>
    </main>
  );
}

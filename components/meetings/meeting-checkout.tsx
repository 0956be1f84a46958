'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide';
import Link from 'next/link';
import type { ComponentProps } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { CheckoutScreen } from '@/components/payments/checkout/meeting/checkout-screen';
import {
  type MeetingDetails,
  meetingDetails,
} from '@/components/payments/checkout/meeting/meeting-details';
import { Button } from '@/components/ui/forms/button';
import { useNow } from '@/components/ui/hooks/use-now';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { meetingQuery } from '@/lib/client/meetings/meetings';
import { paymentKeys } from '@/lib/client/payments/payments';
import { isOver } from '@/lib/domain/meetings/meeting';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { CallAdvice } from './call-advice';
import { CancelBooking } from './changes/cancel-booking';
import { AddToCalendar } from './detail/add-to-calendar';
import { FilesNotAdded } from './files/files-not-added';
import { useNotAdded } from './files/not-added';
import { IntakeSection } from './intake/intake-section';
import { isJoinable, JoinMeeting } from './join-meeting';
import { meetingPath } from './meeting-path';

/**
 * Checkout of a meeting: it can be cancelled while it waits for payment; warns about a browser without video calls
 * and repeats which files are missing.
 */
export function MeetingCheckout(
  props: Omit<
    ComponentProps<typeof CheckoutScreen>,
    'giveUp' | 'notice' | 'calendar' | 'join' | 'facts'
  >,
) {
  const now = useNow(Date.parse(props.initial.server_time));
  return (
    <CheckoutScreen
      {...props}
      giveUp={(details) => <CancelHold details={details} paymentRef={props.initial.ref} />}
      calendar={(details) => <Calendar details={details} />}
      join={(checkout) => {
        const details = meetingDetails(checkout);
        return details && joinOf(details, now);
      }}
      facts={({ meeting_id }) => <Facts meetingId={meeting_id} now={now} />}
      notice={(checkout) => {
        const details = meetingDetails(checkout);
        return (
          details &&
          !isOver(Date.parse(details.end_time), Date.parse(checkout.server_time)) && (
            <>
              {checkout.state === 'waiting' && details.type === 'VIDEO' && (
                <CallAdvice className="mt-5 print:hidden">
                  You can pay here all the same, and join from there at the time of the meeting.
                </CallAdvice>
              )}
              <NotAddedToMeeting meetingId={details.meeting_id} />
            </>
          )
        );
      }}
    />
  );
}

/** Returns the button into the call, for a meeting booked so late that its call is already open. */
function joinOf(details: MeetingDetails, now: number) {
  const meeting = { ...details, _id: details.meeting_id, status: 'CONFIRMED' as const };
  return isJoinable(meeting, now) && <JoinMeeting meeting={meeting} side="client" now={now} />;
}

/** Asks the first question while the case is on the client's mind. */
function Facts({ meetingId, now }: { meetingId: string; now: number }) {
  const { data } = useQuery(meetingQuery(meetingId));
  return (
    data && (
      <div className="mt-7 print:hidden">
        <IntakeSection meeting={data} side="client" now={now} open />
      </div>
    )
  );
}

function NotAddedToMeeting({ meetingId }: { meetingId: string }) {
  const { files } = useNotAdded(meetingId);
  return (
    <FilesNotAdded files={files} className="mt-5 print:hidden">
      You can add {files.length === 1 ? 'it' : 'them'} on{' '}
      <Link
        href={`${meetingPath('client', meetingId)}#files`}
        prefetch={false}
        className={textLinkClass}
      >
        the page of your meeting
      </Link>
      .
    </FilesNotAdded>
  );
}

function Calendar({ details }: { details: MeetingDetails }) {
  return (
    <AddToCalendar
      meetingId={details.meeting_id}
      type={details.type}
      start={Date.parse(details.start_time)}
      end={Date.parse(details.end_time)}
      withWhom={withTitle(details.lawyer.display_name)}
      side="client"
      align="end"
      trigger={
        <Button variant="outline">
          <Icon of={CalendarPlus} className="size-5" />
          Add to calendar
        </Button>
      }
    />
  );
}

interface CancelHoldProps {
  details: MeetingDetails;
  paymentRef: string;
}

function CancelHold({ details, paymentRef }: CancelHoldProps) {
  const queries = useQueryClient();
  const time = `${formatDayTime(Date.parse(details.start_time))} with ${withTitle(details.lawyer.display_name)}`;
  return (
    <CancelBooking
      meetingId={details.meeting_id}
      variant="outline"
      onTried={() => queries.invalidateQueries({ queryKey: paymentKeys.checkout(paymentRef) })}
    >
      {`${time} opens to other clients, and the payment page closes. If you have already paid, keep the booking and wait for the confirmation.`}
    </CancelBooking>
  );
}

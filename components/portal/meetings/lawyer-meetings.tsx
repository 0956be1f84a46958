'use client';

import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { useNow } from '@/components/ui/hooks/use-now';
import { MeetingLists } from './meeting-lists';

/** A lawyer's meetings. `requestNow` is the instant of the request, epoch milliseconds. */
export function LawyerMeetings({ requestNow }: { requestNow: number }) {
  const now = useNow(requestNow);
  return <MeetingLists title="Meetings" side="lawyer" now={now} empty={EMPTY} />;
}

const EMPTY = {
  today: <EmptySection>No more meetings today.</EmptySection>,
  upcoming: (
    <EmptySection>
      No meetings after today. New bookings appear here and come by email.
    </EmptySection>
  ),
  past: <EmptySection>Meetings stay listed here after they are over.</EmptySection>,
};

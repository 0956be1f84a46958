'use client';

import { MeetingSection } from '@/components/meetings/meeting-section';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { useNow } from '@/components/ui/hooks/use-now';

/** A lawyer's meetings. `requestNow` is the instant of the request, epoch milliseconds. */
export function LawyerMeetings({ requestNow }: { requestNow: number }) {
  const now = useNow(requestNow);
  return (
    <>
      <h1 className="text-3xl">Meetings</h1>
      <div className="mt-6">
        <MeetingSection
          period="today"
          title="Today"
          side="lawyer"
          now={now}
          empty={<EmptySection>No meeting is left for today.</EmptySection>}
        />
        <LaterMeetings now={now} />
      </div>
    </>
  );
}

/** What is booked after today, and what is over. */
function LaterMeetings({ now }: { now: number }) {
  return (
    <>
      <MeetingSection
        period="upcoming"
        title="Upcoming"
        side="lawyer"
        now={now}
        empty={
          <EmptySection>
            Nothing is booked after today. New bookings appear here and come by e-mail.
          </EmptySection>
        }
      />
      <MeetingSection
        period="past"
        title="Past"
        side="lawyer"
        now={now}
        empty={<EmptySection>Meetings stay listed here after they are over.</EmptySection>}
      />
    </>
  );
}

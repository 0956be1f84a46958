import { useId } from 'react';
import { MeetingRow } from '@/components/meetings/meeting-row';
import type { Meeting } from '@/lib/contract/meetings/meetings';

interface HeldMeetingsProps {
  meetings: readonly Meeting[];
  /** Epoch milliseconds. */
  now: number;
}

/** What is lost unless it is paid within minutes: above everything else. */
export function HeldMeetings({ meetings, now }: HeldMeetingsProps) {
  const heading = useId();
  const live = meetings.filter(
    ({ hold_expires_at }) => hold_expires_at && now < Date.parse(hold_expires_at),
  );
  if (live.length === 0) return null;
  return (
    <section
      aria-labelledby={heading}
      className="mt-5 rounded border border-amber-300 bg-amber-50 p-3 sm:p-4"
    >
      <h2 id={heading} className="text-xl">
        {live.length === 1 ? 'Pay to confirm your time' : 'Pay to confirm your times'}
      </h2>
      <p className="mt-1 mb-3 text-sm text-amber-900">
        {live.length === 1
          ? 'We are holding it for you. If it is not paid in time, other clients can book it.'
          : 'We are holding them for you. If they are not paid in time, other clients can book them.'}
      </p>
      <ul className="grid gap-3">
        {live.map((meeting) => (
          <MeetingRow key={meeting._id} meeting={meeting} side="client" now={now} />
        ))}
      </ul>
    </section>
  );
}

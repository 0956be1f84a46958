import { withTitle } from '@/components/lawyers/practice';
import {
  ATTENDEE_RELATION_LABELS,
  GUEST_RELATION_LABELS,
  GUEST_RELATION_WORDS,
} from '@/lib/catalogue/guest-terms';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { isAhead, type Side } from '../meeting-labels';

interface MeetingCompanyProps {
  meeting: Meeting;
  side: Side;
  now: number;
}

/** The person who comes in place of the client, and the guest; nothing if there is neither. */
export function MeetingCompany({ meeting, side, now }: MeetingCompanyProps) {
  const { attendee_name: attendee, relation, guest } = meeting;
  const associate = meeting.associate?.state === 'AGREED' ? meeting.associate : null;
  if (!attendee && !guest && !associate) return null;
  return (
    <dl className="grid gap-2 border-t p-4 text-sm">
      {attendee && (
        <div>
          <dt className="text-neutral-600">Booked for</dt>
          <dd className="wrap-anywhere">
            {relation && relation !== 'OTHER'
              ? `${attendee}, ${lower(ATTENDEE_RELATION_LABELS[relation])}`
              : attendee}
          </dd>
        </div>
      )}
      {guest && (
        <div>
          <dt className="text-neutral-600">With</dt>
          <dd className="wrap-anywhere">{guestText(guest)}</dd>
          {side === 'lawyer' && isAhead(meeting, now) && (
            <dd className="mt-0.5 text-neutral-600">
              Invited by your client, who was told that a guest hears what is said. You may ask the
              guest to leave.
            </dd>
          )}
        </div>
      )}
      {associate && (
        <div>
          <dt className="text-neutral-600">In the call</dt>
          <dd className="wrap-anywhere">{withTitle(associate.name)}, with the client’s consent</dd>
        </div>
      )}
    </dl>
  );
}

/** Formats `Ana Cruz (interpreter)`; without a name `an interpreter`. */
function guestText({ name, relation }: NonNullable<Meeting['guest']>): string {
  if (!name) return GUEST_RELATION_WORDS[relation];
  return relation === 'OTHER' ? name : `${name} (${lower(GUEST_RELATION_LABELS[relation])})`;
}

function lower(label: string): string {
  return label.toLowerCase();
}

/** Formats the suffix for a client who booked for another person: `for Juan Reyes`. */
export function bookedFor({ attendee_name: name }: Pick<Meeting, 'attendee_name'>): string {
  return name ? ` for ${name}` : '';
}

import 'server-only';
import type { Blocker, CreatedBlocker } from '@/lib/contract/lawyers/blockers';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';
import type { ClientOfLawyer } from '@/lib/contract/meetings/clients';
import type { Meeting } from '@/lib/contract/meetings/meetings';

/** Answers of the tools are named property by property, so that a new one stays out until it is named. */

/** Serializes a meeting of a list: of the case its subject alone. */
export function listedMeeting(meeting: Meeting) {
  const { _id, status, type, start_time, end_time, duration, client, cancelled_by } = meeting;
  return {
    id: _id,
    status,
    type,
    start_time,
    end_time,
    duration,
    client: { id: client._id, name: client.display_name },
    cancelled_by,
    case: isCaseShown(meeting) ? { subject: meeting.subject } : null,
  };
}

export function shownMeeting(meeting: Meeting) {
  const { subject, description, other_party, attendee_name } = meeting;
  const facts = { subject, description, other_party, attendee_name };
  return { ...listedMeeting(meeting), case: isCaseShown(meeting) ? facts : null };
}

/**
 * Whether a tool may show the client's words. The description is null to those who may not read the case, and before
 * the check for conflicts of interest; the subject and the other side, which a person needs for that check, are not.
 */
function isCaseShown({ description }: Meeting): boolean {
  return description !== null;
}

export function shownClient(client: ClientOfLawyer) {
  const { _id, display_name, meeting_count, last_meeting, next_meeting } = client;
  return {
    id: _id,
    name: display_name,
    meeting_count,
    last_meeting: last_meeting?.start_time ?? null,
    next_meeting: next_meeting?.start_time ?? null,
  };
}

interface WantedTimes {
  readonly duration?: number | undefined;
  /** First and last day in Manila. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Serializes the open times of a calendar, by day; days without one are left out. */
export function shownTimes(calendar: Calendar, { duration, from, to }: WantedTimes = {}) {
  const days = Object.entries(calendar).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return days.flatMap(([day, slots]) => {
    if ((from && day < from) || (to && day > to)) return [];
    const times = slots.filter(({ durations }) =>
      durations.some((one) => duration === undefined || one === duration),
    );
    return times.length > 0 ? [{ day, times }] : [];
  });
}

export function shownBlocker({ _id, title, start_time, end_time }: Blocker) {
  return { id: _id, title, start_time, end_time };
}

/** Serializes a meeting that stands in a blocked time. */
export function standing(meeting: CreatedBlocker['meetings'][number]) {
  const { _id, client, start_time, end_time } = meeting;
  return { id: _id, client, start_time, end_time };
}

import 'server-only';
import { isoInstant } from '@/lib/domain/platform/time';
import { recordEvent } from '@/lib/server/lawyers/events/deliveries-service';
import type { Transaction } from '@/lib/server/platform/db/pool';
import type { MeetingRow } from './store';

/** Records what happened to a meeting for its lawyer's own programs: when it is and its status, nothing of the case. */
export function recordMeetingEvent(
  tx: Transaction,
  type: 'meeting.confirmed' | 'meeting.moved' | 'meeting.cancelled',
  meeting: Pick<MeetingRow, 'id' | 'lawyerId' | 'status' | 'startsAt' | 'endsAt'>,
): Promise<void> {
  const { id, lawyerId, status, startsAt, endsAt } = meeting;
  const times = {
    start_time: isoInstant(startsAt.getTime()),
    end_time: isoInstant(endsAt.getTime()),
  };
  return recordEvent(tx, { lawyerId }, { type, data: { meeting_id: id, status, ...times } });
}

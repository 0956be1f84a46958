import 'server-only';
import type { Party } from '@/lib/domain/meetings/meeting';
import { AppError } from '@/lib/server/platform/app-error';
import type { MailContent } from '@/lib/server/schema/messages';
import { publishedEvent } from './calendar-serialize';
import { eventOf } from './mails';
import { meetingOf } from './service';

/**
 * The entry for the calendar of one of the two, the same as the mailed one: importing both leaves one.
 *
 * @throws AppError not_found, bad_transition for a meeting that was never confirmed
 */
export async function calendarFileOf(
  party: Party,
  meetingId: string,
  now: number,
): Promise<MailContent['attachments'][number]> {
  const { view } = await meetingOf(party, meetingId);
  if (!view.meeting.confirmedAt) {
    throw new AppError('bad_transition', 'A meeting has a calendar entry once it is confirmed.');
  }
  return publishedEvent(eventOf(party.side, view, new Date(now)));
}

import 'server-only';
import * as contract from '@/lib/contract/meetings/calendar';
import type { Party } from '@/lib/domain/meetings/meeting';
import { AppError } from '@/lib/server/platform/app-error';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import type { MailContent } from '@/lib/server/schema/messages';
import { publishedEvent } from './calendar-serialize';
import { eventOf } from './mails';
import { partyOf } from './policy';
import { meetingOf } from './service';

// Operations

export const getMeetingCalendar = operation(
  contract.getMeetingCalendar,
  async ({ actor, params, now }) => {
    const { name, contentType, content } = await calendarFileOf(partyOf(actor), params.id, now);
    const body = new TextEncoder().encode(content);
    return { name, contentType, size: body.byteLength, body };
  },
);

// Service

/**
 * Returns the calendar entry for one party, identical to the mailed one, so that importing both creates a single
 * entry.
 * @throws AppError not_found, bad_transition for a meeting that was never confirmed
 */
async function calendarFileOf(
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

// Feature

export const calendarFile: Pick<Feature, 'operations'> = {
  operations: [getMeetingCalendar],
};

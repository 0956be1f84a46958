import 'server-only';
import * as contract from '@/lib/contract/meetings/calendar';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { calendarFileOf } from './calendar-file-service';
import { partyOf } from './policy';

export const getMeetingCalendar = operation(
  contract.getMeetingCalendar,
  async ({ actor, params, now }) => {
    const { name, contentType, content } = await calendarFileOf(partyOf(actor), params.id, now);
    const body = new TextEncoder().encode(content);
    return { name, contentType, size: body.byteLength, body };
  },
);

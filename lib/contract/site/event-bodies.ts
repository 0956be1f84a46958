import * as z from 'zod';
import { centavos, id, instant } from '@/lib/contract/platform/fields';
import { EVENT_TYPES } from '@/lib/domain/lawyers/outgoing-events';
import { MEETING_STATUSES } from '@/lib/domain/meetings/meeting';
import { WORK_ITEM_STATUSES } from '@/lib/domain/work-items/work-item';

const meetingData = z
  .object({
    meeting_id: id,
    status: z.enum(MEETING_STATUSES),
    start_time: instant,
    end_time: instant,
  })
  .meta({ id: 'MeetingEventData' });

const meetingPaymentData = z
  .object({
    meeting_id: id,
    payment_id: id,
    /** Part that the client paid for the lawyer's work, without the platform fee. */
    amount: centavos,
  })
  .meta({ id: 'MeetingPaidEventData' });

const agreementData = z
  .object({ work_item_id: id, status: z.enum(WORK_ITEM_STATUSES) })
  .meta({ id: 'AgreementEventData' });

const agreementPaymentData = z
  .object({ work_item_id: id, payment_id: id, amount: centavos })
  .meta({ id: 'AgreementPaidEventData' });

const messageData = z
  .object({
    message_id: id,
    /** The subject of the conversation; the other one is null. */
    meeting_id: id.nullable(),
    work_item_id: id.nullable(),
  })
  .meta({ id: 'MessageEventData' });

const DATA = {
  'meeting.confirmed': meetingData,
  'meeting.moved': meetingData,
  'meeting.cancelled': meetingData,
  'meeting.paid': meetingPaymentData,
  'agreement.accepted': agreementData,
  'agreement.paid': agreementPaymentData,
  'message.received': messageData,
} as const;

/** Bodies of the requests to a lawyer's addresses, by type. */
export const EVENT_BODIES = EVENT_TYPES.map(
  (type) =>
    [type, z.object({ type: z.literal(type), timestamp: instant, data: DATA[type] })] as const,
);

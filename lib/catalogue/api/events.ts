import type { EventType } from '@/lib/domain/lawyers/outgoing-events';

/** Says what happened, for each event that a lawyer's own programs are told of. */
export const EVENT_COPY: Readonly<Record<EventType, string>> = {
  'meeting.confirmed': 'A meeting was booked',
  'meeting.moved': 'A meeting was moved to another time',
  'meeting.cancelled': 'A meeting was cancelled',
  'meeting.paid': 'The payment of a meeting arrived',
  'agreement.accepted': 'A client accepted an agreement',
  'agreement.paid': 'A payment of an agreement or order arrived',
  'message.received': 'A client wrote a message',
};

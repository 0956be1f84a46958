import type { Transitions } from '@/lib/domain/platform/transitions';

/** SENT: awaiting the notary's answer. Accepted and declined by the notary, withdrawn by the client. */
export const REQUEST_STATUSES = ['SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Part of the day in which a client can come: before noon or after it; none for any time. */
export const DAY_PARTS = ['morning', 'afternoon'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

export const REQUEST_TRANSITIONS: Transitions<RequestStatus> = {
  SENT: ['ACCEPTED', 'DECLINED', 'WITHDRAWN'],
  ACCEPTED: ['WITHDRAWN'],
  DECLINED: [],
  WITHDRAWN: [],
};

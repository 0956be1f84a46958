import type { Transitions } from '@/lib/domain/platform/transitions';

/** SENT: awaiting the notary's answer. Accepted and declined by the notary, withdrawn by the client. */
export const REQUEST_STATUSES = ['SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

export const REQUEST_TRANSITIONS: Transitions<RequestStatus> = {
  SENT: ['ACCEPTED', 'DECLINED', 'WITHDRAWN'],
  ACCEPTED: ['WITHDRAWN'],
  DECLINED: [],
  WITHDRAWN: [],
};

import type { MessageRow } from './message-row';

/** What is said of requests for an appointment at a notary public. */
export const NOTARY_REQUEST_ROWS = {
  requestAppointment: {
    keys: {
      invalid_input: 'Please check the marked fields.',
      not_found: 'This notary public takes no requests here any more. Nothing was sent.',
    },
    tooOften: 'You have asked for three appointments within 24 hours, which is the most.',
    otherwise: 'The request was not sent. Please try again.',
  },
  sentRequests: { always: true, otherwise: 'Failed to fetch your appointment requests' },
  withdrawRequest: {
    keys: { bad_transition: 'The notary public has declined this request already.' },
    otherwise: 'The request was not withdrawn. Please try again.',
  },
  receivedRequests: { always: true, otherwise: 'Failed to fetch appointment requests' },
  answerRequest: {
    serverMessageAt: [409],
    otherwise: 'The answer was not sent. Please try again.',
  },
} as const satisfies Record<string, MessageRow>;

import type { MessageRow } from './message-row';

/** What is said of requests for an appointment at a notary public. */
export const NOTARY_REQUEST_ROWS = {
  requestAppointment: {
    keys: {
      invalid_input: 'Please check the marked fields.',
      not_found: 'This notary public no longer takes requests here. Your request was not sent.',
    },
    tooOften: 'You can ask for up to three appointments in 24 hours.',
    otherwise: 'The request was not sent. Please try again.',
  },
  sentRequests: { always: true, otherwise: 'Failed to fetch your appointment requests' },
  withdrawRequest: {
    keys: { bad_transition: 'The notary public has already declined this request.' },
    otherwise: 'The request was not withdrawn. Please try again.',
  },
  receivedRequests: { always: true, otherwise: 'Failed to fetch appointment requests' },
  answerRequest: {
    serverMessageAt: [409],
    otherwise: 'The answer was not sent. Please try again.',
  },
} as const satisfies Record<string, MessageRow>;

import { COPY, fill } from '@/lib/contract/platform/copy';
import { MAX_FILES, MAX_TOTAL_BYTES } from '@/lib/domain/platform/files/upload-limits';
import { CHECK_FIELDS, type MessageRow } from './message-row';

const { createMeeting, meetingFiles, reschedule, search, validation, workItems } = COPY;

export const UPLOAD_REFUSALS = {
  tooLarge: fill(validation.fileSize, { max: MAX_TOTAL_BYTES / 1024 / 1024 }),
  tooMany: `At most ${MAX_FILES} files can be added.`,
} as const;

const COMMENTS_CLOSED = 'You can no longer send messages about this meeting.';
const AGREEMENT_CLOSED = 'You can no longer send messages about this agreement.';

function filesRow(noun: string) {
  return {
    keys: {
      too_large: UPLOAD_REFUSALS.tooLarge,
      too_many_files: UPLOAD_REFUSALS.tooMany,
      bad_transition: `Files can no longer be changed for this ${noun}.`,
      unavailable: 'Files can’t be added right now. Please try again in a moment.',
    },
    tooOften: 'You have sent too many files for now.',
    serverMessageAt: [400, 415],
    otherwise: meetingFiles.failure,
  } satisfies MessageRow;
}

export const MEETING_ROWS = {
  createMeeting: {
    keys: {
      free_limit:
        'You have used your free consultations for now. You can still book this time at the regular price.',
    },
    statuses: {
      409: createMeeting.conflict,
      422: createMeeting.paymentMethod,
      429: createMeeting.limit,
    },
    serverMessageFor: ['rate_limited'],
    serverMessageAt: [400],
    otherwise: createMeeting.failure,
  },
  meetingFiles: filesRow('meeting'),
  agreementFiles: filesRow('agreement'),
  cancelMeeting: {
    keys: { bad_transition: 'This time is no longer held, so there is nothing to cancel.' },
    otherwise: 'The booking was not cancelled. Please try again.',
  },
  payAnotherWay: {
    keys: {
      bad_transition: 'This time is no longer held, or it is already paid.',
      payment_method_unavailable: createMeeting.paymentMethod,
    },
    tooOften: 'You have changed the payment method too often for now.',
    otherwise: 'The payment page did not open. Please try again.',
  },
  inviteGuest: {
    tooOften: 'You have changed your guest too often for now.',
    serverMessageAt: [409],
    otherwise: 'The invitation was not sent. Please try again.',
  },
  renewGuestLink: {
    serverMessageAt: [409],
    otherwise: 'There is no new link yet. Please try again.',
  },
  withdrawGuest: { otherwise: 'The invitation was not withdrawn. Please try again.' },
  associates: { always: true, otherwise: 'Failed to fetch the associates' },
  askAssociate: {
    keys: { not_found: 'This lawyer no longer works for your practice.' },
    tooOften: 'You have asked too often for now.',
    serverMessageAt: [409],
    otherwise: 'Your client was not asked. Please try again.',
  },
  withdrawAssociate: { otherwise: 'The request was not taken back. Please try again.' },
  respondAsAssociate: {
    keys: { not_found: 'This request has ended.' },
    serverMessageAt: [409],
    otherwise: 'Your answer was not saved. Please try again.',
  },
  answerAssociate: {
    keys: { not_found: 'This request was replaced. Please read the new one.' },
    serverMessageAt: [409],
    otherwise: 'Your answer was not saved. Please try again.',
  },
  enterAsGuest: {
    keys: {
      not_found:
        'This invitation is no longer valid. Please ask the person who sent it for a new one.',
    },
    serverMessageAt: [409],
    otherwise: 'This did not work. Please try again.',
  },
  joinWaitlist: {
    keys: {
      invalid_input: CHECK_FIELDS,
      not_found: 'This lawyer is not taking bookings right now.',
    },
    serverMessageAt: [429],
    otherwise: 'You were not added to the waitlist. Please try again.',
  },
  leaveWaitlist: { otherwise: 'You are still on the waitlist. Please try again.' },
  refundAccount: { always: true, otherwise: 'Failed to fetch your refund' },
  giveRefundAccount: {
    keys: {
      invalid_input: CHECK_FIELDS,
      wrong_password: 'This is not your current password.',
      second_factor_required: 'Please confirm with your second factor first.',
    },
    serverMessageFor: ['bad_transition'],
    otherwise: 'The account was not saved. Please try again.',
  },
  waitlist: { always: true, otherwise: 'Failed to fetch your waitlist' },
  threads: { always: true, otherwise: 'Failed to fetch your messages' },
  quickReplies: { always: true, otherwise: 'Failed to fetch your texts' },
  changeQuickReplies: {
    serverMessageFor: ['bad_transition'],
    otherwise: 'Your texts were not changed. Please try again.',
  },
  comments: { always: true, otherwise: 'Failed to fetch the messages' },
  addComment: {
    keys: { bad_transition: COMMENTS_CLOSED },
    tooOften: 'You have sent too many messages for now.',
    otherwise: 'Failed to add the comment',
  },
  editComment: {
    keys: { bad_transition: COMMENTS_CLOSED },
    tooOften: 'You have changed too many messages for now.',
    otherwise: workItems.updateComment,
  },
  addAgreementComment: {
    keys: { bad_transition: AGREEMENT_CLOSED },
    tooOften: 'You have sent too many messages for now.',
    otherwise: workItems.addComment,
  },
  editAgreementComment: {
    keys: { bad_transition: AGREEMENT_CLOSED },
    tooOften: 'You have changed too many messages for now.',
    otherwise: workItems.updateComment,
  },
  deleteComment: { otherwise: workItems.deleteComment },
  cancelConfirmed: {
    serverMessageAt: [400, 409],
    otherwise: 'The meeting was not cancelled. Please try again.',
  },
  conflictCheck: {
    always: true,
    otherwise: 'The other side could not be compared with your earlier meetings',
  },
  decideConflict: {
    serverMessageAt: [409],
    otherwise: 'Your decision was not saved. Please try again.',
  },
  reportAbsence: {
    keys: {
      meeting_cancelled: 'The meeting has been cancelled in the meantime.',
      invalid_input: CHECK_FIELDS,
    },
    serverMessageFor: ['too_early', 'too_late'],
    otherwise: 'The report was not sent. Please try again.',
  },
  answerAbsence: {
    keys: {
      too_late: 'The time to answer has passed.',
      meeting_cancelled: 'The meeting has been cancelled in the meantime.',
      bad_transition: 'You have already answered this, in another tab or on another device.',
      invalid_input: CHECK_FIELDS,
    },
    otherwise: 'Your answer was not sent. Please try again.',
  },
  rescheduleMeeting: {
    tooOften: 'You have changed the time too often for now.',
    serverMessageAt: [400, 409],
    otherwise: reschedule.failure,
  },
  meetingTimes: { serverMessageAt: [409], otherwise: search.availability },
  followUps: { always: true, otherwise: 'Failed to fetch follow-ups' },
  offering: { always: true, otherwise: 'Failed to fetch your prices and open times' },
  offerFollowUp: {
    keys: {
      invalid_input: CHECK_FIELDS,
      not_found: 'This client can no longer be offered anything.',
    },
    serverMessageAt: [409, 429],
    otherwise: 'The follow-up was not offered. Please try again.',
  },
  withdrawFollowUp: {
    serverMessageAt: [409],
    otherwise: 'The offer was not taken back. Please try again.',
  },
  bookFollowUp: {
    keys: {
      schedule_conflict: createMeeting.conflict,
      not_found: 'This lawyer can’t be booked now.',
      payment_method_unavailable: createMeeting.paymentMethod,
      meeting_limit: createMeeting.limit,
      invalid_input: CHECK_FIELDS,
    },
    serverMessageFor: ['rate_limited', 'price_changed', 'bad_transition'],
    otherwise: createMeeting.failure,
  },
  meetings: { always: true, otherwise: 'Failed to fetch meetings' },
  meeting: { always: true, otherwise: 'Failed to fetch the meeting' },
  joinCall: { always: true, otherwise: 'The call could not be joined' },
  clients: { always: true, otherwise: 'Failed to fetch your clients' },
  client: { always: true, otherwise: 'Failed to fetch the client' },
  saveNote: {
    keys: { version_changed: 'This note was changed in another tab or on another device.' },
    otherwise: 'The note was not saved. Please try again.',
  },
  steps: { always: true, otherwise: 'Failed to fetch the next steps' },
  saveStep: {
    keys: {
      invalid_input: CHECK_FIELDS,
      not_found: 'This step was removed in another tab or on another device.',
    },
    serverMessageAt: [409],
    otherwise: 'The step was not saved. Please try again.',
  },
  removeStep: { otherwise: 'The step was not removed. Please try again.' },
  saveReview: {
    keys: {
      bad_transition:
        'You have already reviewed this meeting, in another tab or on another device. “Update review” replaces what you wrote there.',
      too_early: 'You can review the meeting when it is over.',
      meeting_cancelled: 'The meeting was cancelled, so it cannot be reviewed.',
    },
    otherwise: 'The review was not saved. Please try again.',
  },
  reportReview: {
    serverMessageFor: ['bad_transition'],
    otherwise: 'The report was not sent. Please try again.',
  },
  replyToReview: {
    serverMessageFor: ['bad_transition'],
    otherwise: 'The reply was not published. Please try again.',
  },
  withdrawReply: { otherwise: 'The reply was not taken back. Please try again.' },
  summary: { always: true, otherwise: 'Failed to fetch the summary' },
  saveSummary: {
    keys: { version_changed: 'This summary was changed in another tab or on another device.' },
    otherwise: 'The summary was not saved. Please try again.',
  },
  payouts: { always: true, otherwise: 'Failed to fetch your balance' },
  requestPayout: {
    serverMessageAt: [409],
    otherwise: 'The payout was not made. Please try again.',
  },
  receivedPayments: { always: true, otherwise: 'Failed to fetch your payments' },
  work: { always: true, otherwise: 'Failed to fetch what waits for you' },
  dashboard: { always: true, otherwise: 'Failed to fetch your dashboard' },
} as const satisfies Record<string, MessageRow>;

import { fill, TEXTS } from '@/lib/contract/platform/texts';
import {
  MAX_FILES,
  MAX_PICTURE_BYTES,
  MAX_PIXELS,
  MAX_TOTAL_BYTES,
} from '@/lib/domain/platform/upload-limits';
import { ApiError, type ApiErrorKey } from './api-error';

interface Row {
  /** Looked at first. */
  keys?: Partial<Record<ApiErrorKey, string>>;
  statuses?: Readonly<Record<number, string>>;
  /** Begins what is said when it was tried too often. */
  tooOften?: string;
  /** At these statuses the server's own message is shown. */
  serverMessageAt?: readonly number[];
  /** One text whatever happened; `reasonFor` adds the cause. */
  always?: boolean;
  otherwise: string;
}

const {
  createMeeting,
  lawyerProfile,
  meetingFiles,
  reschedule,
  search,
  transport,
  validation,
  verifyEmail,
  workItems,
} = TEXTS;

/** Why a file is not sent at all, or was sent back. */
export const UPLOAD_REFUSALS = {
  tooLarge: fill(validation.fileSize, { max: MAX_TOTAL_BYTES / 1024 / 1024 }),
  tooMany: `At most ${MAX_FILES} files can be added.`,
} as const;

const TOO_MANY_PIXELS = `A picture can have ${MAX_PIXELS / 1e6} million pixels at most. Please choose a smaller one.`;

const SET_PICTURE = {
  keys: {
    too_large: fill(validation.fileSize, { max: MAX_PICTURE_BYTES / 1024 / 1024 }),
    too_many_pixels: TOO_MANY_PIXELS,
    unsupported_type: 'Please choose a JPEG, PNG or WebP picture.',
  },
};

/** Only a form that was sent without scripts comes to this; they solve the task unasked. */
const TASK_FIRST =
  'After so many tries your browser must solve a short task first. That needs JavaScript: please switch it on, or try again in an hour.';

const COMMENTS_CLOSED = 'Messages can no longer be written about this meeting.';

const ROWS = {
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
    serverMessageAt: [400],
    otherwise: createMeeting.failure,
  },
  meetingFiles: {
    keys: {
      too_large: UPLOAD_REFUSALS.tooLarge,
      too_many_files: UPLOAD_REFUSALS.tooMany,
      bad_transition: 'Files can no longer be changed for this meeting.',
      unavailable: 'Files can’t be added right now. Please try again in a moment.',
    },
    tooOften: 'You have sent too many files for now.',
    serverMessageAt: [400, 415],
    otherwise: meetingFiles.failure,
  },
  cancelMeeting: {
    keys: { bad_transition: 'This time is no longer held, so there is nothing to cancel.' },
    otherwise: 'The booking was not cancelled. Please try again.',
  },
  joinWaitlist: {
    keys: {
      invalid_input: 'Please check the marked fields.',
      not_found: 'This lawyer takes no bookings at the moment.',
    },
    serverMessageAt: [429],
    otherwise: 'You were not put on the list. Please try again.',
  },
  leaveWaitlist: { otherwise: 'You are still on the list. Please try again.' },
  waitlist: { always: true, otherwise: 'Failed to fetch what you wait for' },
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
  deleteComment: { otherwise: workItems.deleteComment },
  cancelConfirmed: {
    serverMessageAt: [400, 409],
    otherwise: 'The meeting was not cancelled. Please try again.',
  },
  rescheduleMeeting: {
    tooOften: 'You have changed the time too often for now.',
    serverMessageAt: [400, 409],
    otherwise: reschedule.failure,
  },
  meetingTimes: { serverMessageAt: [409], otherwise: search.availability },
  searchLawyers: { always: true, otherwise: search.lawyers },
  lawyerProfile: { always: true, otherwise: search.profile },
  availability: { always: true, otherwise: search.availability },
  lawyerReviews: { always: true, otherwise: 'Failed to fetch reviews' },
  verifyQr: { always: true, otherwise: 'The profile could not be checked' },
  meetings: { always: true, otherwise: 'Failed to fetch meetings' },
  meeting: { always: true, otherwise: 'Failed to fetch the meeting' },
  clients: { always: true, otherwise: 'Failed to fetch your clients' },
  client: { always: true, otherwise: 'Failed to fetch the client' },
  saveNote: {
    keys: { version_changed: 'This note was changed in another tab or on another device.' },
    otherwise: 'The note was not saved. Please try again.',
  },
  saveReview: {
    keys: {
      bad_transition:
        'You have reviewed this meeting already, in another tab or on another device. “Update review” replaces what you wrote there.',
      too_early: 'You can review the meeting when it is over.',
      meeting_cancelled: 'The meeting was cancelled, so it cannot be reviewed.',
    },
    otherwise: 'The review was not saved. Please try again.',
  },
  reportReview: {
    keys: { bad_transition: 'You have reported this review already.' },
    otherwise: 'The report was not sent. Please try again.',
  },
  summary: { always: true, otherwise: 'Failed to fetch the summary' },
  saveSummary: {
    keys: { version_changed: 'This summary was changed in another tab or on another device.' },
    otherwise: 'The summary was not saved. Please try again.',
  },
  receivedPayments: { always: true, otherwise: 'Failed to fetch your payments' },
  dashboard: { always: true, otherwise: 'Failed to fetch your dashboard' },
  paymentMethods: { always: true, otherwise: 'Failed to fetch payment methods' },
  checkout: {
    keys: { not_found: 'There is no payment with this reference.' },
    always: true,
    otherwise: 'The payment status could not be read',
  },
  signin: {
    keys: { bad_credentials: 'E-mail or password is not right', proof_required: TASK_FIRST },
    otherwise: 'Sign-in did not work. Please try again.',
  },
  signup: {
    keys: {
      email_taken: 'There is already an account with this e-mail address.',
      invalid_input: 'Please check the marked fields.',
      proof_required: TASK_FIRST,
    },
    otherwise: 'The account could not be created. Please try again.',
  },
  sendResetMail: { otherwise: 'The e-mail could not be sent. Please try again.' },
  resetPassword: {
    keys: { invalid_input: 'The password was not changed.' },
    otherwise: 'The password could not be changed. Please try again.',
  },
  changePassword: {
    keys: {
      wrong_password: 'This is not your current password.',
      invalid_input: 'Please check the marked fields.',
    },
    otherwise: 'The password could not be changed. Please try again.',
  },
  lawyerSignup: {
    keys: {
      email_taken: 'There is already an account with this e-mail address.',
      invalid_input: 'Please check the marked fields.',
      too_large: 'One of the IDs is too large.',
      too_many_pixels: TOO_MANY_PIXELS,
      unsupported_type: 'One of the IDs could not be taken.',
    },
    otherwise: 'The account could not be created. Please try again.',
  },
  resubmitDocuments: {
    keys: {
      bad_transition: 'Your IDs are with the verifier already.',
      invalid_input: 'Please check the marked fields.',
      too_large: 'One of the IDs is too large.',
      too_many_pixels: TOO_MANY_PIXELS,
      unsupported_type: 'One of the IDs could not be taken.',
    },
    otherwise: 'The IDs could not be sent. Please try again.',
  },
  ownVerification: { always: true, otherwise: 'Failed to fetch the status of your IDs' },
  verifierCode: {
    serverMessageAt: [400],
    otherwise: 'The code could not be sent. Please try again.',
  },
  openRequest: {
    serverMessageAt: [400],
    otherwise: 'The documents could not be opened. Please try again.',
  },
  decideVerification: {
    serverMessageAt: [400],
    otherwise: 'The decision was not saved. Please try again.',
  },
  ownProfile: { always: true, otherwise: lawyerProfile.load },
  setProfilePicture: { ...SET_PICTURE, otherwise: lawyerProfile.load },
  setBasicInfo: { otherwise: lawyerProfile.basicInfo },
  setBankingInfo: { otherwise: lawyerProfile.bankingInfo },
  setVisibility: { otherwise: lawyerProfile.visibility },
  changeCareer: { serverMessageAt: [409], otherwise: lawyerProfile.failure },
  setAvailability: { otherwise: lawyerProfile.failure },
  busyTimes: { always: true, otherwise: search.availability },
  calendar: { always: true, otherwise: 'Failed to fetch your calendar' },
  calendarFeed: { always: true, otherwise: lawyerProfile.calendarFeed },
  calendars: { always: true, otherwise: 'Failed to fetch your calendars' },
  addCalendarImport: {
    keys: { invalid_input: 'Please check the marked fields.' },
    otherwise: 'The calendar was not added. Please try again.',
  },
  removeCalendarImport: { otherwise: 'The calendar was not removed. Please try again.' },
  syncCalendarImport: { otherwise: 'The calendar was not read. Please try again.' },
  createBlocker: { otherwise: TEXTS.blockers.create },
  changeBlocker: { otherwise: TEXTS.blockers.update },
  deleteBlocker: { otherwise: TEXTS.blockers.delete },
  account: { always: true, otherwise: 'Failed to fetch your account' },
  undoAddress: {
    keys: { email_taken: 'This address belongs to another account by now.' },
    otherwise: 'The address was not brought back.',
  },
  changeSettings: {
    keys: {
      email_taken: 'This e-mail address already has an account.',
      wrong_password: 'This is not your current password.',
      invalid_input: 'Please check the marked fields.',
    },
    otherwise: 'The changes were not saved. Please try again.',
  },
  setPicture: { ...SET_PICTURE, otherwise: 'The picture was not saved. Please try again.' },
  removePicture: { otherwise: 'The picture was not removed. Please try again.' },
  preferences: { always: true, otherwise: 'Failed to fetch your notification settings' },
  changePreferences: { otherwise: 'Your choices were not saved. Please try again.' },
  switchPush: { otherwise: 'That did not work in this browser. Please try again.' },
  sessions: { always: true, otherwise: 'Failed to fetch your devices' },
  revokeSession: { otherwise: 'The device was not signed out. Please try again.' },
  requestExport: { otherwise: 'The file could not be asked for. Please try again.' },
  requestDeletion: {
    keys: {
      bad_transition:
        'You have meetings ahead. An account can be deleted when they are over or cancelled.',
      wrong_password: 'This is not your current password.',
    },
    otherwise: 'The deletion was not planned. Please try again.',
  },
  cancelDeletion: { otherwise: 'The deletion was not stopped. Please try again.' },
  signout: { otherwise: 'Sign-out did not work. You are still signed in.' },
  verifyEmail: { otherwise: verifyEmail.failure },
  correctAddress: {
    keys: {
      email_taken: 'There is already an account with this e-mail address.',
      invalid_input: 'Please check the marked fields.',
      bad_transition: 'This address was verified meanwhile.',
    },
    otherwise: 'The address could not be changed. Please try again.',
  },
  sendVerifyEmail: { otherwise: 'The e-mail could not be sent. Please try again.' },
} as const satisfies Record<string, Row>;

export type Action = keyof typeof ROWS;

/** Message for the user when `action` failed: by key first, then by status (contract.md, Conventions). */
export function messageFor(action: Action, error: unknown): string {
  const row: Row = ROWS[action];
  if (!(error instanceof ApiError)) return row.otherwise;
  const byKey = row.keys?.[error.key];
  if (byKey) return byKey;
  if (!row.always) {
    const reason = reasonFor(error, row.tooOften);
    if (reason) return reason;
  }
  const byStatus = row.statuses?.[error.status];
  if (byStatus) return byStatus;
  return (row.serverMessageAt?.includes(error.status) && error.message) || row.otherwise;
}

/** Why it failed, where that is not about the action: no connection, a slow one, or too many tries. */
export function reasonFor(error: unknown, tooOften = 'Too many attempts.'): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.key === 'no_answer') return transport.noAnswer;
  if (error.key === 'request_timeout') return 'The connection was too slow. Please try again.';
  return error.key === 'rate_limited'
    ? `${tooOften} Please try again ${waitText(error.retryAfter)}.`
    : null;
}

function waitText(seconds: number | null): string {
  if (seconds === null) return 'later';
  if (seconds < 60) return `in ${count(seconds, 'second')}`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `in ${count(minutes, 'minute')}`;
  return `in ${count(Math.ceil(minutes / 60), 'hour')}`;
}

function count(number: number, unit: string): string {
  const whole = Math.max(1, Math.ceil(number));
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}

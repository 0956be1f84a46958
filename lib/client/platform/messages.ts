import { MEETINGS_AHEAD } from '@/lib/catalogue/deletion-waits';
import { COPY, fill } from '@/lib/contract/platform/copy';
import { MAX_PICTURE_BYTES, MAX_PIXELS } from '@/lib/domain/platform/files/upload-limits';
import { ApiError } from './api-error';
import { MEETING_ROWS } from './meeting-messages';
import { CHECK_FIELDS, type MessageRow } from './message-row';
import { PORTAL_ROWS } from './portal-messages';

const { lawyerProfile, search, transport, validation, verifyEmail } = COPY;

const TOO_MANY_PIXELS = `A picture can have ${MAX_PIXELS / 1e6} million pixels at most. Please choose a smaller one.`;

const SET_PICTURE = {
  keys: {
    too_large: fill(validation.fileSize, { max: MAX_PICTURE_BYTES / 1024 / 1024 }),
    too_many_pixels: TOO_MANY_PIXELS,
    unsupported_type: 'Please choose a JPEG, PNG or WebP picture.',
  },
};

/** Only for forms sent without scripts; scripts solve the task automatically. */
const TASK_FIRST =
  'After this many tries, your browser has to solve a short task first. It needs JavaScript for that: please turn it on, or try again in an hour.';

const ROWS = {
  ...MEETING_ROWS,
  ...PORTAL_ROWS,
  searchLawyers: { always: true, otherwise: search.lawyers },
  availability: { always: true, otherwise: search.availability },
  lawyerReviews: { always: true, otherwise: 'Failed to fetch reviews' },
  signin: {
    keys: { bad_credentials: 'Email or password is not right', proof_required: TASK_FIRST },
    serverMessageAt: [403],
    otherwise: 'You could not be signed in. Please try again.',
  },
  signup: {
    keys: {
      email_taken: 'There is already an account with this email.',
      invalid_input: CHECK_FIELDS,
      proof_required: TASK_FIRST,
    },
    otherwise: 'The account could not be created. Please try again.',
  },
  sendResetMail: { otherwise: 'The email could not be sent. Please try again.' },
  resetPassword: {
    keys: { invalid_input: 'The password was not changed.' },
    serverMessageAt: [403],
    otherwise: 'The password could not be changed. Please try again.',
  },
  changePassword: {
    keys: {
      wrong_password: 'This is not your current password.',
      invalid_input: CHECK_FIELDS,
    },
    otherwise: 'The password could not be changed. Please try again.',
  },
  lawyerSignup: {
    keys: {
      email_taken: 'There is already an account with this email.',
      invalid_input: CHECK_FIELDS,
      too_large: 'One of the IDs is too large.',
      too_many_pixels: TOO_MANY_PIXELS,
      unsupported_type: 'One of the IDs is not a JPEG, PNG or PDF file.',
    },
    otherwise: 'The account could not be created. Please try again.',
  },
  resubmitDocuments: {
    keys: {
      bad_transition: 'Your IDs are already being checked.',
      invalid_input: CHECK_FIELDS,
      too_large: 'One of the IDs is too large.',
      too_many_pixels: TOO_MANY_PIXELS,
      unsupported_type: 'One of the IDs is not a JPEG, PNG or PDF file.',
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
  calendar: { always: true, otherwise: 'Failed to fetch your calendar' },
  calendarFeed: { always: true, otherwise: lawyerProfile.calendarFeed },
  calendars: { always: true, otherwise: 'Failed to fetch your calendars' },
  addCalendarImport: {
    keys: { invalid_input: CHECK_FIELDS },
    otherwise: 'The calendar was not added. Please try again.',
  },
  removeCalendarImport: { otherwise: 'The calendar was not removed. Please try again.' },
  syncCalendarImport: { otherwise: 'The calendar was not read. Please try again.' },
  syncGoogleCalendar: { otherwise: 'Google Calendar was not checked. Please try again.' },
  endGoogle: {
    otherwise: 'Google Calendar was not disconnected. Please try again.',
  },
  createBlocker: { otherwise: COPY.blockers.create },
  changeBlocker: { otherwise: COPY.blockers.update },
  deleteBlocker: { otherwise: COPY.blockers.delete },
  restoreBlocker: { otherwise: 'The time was not blocked again. Please block it anew.' },
  account: { always: true, otherwise: 'Failed to fetch your account' },
  undoAddress: {
    keys: { email_taken: 'Another account now uses this address.' },
    otherwise: 'Your earlier address was not restored.',
  },
  undoFactor: { otherwise: 'The change was not undone.' },
  changeSettings: {
    keys: {
      email_taken: 'This email address already has an account.',
      wrong_password: 'This is not your current password.',
      invalid_input: CHECK_FIELDS,
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
  requestExport: { otherwise: 'Your request for the file was not sent. Please try again.' },
  requestDeletion: {
    keys: {
      bad_transition: MEETINGS_AHEAD,
      wrong_password: 'This is not your current password.',
    },
    otherwise: 'The deletion was not scheduled. Please try again.',
  },
  cancelDeletion: { otherwise: 'The deletion was not cancelled. Please try again.' },
  signout: { otherwise: 'You are still signed in. Please try to sign out again.' },
  verifyEmail: { otherwise: verifyEmail.failure },
  verifyEmailCode: { otherwise: verifyEmail.failure },
  correctAddress: {
    keys: {
      email_taken: 'There is already an account with this email.',
      invalid_input: CHECK_FIELDS,
      bad_transition: 'This address has already been verified.',
    },
    otherwise: 'The address could not be changed. Please try again.',
  },
  sendVerifyEmail: { otherwise: 'The email could not be sent. Please try again.' },
} as const satisfies Record<string, MessageRow>;

export type Action = keyof typeof ROWS;
export const ACTIONS = Object.keys(ROWS);

/** Returns the message for the user when `action` failed: by key first, then by status (docs/contract/platform.md). */
export function messageFor(action: Action, error: unknown): string {
  return messageOf(ROWS[action], error);
}

/** Returns the message of a row outside the table above, which public pages load. */
export function messageOf(row: MessageRow, error: unknown): string {
  if (!(error instanceof ApiError)) return row.otherwise;
  const byKey = row.keys?.[error.key];
  if (byKey) return byKey;
  if (row.serverMessageFor?.includes(error.key) && error.serverMessage) return error.serverMessage;
  if (!row.always) {
    const reason = reasonFor(error, row.tooOften);
    if (reason) return reason;
  }
  const byStatus = row.statuses?.[error.status];
  if (byStatus) return byStatus;
  return (row.serverMessageAt?.includes(error.status) && error.serverMessage) || row.otherwise;
}

/** Returns a cause unrelated to the action: no connection, a slow one, or too many tries; null otherwise. */
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

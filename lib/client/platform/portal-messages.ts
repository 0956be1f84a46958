import { COPY } from '@/lib/contract/platform/copy';
import { CHECK_FIELDS, type MessageRow } from './message-row';

const SET_DOCUMENT = {
  serverMessageAt: [409],
  keys: {
    invalid_input: 'Please check the file.',
    too_large: 'The file is too large.',
    too_many_pixels: 'The picture is too large.',
    unsupported_type: 'This type of file is not accepted.',
  },
  otherwise: 'The file was not sent. Please try again.',
} as const satisfies MessageRow;
const REMOVE_DOCUMENT = {
  otherwise: 'The file was not removed. Please try again.',
} as const satisfies MessageRow;

export const PORTAL_ROWS = {
  helpQuestions: { always: true, otherwise: 'Failed to fetch your questions' },
  intake: { always: true, otherwise: 'Failed to fetch the answers' },
  saveIntake: {
    keys: { invalid_input: CHECK_FIELDS },
    serverMessageAt: [409],
    otherwise: 'The answers were not saved. Please try again.',
  },
  askForHelp: {
    keys: {
      invalid_input: CHECK_FIELDS,
      too_large: 'The file is too large.',
      too_many_pixels: 'The picture is too large.',
      unsupported_type: 'This type of file is not accepted.',
    },
    tooOften: 'You have sent us many questions in the last hour.',
    serverMessageAt: [409],
    otherwise: 'The question was not sent. Please try again.',
  },
  savedLawyers: { always: true, otherwise: 'Failed to fetch your saved lawyers' },
  saveLawyer: {
    keys: { not_found: 'This lawyer is not listed now.' },
    serverMessageAt: [403, 409],
    otherwise: 'The lawyer was not saved. Please try again.',
  },
  forgetLawyer: {
    serverMessageAt: [403],
    otherwise: 'The lawyer is still saved. Please try again.',
  },
  members: { always: true, otherwise: 'Failed to fetch your members' },
  memberActivity: { always: true, otherwise: 'Failed to fetch what your members did' },
  inviteMember: {
    keys: { invalid_input: CHECK_FIELDS },
    tooOften: 'You have sent too many invitations today.',
    serverMessageAt: [403, 409],
    otherwise: 'The invitation was not sent. Please try again.',
  },
  changeMember: {
    keys: { invalid_input: CHECK_FIELDS },
    tooOften: 'You have sent too many invitations today.',
    serverMessageAt: [403, 409],
    otherwise: 'The change was not saved. Please try again.',
  },
  joinPractice: {
    keys: { not_found: 'This invitation is no longer open.' },
    serverMessageAt: [403, 409],
    otherwise: 'You did not join the practice. Please try again.',
  },
  practices: { always: true, otherwise: 'Failed to fetch the practices you work for' },
  switchPractice: {
    keys: { not_found: 'You no longer work for this practice.' },
    serverMessageAt: [403],
    otherwise: 'You could not switch. Please try again.',
  },
  agreements: { always: true, otherwise: COPY.workItems.list },
  writeAgreement: {
    keys: {
      invalid_input: CHECK_FIELDS,
      not_found: 'This agreement or its client no longer exists, so nothing was saved.',
      version_changed: 'This agreement was changed in another tab or on another device.',
    },
    tooOften: 'You have written too many agreements in the past hour.',
    serverMessageAt: [409],
    otherwise: 'The agreement was not saved. Please try again.',
  },
  templates: { always: true, otherwise: 'Failed to fetch your templates' },
  saveTemplate: {
    serverMessageAt: [409],
    otherwise: 'The template was not saved. Please try again.',
  },
  deleteTemplate: { otherwise: 'The template was not deleted. Please try again.' },
  ownCases: { always: true, otherwise: 'Failed to fetch the case' },
  answerCase: { always: true, otherwise: 'Your answer was not sent' },
  offerToSettle: { always: true, otherwise: 'Your offer was not made' },
  answerOffer: { always: true, otherwise: 'The offer was not answered' },
  reviewCase: { always: true, otherwise: 'Your request was not sent' },
  caseMessages: { always: true, otherwise: 'Failed to fetch the messages' },
  handInMessages: { always: true, otherwise: 'The messages were not handed in' },
  caseFiles: { always: true, otherwise: 'The files were not handed in' },
  paymentYear: { always: true, otherwise: 'Failed to fetch the sums of this year' },
  ownTax: { always: true, otherwise: 'Failed to fetch your tax data' },
  setTax: {
    keys: { invalid_input: CHECK_FIELDS },
    otherwise: 'Your tax data was not saved. Please try again.',
  },
  setTaxDocument: SET_DOCUMENT,
  paymentInvoice: {
    keys: { not_found: 'We found no payment of yours here.' },
    otherwise: 'Failed to fetch the payment',
  },
  sendInvoice: {
    serverMessageAt: [409],
    keys: {
      invalid_input: CHECK_FIELDS,
      too_large: 'The file is too large.',
      too_many_pixels: 'The picture is too large.',
      unsupported_type: 'This type of file is not accepted.',
    },
    otherwise: 'The invoice was not sent. Please try again.',
  },
  invoices: { always: true, otherwise: 'Failed to fetch the invoices' },
  removeTaxDocument: REMOVE_DOCUMENT,
  ownNotary: { always: true, otherwise: 'Failed to fetch your notarial services' },
  saveNotary: {
    keys: { invalid_input: CHECK_FIELDS },
    otherwise: 'Your notarial services were not saved. Please try again.',
  },
  setCommissionDocument: SET_DOCUMENT,
  removeCommissionDocument: REMOVE_DOCUMENT,
  toggleNotary: {
    serverMessageAt: [409],
    otherwise: 'The visibility was not changed. Please try again.',
  },
  requestAppointment: {
    keys: {
      invalid_input: CHECK_FIELDS,
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

import { ID_TEXT, type PropertyText, said } from './kinds';

const MONTH: PropertyText = {
  description: 'Month in Asia/Manila, YYYY-MM.',
  examples: ['2026-12'],
};
const CHECKOUT = said(
  "Address of the gateway's page, on which it is paid; null where nothing is to be paid.",
);
const PICTURE = said(
  'Path of the picture on this site, one for each version; null: there is none.',
);
const EVENT_URL: PropertyText = {
  description: 'Address on the public internet, https on port 443 and by name.',
  examples: ['https://office.example.com/events'],
};
/** Texts, flags and list positions, by name, or by schema or operation and name. */
export const API_FIELDS: Readonly<Record<string, PropertyText>> = {
  part_of_day: said(
    'When the client can come, in Asia/Manila: before noon (`morning`) or after it; null for any time.',
  ),
  // Lists
  hasMore: said('Whether a page follows: it is asked for with `page` one higher.'),
  'LawyerDashboard.next': said('Next meeting of the lawyer; null where none is booked.'),
  next: said('Cursor: the next entries are asked for with it as `before`; null on the last page.'),
  before: said(
    'Cursor: the id that the page before gave as `next`; the first one is asked for without.',
  ),
  last: said('Id of the last message that was shown: it and all before it count as seen.'),
  'MessageThread.last': said('Newest message; `own`: the reader wrote it.'),
  newest: said('Id of the newest notification that was shown: it and all before it count as seen.'),
  q: said('Words to look for; case and accents do not matter.'),
  only: said('Narrows the list to these.'),
  'listMeetingsOfUser.only': said('Id of the one to show.'),
  'listAgreementsOfUser.only': said('Id of the one to show.'),
  'listPaymentsOfUser.only': said('Id of the one to show.'),
  'listChosenLawyers.ids': said('Ids of lawyers, separated by commas.'),
  // Headers
  'Idempotency-Key': {
    description:
      'Key of the caller, good for 24 hours: the same request with it again is done once and answered alike; another body under it is 400 idempotency_mismatch.',
    examples: ['7f1d3c0e-6a39-4a52-9c37-0f6f2b7f1d11'],
  },
  'Last-Event-ID': said('`id` of the last event that arrived; the stream goes on after it.'),
  // Errors
  'Error.message': said('Sentence to show to a person.'),
  'Error.key': said('What went wrong, for a program; the status follows from it.'),
  'Error.fields': said('By the name of each field: the sentence to show beside it.'),
  'Error.request_id': said('Id of the request, also the header X-Request-Id: name it to support.'),
  // Files
  content_type: {
    description: 'Media type that the file was found to have.',
    examples: ['application/pdf'],
  },
  'EventAddress.url': said('Address of the program, as it is posted to.'),
  'EventAddressInput.url': EVENT_URL,
  'EventAddressChange.url': EVENT_URL,
  'EventAddress.enabled': said('Whether events are sent there; what happens meanwhile is lost.'),
  'EventAddressChange.enabled': said('Whether events are sent there from now on.'),
  'EventAddress.failing_since': {
    description:
      'Instant in UTC since when every attempt has failed, ISO 8601 with Z; null: it works.',
  },
  'EventAddressSecret.secret': {
    description: 'Key of the signatures, in Base64 behind `whsec_`; it is answered this once.',
    examples: ['whsec_BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc='],
  },
  'CalendarImportInput.url': said('Address of the calendar, as its service gives it.'),
  'GoogleCalendar.url': said('Address of the calendar at Google.'),
  'MeetingGuest.url': said('Link that the client shares, while it is valid; null for all others.'),
  'generateCalendarFeed.url': said('Secret address of the feed, answered this once.'),
  url: said('Path of the file on this site, or of the page, for whoever may see it.'),
  picture_url: PICTURE,
  keep_original: said('Whether pictures stay as they are, with where and when they were taken.'),
  sha256: said('SHA-256, in hexadecimal, of the text of this version.'),
  pdf_sha256: said('SHA-256, in hexadecimal, of the PDF that was kept at acceptance.'),
  // Times
  start_times: {
    description: 'Instants in UTC, ISO 8601 with Z.',
    examples: [['2026-12-01T02:00:00.000Z']],
  },
  server_time: {
    description: 'Instant in UTC of the server: what is left of a hold is counted from it.',
    examples: ['2026-12-01T02:00:00.000Z'],
  },
  hold_expires_at: {
    description:
      'Instant in UTC at which the hold ends unless it is paid; null where nothing is held.',
    examples: ['2026-12-01T02:30:00.000Z'],
  },
  time_zone: { description: 'Zone of the browser, IANA name.', examples: ['Asia/Dubai'] },
  month: MONTH,
  'ReceivedPayments.months': { ...MONTH, examples: [['2026-12', '2026-11']] },
  'NotificationPreferencesInput.from': said('Time of the day in `time_zone`, HH:MM.'),
  'NotificationPreferencesInput.to': said(
    'Time of the day in `time_zone`, HH:MM; may pass midnight.',
  ),
  'NotificationPreferences.from': said('Time of the day in `time_zone`, HH:MM.'),
  'NotificationPreferences.to': said('Time of the day in `time_zone`, HH:MM; may pass midnight.'),
  'PublicReview.month': MONTH,
  week: { description: 'Monday of the week, a day in Asia/Manila.', examples: ['2026-11-30'] },
  // Ids and addresses
  lawyer_id: said(
    'Handle of the lawyer, readable and fixed at sign-up, as in the address of the profile.',
  ),
  id: ID_TEXT,
  childId: ID_TEXT,
  ref: { description: 'Reference of the payment in addresses: whoever has it sees its state.' },
  reference: said('Reference that a person reads out to support.'),
  checkout_url: CHECKOUT,
  checkout: CHECKOUT,
  callback_url: said('Path on this site to go on with; anything else is ignored.'),
  token: said('Secret of the link that was mailed.'),
  'NewApiToken.token': said(
    'The token, for the header `Authorization: Bearer …`; it is answered this once.',
  ),
  proof: said('Proof of work for `auth/challenge`; needed after a 403 proof_required.'),
  current_password: said('Password of the account, asked for again for what matters.'),
  phone: {
    description: 'Number with its country code (E.164) in answers; in requests as people write it.',
    examples: ['+639171234567'],
  },
  sid: said('Id that the page gives itself for the call, one for each time it joins.'),
  series_id: said('Id that the repeats of a block share; null for a single one.'),
  // Values
  'AdminVerification.version': said(
    'Version that names what is decided about; null once it is. A decision about an older one is refused, 409 version_changed.',
  ),
  'decideAsAdmin.version': said(
    'Version that was looked at; of another one nothing is decided, 409 version_changed.',
  ),
};

const FORM_FILE = said(
  'Bytes of a file, JPG, PNG or PDF; what is taken is stored without its metadata.',
);

/** Files as bytes, by name: answers have objects under some of these names, which say what was stored. */
export const API_FILES: Readonly<Record<string, PropertyText>> = {
  picture: FORM_FILE,
  ibp_id: FORM_FILE,
  government_id: FORM_FILE,
  document: FORM_FILE,
  file: FORM_FILE,
  files: said(
    'Bytes of each file; 413 says that one is too large, 415 that one is of no type that is taken.',
  ),
  notarial_commission_doc: FORM_FILE,
};

const PLACE =
  'By label or slug; narrows nothing, but puts those of it first. A city or province stands for its region; what is not known is 400.';
const SEARCH_CITY = 'By label or slug of a city with a page of its own: only lawyers there.';
const SEARCH_SORT =
  'rating: by the mean of the stars · price: of 30 minutes · bar_year: by the year of admission to the bar.';
const FROM_SERVICE = 'As the service adds it to the address at which a person comes back.';
const DRAFT_KIND =
  'Text of which the draft is: a message in a meeting or agreement, a note, or a summary.';
const SERIES =
  'one: this one alone · following: it and those of its series that begin later · all: its series.';

/** Parameters whose value says too little, by name, or by operation and name. */
export const API_PARAMETERS: Readonly<Record<string, string>> = {
  // Search
  area_of_practice: 'Area of practice, by label or slug; what is not known is 400.',
  region: PLACE,
  city: SEARCH_CITY,
  language: 'By label or slug: only lawyers who speak it.',
  when: 'Only with an open time then, in Asia/Manila: today · week: within seven days · evenings: from 18:00 · weekends: Saturday or Sunday.',
  'searchLawyers.sort': SEARCH_SORT,
  'searchFreeHelp.sort': SEARCH_SORT,
  'summarizeLawyers.region': 'By label or slug: only lawyers there.',
  'listNotaries.city': 'Slug of the city: only notaries there.',
  'listNotaries.document':
    'Only offices with a service for this document; fees are then those of that service.',
  'listNotaries.sort': 'fee: by the lowest fee · name: by the name.',
  // What is one's own
  'listMeetings.period':
    'today: not over, and begins on this day in Asia/Manila or before · upcoming: on a later day · past: over, cancelled, or never paid.',
  scope: SERIES,
  'getBookingCode.format': 'Type of the picture that is answered.',
  'listOwnTexts.kind': 'reply: answers kept for messages · summary: texts kept for summaries.',
  'getDraft.kind': DRAFT_KIND,
  'putDraft.kind': DRAFT_KIND,
  'deleteDraft.kind': DRAFT_KIND,
  // Signing in elsewhere
  code: FROM_SERVICE,
  state: FROM_SERVICE,
  iss: FROM_SERVICE,
  error: FROM_SERVICE,
  error_description: FROM_SERVICE,
  'finishGoogleCalendar.scope': FROM_SERVICE,
  // What services send
  'X-Twilio-Signature': 'Signature of the carrier over the address and the fields.',
  'X-Goog-Channel-ID': 'Id of the channel, as it was asked for.',
  'X-Goog-Channel-Token': 'Secret of the channel, as it was asked for.',
  'Paymongo-Signature': 'Signature of the gateway over the body.',
  // Administration
  'listVerifications.subject': 'Narrows the list to checks of this.',
  'listAdminRefunds.group':
    'waiting: for an administrator · under_way: requested from the gateway · done: the money went back.',
  'getLedger.kind': 'Narrows the list to entries of this kind.',
  'listCases.kind': 'Narrows the list to cases of this kind.',
  'listWebhooks.outcome': 'Narrows the list to what this became of.',
  'listAuditEvents.event': 'Narrows the list to this event.',
  'listAuditEvents.role': 'Narrows the list to what was done in this role.',
  'listAuditEvents.subject': 'Id of what it was done to.',
};

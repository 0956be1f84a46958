/** Rules that hold for all of the API, by what they are about; code stands between backticks. */
export const API_RULES: readonly (readonly [about: string, rule: string])[] = [
  [
    'Values',
    'Money is integer centavos of PHP. Instants are ISO 8601 in UTC with `Z`, days are `YYYY-MM-DD` in Asia/Manila, durations are minutes.',
  ],
  [
    'Ids',
    'Opaque strings; a lawyer’s is a readable handle. What is missing, and what is somebody else’s, is 404 alike.',
  ],
  [
    'Sessions',
    'They travel in the cookie `session`, which signing in sets. A request that changes anything must come from this site: `Sec-Fetch-Site: same-origin`, or an `Origin` that is its own.',
  ],
  [
    'Tokens',
    'A lawyer makes them in the account settings, for programs: `Authorization: Bearer sangguni_…` in place of the cookie. A token has some of the rights that members of a practice have, reads money and never moves it, and has 120 calls a minute: `RateLimit` says what is left.',
  ],
  ['Pages', 'They are numbered from 0; `hasMore` says whether another one follows.'],
  [
    'Versions',
    'A change that sends the version it began with is refused with 409 `version_changed` where somebody else was first.',
  ],
  [
    'Unchanged answers',
    'What is read of one thing has an `ETag`; sent back in `If-None-Match`, it is answered with 304 and no body while nothing changed.',
  ],
  [
    'Repeats',
    'With an `Idempotency-Key` the same request is done once, however often it arrives, for 24 hours.',
  ],
  [
    'Events',
    'A lawyer’s own programs are told of meetings, agreements and messages, at addresses from the account settings and by Standard Webhooks: a POST with `webhook-id`, `webhook-timestamp` in seconds, and `webhook-signature`, which is `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`. Its key is what stands in Base64 behind `whsec_` in the secret. Check it over the body as it arrived, refuse a timestamp that is more than five minutes off, and take each id once: an event comes at least once, and in no order. The body is `{type, timestamp, data}`, with ids, times, a status and amounts, and no word of a case; its schemas are the `webhooks` of `/api/v1/openapi.json`. What is not answered by 2xx within 10 seconds is sent again for three days, with growing waits, and not before `Retry-After` of a 429 or 503 says, for a day at most; redirects are not followed. 410 switches the address off at once, three days of nothing but failures too.',
  ],
  [
    'Errors',
    'They are `{message, key, fields?, request_id}`: `key` is for programs, `message` and `fields` for people. 429 and 503 say in `Retry-After` after how many seconds to try again, where that is known.',
  ],
];

/** General text of the API description, in Markdown. */
export const API_DESCRIPTION = `Booking lawyers in the Philippines. JSON in snake_case over HTTPS.

${API_RULES.map(([about, rule]) => `- **${about}**: ${rule}`).join('\n')}`;

export const TAG_COPY: Readonly<Record<string, string>> = {
  Account: 'The own account: data, picture, password, devices, export and deletion.',
  Administration: 'What the people who run the site see and decide; a second factor opens it.',
  'Associates in a call':
    'Other lawyers of a practice who come into a call with the client’s consent.',
  Auth: 'Signing up, in and out, also by Google, Facebook and a passkey, and the links of mails.',
  Blockers: 'Times that a lawyer keeps free, single or in a series.',
  Calendars: 'A lawyer’s calendar elsewhere: read from, written to, or subscribed to.',
  Cases: 'Disagreements about paid meetings and work, from the first statement to the decision.',
  'Clients of a lawyer': 'People a lawyer met or works for, with notes and next steps.',
  Comments: 'Messages about a meeting or an agreement, between its two sides.',
  Drafts: 'What was typed and not sent, kept for the next time.',
  Events: 'Addresses of a lawyer’s own programs that are told of events, and their log.',
  'Follow-ups': 'Times that a lawyer offers a client for another meeting.',
  'Guests of a video meeting': 'People beside the two sides, who join by a link of their own.',
  Help: 'Questions to the people who run the site.',
  'Lawyer profile':
    'What a lawyer says of the own practice: profile, career, hours, prices, bank and tax.',
  Lawyers: 'Finding lawyers: search, public profiles, open times.',
  Meetings: 'Booking, moving, cancelling and everything that belongs to one meeting.',
  'Members of a practice': 'People who work for a lawyer, each with rights of their own.',
  Messages: 'All conversations of a person, by whom they are with.',
  'Notarial services': 'A lawyer’s commission as a notary public, its check and its page.',
  'Notaries public': 'Finding a notary, and asking one for an appointment.',
  Notifications: 'The list in the portals, mails, pushes and texts, and what of them is wanted.',
  Payments: 'Checkouts, refunds, what a lawyer received, payouts and invoices.',
  Reviews: 'What clients say of meetings that took place, and what their lawyers reply.',
  'Second factor': 'Authenticator apps, passkeys and recovery codes.',
  System: 'Health of the installation, and this document.',
  'Tokens of programs': 'Tokens with which a lawyer’s own programs call this API.',
  'Video calls': 'Joining a call, its signals and its stream of events.',
  Waitlist: 'Whoever wants to hear of a time that becomes free.',
  'Work items':
    'Engagement agreements and orders of written work: proposal, acceptance, milestones, services, files, delivery.',
};

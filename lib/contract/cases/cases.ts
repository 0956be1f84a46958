import * as z from 'zod';
import { FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import {
  centavos,
  id,
  instant,
  optionalText,
  page,
  paged,
  rowId,
  text,
} from '@/lib/contract/platform/fields';
import {
  CASE_ACTIONS,
  CASE_FILES_MAX,
  CASE_MESSAGES_MAX,
  CASE_STATES,
  DISAGREEMENTS,
  OFFER_NOTE_MAX,
  OFFER_STATES,
  STATEMENT_KINDS,
  STATEMENT_MAX,
} from '@/lib/domain/cases/case';

const access = 'user';
const tag = 'Cases';

const side = z.enum(['client', 'lawyer']);

/** Texts are null once an account of either is deleted. */
export const caseStatement = z
  .object({
    kind: z.enum(STATEMENT_KINDS),
    by: z.enum(['client', 'lawyer', 'admin']),
    text: z.string().nullable(),
    written_at: instant,
  })
  .meta({ id: 'CaseStatement' });
export type CaseStatement = z.output<typeof caseStatement>;

export const caseFile = z
  .object({
    _id: id,
    name: z.string(),
    size: z.int(),
    content_type: z.string(),
    by: side,
    added_at: instant,
    url: z.string(),
  })
  .meta({ id: 'CaseFile' });
export type CaseFile = z.output<typeof caseFile>;

/** A delivery of the agreement, and the changes that the client asked for after it. */
export const caseDelivery = z
  .object({
    _id: id,
    /** Name of the delivered part; null where there is one. */
    part: z.string().nullable(),
    /** Null once the words of the agreement are erased, or without a note. */
    note: z.string().nullable(),
    delivered_at: instant,
    changes: z.string().nullable(),
    changes_asked_at: instant.nullable(),
    files: z.array(caseFile),
  })
  .meta({ id: 'CaseDelivery' });
export type CaseDelivery = z.output<typeof caseDelivery>;

export const caseMessage = z
  .object({
    _id: id,
    author: side,
    /** Null once an account of either is deleted. */
    text: z.string().nullable(),
    written_at: instant,
    by: side,
    handed_in_at: instant,
  })
  .meta({ id: 'CaseMessage' });
export type CaseMessage = z.output<typeof caseMessage>;

export const caseOffer = z
  .object({
    _id: id,
    by: side,
    /** Amount refunded to the client; the rest is released to the lawyer. */
    refund: centavos,
    /** Null without one, and once an account of either is deleted. */
    note: z.string().nullable(),
    state: z.enum(OFFER_STATES),
    made_at: instant,
    expires_at: instant,
  })
  .meta({ id: 'CaseOffer' });
export type CaseOffer = z.output<typeof caseOffer>;

const decision = z.object({
  /** Amount refunded to the client; null for all that is held. */
  refund: centavos.nullable(),
  reason: z.string().nullable(),
  decided_at: instant,
});

export const caseFields = z.object({
  _id: id,
  kind: z.enum(DISAGREEMENTS),
  state: z.enum(CASE_STATES),
  title: z.string(),
  agreement_id: id.nullable(),
  meeting_id: id.nullable(),
  client: z.object({ display_name: z.string() }),
  lawyer: z.object({ display_name: z.string() }),
  opened_at: instant,
  /** Refund requested by the client; null for all that is held. */
  asks: centavos.nullable(),
  /** Payments held for the disputed part, the latest first; none once it is closed. */
  held: z.array(z.object({ refundable: centavos, releasable: centavos })),
  answer_until: instant,
  /** Deadline for both to reply to the last question. */
  reply_until: instant.nullable(),
  /** Deadline of the decision; null until the time to answer has ended. */
  decide_by: instant.nullable(),
  statements: z.array(caseStatement),
  files: z.array(caseFile),
  /** Deliveries of the agreement in question, in chronological order. */
  deliveries: z.array(caseDelivery),
  /** In chronological order. */
  messages: z.array(caseMessage),
  offers: z.array(caseOffer),
  decisions: z.array(decision),
  /** When the money of a first decision moves, unless a review is requested. */
  moves_at: instant.nullable(),
  closed_at: instant.nullable(),
});

export const ownCase = caseFields
  .extend({
    side,
    may: z.array(z.enum(CASE_ACTIONS)),
  })
  .meta({ id: 'Case' });
export type OwnCase = z.output<typeof ownCase>;

export const listOwnCases = endpoint({
  method: 'GET',
  path: '/api/v1/cases',
  access,
  tag,
  summary: 'Own cases, the newest first; of an agreement or of a meeting, where one is named',
  query: z.object({ agreement: rowId.optional(), meeting: rowId.optional(), page }),
  status: 200,
  response: paged(ownCase),
  errors: [],
});

const params = z.object({ id: rowId });
const childParams = z.object({ id: rowId, childId: rowId });

export const getCase = endpoint({
  method: 'GET',
  path: '/api/v1/cases/{id}',
  access,
  tag,
  summary: 'An own case',
  params,
  status: 200,
  response: ownCase,
  errors: [],
});

export const caseAnswer = z.object({ statement: text(STATEMENT_MAX) }).meta({ id: 'CaseAnswer' });

export const answerCase = endpoint({
  method: 'PUT',
  path: '/api/v1/cases/{id}/answer',
  access,
  tag,
  summary:
    'Say what one is asked: the lawyer’s answer, or a reply to a question; the same again changes nothing',
  params,
  body: caseAnswer,
  status: 200,
  response: ownCase,
  errors: ['bad_transition', 'too_late', 'rate_limited'],
});

export const addCaseFiles = endpoint({
  method: 'PUT',
  path: '/api/v1/cases/{id}/files',
  access,
  tag,
  summary: 'Hand in files for the case, ten of each side',
  params,
  body: z.object({
    files: z
      .array(z.file())
      .min(1)
      .max(CASE_FILES_MAX, fill(FIELD_COPY.filesTooMany, { max: CASE_FILES_MAX })),
    /** `true` keeps the metadata of pictures, such as place and time; otherwise it is removed. */
    keep_original: z.enum(['true', 'false']).default('false'),
  }),
  bodyKind: 'multipart',
  status: 200,
  response: ownCase,
  errors: ['bad_transition'],
});

export const getCaseFile = endpoint({
  method: 'GET',
  path: '/api/v1/cases/{id}/file/{childId}',
  access,
  tag,
  summary: 'Download what either side handed in, or what was delivered',
  params: childParams,
  status: 200,
  responseKind: 'file',
  errors: [],
});

export const writtenMessage = z
  .object({
    _id: id,
    author: side,
    /** Title of the meeting or agreement about which it was written. */
    about: z.string(),
    text: z.string(),
    written_at: instant,
    handed_in: z.boolean(),
  })
  .meta({ id: 'WrittenMessage' });
export type WrittenMessage = z.output<typeof writtenMessage>;

export const listCaseMessages = endpoint({
  method: 'GET',
  path: '/api/v1/cases/{id}/messages',
  access,
  tag,
  summary:
    'What the two wrote to each other, about whatever they share, to choose from; the newest first',
  params,
  query: z.object({ page }),
  status: 200,
  response: paged(writtenMessage),
  errors: [],
});

export const caseMessagesInput = z
  .object({ ids: z.array(rowId).min(1).max(CASE_MESSAGES_MAX) })
  .meta({ id: 'CaseMessagesInput' });

export const handInMessages = endpoint({
  method: 'PUT',
  path: '/api/v1/cases/{id}/messages',
  access,
  tag,
  summary:
    'Hand in messages of the two, thirty of each side, as they stand now; those that are there already change nothing',
  params,
  body: caseMessagesInput,
  status: 200,
  response: ownCase,
  errors: ['bad_transition', 'rate_limited'],
});

export const caseOfferInput = z
  .object({
    /** Amount refunded to the client: 0 releases all, the held amount refunds all. */
    refund: centavos.min(0),
    note: optionalText(OFFER_NOTE_MAX),
  })
  .meta({ id: 'CaseOfferInput' });
export type CaseOfferInput = z.output<typeof caseOfferInput>;

export const offerToSettle = endpoint({
  method: 'POST',
  path: '/api/v1/cases/{id}/offers',
  access,
  tag,
  summary: 'Offer to settle; the offer stands for 48 hours, and the same again changes nothing',
  params,
  body: caseOfferInput,
  status: 200,
  response: ownCase,
  errors: ['bad_transition', 'rate_limited'],
});

export const answerOffer = endpoint({
  method: 'PUT',
  path: '/api/v1/cases/{id}/offers/{childId}',
  access,
  tag,
  summary:
    'Accept the other side’s offer, which moves the money at once, or refuse it; not accepted by its maker, it is taken back',
  params: childParams,
  body: z.object({ accepted: z.boolean() }).meta({ id: 'CaseOfferAnswer' }),
  status: 200,
  response: ownCase,
  errors: ['bad_transition', 'too_late'],
});

export const reviewCase = endpoint({
  method: 'POST',
  path: '/api/v1/cases/{id}/review',
  access,
  tag,
  summary: 'Ask once for another administrator’s look, with something new, before the money moves',
  params,
  body: caseAnswer,
  status: 200,
  response: ownCase,
  errors: ['bad_transition', 'too_late', 'rate_limited'],
});

import * as z from 'zod';
import { caseFields } from '@/lib/contract/cases/cases';
import { helpQuestion } from '@/lib/contract/cases/help';
import { endpoint } from '@/lib/contract/platform/endpoint';
import {
  centavos,
  dayKey,
  id,
  instant,
  page,
  paged,
  rowId,
  text,
} from '@/lib/contract/platform/fields';
import { workItemVersion } from '@/lib/contract/work-items/documents';
import { milestone } from '@/lib/contract/work-items/milestones';
import { additionalService } from '@/lib/contract/work-items/services';
import { CASE_KINDS, CASE_STATES } from '@/lib/domain/admin/cases';
import { CASE_STATES as ARGUED_CASE_STATES, STATEMENT_MAX } from '@/lib/domain/cases/case';
import { HELP_TEXT_MAX } from '@/lib/domain/cases/help';
import { ABSENCE_STATES } from '@/lib/domain/meetings/attendance/absence';
import { CALL_ROLES } from '@/lib/domain/meetings/calls';
import { MEETING_STATUSES, MEETING_TYPES } from '@/lib/domain/meetings/meeting';
import { DISPUTE_KINDS } from '@/lib/domain/work-items/objection';
import { WORK_ITEM_STATUSES } from '@/lib/domain/work-items/work-item';

const access = 'admin';
const tag = 'Administration';

const person = z.object({ _id: id, display_name: z.string() });
const people = { client: person, lawyer: person };

const argued = z
  .object({ _id: id, state: z.enum(ARGUED_CASE_STATES), decide_by: instant.nullable() })
  .nullable();

/** A report that the lawyer of a meeting did not call, or come. Texts are null once an account is deleted. */
const absenceCase = z.object({
  kind: z.literal('absence'),
  ...people,
  _id: id,
  case: argued,
  state: z.enum(ABSENCE_STATES),
  type: z.enum(MEETING_TYPES),
  start_time: instant,
  details: z.string().nullable(),
  reported_at: instant,
  answer_until: instant,
  answer: z.string().nullable(),
  answered_at: instant.nullable(),
  refundable: centavos,
  decision: z.string().nullable(),
  decided_at: instant.nullable(),
});

const disputeCase = z.object({
  kind: z.literal('dispute'),
  ...people,
  _id: id,
  case: argued,
  agreement_id: id,
  title: z.string(),
  status: z.enum(WORK_ITEM_STATUSES),
  due_date: dayKey.nullable(),
  about: z.enum(DISPUTE_KINDS),
  reason: z.string(),
  disputed_at: instant,
  /** The payments held for the work in question, the latest first; none once it is decided. */
  held: z.array(z.object({ refundable: centavos, releasable: centavos })),
  refunded: centavos,
  decision: z.string().nullable(),
  decided_at: instant.nullable(),
});

const reviewCase = z.object({
  kind: z.literal('review'),
  ...people,
  _id: id,
  meeting_id: id,
  rating: z.int(),
  comment: z.string(),
  author: z.string(),
  written_at: instant,
  reason: z.string(),
  reported_at: instant,
  outcome: z.enum(['KEPT', 'HIDDEN']).nullable(),
  decision: z.string().nullable(),
  decided_at: instant.nullable(),
});

const unclaimedCase = z.object({
  kind: z.literal('unclaimed'),
  _id: id,
  gateway: z.string(),
  /** The gateway's id of the payment, or of its checkout where it names no payment. */
  gateway_payment: z.string(),
  checkout: z.string().nullable(),
  reference: z.string().nullable(),
  amount: centavos.nullable(),
  currency: z.string(),
  found_at: instant,
  decision: z.string().nullable(),
  decided_at: instant.nullable(),
});

const helpCase = helpQuestion.extend({
  kind: z.literal('help'),
  person: person.nullable(),
  /** Reply address; null once an account is deleted. */
  email: z.string().nullable(),
  assigned_to: person.extend({ is_me: z.boolean() }).nullable(),
});

const adminCase = z
  .discriminatedUnion('kind', [absenceCase, disputeCase, reviewCase, unclaimedCase, helpCase])
  .meta({ id: 'AdminCase' });
export type AdminCase = z.output<typeof adminCase>;
export type AbsenceCase = z.output<typeof absenceCase>;
export type DisputeCase = z.output<typeof disputeCase>;
export type ReviewCase = z.output<typeof reviewCase>;
export type UnclaimedCase = z.output<typeof unclaimedCase>;
export type HelpCase = z.output<typeof helpCase>;

export const listCases = endpoint({
  method: 'GET',
  path: '/api/v1/admin/cases',
  access,
  tag,
  summary: 'Cases of a kind: open ones the oldest first, decided ones the newest first',
  query: z.object({
    /** Default: the first kind in which something awaits a decision. */
    kind: z.enum(CASE_KINDS).optional(),
    state: z.enum(CASE_STATES).default('open'),
    page,
  }),
  status: 200,
  response: paged(adminCase).extend({
    kind: z.enum(CASE_KINDS),
    waiting: z.object({
      absence: z.int(),
      dispute: z.int(),
      review: z.int(),
      unclaimed: z.int(),
      help: z.int(),
    }),
  }),
  errors: [],
});

const params = z.object({ id: rowId });
const reason = text(1000);

/** Reports of the browsers in a call, in order of their start; truncated to the earliest. */
const signal = z.object({
  role: z.enum(CALL_ROLES),
  from: instant,
  until: instant,
  /** Connected roles; empty while it was alone, or reached no one. */
  connected_to: z.array(z.enum(CALL_ROLES)),
  devices_on: z.boolean(),
});
export type CallSignal = z.output<typeof signal>;

const heldMeeting = z.object({
  _id: id,
  title: z.string(),
  status: z.enum(MEETING_STATUSES),
  type: z.enum(MEETING_TYPES),
  start_time: instant,
  end_time: instant,
  /** Minutes both were in the call together; null where they never met in it. */
  together: z.int().nullable(),
  signals: z.array(signal),
});

/** A case as the decider sees it: statements, evidence and agreement of both sides. Their messages are not included. */
export const fullCase = caseFields
  .extend({
    client: person,
    lawyer: person,
    decided_by_me: z.boolean(),
    agreement: z
      .object({
        status: z.enum(WORK_ITEM_STATUSES),
        due_date: dayKey.nullable(),
        price: centavos,
        versions: z.array(workItemVersion),
        accepted: z
          .object({ name: z.string(), accepted_at: instant, version: z.int(), sha256: z.string() })
          .nullable(),
        milestones: z.array(milestone),
        services: z.array(additionalService),
        meetings: z.array(z.object({ title: z.string(), meeting: heldMeeting.nullable() })),
      })
      .nullable(),
    meeting: heldMeeting.nullable(),
  })
  .meta({ id: 'FullCase' });
export type FullCase = z.output<typeof fullCase>;

export const getAdminCase = endpoint({
  method: 'GET',
  path: '/api/v1/admin/cases/{id}',
  access,
  tag,
  summary: 'A case with all that whoever decides may read; every look is audited',
  params,
  status: 200,
  response: fullCase,
  errors: [],
});

export const getAdminCaseFile = endpoint({
  method: 'GET',
  path: '/api/v1/admin/cases/{id}/file/{childId}',
  access,
  tag,
  summary: 'Download what was handed in for a case; every look is audited',
  params: z.object({ id: rowId, childId: rowId }),
  status: 200,
  responseKind: 'file',
  errors: [],
});

export const caseQuestion = z
  .object({ question: text(STATEMENT_MAX) })
  .meta({ id: 'CaseQuestion' });

export const askInCase = endpoint({
  method: 'POST',
  path: '/api/v1/admin/cases/{id}/question',
  access,
  tag,
  summary: 'Ask both sides of a case; each may reply within 48 hours',
  params,
  body: caseQuestion,
  status: 204,
  errors: ['bad_transition', 'too_early'],
});

export const caseDecision = z
  .discriminatedUnion('decision', [
    z.object({ decision: z.literal('release'), reason }),
    z.object({ decision: z.literal('refund'), reason }),
    z.object({
      decision: z.literal('split'),
      /** Amount refunded to the client; the rest is released to the lawyer. */
      refund: centavos.min(1),
      reason,
    }),
  ])
  .meta({ id: 'CaseDecision' });
export type CaseDecisionInput = z.input<typeof caseDecision>;

export const decideCase = endpoint({
  method: 'POST',
  path: '/api/v1/admin/cases/{id}/decision',
  access,
  tag,
  summary:
    'Decide a case; the money moves after seven days, and after a review, by another administrator, at once',
  params,
  body: caseDecision,
  status: 204,
  errors: ['bad_transition', 'too_early'],
});

export const reviewReportDecision = z
  .object({ decision: z.enum(['keep', 'hide']), reason })
  .meta({ id: 'ReviewReportDecision' });

export const decideReviewReport = endpoint({
  method: 'POST',
  path: '/api/v1/admin/review-reports/{id}/decision',
  access,
  tag,
  summary: 'Decide about a reported review, by the id of the review; once',
  params,
  body: reviewReportDecision,
  status: 204,
  errors: ['bad_transition'],
});

export const unclaimedDecision = z.object({ reason }).meta({ id: 'UnclaimedDecision' });

export const closeUnclaimed = endpoint({
  method: 'POST',
  path: '/api/v1/admin/unclaimed-payments/{id}/decision',
  access,
  tag,
  summary: 'Close the case of money that belongs to no booking, with what was done about it; once',
  params,
  body: unclaimedDecision,
  status: 204,
  errors: ['bad_transition'],
});

export const assignHelpQuestion = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/help-questions/{id}/assignment',
  access,
  tag,
  summary:
    'Take care of a question to the support oneself, also instead of somebody else, or no longer',
  params,
  body: z.object({ mine: z.boolean() }).meta({ id: 'HelpAssignment' }),
  status: 204,
  errors: ['bad_transition'],
});

export const helpAnswer = z.object({ answer: text(HELP_TEXT_MAX) }).meta({ id: 'HelpAnswer' });

export const answerHelpQuestion = endpoint({
  method: 'POST',
  path: '/api/v1/admin/help-questions/{id}/answer',
  access,
  tag,
  summary: 'Answer a question to the support, by mail and in the portal; once',
  params,
  body: helpAnswer,
  status: 204,
  errors: ['bad_transition'],
});

export const closeHelpQuestion = endpoint({
  method: 'POST',
  path: '/api/v1/admin/help-questions/{id}/close',
  access,
  tag,
  summary: 'Close a question to the support without an answer, such as junk; nobody is told',
  params,
  status: 204,
  errors: ['bad_transition'],
});

export const getAdminHelpFile = endpoint({
  method: 'GET',
  path: '/api/v1/admin/help-questions/{id}/file',
  access,
  tag,
  summary: 'Download the file beside a question to the support; every look is audited',
  params,
  status: 200,
  responseKind: 'file',
  errors: [],
});

import * as z from 'zod';
import { duration } from '@/lib/contract/lawyers/lawyers';
import { meeting } from '@/lib/contract/meetings/meetings';
import { refundAccountState } from '@/lib/contract/payments/payments';
import { COPY, FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import {
  centavos,
  dayKey,
  id,
  instant,
  optionalText,
  page,
  paged,
  rowId,
  text,
} from '@/lib/contract/platform/fields';
import { CONFLICT_STATES } from '@/lib/domain/meetings/conflicts/conflict';
import { formatPeso } from '@/lib/domain/platform/money';
import { DISPUTE_KINDS } from '@/lib/domain/work-items/objection';
import {
  EXPIRY_DAYS,
  MAX_INCLUDED_MEETINGS,
  MAX_MILESTONES,
  MAX_SERVICES,
  PART_PRICE_MIN,
  TITLE_MAX,
  WORK_ITEM_ACTION_NAMES,
  WORK_ITEM_PRICE,
  WORK_ITEM_STATUSES,
} from '@/lib/domain/work-items/work-item';
import { workItemComment } from './comments';
import { workItemFile } from './files';
import { milestone } from './milestones';
import { priceBetween, richText, writtenText } from './rich-text';
import { additionalService, newService } from './services';

export const tag = 'Work items';

const person = z.object({ _id: id, display_name: z.string(), picture_url: z.string().nullable() });

/** A meeting included in an agreement; its time is set once the client has chosen one, unless that was cancelled. */
export const includedMeeting = z
  .object({
    _id: id,
    title: z.string(),
    duration,
    /** Null while it can be scheduled: not yet, or again after a cancellation. */
    meeting_id: id.nullable(),
    meeting: meeting
      .pick({ status: true, type: true, start_time: true, end_time: true, can_join: true })
      .nullable(),
  })
  .meta({ id: 'WorkItemMeeting' });
export type IncludedMeeting = z.output<typeof includedMeeting>;

/** Written work ordered from a profile; null for an agreement that the lawyer proposed. */
const writtenOrder = z
  .object({
    /** Days from the acceptance, and again from a revision, to the delivery. */
    days: z.int(),
    revisions: z.int(),
    revisions_left: z.int(),
    /** State of the check for a conflict of interest; null where the client named nobody. */
    conflict: z.enum(CONFLICT_STATES).nullable(),
    /** When it was paid: the lawyer sees it from then on. */
    received_at: instant.nullable(),
    /** Until when the lawyer accepts it; without an answer everything is refunded. */
    answer_by: instant.nullable(),
    answered_at: instant.nullable(),
  })
  .meta({ id: 'WrittenOrder' });

export const workItemRow = z
  .object({
    _id: id,
    title: z.string(),
    client_id: id,
    client: person,
    lawyer: person,
    price: centavos,
    due_date: dayKey.nullable(),
    status: z.enum(WORK_ITEM_STATUSES),
    version: z.int(),
    /** Until when a PROPOSAL can be accepted. */
    expires_at: instant.nullable(),
    /** SYSTEM: there was no answer in time. LAWYER: an order was declined. */
    rejected_by: z.enum(['CLIENT', 'LAWYER', 'SYSTEM']).nullable(),
    rejected_reason: z.string().nullable(),
    disputed_at: instant.nullable(),
    /** Time at which the money of a decided objection moves, unless a review is asked for. */
    money_moves_at: instant.nullable(),
    client_confirmed_at: instant.nullable(),
    created_at: instant,
    sent_at: instant.nullable(),
    accepted_at: instant.nullable(),
    paid_at: instant.nullable(),
    completed_at: instant.nullable(),
    /** End of the time for objections to a COMPLETED one. */
    objection_until: instant.nullable(),
    unread_comments: z.int(),
    refund_account: refundAccountState.nullable(),
    order: writtenOrder.nullable(),
  })
  .meta({ id: 'WorkItemRow' });
export type WorkItemRow = z.output<typeof workItemRow>;

/** A delivery of a milestone or of ordered written work; the last one may wait for the client's answer. */
const delivery = z
  .object({
    _id: id,
    /** The delivered milestone; null for ordered written work. */
    milestone_id: id.nullable(),
    note: z.string().nullable(),
    delivered_at: instant,
    /** Ids of files in `files` of the agreement. */
    file_ids: z.array(id),
    /** Changes that the client asked for. */
    changes: z.string().nullable(),
    changes_asked_at: instant.nullable(),
  })
  .meta({ id: 'WorkItemDelivery' });
export type Delivery = z.output<typeof delivery>;

export const workItem = workItemRow
  .extend({
    description: richText,
    /** In centavos, added to each payment. */
    platform_fee: centavos,
    expiry_days: z.int(),
    /** At least one; the only one of an agreement that is paid at once has no name. */
    milestones: z.array(milestone),
    additional_services: z.array(additionalService),
    work_item_meetings: z.array(includedMeeting),
    files: z.array(workItemFile),
    /** The newest 50 in chronological order. */
    comments: z.array(workItemComment),
    can_comment: z.boolean(),
    can_add_files: z.boolean(),
    /** SHA-256 (hex) of the text of this version, as lib/domain/work-items/agreed-text.ts writes it. */
    sha256: z.string(),
    acceptance: z
      .object({
        name: z.string(),
        accepted_at: instant,
        version: z.int(),
        /** Hashes of the agreed text, and of its PDF that both can download. */
        sha256: z.string(),
        pdf_sha256: z.string(),
      })
      .nullable(),
    /** The newest objection or report of unfinished work, with the reason of the decision once there is one. */
    dispute: z
      .object({
        kind: z.enum(DISPUTE_KINDS),
        reason: z.string(),
        disputed_at: instant,
        decision: z.string().nullable(),
        decided_at: instant.nullable(),
        refunded: centavos,
      })
      .nullable(),
    checkout_url: z.string().nullable(),
    /** Subject of an order; null while its lawyer has not checked for a conflict of interest. */
    brief: z
      .object({ about: z.string(), other_party: z.string().nullable() })
      .meta({ id: 'WrittenBrief' })
      .nullable(),
    deliveries: z.array(delivery),
    can: z.array(z.enum(WORK_ITEM_ACTION_NAMES)),
  })
  .meta({ id: 'WorkItem' });
export type WorkItem = z.output<typeof workItem>;

const max = (most: number) => fill(FIELD_COPY.entriesTooMany, { max: most });
const price = (least: number) =>
  centavos
    .min(least, priceBetween(formatPeso(least), formatPeso(WORK_ITEM_PRICE.max)))
    .max(WORK_ITEM_PRICE.max, priceBetween(formatPeso(least), formatPeso(WORK_ITEM_PRICE.max)));

export const includedMeetingInput = z
  .object({ title: text(TITLE_MAX), duration })
  .meta({ id: 'WorkItemMeetingInput' });

const milestoneInput = z.object({
  name: text(TITLE_MAX),
  amount: price(PART_PRICE_MIN),
  due_date: dayKey.nullish().transform((value) => value ?? null),
});

const title = text(TITLE_MAX);
const wholePrice = price(WORK_ITEM_PRICE.min);
/** Empty: paid at once. Their sum is the price. */
const milestones = z.array(milestoneInput).max(MAX_MILESTONES, max(MAX_MILESTONES));
const meetings = z
  .array(includedMeetingInput)
  .max(MAX_INCLUDED_MEETINGS, max(MAX_INCLUDED_MEETINGS));
/** Services offered beside the agreement; they replace the present ones. */
const services = z.array(newService).max(MAX_SERVICES, max(MAX_SERVICES));
const expiresInDays = z
  .int()
  .min(EXPIRY_DAYS.min, fill(FIELD_COPY.numberBetween, EXPIRY_DAYS))
  .max(EXPIRY_DAYS.max, fill(FIELD_COPY.numberBetween, EXPIRY_DAYS));

const termsFields = {
  title,
  description: writtenText,
  price: wholePrice,
  milestones: milestones.default([]),
  due_date: dayKey.nullish().transform((value) => value ?? null),
  meetings: meetings.default([]),
  additional_services: services.default([]),
  expires_in_days: expiresInDays.default(EXPIRY_DAYS.usual),
} as const;

export const workItemTerms = z
  .object(termsFields)
  .superRefine(sumOfMilestones)
  .meta({ id: 'WorkItemTerms' });
export type WorkItemTermsInput = z.input<typeof workItemTerms>;
export type WorkItemTermsValues = z.output<typeof workItemTerms>;

function sumOfMilestones(
  value: { price?: number; milestones?: readonly { amount: number }[] },
  context: z.RefinementCtx,
): void {
  const { price: whole, milestones: parts = [] } = value;
  if (parts.length === 0 || whole === undefined || sumOfParts(parts) === whole) return;
  context.addIssue({ code: 'custom', path: ['price'], message: FIELD_COPY.milestoneSum });
}

export function sumOfParts(parts: readonly { amount: number }[]): number {
  return parts.reduce((total, { amount }) => total + amount, 0);
}

/** Returns the paths of due days before `today`, a day key. */
export function pastDays(
  { due_date: day, milestones: parts = [] }: Pick<WorkItemEdit, 'due_date' | 'milestones'>,
  today: string,
): (string | number)[][] {
  const over = parts.flatMap(({ due_date: due }, index) =>
    due !== null && due < today ? [['milestones', index, 'due_date']] : [],
  );
  return day != null && day < today ? [['due_date'], ...over] : over;
}

const wantedStatus = z.enum(['DRAFT', 'PROPOSAL']);

export const newWorkItem = z
  .object({ client_id: rowId, status: wantedStatus.default('DRAFT'), ...termsFields })
  .superRefine(sumOfMilestones)
  .meta({ id: 'NewWorkItem' });

export const createWorkItem = endpoint({
  method: 'POST',
  path: '/api/v1/work-items',
  access: 'lawyer',
  tag,
  summary: 'Write an agreement for an own client, as a draft or sent at once',
  body: newWorkItem,
  idempotent: true,
  status: 201,
  response: workItem,
  errors: ['not_found', 'rate_limited'],
});

/** Fields as of a new agreement; missing ones stay unchanged. */
const editFields = {
  title: title.optional(),
  description: writtenText.optional(),
  price: wholePrice.optional(),
  milestones: milestones.optional(),
  due_date: dayKey.nullable().optional(),
  meetings: meetings.optional(),
  additional_services: services.optional(),
  expires_in_days: expiresInDays.optional(),
} as const;
export type WorkItemEdit = z.output<z.ZodObject<typeof editFields>>;

/** Returns the changed terms of a request; undefined without any. */
export function editOf(change: z.output<typeof workItemChange>): WorkItemEdit | undefined {
  const { status: _status, version: _version, reason: _reason, ...edit } = change;
  return Object.values(edit).some((value) => value !== undefined) ? edit : undefined;
}

/**
 * A change by the lawyer: new terms, another state, or both, for the version named. By the client: a rejection
 * (REJECTED), with a reason. Unknown fields are refused, because ignoring them would lose their content.
 */
export const workItemChange = z
  .strictObject({
    status: z.enum([...wantedStatus.options, 'REJECTED']).optional(),
    /**
     * The version the change is based on: if it is no longer current, nothing is changed. Only REJECTED may leave it
     * out.
     */
    version: z.int().optional(),
    reason: optionalText(1000),
    ...editFields,
  })
  .superRefine(refuseOfOtherSide)
  .superRefine(requireVersion)
  .superRefine(sumOfMilestones)
  .meta({
    id: 'WorkItemChange',
    // Twice not: generators of clients make of bare alternatives a type that takes anything.
    not: {
      not: {
        anyOf: [
          { required: ['version'], properties: { version: { type: 'integer' } } },
          { required: ['status'], properties: { status: { const: 'REJECTED' } } },
        ],
      },
    },
  });

function refuseOfOtherSide(
  { status, reason, version: _version, ...edit }: Record<string, unknown>,
  { addIssue }: z.RefinementCtx,
): void {
  const others = status === 'REJECTED' ? edit : { reason };
  for (const [name, value] of Object.entries(others))
    if (value !== undefined)
      addIssue({ code: 'custom', path: [name], message: FIELD_COPY.notHere });
}

/** Requires the version the change is based on, since the agreement may have changed meanwhile. */
function requireVersion(
  { status, version }: { status?: string | undefined; version?: number | undefined },
  { addIssue }: z.RefinementCtx,
): void {
  if (status !== 'REJECTED' && version === undefined)
    addIssue({ code: 'custom', path: ['version'], message: COPY.validation.required });
}

export const updateWorkItem = endpoint({
  method: 'PUT',
  path: '/api/v1/work-items/{id}',
  access: 'user',
  tag,
  summary:
    'By the lawyer: change, send (PROPOSAL) or withdraw (DRAFT); by the client: decline (REJECTED)',
  params: z.object({ id: rowId }),
  body: workItemChange,
  status: 200,
  response: workItem,
  errors: ['not_found', 'bad_transition', 'version_changed', 'rate_limited'],
});

export const deleteWorkItem = endpoint({
  method: 'DELETE',
  path: '/api/v1/work-items/{id}',
  access: 'lawyer',
  tag,
  summary: 'Delete a draft',
  params: z.object({ id: rowId }),
  status: 204,
  errors: ['not_found', 'bad_transition'],
});

export const getWorkItem = endpoint({
  method: 'GET',
  path: '/api/v1/work-items/{id}',
  access: 'user',
  tag,
  summary: 'An agreement, for its lawyer, and for its client once it was sent',
  params: z.object({ id: rowId }),
  status: 200,
  response: workItem,
  errors: ['not_found'],
});

export const WORK_ITEM_QUERY_MAX = 100;

export const listWorkItems = endpoint({
  method: 'GET',
  path: '/api/v1/work-items',
  access: 'user',
  tag,
  summary: 'Own agreements, what changed last first; a client sees no drafts',
  query: z.object({
    status: z.enum(WORK_ITEM_STATUSES).optional(),
    /** Words that must all appear in the title or the name of the other person, ignoring case and accents. */
    q: z.string().trim().max(WORK_ITEM_QUERY_MAX).default(''),
    client_id: rowId.optional(),
    page,
  }),
  status: 200,
  response: paged(workItemRow).extend({
    total: z.int(),
    /** Counts of all matches, ignoring the status filter. */
    counts: z.record(z.enum(WORK_ITEM_STATUSES), z.int()),
  }),
  errors: [],
});

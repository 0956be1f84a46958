import * as z from 'zod';
import { FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import {
  centavos,
  dayKey,
  id,
  instant,
  optionalText,
  rowId,
  text,
} from '@/lib/contract/platform/fields';
import { MAX_FILES } from '@/lib/domain/platform/files/upload-limits';
import { MILESTONE_STATUSES } from '@/lib/domain/work-items/milestone';
import { DELIVERY_NOTE_MAX, REVISION_MAX } from '@/lib/domain/work-items/order';
import { addWorkItemFiles } from './files';

const tag = 'Work items';

/** A part of the price, paid and released by itself. */
export const milestone = z
  .object({
    _id: id,
    /** Null where the agreement is paid at once. */
    name: z.string().nullable(),
    amount: centavos,
    due_date: dayKey.nullable(),
    status: z.enum(MILESTONE_STATUSES),
    /** When its payment was requested, by the lawyer or on its due day; the first is requested on acceptance. */
    asked_at: instant.nullable(),
    hold_expires_at: instant.nullable(),
    paid_at: instant.nullable(),
    /** When it was delivered; null again while the lawyer makes changes that the client asked for. */
    finished_at: instant.nullable(),
    /** Since when the lawyer is to deliver changes. */
    changes_asked_at: instant.nullable(),
    /** How often the client may still ask for changes. */
    changes_left: z.int(),
    /** When its money is released to the lawyer unless the client objects. */
    release_at: instant.nullable(),
    released_at: instant.nullable(),
    /** Centavos refunded, pending refunds included. */
    refunded: centavos,
    /** `/checkout?ref=` of its newest payment, for the client. */
    checkout_url: z.string().nullable(),
  })
  .meta({ id: 'Milestone' });
export type Milestone = z.output<typeof milestone>;

const params = z.object({ id: rowId, childId: rowId });
const milestoneErrors = ['not_found', 'bad_transition'] as const;

export const payMilestone = endpoint({
  method: 'POST',
  path: '/api/v1/work-items/{id}/milestones/{childId}/pay',
  access: 'customer',
  tag,
  summary: 'Start the payment of a milestone that was asked for',
  params,
  idempotent: true,
  status: 200,
  response: z.object({ checkout_url: z.string() }),
  errors: [...milestoneErrors, 'payment_method_unavailable', 'rate_limited'],
});

export const askMilestone = endpoint({
  method: 'PUT',
  path: '/api/v1/work-items/{id}/milestones/{childId}/ask',
  access: 'lawyer',
  tag,
  summary: 'Ask the client to pay a milestone',
  params,
  status: 200,
  response: milestone,
  errors: milestoneErrors,
});

export const waiveMilestone = endpoint({
  method: 'PUT',
  path: '/api/v1/work-items/{id}/milestones/{childId}/waive',
  access: 'lawyer',
  tag,
  summary: 'Ask nothing for a milestone that is not paid',
  params,
  status: 200,
  response: milestone,
  errors: milestoneErrors,
});

export const deliverMilestone = endpoint({
  method: 'PUT',
  path: '/api/v1/work-items/{id}/milestones/{childId}/deliver',
  access: 'lawyer',
  tag,
  summary: 'Deliver the work of a paid milestone, with a note and files where there are any',
  params,
  body: addWorkItemFiles.body
    .extend({
      files: z
        .array(z.file())
        .max(MAX_FILES, fill(FIELD_COPY.filesTooMany, { max: MAX_FILES }))
        .default([]),
      note: optionalText(DELIVERY_NOTE_MAX),
    })
    .refine(({ files, note }) => files.length > 0 || note !== undefined, {
      path: ['files'],
      message: FIELD_COPY.nothingDelivered,
    }),
  bodyKind: 'multipart',
  status: 200,
  response: milestone,
  errors: milestoneErrors,
});

export const askForChanges = endpoint({
  method: 'PUT',
  path: '/api/v1/work-items/{id}/milestones/{childId}/changes',
  access: 'customer',
  tag,
  summary:
    'Ask for changes of a delivered milestone, twice at most: its money is not released until 14 days after it is delivered again',
  params,
  body: z.object({ changes: text(REVISION_MAX) }).meta({ id: 'MilestoneChanges' }),
  status: 200,
  response: milestone,
  errors: [...milestoneErrors, 'too_late'],
});

export const confirmMilestone = endpoint({
  method: 'PUT',
  path: '/api/v1/work-items/{id}/milestones/{childId}/confirm',
  access: 'customer',
  tag,
  summary: 'Confirm a finished milestone, which releases its money',
  params,
  status: 200,
  response: milestone,
  errors: milestoneErrors,
});

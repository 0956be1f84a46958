import * as z from 'zod';
import { COPY, FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { instant, rowId } from '@/lib/contract/platform/fields';
import { MAX_STEPS, STEP_MAX, SUMMARY_MAX } from '@/lib/domain/meetings/afterwards';
import { plainText } from '@/lib/domain/meetings/plain-text';

const tag = 'Meetings';
const params = z.object({ id: rowId });

export const meetingSummary = z
  .object({
    text: z.string(),
    next_steps: z.array(z.string()),
    papers: z.array(z.string()),
    version: z.int(),
    written_at: instant.nullable(),
    edited_at: instant.nullable(),
    /** Whether it can be sent now: the meeting is over, or both were in its call and have left. */
    can_send: z.boolean(),
  })
  .meta({ id: 'MeetingSummary' });
export type MeetingSummary = z.output<typeof meetingSummary>;

function written(max: number) {
  return z
    .string({ error: COPY.validation.required })
    .transform((raw) => plainText(raw).trim())
    .pipe(
      z.string().min(1, COPY.validation.required).max(max, fill(COPY.validation.tooLong, { max })),
    );
}

function lines(tooMany: string) {
  return z
    .array(written(STEP_MAX))
    .max(MAX_STEPS, fill(tooMany, { max: MAX_STEPS }))
    .transform((given) => [...new Set(given)])
    .default([]);
}

export const summaryInput = z
  .object({
    text: written(SUMMARY_MAX),
    next_steps: lines(FIELD_COPY.stepsTooMany),
    papers: lines(FIELD_COPY.papersTooMany),
    /** The version that was edited; without it the last write wins. */
    version: z.int().min(0).optional(),
  })
  .meta({ id: 'MeetingSummaryInput' });

export const getSummary = endpoint({
  method: 'GET',
  path: '/api/v1/meeting/{id}/summary',
  access: 'user',
  tag,
  summary: 'What the lawyer wrote after a meeting, for its two people',
  params,
  status: 200,
  response: meetingSummary,
  errors: [],
});

export const putSummary = endpoint({
  method: 'PUT',
  path: '/api/v1/meeting/{id}/summary',
  access: 'lawyer',
  tag,
  summary:
    'Write or change the summary of an own meeting that is over, or whose call both have left',
  params,
  body: summaryInput,
  status: 200,
  response: meetingSummary,
  errors: ['too_early', 'meeting_cancelled', 'bad_transition', 'version_changed', 'rate_limited'],
});

export const getSummaryPdf = endpoint({
  method: 'GET',
  path: '/api/v1/meeting/{id}/summary/pdf',
  access: 'user',
  tag,
  summary: 'The same as a PDF; not found while there is none',
  params,
  status: 200,
  responseKind: 'file',
  errors: ['rate_limited'],
});

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/v1/meeting/{id}/receipt',
  access: 'customer',
  tag,
  summary: 'Receipt of a payment that arrived, as a PDF, for its client; no BIR invoice',
  params,
  status: 200,
  responseKind: 'file',
  errors: ['rate_limited'],
});

import * as z from 'zod';
import { duration } from '@/lib/contract/lawyers/lawyers';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, dayKey, instant, rowId } from '@/lib/contract/platform/fields';
import { richText } from './rich-text';

const tag = 'Work items';

export const workItemVersion = z
  .object({
    version: z.int(),
    created_at: instant,
    sent_at: instant.nullable(),
    sha256: z.string(),
    title: z.string(),
    description: richText,
    price: centavos,
    platform_fee: centavos,
    due_date: dayKey.nullable(),
    milestones: z.array(
      z.object({ name: z.string().nullable(), amount: centavos, due_date: dayKey.nullable() }),
    ),
    meetings: z.array(z.object({ title: z.string(), duration })),
  })
  .meta({ id: 'WorkItemVersion' });
export type WorkItemVersion = z.output<typeof workItemVersion>;

export const listWorkItemVersions = endpoint({
  method: 'GET',
  path: '/api/v1/work-items/{id}/versions',
  access: 'user',
  tag,
  summary: 'The newest 50 versions of an agreement, the newest first',
  params: z.object({ id: rowId }),
  status: 200,
  response: z.object({ results: z.array(workItemVersion) }),
  errors: ['not_found'],
});

export const getAgreement = endpoint({
  method: 'GET',
  path: '/api/v1/work-items/{id}/agreement',
  access: 'user',
  tag,
  summary: 'The agreement as PDF: as it was accepted, or marked as a proposal before',
  params: z.object({ id: rowId }),
  status: 200,
  responseKind: 'file',
  errors: ['not_found', 'rate_limited'],
});

export const getWorkItemReceipt = endpoint({
  method: 'GET',
  path: '/api/v1/work-items/{id}/receipt/{childId}',
  access: 'customer',
  tag,
  summary: 'Receipt of what was paid for a milestone, or for a purchase of services, as PDF',
  params: z.object({ id: rowId, childId: rowId }),
  status: 200,
  responseKind: 'file',
  errors: ['not_found', 'rate_limited'],
});

import type { WorkItemStatus } from '@/lib/domain/work-items/work-item';
import type { WorkItemSeed } from '@/lib/server/seed/work-item';
import type { WorkItemSeedRows } from '@/lib/server/seed/work-item-store';

/** The terms of a form, which differ from those of the seed. */
export const OTHER_TERMS = {
  title: 'Other terms',
  description: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Other words.' }] }],
  },
  price: 3_000_000,
  expires_in_days: 7,
} as const;

interface Request {
  readonly params?: Record<string, string>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** A request on an agreement: the states in which the contract allows it, and how it is made. */
export interface WorkItemCase {
  readonly what: string;
  readonly endpoint: string;
  readonly side: 'client' | 'lawyer';
  /** Who may call the endpoint at all; the others are of the wrong role. */
  readonly access: 'client' | 'lawyer' | 'both';
  readonly allowed: readonly WorkItemStatus[];
  readonly request: (rows: WorkItemSeedRows, freeTime: string) => Request;
  readonly seed?: Partial<WorkItemSeed>;
}

const TWO = {
  terms: {
    price: 3_000_000,
    milestones: [
      { name: 'First', amount: 1_000_000, dueDate: null },
      { name: 'Second', amount: 2_000_000, dueDate: null },
    ],
  },
};
const MEETING = { terms: { meetings: [{ title: 'Prepare', duration: 30 as const }] } };
const SERVICE = { services: [{ name: 'Special power of attorney', price: 180_000 }] };

const item = ({ item: { id } }: WorkItemSeedRows) => ({ id });
const part =
  (of: 'milestones' | 'services' | 'meetings', at = 0) =>
  (rows: WorkItemSeedRows) => ({ params: { id: rows.item.id, childId: rows[of][at]?.id ?? '' } });
const body = (given: unknown) => (rows: WorkItemSeedRows) => ({ params: item(rows), body: given });
/** The default of the column. */
const FIRST_VERSION = 1;

const ofVersion = (rows: WorkItemSeedRows, given: Readonly<Record<string, unknown>>) =>
  body({ ...given, version: rows.item.version ?? FIRST_VERSION })(rows);

const lawyer = { side: 'lawyer', access: 'lawyer' } as const;
const client = { side: 'client', access: 'client' } as const;
const PUT = { endpoint: 'PUT /api/v1/work-items/{id}', access: 'both' } as const;
const milestone = (name: string) => `PUT /api/v1/work-items/{id}/milestones/{childId}/${name}`;

/** Each action that changes an agreement (docs/contract/work-items.md). */
export const WORK_ITEM_CASES: readonly WorkItemCase[] = [
  {
    what: 'change the terms',
    ...PUT,
    side: 'lawyer',
    allowed: ['DRAFT', 'PROPOSAL'],
    request: (rows) => ofVersion(rows, OTHER_TERMS),
  },
  {
    what: 'send',
    ...PUT,
    side: 'lawyer',
    allowed: ['DRAFT'],
    request: (rows) => ofVersion(rows, { status: 'PROPOSAL' }),
  },
  {
    what: 'withdraw',
    ...PUT,
    side: 'lawyer',
    allowed: ['PROPOSAL'],
    request: (rows) => ofVersion(rows, { status: 'DRAFT' }),
  },
  {
    what: 'decline',
    ...PUT,
    side: 'client',
    allowed: ['PROPOSAL'],
    request: body({ status: 'REJECTED', reason: 'Too dear.' }),
  },
  {
    what: 'delete',
    ...lawyer,
    allowed: ['DRAFT'],
    endpoint: 'DELETE /api/v1/work-items/{id}',
    request: (rows) => ({ params: item(rows) }),
  },
  {
    what: 'accept',
    ...client,
    allowed: ['PROPOSAL'],
    endpoint: 'POST /api/v1/work-items/{id}/accept-proposal',
    request: body({ version: 1, name: 'Anna Ferrer', consent: true }),
  },
  {
    what: 'include a meeting',
    ...lawyer,
    allowed: ['DRAFT', 'PROPOSAL', 'PAID'],
    endpoint: 'POST /api/v1/work-items/{id}/meetings',
    request: body({ title: 'Another', duration: 30 }),
  },
  {
    what: 'change an included meeting',
    ...lawyer,
    allowed: ['DRAFT', 'PROPOSAL', 'PAID'],
    endpoint: 'PUT /api/v1/work-items/{id}/meetings/{childId}',
    seed: MEETING,
    request: (rows) => ({ ...part('meetings')(rows), body: { title: 'Longer', duration: 60 } }),
  },
  {
    what: 'schedule a meeting',
    ...client,
    allowed: ['PAID'],
    seed: MEETING,
    endpoint: 'PUT /api/v1/work-items/{id}/meetings/create',
    request: (rows, freeTime) => ({
      params: item(rows),
      body: { work_item_meeting_id: rows.meetings[0]?.id, start_time: freeTime, type: 'VIDEO' },
    }),
  },
  {
    what: 'offer a service',
    ...lawyer,
    allowed: ['PROPOSAL', 'PAID'],
    endpoint: 'POST /api/v1/work-items/{id}/additional-services',
    request: body({ name: 'Appeal', description: '', price: 1_500_000 }),
  },
  {
    what: 'take a service back',
    ...lawyer,
    allowed: ['PROPOSAL', 'PAID'],
    seed: SERVICE,
    endpoint: 'DELETE /api/v1/work-items/{id}/additional-services/{childId}',
    request: part('services'),
  },
  {
    what: 'buy a service',
    ...client,
    allowed: ['PAID'],
    seed: SERVICE,
    endpoint: 'PUT /api/v1/work-items/{id}/additional-services/purchase',
    request: (rows) => ({ params: item(rows), body: { service_ids: [rows.services[0]?.id] } }),
  },
  {
    what: 'ask for a milestone',
    ...lawyer,
    allowed: ['PAID'],
    seed: TWO,
    endpoint: milestone('ask'),
    request: part('milestones', 1),
  },
  {
    what: 'waive a milestone',
    ...lawyer,
    allowed: ['PAID'],
    seed: TWO,
    endpoint: milestone('waive'),
    request: part('milestones', 1),
  },
  {
    what: 'deliver a milestone',
    ...lawyer,
    allowed: ['PAID'],
    seed: TWO,
    endpoint: milestone('deliver'),
    request: (rows) => {
      const body = new FormData();
      body.append('note', 'It is filed.');
      return { ...part('milestones')(rows), body };
    },
  },
  {
    what: 'ask for changes of a milestone',
    ...client,
    allowed: ['PAID', 'COMPLETED'],
    seed: { ...TWO, finished: 1 },
    endpoint: milestone('changes'),
    request: (rows) => ({
      ...part('milestones')(rows),
      body: { changes: 'Please add the dates.' },
    }),
  },
  {
    what: 'pay a milestone',
    ...client,
    allowed: ['PAID'],
    seed: { ...TWO, asked: 2 },
    endpoint: 'POST /api/v1/work-items/{id}/milestones/{childId}/pay',
    request: part('milestones', 1),
  },
  {
    what: 'confirm a milestone',
    ...client,
    allowed: ['PAID'],
    endpoint: milestone('confirm'),
    request: part('milestones'),
    seed: { ...TWO, finished: 1 },
  },
  {
    what: 'say that it is done',
    ...lawyer,
    allowed: ['PAID'],
    endpoint: 'PUT /api/v1/work-items/{id}/complete/lawyer',
    request: (rows) => ({ params: item(rows) }),
  },
  {
    what: 'confirm that it is done',
    ...client,
    allowed: ['COMPLETED'],
    endpoint: 'PUT /api/v1/work-items/{id}/complete',
    request: body({ accepted: true }),
  },
  {
    what: 'object',
    ...client,
    allowed: ['COMPLETED'],
    endpoint: 'PUT /api/v1/work-items/{id}/complete',
    request: body({ accepted: false, reason: 'The position paper was never filed.' }),
  },
  {
    what: 'report a problem',
    ...client,
    allowed: ['PAID'],
    endpoint: 'PUT /api/v1/work-items/{id}/problem',
    seed: { terms: { dueDate: '2026-01-05' } },
    request: body({ reason: 'Nothing was filed.' }),
  },
];

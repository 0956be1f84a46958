import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant } from '@/lib/contract/platform/fields';
import { WORK_KINDS } from '@/lib/domain/notifications/work';

const kind = z.enum(WORK_KINDS);

const work = z
  .object({
    /** Id of the subject; unique within a kind. */
    _id: id,
    kind,
    action: z.string(),
    about: z.string(),
    since: instant,
    until: instant.nullable(),
    /** Danger that makes it the first. */
    alert: z.string().nullable(),
    href: z.string(),
  })
  .meta({ id: 'Work' });
export type Work = z.output<typeof work>;

const moreWork = z.object({
  kind,
  count: z.int(),
  /** How many of the kind are in the list; 0 where one row stands for all of them. */
  listed: z.int(),
  noun: z.string(),
  href: z.string(),
});
export type MoreWork = z.output<typeof moreWork>;

export const listWork = endpoint({
  method: 'GET',
  path: '/api/v1/work',
  access: 'user',
  tag: 'Notifications',
  summary:
    'What waits for this person, the most harmful to leave first: five of each kind, and how many more',
  status: 200,
  response: z.object({
    results: z.array(work),
    more: z.array(moreWork),
    /** Number of all items, including those not in the list. */
    total: z.int(),
  }),
  errors: [],
});
export type WorkList = z.output<(typeof listWork)['response']>;

import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant } from '@/lib/contract/platform/fields';
import { WORK_KINDS } from '@/lib/domain/notifications/work';

const kind = z.enum(WORK_KINDS);

/** Something that waits for a person until it is done. */
const work = z
  .object({
    /** Of what it is about; one of a kind. */
    _id: id,
    kind,
    /** What to do: `Write the summary`. */
    action: z.string(),
    /** With whom or about what: `Ana Cruz, Nov 20`. */
    about: z.string(),
    since: instant,
    /** Until when it can be done; null without an end. */
    until: instant.nullable(),
    /** A path of this site, where it is done. */
    href: z.string(),
  })
  .meta({ id: 'Work' });
export type Work = z.output<typeof work>;

const moreWork = z.object({
  kind,
  /** How many are not in the list. */
  count: z.int(),
  /** `summaries to write`. */
  noun: z.string(),
  /** Where all of them stand. */
  href: z.string(),
});
export type MoreWork = z.output<typeof moreWork>;

export const listWork = endpoint({
  method: 'GET',
  path: '/api/v1/work',
  access: 'user',
  tag: 'Notifications',
  summary:
    'What waits for this person, the most urgent first: five of each kind, and how many more',
  status: 200,
  response: z.object({
    results: z.array(work),
    more: z.array(moreWork),
    /** Of all, also of those that are not in the list. */
    total: z.int(),
  }),
  errors: [],
});
export type WorkList = z.output<(typeof listWork)['response']>;

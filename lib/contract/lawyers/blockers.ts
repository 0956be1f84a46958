import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant, optionalText, page, paged, rowId } from '@/lib/contract/platform/fields';
import { FIELD_TEXTS, TEXTS } from '@/lib/contract/platform/texts';
import { DAY_MS } from '@/lib/domain/platform/time';

const tag = 'Blockers';
const MAX_TITLE = 120;
const MAX_MS = 366 * DAY_MS;

export const blocker = z
  .object({
    _id: id,
    /** Empty where the lawyer gave none. */
    title: z.string(),
    start_time: instant,
    end_time: instant,
    series_id: id.nullable(),
  })
  .meta({ id: 'Blocker' });
export type Blocker = z.output<typeof blocker>;

export const listBlockers = endpoint({
  method: 'GET',
  path: '/api/v1/blockers',
  access: 'lawyer',
  tag,
  summary: 'Own unavailable times that touch a span, the earliest first; from now on unless told',
  query: z.object({ from: instant.optional(), to: instant.optional(), page }),
  status: 200,
  response: paged(blocker),
  errors: [],
});
export type BlockerPage = z.output<typeof listBlockers.response>;

const length = ({ start_time, end_time }: { start_time: string; end_time: string }) =>
  Date.parse(end_time) - Date.parse(start_time);

export const createBlocker = endpoint({
  method: 'POST',
  path: '/api/v1/blockers',
  access: 'lawyer',
  tag,
  summary: 'Make a time unavailable; meetings that stand in it stay, and are named',
  idempotent: true,
  body: z
    .object({ title: optionalText(MAX_TITLE), start_time: instant, end_time: instant })
    .refine((body) => length(body) > 0, { path: ['end_time'], error: FIELD_TEXTS.endBeforeStart })
    .refine((body) => length(body) <= MAX_MS, { path: ['end_time'], error: FIELD_TEXTS.upToAYear })
    .meta({ id: 'BlockerInput' }),
  status: 201,
  response: z.object({
    _id: id,
    series_id: id.nullable(),
    count: z.int(),
    /** Held and confirmed meetings within it. */
    meetings: z.array(
      z.object({ _id: id, client: z.string(), start_time: instant, end_time: instant }),
    ),
  }),
  errors: [],
});
export type CreatedBlocker = z.output<typeof createBlocker.response>;

export const deleteBlocker = endpoint({
  method: 'DELETE',
  path: '/api/v1/blockers/{id}',
  access: 'lawyer',
  tag,
  summary: 'Make a time available again',
  params: z.object({ id: rowId }),
  status: 204,
  errors: [],
});

const clock = z
  .string({ error: TEXTS.validation.required })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, TEXTS.validation.required);

/** Time off as a form has it: hours of one Manila day. Its output is the body of `createBlocker`. */
export const timeOffForm = z
  .object({
    date: z.iso.date({ error: TEXTS.validation.required }),
    from: clock,
    to: clock,
    title: optionalText(MAX_TITLE),
  })
  .refine(({ from, to }) => to > from, { path: ['to'], error: FIELD_TEXTS.endBeforeStart })
  .transform(({ date, from, to, title }) => ({
    title,
    start_time: manilaInstant(date, from),
    end_time: manilaInstant(date, to),
  }));

function manilaInstant(date: string, time: string): string {
  return new Date(`${date}T${time}:00+08:00`).toISOString();
}

import * as z from 'zod';
import { COPY, FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import {
  dayKey,
  id,
  instant,
  optionalText,
  page,
  paged,
  rowId,
} from '@/lib/contract/platform/fields';
import {
  countRepeats,
  MAX_REPEATS,
  REPEATS,
  RESTORE_MINUTES,
  type Repeat,
  SERIES_SCOPES,
} from '@/lib/domain/lawyers/calendar/repeats';
import {
  DAY_MS,
  isoInstant,
  MINUTE_MS,
  manilaDayStart,
  minuteOfClock,
  parseDayKey,
} from '@/lib/domain/platform/time';

const tag = 'Blockers';
const MAX_TITLE = 120;
const MAX_MS = 366 * DAY_MS;

export const blocker = z
  .object({
    _id: id,
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
  member: ['calendar'],
  tag,
  summary: 'Own unavailable times that touch a span, the earliest first; from now on unless told',
  query: z.object({ from: instant.optional(), to: instant.optional(), page }),
  status: 200,
  response: paged(blocker),
  errors: [],
});
export type BlockerPage = z.output<typeof listBlockers.response>;

interface Times {
  readonly start_time: string;
  readonly end_time: string;
}

const length = ({ start_time, end_time }: Times) => Date.parse(end_time) - Date.parse(start_time);
const isInThisCentury = ({ start_time }: Times) => /^20\d\d-/.test(start_time);

const times = { title: optionalText(MAX_TITLE), start_time: instant, end_time: instant };

function ofAllowedTimes<T extends z.ZodType<Times, unknown>>(schema: T) {
  return schema
    .refine(isInThisCentury, { path: ['start_time'], error: FIELD_COPY.thisCentury })
    .refine((body) => length(body) > 0, { path: ['end_time'], error: FIELD_COPY.endBeforeStart })
    .refine((body) => length(body) <= MAX_MS, { path: ['end_time'], error: FIELD_COPY.upToAYear });
}

const weekdays = z.array(z.int().min(0).max(6)).max(7);

const repeat = z.object({
  every: z.enum(REPEATS),
  /** The last day in Manila on which an occurrence begins. */
  until: dayKey,
  /** For WEEK and TWO_WEEKS: weekdays of each occurrence, 0 to 6 from Sunday; default is the weekday of the first. */
  days: weekdays.optional(),
});

const meetings = z.array(
  z.object({ _id: id, client: z.string(), start_time: instant, end_time: instant }),
);

export const createBlocker = endpoint({
  method: 'POST',
  path: '/api/v1/blockers',
  access: 'lawyer',
  member: ['calendar'],
  tag,
  summary:
    'Make a time unavailable, once or repeated; meetings that stand in it stay, and are named',
  idempotent: true,
  body: ofAllowedTimes(z.object({ ...times, repeat: repeat.nullish() }))
    .superRefine(({ start_time, repeat: given }, context) => {
      if (!given) return;
      const count = countRepeats(Date.parse(start_time), given);
      const message =
        count < 1
          ? FIELD_COPY.endBeforeStart
          : fill(FIELD_COPY.repeatsTooMany, { max: MAX_REPEATS });
      if (count < 1 || count > MAX_REPEATS)
        context.addIssue({ code: 'custom', path: ['repeat', 'until'], message });
    })
    .meta({ id: 'BlockerInput' }),
  status: 201,
  response: z.object({ _id: id, series_id: id.nullable(), count: z.int(), meetings }),
  errors: [],
});
export type CreatedBlocker = z.output<typeof createBlocker.response>;

/** For a series: the named blocker, it and those after it, or all. Without a series all three are the same. */
const scope = z.object({ scope: z.enum(SERIES_SCOPES).default('one') });

export const changeBlocker = endpoint({
  method: 'PUT',
  path: '/api/v1/blockers/{id}',
  access: 'lawyer',
  member: ['calendar'],
  tag,
  summary:
    'Move, shorten or rename an unavailable time; others of its series move as far as it does',
  params: z.object({ id: rowId }),
  query: scope,
  body: ofAllowedTimes(z.object(times)).meta({ id: 'BlockerChange' }),
  status: 200,
  response: blocker.extend({ count: z.int(), meetings }),
  errors: [],
});
export type ChangedBlocker = z.output<typeof changeBlocker.response>;

export const deleteBlocker = endpoint({
  method: 'DELETE',
  path: '/api/v1/blockers/{id}',
  access: 'lawyer',
  member: ['calendar'],
  tag,
  summary: 'Make a time available again',
  params: z.object({ id: rowId }),
  query: scope,
  status: 204,
  errors: [],
});

export const restoreBlocker = endpoint({
  method: 'PUT',
  path: '/api/v1/blockers/{id}/restore',
  access: 'lawyer',
  tag,
  summary: `Put back what was deleted by naming this one, within ${RESTORE_MINUTES} minutes`,
  params: z.object({ id: rowId }),
  status: 200,
  response: blocker.extend({ count: z.int(), meetings }),
  errors: [],
});

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

export const blockerForm = z
  .object({
    title: optionalText(MAX_TITLE),
    whole_days: z.boolean(),
    from_date: dayOfForm(),
    from_time: z.string(),
    to_date: dayOfForm(),
    to_time: z.string(),
    every: z.enum(['NEVER', ...REPEATS]),
    until: z.string(),
    /** For weekly repeats, as checkbox values. */
    days: z.array(z.string().regex(/^[0-6]$/)).default([]),
  })
  .superRefine((form, context) => {
    const add = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    for (const name of ['from_time', 'to_time'] as const)
      if (!form.whole_days && !clock.test(form[name])) add(name, COPY.validation.required);
    if (form.every !== 'NEVER' && parseDayKey(form.until) === null)
      add('until', COPY.validation.required);
  })
  .transform(({ title, every, until, days, ...form }) => ({
    title,
    ...timesOfForm(form),
    repeat: repeatOfForm({ every, until, days }),
  }))
  .superRefine(({ repeat: given, ...times }, context) => {
    const add = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!isInThisCentury(times)) add('from_date', FIELD_COPY.thisCentury);
    else if (length(times) <= 0) add('to_time', FIELD_COPY.endBeforeStart);
    else if (length(times) > MAX_MS) add('to_date', FIELD_COPY.upToAYear);
    const count = given ? countRepeats(Date.parse(times.start_time), given) : 1;
    if (count < 1) add('until', FIELD_COPY.endBeforeStart);
    else if (count > MAX_REPEATS)
      add('until', fill(FIELD_COPY.repeatsTooMany, { max: MAX_REPEATS }));
  });
export type BlockerForm = z.input<typeof blockerForm>;

function repeatOfForm({
  every,
  until,
  days,
}: {
  every: 'NEVER' | Repeat['every'];
  until: string;
  days: readonly string[];
}) {
  if (every === 'NEVER') return null;
  const byWeek = every === 'WEEK' || every === 'TWO_WEEKS';
  return byWeek && days.length > 0 ? { every, until, days: days.map(Number) } : { every, until };
}

function dayOfForm(): z.ZodString {
  const { required } = COPY.validation;
  return z.string({ error: required }).refine((key) => parseDayKey(key) !== null, required);
}

interface FormTimes {
  readonly whole_days: boolean;
  readonly from_date: string;
  readonly from_time: string;
  readonly to_date: string;
  readonly to_time: string;
}

function timesOfForm({ whole_days, from_date, from_time, to_date, to_time }: FormTimes): Times {
  const [first, last] = [parseDayKey(from_date) ?? 0, parseDayKey(to_date) ?? 0];
  const start = whole_days ? 0 : minuteOfClock(from_time);
  const end = whole_days ? 1440 : minuteOfClock(to_time);
  return {
    start_time: isoInstant(manilaDayStart(first) + start * MINUTE_MS),
    end_time: isoInstant(manilaDayStart(last) + end * MINUTE_MS),
  };
}

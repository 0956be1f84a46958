import * as z from 'zod';
import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import {
  between,
  centavos,
  clock,
  dayKey,
  instant,
  missingOr,
} from '@/lib/contract/platform/fields';
import { MAX_PRICE, MIN_PRICE } from '@/lib/domain/lawyers/pricing';
import {
  DURATIONS,
  MAX_BUFFER_MINUTES,
  MAX_DAILY_MEETINGS,
  MAX_NOTICE_MINUTES,
} from '@/lib/domain/lawyers/slots';
import { duration } from './lawyers';

/** Six ranges a day. */
const MAX_HOURS = 42;
export const MAX_EXCEPTIONS = 200;

/** Settings of a lawyer's availability. A day that is not available keeps its hours. */
export const ownAvailability = z
  .object({
    daily_availability: z.array(
      z.object({
        /** 0 is Sunday. */
        day: z.int(),
        available: z.boolean(),
        start_time: z.string(),
        end_time: z.string(),
      }),
    ),
    exceptions: z.array(
      z.object({
        date: dayKey,
        available: z.boolean(),
        start_time: z.string().nullable(),
        end_time: z.string().nullable(),
      }),
    ),
    /** Minutes between now and the earliest start a client may book. */
    notice_time: z.int(),
    /** Minutes kept free before and after each meeting. */
    buffer_minutes: z.int(),
    /** Most meetings per day in Manila; null: unlimited. */
    daily_maximum: z.int().nullable(),
    ical_feed: z.boolean(),
    free_consultation: z.boolean(),
    /** The 30-minute price, then the 60-minute price. */
    services: z.array(z.object({ duration, price: centavos.nullable() })),
  })
  .meta({ id: 'OwnAvailability' });
export type OwnAvailability = z.output<typeof ownAvailability>;

/** An end time, which may be the end of the day, `24:00`. */
const clockEnd = z
  .string({ error: COPY.validation.required })
  .min(1, COPY.validation.required)
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, FIELD_COPY.clockTime);

const endBeforeStart = { path: ['end_time'], error: FIELD_COPY.endBeforeStart };

const weeklyHours = z
  .object({
    day: z.int().min(0).max(6),
    available: z.boolean(),
    start_time: clock,
    end_time: clockEnd,
  })
  .refine((hours) => hours.end_time > hours.start_time, endBeforeStart);

const exception = z
  .object({
    date: dayKey,
    available: z.boolean(),
    start_time: clock.nullish(),
    end_time: clockEnd.nullish(),
  })
  .superRefine(({ available, start_time, end_time }, context) => {
    const wanted = available || Boolean(start_time) || Boolean(end_time);
    for (const [name, value] of Object.entries({ start_time, end_time }))
      if (wanted && !value)
        context.addIssue({ code: 'custom', path: [name], message: COPY.validation.required });
  })
  .refine(
    ({ start_time, end_time }) => !start_time || !end_time || end_time > start_time,
    endBeforeStart,
  );

/** Null where the lawyer has set none: clients do not see the profile then. */
export const servicePrice = z
  .int({ error: missingOr(FIELD_COPY.price) })
  .min(MIN_PRICE, FIELD_COPY.price)
  .max(MAX_PRICE, FIELD_COPY.price)
  .nullable();

const service = z.object({ duration, price: servicePrice });

export const availabilityInput = z
  .object({
    daily_availability: z.array(weeklyHours).max(MAX_HOURS),
    exceptions: z.array(exception).max(MAX_EXCEPTIONS).optional(),
    notice_time: between({ min: 0, max: MAX_NOTICE_MINUTES }).optional(),
    buffer_minutes: between({ min: 0, max: MAX_BUFFER_MINUTES }).optional(),
    daily_maximum: between({ min: 1, max: MAX_DAILY_MEETINGS }).nullable().optional(),
    free_consultation: z.boolean().optional(),
    services: z
      .array(service)
      .refine(
        (list) =>
          list.length === DURATIONS.length &&
          DURATIONS.every((length) => list.some((one) => one.duration === length)),
        COPY.validation.required,
      )
      .optional(),
  })
  .meta({ id: 'AvailabilityInput' });
export type AvailabilityInput = z.output<typeof availabilityInput>;

export const setAvailability = endpoint({
  method: 'PUT',
  path: '/api/v1/lawyers/profile/availability',
  access: 'lawyer',
  tag: 'Lawyers',
  summary: 'Set own hours, exceptions, limits and prices; what is left out stays, but the hours',
  body: availabilityInput,
  status: 200,
  response: ownAvailability,
  errors: [],
});

const spans = z.array(z.object({ start_time: instant, end_time: instant }));

export const getBusyTimes = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/profile/availability/busy',
  access: 'lawyer',
  member: ['calendar'],
  tag: 'Lawyers',
  summary: 'What takes own time in the 14 days that clients can book: when, and nothing else',
  status: 200,
  response: z
    .object({
      meetings: spans,
      time_off: spans,
    })
    .meta({ id: 'BusyTimes' }),
  errors: [],
});
export type BusyTimes = z.output<typeof getBusyTimes.response>;

import * as z from 'zod';
import { between } from '@/lib/contract/platform/fields';
import {
  MAX_BUFFER_MINUTES,
  MAX_DAILY_MEETINGS,
  MAX_NOTICE_MINUTES,
} from '@/lib/domain/lawyers/slots';
import { formatPeso, parsePeso } from '@/lib/domain/platform/money';
import {
  type AvailabilityInput,
  MAX_EXCEPTIONS,
  type OwnAvailability,
  servicePrice,
} from './availability';
import {
  EXCEPTION_KINDS,
  endOf,
  isForward,
  problemsOf,
  problemsOfDates,
  type TypedException,
  type TypedHours,
} from './typed-hours';

export const MAX_HOURS_A_DAY = 6;

const typedHours = z.object({ start_time: z.string(), end_time: z.string() });

const day = z
  .object({ available: z.boolean(), hours: z.array(typedHours) })
  .superRefine(({ available, hours }, context) => {
    if (!available) return;
    for (const { index, field, message } of problemsOf(hours))
      context.addIssue({ code: 'custom', path: ['hours', index, field], message });
  });

const number = (min: number, max: number) =>
  z
    .string()
    .transform((typed) => (typed.trim() === '' ? Number.NaN : Number(typed)))
    .pipe(between({ min, max }));

const price = z
  .string()
  .transform((typed) => (typed.trim() === '' ? null : parsePeso(typed)))
  .pipe(servicePrice);

/** Returns the form schema of a lawyer's availability. Its output is the body of `setAvailability`. */
export function availabilityForm(today: string) {
  return z
    .object({
      days: z.array(day).length(7),
      exceptions: z
        .array(typedHours.extend({ date: z.string(), kind: z.enum(EXCEPTION_KINDS) }))
        .max(MAX_EXCEPTIONS)
        .superRefine((rows, context) => {
          for (const { index, field, message } of problemsOfDates(rows, today))
            context.addIssue({ code: 'custom', path: [index, field], message });
        }),
      notice_time: number(0, MAX_NOTICE_MINUTES),
      buffer_minutes: number(0, MAX_BUFFER_MINUTES),
      daily_maximum: z
        .string()
        .transform((typed) => (typed.trim() === '' ? null : Number(typed)))
        .pipe(between({ min: 1, max: MAX_DAILY_MEETINGS }).nullable()),
      free_consultation: z.boolean(),
      price_30: price,
      price_60: price,
    })
    .transform(
      ({ days, exceptions, price_30, price_60, ...rest }): AvailabilityInput => ({
        ...rest,
        daily_availability: weeklyHours(days).map(({ hours }) => hours),
        exceptions: exceptions.map(exceptionOf),
        services: [
          { duration: 30, price: price_30 },
          { duration: 60, price: price_60 },
        ],
      }),
    );
}
export type TypedAvailability = z.input<ReturnType<typeof availabilityForm>>;

type WeeklyHours = OwnAvailability['daily_availability'][number];

/** Returns the weekly hours with the form path of each. For days off, only the complete ones. */
export function weeklyHours(
  days: TypedAvailability['days'],
): { readonly hours: WeeklyHours; readonly path: string }[] {
  return days.flatMap(({ available, hours }, weekday) =>
    hours.flatMap((typed, index) =>
      available || isForward(typed)
        ? [
            {
              hours: {
                day: weekday,
                available,
                start_time: typed.start_time,
                end_time: endOf(typed),
              },
              path: `days.${weekday}.hours.${index}`,
            },
          ]
        : [],
    ),
  );
}

export function exceptionOf(typed: TypedException): OwnAvailability['exceptions'][number] {
  const { date, kind } = typed;
  return kind === 'off'
    ? { date, available: false, start_time: null, end_time: null }
    : {
        date,
        available: kind === 'open',
        start_time: typed.start_time,
        end_time: endOf(typed),
      };
}

export function typedAvailability(stored: OwnAvailability, today: string): TypedAvailability {
  const priceOf = (length: 30 | 60) => {
    const centavos = stored.services.find(({ duration }) => duration === length)?.price;
    return centavos ? formatPeso(centavos).slice(1) : '';
  };
  return {
    days: [0, 1, 2, 3, 4, 5, 6].map((weekday) => typedDay(stored.daily_availability, weekday)),
    exceptions: stored.exceptions.filter(({ date }) => date >= today).map(typedException),
    notice_time: String(stored.notice_time),
    buffer_minutes: String(stored.buffer_minutes),
    daily_maximum: stored.daily_maximum === null ? '' : String(stored.daily_maximum),
    free_consultation: stored.free_consultation,
    price_30: priceOf(30),
    price_60: priceOf(60),
  };
}

/**
 * Converts the hours of one weekday. A day is on when some of its hours are; its other hours, which only the API can
 * store, are not shown.
 */
function typedDay(all: readonly WeeklyHours[], weekday: number): TypedAvailability['days'][number] {
  const ofDay = all.filter((hours) => hours.day === weekday);
  const available = ofDay.some((hours) => hours.available);
  return {
    available,
    hours: ofDay.filter((hours) => hours.available === available).map(typedHoursOf),
  };
}

function typedHoursOf(hours: Pick<WeeklyHours, 'start_time' | 'end_time'>): TypedHours {
  const { start_time, end_time } = hours;
  return { start_time, end_time: end_time === '24:00' ? '00:00' : end_time };
}

function typedException(stored: OwnAvailability['exceptions'][number]): TypedException {
  const { date, available, start_time, end_time } = stored;
  if (start_time === null || end_time === null)
    return { date, kind: 'off', start_time: '', end_time: '' };
  return { date, kind: available ? 'open' : 'closed', ...typedHoursOf({ start_time, end_time }) };
}

const FIELDS: Readonly<Record<string, string>> = {
  'services.0.price': 'price_30',
  'services.1.price': 'price_60',
};

export function formField(field: string, days: TypedAvailability['days']): string {
  const [, index, part] = /^daily_availability\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const found = index === undefined ? undefined : weeklyHours(days)[Number(index)];
  return found ? `${found.path}.${part}` : (FIELDS[field] ?? field);
}

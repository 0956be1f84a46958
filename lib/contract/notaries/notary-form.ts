import * as z from 'zod';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import type { TypedAvailability } from '@/lib/contract/lawyers/availability-form';
import { problemsOf } from '@/lib/contract/lawyers/typed-hours';
import { formatPeso, typedPrice } from '@/lib/domain/platform/money';
import { type NotaryInput, notaryInput, type OwnNotary } from './own-notary';

export interface TypedNotary
  extends Record<Exclude<keyof NotaryInput, 'services' | 'office_hours'>, string>,
    Pick<TypedAvailability, 'days'> {
  services: { name: string; price: string }[];
}

/** Validates with the API's schema and maps each message to its form field; the output is the body of `saveNotary`. */
export const notaryForm = z.custom<TypedNotary>().transform((typed, context): NotaryInput => {
  const hours = dayProblems(typed);
  const parsed = notaryInput.safeParse(bodyOf(typed), FIELD_MESSAGES);
  const issues = parsed.error?.issues ?? [];
  const others = issues.filter(({ path }) => hours.length === 0 || path[0] !== 'office_hours');
  for (const { path, message } of others)
    hours.push({ field: notaryField(path.join('.'), typed), message });
  for (const { field, message } of hours)
    context.addIssue({ code: 'custom', path: field.split('.'), message });
  return parsed.data ?? z.NEVER;
});

function dayProblems({ days }: TypedNotary): { field: string; message: string }[] {
  return days.flatMap(({ available, hours }, day) =>
    (available ? problemsOf(hours) : []).map(({ index, field, message }) => ({
      field: `days.${day}.hours.${index}.${field}`,
      message,
    })),
  );
}

function bodyOf(typed: TypedNotary) {
  const { days: _days, services, ...texts } = typed;
  return {
    ...texts,
    services: services.map(({ name, price }) => ({ name, price: typedPrice(price) })),
    office_hours: openHours(typed).map(({ hours }) => hours),
  };
}

function openHours({ days }: Pick<TypedNotary, 'days'>) {
  return days.flatMap(({ available, hours }, day) =>
    (available ? hours : []).map(({ start_time, end_time }, index) => ({
      hours: { day, open: start_time, close: end_time },
      path: `days.${day}.hours.${index}`,
    })),
  );
}

const PARTS: Readonly<Record<string, string>> = { open: 'start_time', close: 'end_time' };

export function notaryField(field: string, typed: Pick<TypedNotary, 'days'>): string {
  if (field === 'office_hours') return 'days';
  const [, index, part = ''] = /^office_hours\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const found = index === undefined ? undefined : openHours(typed)[Number(index)];
  return found ? `${found.path}.${PARTS[part] ?? part}` : field;
}

export function typedNotary(own: OwnNotary): TypedNotary {
  const { city, office_address, phone, services } = own;
  const { commission_number, commission_territory, commission_valid_until } = own;
  const rows = services.map(({ name, price }) => ({ name, price: formatPeso(price).slice(1) }));
  return {
    city,
    office_address,
    phone,
    commission_number,
    commission_territory,
    commission_valid_until: commission_valid_until ?? '',
    days: [0, 1, 2, 3, 4, 5, 6].map((weekday) => typedDay(own, weekday)),
    services: rows.length > 0 ? rows : [{ name: '', price: '' }],
  };
}

function typedDay({ office_hours }: OwnNotary, weekday: number): TypedNotary['days'][number] {
  const hours = office_hours
    .filter(({ day }) => day === weekday)
    .map(({ open, close }) => ({ start_time: open, end_time: close }));
  return { available: hours.length > 0, hours };
}

import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';
import { dayKey } from '@/lib/contract/platform/fields';

/** Hours as inputs hold them; an end of `00:00` is the midnight after them. */
export interface TypedHours {
  start_time: string;
  end_time: string;
}

/** A date off entirely, with these hours instead of the week's, or without these hours. */
export const EXCEPTION_KINDS = ['off', 'open', 'closed'] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

export interface TypedException extends TypedHours {
  date: string;
  kind: ExceptionKind;
}

interface Problem {
  readonly index: number;
  readonly field: keyof TypedException;
  readonly message: string;
}

export function endOf({ end_time }: TypedHours): string {
  return end_time === '00:00' ? '24:00' : end_time;
}

export function isForward(hours: TypedHours): boolean {
  return hours.start_time !== '' && hours.end_time !== '' && endOf(hours) > hours.start_time;
}

/** Returns the problems of the hours of one day: missing, reversed, or overlapping earlier hours. */
export function problemsOf(rows: readonly TypedHours[]): Problem[] {
  return rows.flatMap((row, index): Problem[] => {
    const { required } = COPY.validation;
    const missing = (['start_time', 'end_time'] as const).filter((field) => !row[field]);
    if (missing.length > 0) return missing.map((field) => ({ index, field, message: required }));
    if (!isForward(row)) return [{ index, field: 'end_time', message: FIELD_COPY.endBeforeStart }];
    const overlaid = rows.slice(0, index).some((other) => isForward(other) && overlap(row, other));
    return overlaid ? [{ index, field: 'start_time', message: FIELD_COPY.hoursOverlap }] : [];
  });
}

/** Returns the problems of dates, which must be real, not before today, and not both off and something else. */
export function problemsOfDates(rows: readonly TypedException[], today: string): Problem[] {
  const dates = rows.flatMap(({ date }, index): Problem[] => {
    const message = dayKey.safeParse(date).success
      ? problemOfDate(rows, index, today)
      : COPY.validation.required;
    return message ? [{ index, field: 'date', message }] : [];
  });
  return [...dates, ...problemsOfTheirHours(rows)];
}

function problemOfDate(rows: readonly TypedException[], index: number, today: string) {
  const date = rows[index]?.date ?? '';
  if (date < today) return FIELD_COPY.pastDay;
  const off = rows.findIndex((other) => other.date === date && other.kind === 'off');
  return off === -1 || off === index ? null : FIELD_COPY.dayOffAlready;
}

/** Checks the hours of each date and kind like those of one day. */
function problemsOfTheirHours(rows: readonly TypedException[]): Problem[] {
  const placed = rows.map((row, place) => ({ ...row, place })).filter(({ kind }) => kind !== 'off');
  const days = new Set(placed.map(({ date, kind }) => `${date} ${kind}`));
  return [...days].flatMap((day) => {
    const same = placed.filter(({ date, kind }) => `${date} ${kind}` === day);
    return problemsOf(same).map((problem) => ({
      ...problem,
      index: same[problem.index]?.place ?? problem.index,
    }));
  });
}

function overlap(a: TypedHours, b: TypedHours): boolean {
  return a.start_time < endOf(b) && b.start_time < endOf(a);
}

import { parseDayKey } from '@/lib/domain/platform/time';
import type { MeetingStatus } from './meeting';

export const INTAKE_KINDS = ['date', 'amount', 'choice', 'yes_no', 'text'] as const;
export type IntakeKind = (typeof INTAKE_KINDS)[number];

export const INTAKE_ANSWER_MAX = 300;
export const INTAKE_QUESTIONS_MAX = 6;

const AMOUNT_MAX = 100_000_000_000;

interface Asked {
  readonly kind: IntakeKind;
  readonly options?: readonly string[];
}

/**
 * Whether a value is valid for a question: a Manila day `YYYY-MM-DD`, month `YYYY-MM` or year `YYYY`, centavos in digits,
 * one of the options, `yes` or `no`, or a short text.
 */
export function answers({ kind, options = [] }: Asked, value: string): boolean {
  switch (kind) {
    case 'date':
      return /^(19|20)\d\d/.test(value) && parseDayKey(firstDayOf(value)) !== null;
    case 'amount':
      return /^\d{1,12}$/.test(value) && Number(value) <= AMOUNT_MAX;
    case 'choice':
      return options.includes(value);
    case 'yes_no':
      return value === 'yes' || value === 'no';
    case 'text':
      return value.length <= INTAKE_ANSWER_MAX;
  }
}

/** Returns the key of the first day of a month or year that was given instead of a day. */
export function firstDayOf(date: string): string {
  if (/^\d{4}$/.test(date)) return `${date}-01-01`;
  return /^\d{4}-\d\d$/.test(date) ? `${date}-01` : date;
}

/** Whether the client may give and change answers: from the confirmation until the meeting begins; epoch ms. */
export function canAnswerIntake(
  { status, start }: { status: MeetingStatus; start: number },
  now: number,
): boolean {
  return status === 'CONFIRMED' && now < start;
}

import type { OwnNotary } from '@/lib/contract/notaries/own-notary';
import { COMMISSION_WARNINGS, inDays } from '@/lib/domain/notaries/commission';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';

interface CommissionNotice {
  tone: 'waiting' | 'bad';
  title: string;
  detail: string;
}

const [FIRST_WARNING, , LAST_WARNING] = COMMISSION_WARNINGS;

/** Formats a day key as `December 31, 2026`. */
export function dayLabel(day: string): string {
  return formatDay(dayKeyStart(day));
}

/** Returns a notice that the approved commission has ended or ends soon, unless another is being checked; else null. */
export function commissionNotice({
  approved,
  days_left,
  check,
}: OwnNotary): CommissionNotice | null {
  if (!approved || days_left === null || days_left > FIRST_WARNING || check.status === 'PENDING')
    return null;
  const day = dayLabel(approved.commission_valid_until);
  if (days_left < 0)
    return {
      tone: 'bad',
      title: `Your commission ended on ${day}`,
      detail:
        'Clients can no longer find you as a notary public. Save your new commission and send us its document.',
    };
  return {
    tone: days_left <= LAST_WARNING ? 'bad' : 'waiting',
    title: `Your commission ends ${inDays(days_left)}, on ${day}`,
    detail: `When it is renewed, save the new commission and send us its document. Clients see the current one until ${day}.`,
  };
}

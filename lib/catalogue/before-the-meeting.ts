import { NUMBER_AFTER_MINUTES, NUMBER_BEFORE_MINUTES } from '@/lib/domain/meetings/phone-number';
import { SOON_MINUTES } from '@/lib/domain/meetings/reminders';
import { DAY_MS } from '@/lib/domain/platform/time';

/**
 * Says which reminders both get.
 * @param aheadMs milliseconds from the setting of the time to the start
 */
export function reminders(aheadMs: number): string {
  const day = aheadMs >= DAY_MS ? 'the day before and ' : '';
  return `We will email you both a reminder ${day}${SOON_MINUTES} minutes before the start.`;
}

export const NUMBER_SHOWN = `You can see the number to call on the meeting page from ${NUMBER_BEFORE_MINUTES} minutes before the start until ${NUMBER_AFTER_MINUTES} minutes after the end.`;

export const HAVE_READY =
  'Have ready: the papers it is about, the dates that matter, and your two or three most important questions. You can still add files on the meeting page.';

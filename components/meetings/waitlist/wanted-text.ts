import { dayRange } from '@/components/lawyers/times/day-range';
import type { WaitlistEntry } from '@/lib/contract/meetings/waitlist';
import { AFTERNOON_FROM, EVENING_FROM, type PartOfDay } from '@/lib/domain/meetings/waitlist';
import { formatTime } from '@/lib/domain/platform/clock-labels';
import { MINUTE_MS, manilaDayStart } from '@/lib/domain/platform/time';

/** Formats `12:00 PM`. */
function clockOf(minute: number): string {
  return formatTime(manilaDayStart(0) + minute * MINUTE_MS);
}

/** Parts of the day with their hours. */
export const PART_LABELS: Readonly<Record<PartOfDay, { label: string; hours: string }>> = {
  any: { label: 'Any time', hours: 'Morning to evening' },
  morning: { label: 'Morning', hours: `Before ${clockOf(AFTERNOON_FROM)}` },
  afternoon: {
    label: 'Afternoon',
    hours: `${clockOf(AFTERNOON_FROM)} to ${clockOf(EVENING_FROM)}`,
  },
  evening: { label: 'Evening', hours: `From ${clockOf(EVENING_FROM)}` },
};

const PARTS: Readonly<Record<PartOfDay, string>> = {
  any: 'any time of the day',
  morning: 'mornings',
  afternoon: 'afternoons',
  evening: 'evenings',
};

/** Formats `November 24 to 30, mornings, 30 minutes`. */
export function wantedText(
  wanted: Pick<WaitlistEntry, 'from' | 'to' | 'part_of_day' | 'duration'>,
): string {
  const { from, to, part_of_day, duration } = wanted;
  return `${dayRange(from, to)}, ${PARTS[part_of_day]}, ${duration} minutes`;
}

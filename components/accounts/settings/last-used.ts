import type { Session } from '@/lib/contract/accounts/settings';
import { dayKey, formatDate, relativeDay } from '@/lib/domain/platform/clock-labels';

/** `Last used today. Signed in Mon, Nov 2.`; the server keeps the last use to the hour. */
export function lastUsed({ seen_at, created_at }: Session, now: number): string {
  const [seen, created] = [Date.parse(seen_at), Date.parse(created_at)];
  const used = dayKey(seen) === dayKey(now) ? 'today' : relativeDay(seen, now);
  return `Last used ${used}. Signed in ${dayKey(created) === dayKey(now) ? 'today' : formatDate(created)}.`;
}

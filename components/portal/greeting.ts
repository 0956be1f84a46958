import { HOUR_MS, manilaDayNumber, manilaDayStart } from '@/lib/domain/platform/time';

/** `Good morning` until noon, `Good afternoon` until six, then `Good evening`; Philippine time. */
export function greeting(now: number): string {
  const hour = Math.floor((now - manilaDayStart(manilaDayNumber(now))) / HOUR_MS);
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

import type { Side } from './meeting-labels';

/** The page of a meeting in its side's portal. */
export function meetingPath(side: Side, id: string): string {
  return `/${side === 'client' ? 'customer' : 'lawyer'}-portal/meeting/${encodeURIComponent(id)}`;
}

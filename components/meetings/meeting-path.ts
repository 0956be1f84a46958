import type { Side } from './meeting-words';

/** The page of a meeting in its side's portal. */
export function meetingPath(side: Side, id: string): string {
  return `/${side === 'client' ? 'customer' : 'lawyer'}-portal/meeting/${encodeURIComponent(id)}`;
}

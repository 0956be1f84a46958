'use client';

import { useLiveMeetings } from '@/lib/client/meetings/live-meetings';

/** Keeps the meetings of a portal up to date while its pages are open. */
export function LiveMeetings() {
  useLiveMeetings();
  return null;
}

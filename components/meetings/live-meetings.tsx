'use client';

import { useLiveMeetings } from '@/lib/client/meetings/live-meetings';

export function LiveMeetings() {
  useLiveMeetings();
  return null;
}

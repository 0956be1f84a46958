'use client';

import { useLiveWorkItems } from '@/lib/client/work-items/live-work-items';

/** Keeps the agreements of a portal up to date while its pages are open. */
export function LiveWorkItems() {
  useLiveWorkItems();
  return null;
}

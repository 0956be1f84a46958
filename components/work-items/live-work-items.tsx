'use client';

import { useLiveWorkItems } from '@/lib/client/work-items/live-work-items';

export function LiveWorkItems() {
  useLiveWorkItems();
  return null;
}

'use client';

import { useSyncExternalStore } from 'react';
import type { LocalMedia, LocalMediaSnapshot } from './types';

export function useLocalMedia(media: LocalMedia): LocalMediaSnapshot {
  return useSyncExternalStore(media.subscribe, media.snapshot, media.snapshot);
}

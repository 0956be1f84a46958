'use client';

import { useSyncExternalStore } from 'react';
import type { LocalMedia, LocalMediaSnapshot } from './call-interfaces';

export function useLocalMedia(media: LocalMedia): LocalMediaSnapshot {
  return useSyncExternalStore(media.subscribe, media.snapshot, media.snapshot);
}

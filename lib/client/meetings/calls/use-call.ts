import { useCallback, useSyncExternalStore } from 'react';
import type { Call, CallSnapshot, LocalMedia, LocalMediaSnapshot } from './call-interfaces';

export function useCall(call: Call): CallSnapshot {
  const subscribe = useCallback((listener: () => void) => call.subscribe(listener), [call]);
  const snapshot = () => call.snapshot();
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

export function useLocalMedia(media: LocalMedia): LocalMediaSnapshot {
  return useSyncExternalStore(media.subscribe, media.snapshot, media.snapshot);
}

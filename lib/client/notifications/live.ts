import { useEffect, useState, useSyncExternalStore } from 'react';
import { canShare, joinTabs } from './live-tabs';

let live = false;
const listeners = new Set<() => void>();

function setLive(now: boolean): void {
  if (live === now) return;
  live = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Subscribes to live changes for a user, where the browser can; null when signed out. Returns whether changes arrive;
 * otherwise callers must poll.
 * @param since id of the last event before the page was read; without it everything is refetched once events arrive
 */
export function useLive(userId: string | null, since?: number): boolean {
  const [first] = useState(since);
  useEffect(() => (userId && canShare() ? takePart(userId, first) : undefined), [userId, first]);
  return useSyncExternalStore(
    subscribe,
    () => live,
    () => false,
  );
}

function takePart(userId: string, since: number | undefined): () => void {
  let leave = joinTabs(userId, setLive, since);
  const pause = () => leave();
  const resume = ({ persisted }: PageTransitionEvent) => {
    if (persisted) leave = joinTabs(userId, setLive);
  };
  window.addEventListener('pagehide', pause);
  window.addEventListener('pageshow', resume);
  return () => {
    window.removeEventListener('pagehide', pause);
    window.removeEventListener('pageshow', resume);
    leave();
  };
}

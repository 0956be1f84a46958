/** A change reported by the server: its kind and id. `everything` where events may have been missed. */
export type LiveChange =
  | { readonly type: 'notification' | 'everything' }
  | { readonly type: 'meeting' | 'work-item'; readonly id: string };

const listeners = new Set<(change: LiveChange) => void>();

/**
 * Subscribes to changes of the own notifications, meetings and agreements, in every tab. Returns the unsubscribe
 * function.
 */
export function onLiveChange(listener: (change: LiveChange) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportLiveChange(change: LiveChange): void {
  for (const listener of listeners) listener(change);
}

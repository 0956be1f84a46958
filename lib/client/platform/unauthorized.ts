const listeners = new Set<() => void>();

/** Called when an answer had the status 401. Returns how to stop. */
export function onUnauthorized(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportUnauthorized(): void {
  for (const listener of listeners) listener();
}

/** Between the tabs of one browser, which share the session. */
const CHANNEL = 'practice';

/** Lets the other tabs know that the session works for somebody else now. */
export function notifySwitched(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('switched');
  channel.close();
}

/** Called when another tab has switched. Returns how to stop. */
export function onSwitched(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}

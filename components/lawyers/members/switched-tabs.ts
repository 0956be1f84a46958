/** Name of the channel between the tabs of one browser, which share the session. */
const CHANNEL = 'practice';

/** Notifies the other tabs that the session has switched to another practice. */
export function notifySwitched(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('switched');
  channel.close();
}

/** Calls the listener when another tab has switched. Returns the function that unsubscribes. */
export function onSwitched(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}

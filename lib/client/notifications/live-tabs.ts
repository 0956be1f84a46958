import { type LiveChange, reportLiveChange } from './live-changes';
import { connectLive, type LiveEvent } from './live-connection';

/** Silence after which a follower polls again; the leader repeats its state with heartbeats. */
const TIMEOUT_MS = 45_000;

type Message =
  | { kind: 'hello' }
  | { kind: 'event'; event: LiveEvent }
  /** Whether the connection is alive, and its last event. */
  | { kind: 'state'; live: boolean; last: number | undefined };

/**
 * Whether this browser can share a connection between its tabs; one connection per tab would use up the browser's
 * limit.
 */
export function canShare(): boolean {
  return (
    typeof EventSource === 'function' &&
    typeof BroadcastChannel === 'function' &&
    typeof navigator.locks?.request === 'function'
  );
}

/**
 * Joins the connection that the tabs of a user share. The tab that holds the Web Lock owns it and broadcasts its
 * events; when it is closed, the next one gets the lock and continues after the last known event. Returns a function
 * that leaves.
 * @param since the last event included in the tab's data; undefined where that is not known
 */
export function joinTabs(
  userId: string,
  setLive: (live: boolean) => void,
  since?: number,
): () => void {
  const name = `sangguni-live-${userId}`;
  const channel = new BroadcastChannel(name);
  const left = new AbortController();
  let last = since;
  let live = false;
  let leads = false;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const post = (message: Message) => channel.postMessage(message);
  const become = (now: boolean) => {
    live = now;
    setLive(now);
  };
  const apply = ({ type, id, subject }: LiveEvent) => {
    last = id ?? last;
    const change = changeOf(type, subject);
    if (change) reportLiveChange(change);
  };
  const follow = (state: Extract<Message, { kind: 'state' }>) => {
    become(state.live);
    clearTimeout(silence);
    silence = setTimeout(() => become(false), TIMEOUT_MS);
    if (state.last === undefined || state.last === last) return;
    // What came before this tab was there, or while it was asleep.
    last = state.last;
    reportLiveChange({ type: 'everything' });
  };
  const postState = () => post({ kind: 'state', live, last });
  const lead = () => {
    leads = true;
    clearTimeout(silence);
    return connectLive(last, {
      received(event) {
        apply(event);
        post({ kind: 'event', event });
        become(event.type !== 'end');
        postState();
      },
      lost() {
        if (!live) return;
        become(false);
        postState();
      },
    });
  };

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'hello') {
      if (leads) postState();
    } else if (leads) return;
    else if (data.kind === 'event') apply(data.event);
    else follow(data);
  };
  post({ kind: 'hello' });
  navigator.locks
    .request(name, { signal: left.signal }, async () => {
      // Chromium calls this also where the abort crosses the grant.
      if (left.signal.aborted) return;
      const disconnect = lead();
      await new Promise((resolve) => left.signal.addEventListener('abort', resolve));
      disconnect();
    })
    // Left while it waited.
    .catch(() => {});

  return () => {
    clearTimeout(silence);
    left.abort();
    channel.close();
    setLive(false);
  };
}

function changeOf(type: LiveEvent['type'], subject: string | undefined): LiveChange | null {
  if (type === 'ready' || type === 'reset') return { type: 'everything' };
  if ((type === 'meeting' || type === 'work-item') && subject) return { type, id: subject };
  // Whoever asks after the end hears that nobody is signed in.
  return type === 'notification' || type === 'end' ? { type: 'notification' } : null;
}

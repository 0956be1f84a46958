import { type LiveChange, reportLiveChange } from './live-changes';
import { connectLive, type LiveEvent } from './live-connection';

/** A follower that hears nothing of the connection for so long polls again; the leader repeats its state with heartbeats. */
const TIMEOUT_MS = 45_000;

/** What tabs tell each other. */
type Message =
  | { kind: 'hello' }
  | { kind: 'event'; event: LiveEvent }
  /** Whether the connection is alive, and the last event that came over it. */
  | { kind: 'state'; live: boolean; last: number | undefined };

/** Whether this browser can share a connection between its tabs; a connection of each tab would use up all it has. */
export function canShare(): boolean {
  return (
    typeof EventSource === 'function' &&
    typeof BroadcastChannel === 'function' &&
    typeof navigator.locks?.request === 'function'
  );
}

/**
 * Takes part in the one connection that the tabs of a user share. The tab that holds the Web Lock has it, and passes on what
 * it hears; when it is closed, the browser gives the lock to the next one, which goes on after the last event it knows.
 * Returns how to leave.
 *
 * @param since the last event that is in what the tab shows; undefined where that is not known
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

import { useEffect, useState } from 'react';
import type { VideoCall } from '@/lib/contract/meetings/calls';
import { canConnect } from './call-ability';

type IceServers = VideoCall['ice_servers'];

/**
 * Result of a check before there is a connection. `works`: the relay answers, through which a call can always go ·
 * `unable`: this browser cannot connect · `unchecked`: there is no relay to ask, and the browser reports nothing
 * about its network.
 */
export type ConnectionCheck =
  | 'checking'
  | 'works'
  | 'slow'
  | 'no_relay'
  | 'offline'
  | 'unable'
  | 'unchecked';

const RELAY_TIMEOUT_MS = 8_000;
const SLOW = ['slow-2g', '2g', '3g'];

interface NetworkInformation extends EventTarget {
  readonly effectiveType?: string;
}

export function hasRelay(servers: IceServers): boolean {
  return servers.some(({ urls }) => urls.some((url) => /^turns?:/.test(url)));
}

/** Checks the connection, again whenever the network changes. */
export function useConnectionCheck(servers: IceServers): ConnectionCheck {
  const [check, setCheck] = useState<ConnectionCheck>('checking');

  useEffect(() => {
    let current: AbortController | null = null;
    const run = async () => {
      current?.abort();
      current = new AbortController();
      const { signal } = current;
      const result = await checkConnection(servers, signal);
      if (!signal.aborted) setCheck(result);
    };
    const line = networkInformation();
    void run();
    for (const type of ['online', 'offline']) window.addEventListener(type, run);
    line?.addEventListener('change', run);
    return () => {
      current?.abort();
      for (const type of ['online', 'offline']) window.removeEventListener(type, run);
      line?.removeEventListener('change', run);
    };
  }, [servers]);

  return check;
}

async function checkConnection(servers: IceServers, signal: AbortSignal): Promise<ConnectionCheck> {
  if (!navigator.onLine) return 'offline';
  if (!canConnect()) return 'unable';
  const answers = hasRelay(servers) ? await relayAnswers(servers, signal) : null;
  if (answers === false) return 'no_relay';
  if (SLOW.includes(networkInformation()?.effectiveType ?? '')) return 'slow';
  return answers ? 'works' : 'unchecked';
}

/** Requests an address from the relay, as a call would, and releases it. */
async function relayAnswers(servers: IceServers, signal: AbortSignal): Promise<boolean> {
  let peer: RTCPeerConnection | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const made = new RTCPeerConnection({ iceServers: servers, iceTransportPolicy: 'relay' });
    peer = made;
    const answered = new Promise<boolean>((resolve) => {
      // Null, or an empty one, ends the list.
      made.addEventListener('icecandidate', ({ candidate }) => resolve(!!candidate?.candidate));
      signal.addEventListener('abort', () => resolve(false));
      timer = setTimeout(resolve, RELAY_TIMEOUT_MS, false);
    });
    made.createDataChannel('check');
    await made.setLocalDescription();
    return await answered;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    peer?.close();
  }
}

function networkInformation(): NetworkInformation | undefined {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection;
}

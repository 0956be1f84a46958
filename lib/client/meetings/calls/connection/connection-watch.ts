const DISCONNECTED_MS = 3_000;
const REPEAT_MS = 8_000;
/** A first connection over slow networks and a relay may take so long by itself. */
const FIRST_MS = 12_000;

/**
 * Calls `recover` while a connection does not stand: at once when it failed, after three seconds when it was interrupted (most
 * come back by themselves), then again and again.
 */
export interface ConnectionWatch {
  /** Now, unless it stands; for a page that wakes up. */
  check(): void;
  /** Now, even if it seems to stand; for a network that was changed. */
  force(): void;
  stop(): void;
}

export function watchConnection(pc: RTCPeerConnection, recover: () => void): ConnectionWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (delay: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, delay);
  };
  const force = () => {
    recover();
    after(REPEAT_MS, check);
  };
  const check = () => {
    if (!isConnected(pc)) force();
  };
  const changed = () => {
    if (isConnected(pc)) clearTimeout(timer);
    else if (pc.iceConnectionState === 'failed' || pc.connectionState === 'failed') force();
    else if (pc.iceConnectionState === 'disconnected') after(DISCONNECTED_MS, check);
  };
  pc.addEventListener('iceconnectionstatechange', changed);
  after(FIRST_MS, check);
  return {
    check,
    force,
    stop() {
      clearTimeout(timer);
      pc.removeEventListener('iceconnectionstatechange', changed);
    },
  };
}

function isConnected({ iceConnectionState: state }: RTCPeerConnection): boolean {
  return state === 'connected' || state === 'completed';
}

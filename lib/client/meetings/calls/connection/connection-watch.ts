const DISCONNECTED_MS = 3_000;
const REPEAT_MS = 8_000;
/** Time allowed for a first connection, which can take this long over slow networks and a relay. */
const FIRST_MS = 12_000;

/**
 * Calls `recover` while disconnected: at once after a failure, three seconds after an interruption (most recover by
 * themselves), then repeatedly.
 */
export interface ConnectionWatch {
  /** Recovers now unless connected; for a page that wakes up. */
  check(): void;
  /** Recovers now even if it seems connected; for a network change. */
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

import { setTimeout as sleep } from 'node:timers/promises';
import onHeaders from 'on-headers';

const isStream = (res) =>
  String(res.getHeader('content-type') ?? '').startsWith('text/event-stream');

/** For the application to end a stream by itself: a browser reports one that breaks off as an error. */
const STREAM_GRACE_MS = 300;

function cutOff({ socket }) {
  setTimeout(() => socket?.destroy(), STREAM_GRACE_MS);
}

/**
 * Keeps count of answers under way, so that stopping loses none: new connections are refused, idle
 * ones closed, endless streams ended (their clients reconnect), and the rest gets its time.
 */
export function createDrain(server) {
  const inFlight = new Set();
  let draining = false;

  return {
    isDraining: () => draining,
    track(res) {
      inFlight.add(res);
      res.once('close', () => inFlight.delete(res));
      // A stream that was asked for just before, and begins now.
      onHeaders(res, () => {
        if (draining && isStream(res)) cutOff(res);
      });
    },
    /** Resolves when everything under way has been answered, or after `timeout` milliseconds. */
    async drain(timeout) {
      draining = true;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      for (const res of inFlight) {
        if (isStream(res)) cutOff(res);
      }
      await Promise.race([closed, sleep(timeout, undefined, { ref: false })]);
      server.closeAllConnections();
    },
  };
}

import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import onHeaders from 'on-headers';

const isStream = (res: ServerResponse) =>
  String(res.getHeader('content-type') ?? '').startsWith('text/event-stream');

/** Milliseconds for the application to end a stream by itself: a browser reports a broken one as an error. */
const STREAM_GRACE_MS = 1_000;

function cutOff({ socket }: ServerResponse) {
  setTimeout(() => socket?.destroy(), STREAM_GRACE_MS);
}

/**
 * Tracks connections and answers in progress, so that stopping loses none. A server first leaves: it answers as
 * before, and tells clients to reconnect. Then it drains: new connections are refused, idle ones closed, endless
 * streams ended (their clients reconnect), and the rest gets its time.
 */
export function createDrain(server: Server) {
  const inFlight = new Set<ServerResponse>();
  const connections = new Set<Socket>();
  let isLeaving = false;
  let isDraining = false;

  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });

  return {
    isLeaving: () => isLeaving,
    leave() {
      isLeaving = true;
    },
    track(res: ServerResponse) {
      const { socket } = res;
      inFlight.add(res);
      res.once('close', () => {
        inFlight.delete(res);
        // An answer that began before may have left it open.
        if (isDraining) socket?.end();
      });
      // A stream that was asked for just before, and begins now.
      onHeaders(res, () => {
        if (isDraining && isStream(res)) cutOff(res);
      });
    },
    /** Resolves to how many answers were cut off: none where all in progress ended within `timeout` milliseconds. */
    async drain(timeout: number): Promise<number> {
      isLeaving = true;
      isDraining = true;
      const closed = new Promise((resolve) => server.close(resolve));
      // Node counts a connection as busy on which nothing was ever asked, as browsers open them in advance.
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
      for (const res of inFlight) if (isStream(res)) cutOff(res);
      let cut = 0;
      const timer = setTimeout(() => {
        cut = inFlight.size;
        server.closeAllConnections();
      }, timeout);
      await closed;
      clearTimeout(timer);
      return cut;
    },
  };
}

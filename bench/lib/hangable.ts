import net from 'node:net';
import { listenOnLoopback } from './loopback.ts';

/**
 * A way to a service that can hang: it still takes connections then, reads what is sent and answers nothing, also over those that
 * are open.
 */
export async function hangable(address: string) {
  const { hostname, port } = new URL(address);
  const open = new Set<net.Socket>();
  let hangs = false;
  const server = net.createServer((from) => {
    open.add(from);
    from.on('error', () => {});
    from.on('close', () => open.delete(from));
    if (hangs) {
      from.resume();
      return;
    }
    const to = net.connect(Number(port), hostname);
    to.on('error', () => from.destroy());
    to.on('close', () => from.destroy());
    from.on('close', () => to.destroy());
    from.on('data', (chunk) => !hangs && to.write(chunk));
    to.on('data', (chunk) => !hangs && from.write(chunk));
  });
  const url = new URL(address);
  url.port = String(await listenOnLoopback(server));
  return {
    url: url.href.replace(/\/$/, ''),
    hang() {
      hangs = true;
    },
    /** Destroys the hanging connections, as a restarted server would. */
    resume() {
      hangs = false;
      for (const socket of open) socket.destroy();
    },
    stop() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

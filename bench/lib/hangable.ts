import { once } from 'node:events';
import net from 'node:net';

/**
 * A way to a service that can hang: it still takes connections then, reads what is sent and answers nothing, also over those that
 * are open.
 */
export async function hangable(address) {
  const { hostname, port } = new URL(address);
  const open = new Set();
  let hangs = false;
  const server = net.createServer((from) => {
    open.add(from);
    from.on('error', () => {});
    from.on('close', () => open.delete(from));
    if (hangs) return from.resume();
    const to = net.connect(Number(port), hostname);
    to.on('error', () => from.destroy());
    to.on('close', () => from.destroy());
    from.on('close', () => to.destroy());
    from.on('data', (chunk) => !hangs && to.write(chunk));
    to.on('data', (chunk) => !hangs && from.write(chunk));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(address);
  url.port = String(server.address().port);
  return {
    url: url.href.replace(/\/$/, ''),
    hang() {
      hangs = true;
    },
    /** What hung is cut off, as by a server that is started again. */
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

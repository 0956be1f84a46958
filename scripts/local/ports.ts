import net from 'node:net';

function listenOnce(port, host) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(null));
    probe.listen({ port, host, exclusive: true }, () => {
      const taken = probe.address().port;
      probe.close(() => resolve(taken));
    });
  });
}

/** Any free port on loopback. */
export const freePort = () => listenOnce(0, '127.0.0.1');

export const isFree = async (port, host = '127.0.0.1') => (await listenOnce(port, host)) !== null;

/** The wanted port, or the first free one after it. */
export async function portOrNext(wanted) {
  for (let port = wanted; port < wanted + 50; port += 1) {
    if (await isFree(port)) return port;
  }
  return freePort();
}

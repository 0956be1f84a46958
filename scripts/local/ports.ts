import net from 'node:net';

/** Listens briefly on a port. Resolves to the port; null where that fails. */
function listenOnce(port: number, host: string): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(null));
    probe.listen({ port, host, exclusive: true }, () => {
      const address = probe.address();
      const taken = typeof address === 'object' && address !== null ? address.port : port;
      probe.close(() => resolve(taken));
    });
  });
}

export async function freePort(): Promise<number> {
  const port = await listenOnce(0, '127.0.0.1');
  if (port === null) throw new Error('No port of 127.0.0.1 is free');
  return port;
}

export const isFree = async (port: number, host = '127.0.0.1'): Promise<boolean> =>
  (await listenOnce(port, host)) !== null;

export async function portOrNext(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 50; port += 1) {
    if (await isFree(port)) return port;
  }
  return freePort();
}

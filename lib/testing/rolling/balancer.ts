import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { portOf } from './port-of.ts';

const LOOK_MS = 500;
const LOOK_TIMEOUT_MS = 1_000;

const isReady = (address: string) =>
  fetch(`${address}/api/ready`, { signal: AbortSignal.timeout(LOOK_TIMEOUT_MS) }).then(
    ({ status }) => status === 200,
    () => false,
  );

export interface Balancer {
  readonly address: string;
  remove(address: string): void;
  /** Resolves once it is sent requests. */
  add(address: string): Promise<void>;
  stop(): void;
}

/**
 * Starts a load balancer as simple as there are: servers in turn, those that last said they were ready, asked every half second. What a
 * server does not answer, or breaks off, is not asked of another.
 */
export async function startBalancer(): Promise<Balancer> {
  const servers = new Map<string, boolean>();
  const agent = new http.Agent({ keepAlive: true });
  let turn = 0;

  const look = async (address: string) => {
    const ready = await isReady(address);
    if (servers.has(address)) servers.set(address, ready);
  };
  const looking = setInterval(() => {
    for (const address of servers.keys()) void look(address);
  }, LOOK_MS);

  const next = () => {
    const ready = [...servers.keys()].filter((address) => servers.get(address));
    turn += 1;
    return ready[turn % ready.length];
  };

  const pass = (req: IncomingMessage, res: ServerResponse) => {
    const address = next();
    if (!address) return res.writeHead(502).end('no server is ready');
    const { method, headers, url } = req;
    const asked = http.request(`${address}${url}`, { method, headers, agent });
    asked.on('error', ({ message }) => {
      if (res.headersSent) res.destroy();
      else res.writeHead(502).end(`${address}: ${message}`);
    });
    asked.on('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => res.destroy());
      answer.pipe(res);
    });
    // Whoever goes away asks for nothing more.
    res.on('close', () => res.writableEnded || asked.destroy());
    return req.pipe(asked);
  };

  const server = http.createServer({ keepAliveTimeout: 120_000 }, pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    remove: (address) => servers.delete(address),
    async add(address) {
      servers.set(address, false);
      while (servers.has(address) && !servers.get(address))
        await new Promise((resolve) => setTimeout(resolve, 20));
    },
    stop() {
      clearInterval(looking);
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

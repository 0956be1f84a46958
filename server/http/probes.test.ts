import { mkdtempSync, rmSync } from 'node:fs';
import http, { type Agent, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { portOf } from '../../lib/testing/rolling/port-of.ts';
import { createProductServer, type ProductServer } from './create-server.ts';

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'probes-'));
afterAll(() => rmSync(folder, { recursive: true }));

let running: ProductServer;

async function start(
  readiness?: () => Promise<string>,
  handle: (req: unknown, res: ServerResponse) => unknown = (_req, res) => res.end(),
): Promise<ProductServer> {
  running = createProductServer({
    handle: async (req, res) => handle(req, res),
    ...(readiness && { readiness }),
    changesSince: async () => null,
    folders: { assets: folder, files: folder },
    siteUrl: new URL('https://sangguni.example'),
    isLocal: false,
    trustProxy: 0,
  });
  await new Promise<void>((resolve) => running.server.listen(0, '127.0.0.1', resolve));
  return running;
}

function ask(path: string, method = 'GET', agent: Agent | false = false): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const port = portOf(running.server);
    const req = http.request({ port, host: '127.0.0.1', path, method, agent });
    req.on('error', reject);
    req.on('response', async (res) => {
      const chunks: Buffer[] = [];
      for await (const chunk of res) chunks.push(chunk);
      resolve({
        status: res.statusCode,
        headers: res.headers,
        body: String(Buffer.concat(chunks)),
      });
    });
    req.end();
  });
}

afterEach(() => {
  running.server.closeAllConnections();
  running.server.close();
});

describe('/api/live', () => {
  it('asks nothing but this process, and is never cached', async () => {
    const asked = jest.fn();
    await start(asked, asked);
    const { status, headers, body } = await ask('/api/live');
    expect([status, body]).toEqual([200, '{"status":"live"}']);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(await ask('/api/live?at=1', 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect(asked).not.toHaveBeenCalled();
  });

  it('answers where so much is asked for that reads are turned away', async () => {
    await start(undefined, () => {});
    const many = Array.from({ length: 300 }, () => ask('/lawyers-online').catch(() => null));
    await sleep(300);
    expect((await ask('/lawyers-online')).status).toBe(503);
    expect((await ask('/api/live')).status).toBe(200);
    expect((await ask('/api/ready')).status).toBe(200);
    running.server.closeAllConnections();
    await Promise.all(many);
  });
});

describe('/api/ready', () => {
  it.each(['database', 'schema'])('says that %s keeps it', async (reason) => {
    await start(async () => reason);
    const { status, headers, body } = await ask('/api/ready');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(JSON.parse(body)).toEqual({ status: 'not_ready', reason });
  });

  it('is no where the look itself fails', async () => {
    await start(() => Promise.reject(new Error('secret')));
    const { status, body } = await ask('/api/ready');
    expect([status, body]).toEqual([503, '{"status":"not_ready","reason":"failed"}']);
  });

  it('turns at once when the server is told to stop, also for who asked before, while requests are answered', async () => {
    let decide: ((answer: string) => void) | undefined;
    await start(
      () =>
        new Promise((resolve) => {
          decide = resolve;
        }),
    );
    const before = ask('/api/ready');
    while (!decide) await sleep(1);
    running.leave();
    decide?.('ready');
    for (const answer of [await before, await ask('/api/ready')])
      expect([answer.status, JSON.parse(answer.body).reason]).toEqual([503, 'leaving']);
    const page = await ask('/api/v1/lawyers', 'GET', new http.Agent({ keepAlive: true }));
    expect([page.status, page.headers.connection]).toEqual([200, 'close']);
    expect((await ask('/api/live')).status).toBe(200);
  });
});

describe('a server that drains', () => {
  it('does not wait for connections on which nothing was asked', async () => {
    const { server, drain } = await start();
    const socket = new http.Agent().createConnection({
      port: portOf(server),
      host: '127.0.0.1',
    });
    await new Promise((resolve) => server.once('connection', resolve));
    const began = performance.now();
    expect(await drain(20_000)).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    socket?.destroy();
  });

  it('closes a connection behind an answer that began before', async () => {
    let held: ServerResponse | undefined;
    const { drain } = await start(undefined, (_req, res) => {
      res.writeHead(200, { 'content-type': 'text/plain' });
      res.write('a');
      held = res;
    });
    const agent = new http.Agent({ keepAlive: true });
    const answer = ask('/api/v1/lawyers', 'GET', agent);
    while (!held) await sleep(1);
    const drained = drain(20_000);
    held?.end('b');
    expect((await answer).body).toBe('ab');
    const began = performance.now();
    expect(await drained).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('says how many answers it cut off', async () => {
    let held: ServerResponse | undefined;
    const { drain } = await start(undefined, (_req, res) => {
      held = res;
    });
    const answer = ask('/api/v1/lawyers');
    while (!held) await sleep(1);
    const [cut] = await Promise.all([drain(50), expect(answer).rejects.toThrow('hang up')]);
    expect(cut).toBe(1);
  });
});

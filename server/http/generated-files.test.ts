import http, { type IncomingMessage, type RequestOptions, type Server } from 'node:http';
import zlib from 'node:zlib';
import { portOf } from '../../lib/testing/rolling/port-of.ts';
import type { ReceivedRequest } from './exchange.ts';
import { createGeneratedFiles } from './generated-files.ts';

const ROBOTS = Buffer.from('User-agent: *\nAllow: /\n'.repeat(50));
let server: Server;

beforeAll(async () => {
  const serve = createGeneratedFiles(new Map([['/robots.txt', ROBOTS]]), { https: false });
  server = http.createServer((req, res) => {
    if (serve(req as ReceivedRequest, res)) return;
    res.statusCode = 418;
    res.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

function ask(
  path: string,
  options: RequestOptions = {},
): Promise<{ res: IncomingMessage; body: Buffer }> {
  const port = portOf(server);
  return new Promise((resolve, reject) => {
    const request = http.request({ port, path, host: '127.0.0.1', ...options }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => resolve({ res, body: Buffer.concat(chunks) }));
    });
    request.on('error', reject).end();
  });
}

it('serves what was generated, compressed for whom it suits', async () => {
  const plain = await ask('/robots.txt');
  expect(plain.res.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(plain.body).toEqual(ROBOTS);
  const small = await ask('/robots.txt?x=1', { headers: { 'accept-encoding': 'br' } });
  expect(zlib.brotliDecompressSync(small.body)).toEqual(ROBOTS);
  expect(small.res.headers['content-security-policy']).toContain("default-src 'none'");
});

it('answers a second time without a body', async () => {
  const { etag } = (await ask('/robots.txt')).res.headers;
  const again = await ask('/robots.txt', { headers: { 'if-none-match': etag } });
  expect(again.res.statusCode).toBe(304);
  expect((await ask('/robots.txt', { method: 'HEAD' })).body).toHaveLength(0);
});

it('leaves everything else to others', async () => {
  expect((await ask('/sitemap.xml')).res.statusCode).toBe(418);
  expect((await ask('/robots.txt', { method: 'POST' })).res.statusCode).toBe(418);
});

it('refuses to be started with files it has no type for', () => {
  const files = new Map([['/a.bin', ROBOTS]]);
  expect(() => createGeneratedFiles(files, { https: false })).toThrow('/a.bin');
});

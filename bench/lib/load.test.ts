import http from 'node:http';
import { exchange, headerOf, load } from './load.ts';
import { listenOnLoopback } from './loopback.ts';
import { percentile } from './report.ts';

let port = 0;
const server = http.createServer((req, res) => {
  if (req.url === '/same') return res.writeHead(304, { etag: '"a"' }).end();
  if (req.url === '/gone') return res.writeHead(404).end('gone');
  // Chunked: without a length, in several parts.
  res.writeHead(200, { 'content-type': 'text/plain' });
  res.write('0\r\n');
  return res.end('\r\nthe end');
});

beforeAll(async () => {
  port = await listenOnLoopback(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('answers of each kind are read to their end', async () => {
  const requests = [{ path: '/' }, { path: '/same', status: 304 }, { path: '/gone' }];
  const { count, rate, p50, p99, wrong } = await load(port, requests, 0.2, 2);
  expect(count).toBeGreaterThan(3);
  expect(rate).toBeGreaterThan(0);
  expect(p99).toBeGreaterThanOrEqual(p50);
  expect([...wrong]).toEqual(['/gone answered 404']);
});

test('a header is found by its name alone', async () => {
  const answer = await exchange(port, { path: '/same' });
  expect(headerOf(answer, 'etag')).toBe('"a"');
  expect(() => headerOf(answer, 'last-modified')).toThrow('There is no header last-modified.');
});

test('no numbers have no middle', () => {
  expect(percentile([1, 2, 3], 0.5)).toBe(2);
  expect(percentile([], 0.5)).toBeNaN();
});

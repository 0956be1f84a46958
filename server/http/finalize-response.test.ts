import { mkdtempSync, rmSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createProductServer } from './create-server.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'finalize-response-'));
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Answers every request so, and returns where. */
async function serve(answer: (res: ServerResponse) => void): Promise<string> {
  ({ server } = createProductServer({
    handle: async (_req, res) => answer(res),
    changesSince: async () => null,
    folders: { assets: folder, files: folder },
    siteUrl: new URL('http://127.0.0.1'),
    isLocal: false,
    trustProxy: 0,
  }));
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}/api/v1/small`;
}

test('who ends an answer is told when it has left', async () => {
  const calls: string[] = [];
  const url = await serve((res) => {
    res.setHeader('content-type', 'text/csv');
    res.write('a,b\n');
    res.end(() => calls.push('end'));
  });
  expect(await (await fetch(url)).text()).toBe('a,b\n');
  await new Promise(setImmediate);
  expect(calls).toEqual(['end']);
});

test('who writes JSON is told of each part, though it leaves as a whole', async () => {
  const calls: string[] = [];
  const url = await serve((res) => {
    res.setHeader('content-type', 'application/json');
    res.write('{"a":', () => calls.push('first'));
    res.write('"é"', 'utf8', () => calls.push('second'));
    res.write('}');
    res.end(() => calls.push('end'));
  });
  const answer = await fetch(url);
  expect(answer.headers.get('content-length')).toBe('10');
  expect(await answer.text()).toBe('{"a":"é"}');
  await new Promise(setImmediate);
  expect(calls).toEqual(['first', 'second', 'end']);
});

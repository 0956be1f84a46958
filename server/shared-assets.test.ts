import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { portOf } from '../lib/testing/rolling/port-of.ts';
import { createProductServer, type ProductServer } from './http/create-server.ts';
import { shareAssets } from './shared-assets.ts';

const DAY_MS = 86_400_000;

let root: string;
let shared: string;
let server: ProductServer['server'] | undefined;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'assets-'));
  shared = path.join(root, 'shared');
});

afterEach(() => {
  server?.close();
  server = undefined;
  rmSync(root, { recursive: true, force: true });
});

/** A build with these files. */
function build(name: string, files: Readonly<Record<string, string | Buffer>>): string {
  const folder = path.join(root, name);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();

async function serve(assets: string): Promise<void> {
  const { server: made } = createProductServer({
    handle: async (_req, res) => res.end(),
    changesSince: async () => null,
    folders: { assets, files: root, sharedAssets: shared },
    siteUrl: new URL('https://sangguni.example'),
    isLocal: false,
    trustProxy: 0,
  });
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(name: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (!server) throw new Error('nothing serves');
    const port = portOf(server);
    const options = {
      port,
      host: '127.0.0.1',
      path: `/_next/static/${name}`,
      headers,
      agent: false,
    };
    http
      .get(options, async (res) => {
        const chunks: Buffer[] = [];
        for await (const chunk of res) chunks.push(chunk);
        resolve({ status: res.statusCode, headers: res.headers, body: Buffer.concat(chunks) });
      })
      .on('error', reject);
  });
}

test('a server serves the files of its build, then those of other releases, for good, and nothing else', async () => {
  const old = build('old', {
    'chunks/both.js': 'the same',
    'chunks/old.js': 'old',
    'chunks/old.js.br': zlib.brotliCompressSync('old'),
    'chunks/old.js.map': '{}',
  });
  const now = build('now', { 'chunks/both.js': 'the same', 'chunks/now.js': 'now' });
  await shareAssets(old, shared);
  await serve(now);
  const IMMUTABLE = 'public,max-age=31536000,immutable';
  const plain = await ask('chunks/old.js');
  expect([plain.status, String(plain.body), plain.headers['cache-control']]).toEqual([
    200,
    'old',
    IMMUTABLE,
  ]);
  expect(plain.headers['content-type']).toMatch(/javascript/);
  const small = await ask('chunks/old.js', { 'accept-encoding': 'br' });
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': IMMUTABLE });
  expect(String(zlib.brotliDecompressSync(small.body))).toBe('old');
  expect((await ask('chunks/now.js')).status).toBe(200);
  // A file of a server that starts while this one runs.
  expect((await ask('chunks/later.js')).status).toBe(404);
  await shareAssets(build('later', { 'chunks/later.js': 'later' }), shared);
  expect(String((await ask('chunks/later.js')).body)).toBe('later');
  writeFileSync(path.join(shared, 'chunks/.hidden.part'), 'half');
  for (const name of ['chunks/nowhere.js', 'chunks/old.js.map', 'chunks/.hidden.part', 'chunks']) {
    const { status, headers } = await ask(name);
    expect([name, status, headers['cache-control']]).toEqual([name, 404, 'no-store']);
  }
});

test('files go seven days after the last server that has them, and no sooner', async () => {
  const old = build('old', { 'chunks/both.js': 'both', 'a1/_buildManifest.js': 'old' });
  const now = build('now', { 'chunks/both.js': 'both', 'b2/_buildManifest.js': 'now' });
  const first = Date.now();
  await shareAssets(old, shared, () => first);
  await shareAssets(now, shared, () => first + 6 * DAY_MS);
  expect(existsSync(path.join(shared, 'a1/_buildManifest.js'))).toBe(true);
  // Its last server said so again.
  await shareAssets(old, shared, () => first + 6 * DAY_MS);
  await shareAssets(now, shared, () => first + 12 * DAY_MS);
  expect(existsSync(path.join(shared, 'a1/_buildManifest.js'))).toBe(true);
  await shareAssets(now, shared, () => first + 13 * DAY_MS + 1);
  expect(existsSync(path.join(shared, 'a1/_buildManifest.js'))).toBe(false);
  expect(filesIn(shared)).toEqual(['_buildManifest.js', 'both.js']);
});

test('several servers that start at once leave every file whole, and nothing of a copy that broke off', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 60 }, (_, n) => [`chunks/${n}.js`, `${n}`.repeat(20_000)]),
  );
  const assets = build('now', files);
  mkdirSync(path.join(shared, 'chunks'), { recursive: true });
  // As a process that was killed, and a full disk, leave them.
  writeFileSync(path.join(shared, 'chunks/.dead.part'), 'half');
  writeFileSync(path.join(shared, 'chunks/0.js'), 'half');
  const longAgo = new Date(Date.now() - 8 * DAY_MS);
  utimesSync(path.join(shared, 'chunks/.dead.part'), longAgo, longAgo);
  await Promise.all(Array.from({ length: 5 }, () => shareAssets(assets, shared)));
  expect(filesIn(path.join(shared, 'chunks'))).toEqual(filesIn(path.join(assets, 'chunks')));
  for (const [name, content] of Object.entries(files))
    expect([name, readFileSync(path.join(shared, name), 'utf8') === content]).toEqual([name, true]);
});

test('a folder that cannot be written is said in one line', async () => {
  const assets = build('now', { 'chunks/a.js': 'a' });
  writeFileSync(shared, 'in its way');
  await expect(shareAssets(assets, shared)).rejects.toThrow(
    /^ASSETS_DIR cannot be written to: (EEXIST|ENOTDIR)$/,
  );
});

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { copyPublic, precompress } from './precompress.ts';

const SCRIPT = 'export const a = 1;\n'.repeat(200);
const MAP = 'User-agent: *\n'.repeat(200);

let folder: string;
let [build, files]: string[] = [];
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'precompress-'));
  [build, files] = [path.join(folder, '.next'), path.join(folder, 'public')];
  mkdirSync(path.join(build, 'static/chunks'), { recursive: true });
  mkdirSync(files);
  writeFileSync(path.join(build, 'static/chunks/a1.js'), SCRIPT);
  writeFileSync(path.join(build, 'static/chunks/small.js'), 'a');
  writeFileSync(path.join(files, 'robots.txt'), MAP);
  await copyPublic({ build, files });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string) => readFileSync(path.join(build ?? '', name));

test('the public folder is served from a copy of it, without what it had before', async () => {
  writeFileSync(path.join(build ?? '', 'public/old.txt'), 'old');
  await copyPublic({ build, files });
  expect(readdirSync(path.join(build ?? '', 'public'))).toEqual(['robots.txt']);
});

test.each([1, 4])('files are compressed, %i at once, and nothing else is left', async (atOnce) => {
  await precompress({ build, atOnce });
  expect(zlib.brotliDecompressSync(read('static/chunks/a1.js.br')).toString()).toBe(SCRIPT);
  expect(zlib.gunzipSync(read('static/chunks/a1.js.gz')).toString()).toBe(SCRIPT);
  expect(zlib.gunzipSync(read('public/robots.txt.gz')).toString()).toBe(MAP);
  const names = readdirSync(build ?? '', { recursive: true }).map(String);
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(existsSync(path.join(build ?? '', 'static/chunks/small.js.br'))).toBe(false);
});

test('what was compressed before is taken from the cache', async () => {
  await precompress({ build });
  const cache = path.join(build ?? '', 'cache/precompressed');
  for (const name of readdirSync(cache)) writeFileSync(path.join(cache, name), 'from the cache');
  rmSync(path.join(build ?? '', 'static/chunks/a1.js.br'));
  await precompress({ build });
  expect(read('static/chunks/a1.js.br').toString()).toBe('from the cache');
});

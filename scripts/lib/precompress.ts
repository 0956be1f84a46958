import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { inRoot } from '../../server/paths.ts';

const TEXT = /\.(?:js|css|svg|json|txt|xml|webmanifest|html)$/;
const MIN_BYTES = 1024;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

type Compress = (body: Buffer) => Promise<Buffer>;

const ENCODINGS: Readonly<Record<string, Compress>> = {
  '.br': (body) =>
    brotli(body, {
      params: {
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  '.gz': (body) => gzip(body, { level: 9 }),
};

async function textFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Writes a file that others see whole or not at all: a server may be starting, and this process be stopped. */
async function writeWhole(file: string, body: Buffer, cacheFolder: string): Promise<void> {
  const part = path.join(cacheFolder, `${randomUUID()}.part`);
  await writeFile(part, body);
  await rename(part, file);
}

/** Compresses content, which takes seconds: results are cached by content, as most files survive a build. */
async function compressed(
  body: Buffer,
  [extension, compress]: [string, Compress],
  cacheFolder: string,
): Promise<Buffer> {
  const file = path.join(cacheFolder, createHash('sha256').update(body).digest('hex') + extension);
  if (existsSync(file)) return readFile(file);
  const result = await compress(body);
  await writeWhole(file, result, cacheFolder);
  return result;
}

async function compressFile(file: string, cacheFolder: string): Promise<void> {
  const body = await readFile(file);
  if (body.length < MIN_BYTES) return;
  for (const encoding of Object.entries(ENCODINGS)) {
    const smaller = await compressed(body, encoding, cacheFolder);
    if (smaller.length < body.length) await writeWhole(file + encoding[0], smaller, cacheFolder);
  }
}

/** Copies the public folder into a build, from where it is served. */
export async function copyPublic({
  build = inRoot('.next'),
  files = inRoot('public'),
} = {}): Promise<void> {
  const copy = path.join(build, 'public');
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy);
  if (existsSync(files)) await cp(files, copy, { recursive: true });
}

/**
 * Writes .br and .gz beside every static text file of a build: its assets and its copy of the public folder. Returns
 * once all are there; `atOnce` is how many are compressed side by side.
 */
export async function precompress({ build = inRoot('.next'), atOnce = 4 } = {}): Promise<void> {
  const cacheFolder = path.join(build, 'cache/precompressed');
  await mkdir(cacheFolder, { recursive: true });
  const queue = [
    ...(await textFiles(path.join(build, 'static'))),
    ...(await textFiles(path.join(build, 'public'))),
  ];
  const work = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await compressFile(file, cacheFolder);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

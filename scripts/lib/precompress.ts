import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { inRoot } from '../../server/paths.ts';

const TEXT = /\.(?:js|css|svg|json|txt|xml|webmanifest|html)$/;
const MIN_BYTES = 1024;
const AT_ONCE = 4;
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

/** Compresses content, which takes seconds: results are cached by content, as most files survive a build. */
async function compressed(
  body: Buffer,
  [extension, compress]: [string, Compress],
  cacheFolder: string,
): Promise<Buffer> {
  const file = path.join(cacheFolder, createHash('sha256').update(body).digest('hex') + extension);
  if (existsSync(file)) return readFile(file);
  const result = await compress(body);
  await writeFile(file, result);
  return result;
}

async function compressFile(file: string, cacheFolder: string): Promise<void> {
  const body = await readFile(file);
  if (body.length < MIN_BYTES) return;
  for (const encoding of Object.entries(ENCODINGS)) {
    const smaller = await compressed(body, encoding, cacheFolder);
    if (smaller.length < body.length) await writeFile(file + encoding[0], smaller);
  }
}

/**
 * Writes .br and .gz beside every static text file: the assets of a build, and a copy of the public folder inside the
 * build.
 */
export async function precompress({
  build = inRoot('.next'),
  files = inRoot('public'),
} = {}): Promise<void> {
  const cacheFolder = path.join(build, 'cache/precompressed');
  const publicCopy = path.join(build, 'public');
  await mkdir(cacheFolder, { recursive: true });
  await rm(publicCopy, { recursive: true, force: true });
  await mkdir(publicCopy);
  if (existsSync(files)) await cp(files, publicCopy, { recursive: true });
  const queue = [
    ...(await textFiles(path.join(build, 'static'))),
    ...(await textFiles(publicCopy)),
  ];
  const work = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await compressFile(file, cacheFolder);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

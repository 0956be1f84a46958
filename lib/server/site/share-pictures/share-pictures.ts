import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReactNode } from 'react';
import type { Font } from 'satori';
import sharp from 'sharp';
import { openPicture } from '@/lib/server/media/pictures/service';
import config from '@/tailwind.config';

// Operations

const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves a picture, 404 without one. An address with its version is immutable; any other is revalidated each time,
 * without drawing when nothing changed.
 */
export async function serveSharePicture(
  request: Request,
  picture: SharePicture | null,
): Promise<Response> {
  if (!picture) {
    return new Response('Not found.', {
      status: 404,
      headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
    });
  }
  const { pathname, searchParams } = new URL(request.url);
  const etag = `"${picture.version}"`;
  const headers = {
    etag,
    'cache-control': searchParams.get('v') === picture.version ? FOR_EVER : 'no-cache',
  };
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers });
  }
  const png = await drawn(pathname, picture);
  return new Response(png, {
    headers: { ...headers, 'content-type': 'image/png', 'content-length': String(png.length) },
  });
}

// Service

const SIZE = { width: 1200, height: 630 };
const PORTRAIT = 640;
/** Bytes of drawn pictures in memory, some 30 kB each. */
const MAX_BYTES = 16 * 1024 * 1024;

interface SharePicture {
  readonly version: string;
  /** Address of a stored picture, `/pictures/…`, to draw in it. */
  readonly portrait: string | null;
  readonly draw: (portrait: string | null) => ReactNode;
}

/** Basic letters and those with rarer accents are separate files; satori takes from the second what the first lacks. */
const FACES = [
  ['sans', 'commissioner/files/commissioner-latin-500-normal.woff'],
  ['sans-more', 'commissioner/files/commissioner-latin-ext-500-normal.woff'],
  ['serif', 'newsreader/files/newsreader-latin-500-normal.woff'],
  ['serif-more', 'newsreader/files/newsreader-latin-ext-500-normal.woff'],
] as const;

const STYLES = {
  theme: {
    colors: config.theme.colors,
    fontFamily: { sans: ['sans', 'sans-more'], serif: ['serif', 'serif-more', 'sans-more'] },
  },
};

let fonts: Promise<Font[]> | undefined;

async function readFonts(): Promise<Font[]> {
  return Promise.all(
    FACES.map(async ([name, file]) => {
      const data = await readFile(path.join(process.cwd(), 'node_modules/@fontsource', file));
      return { name, data, weight: 500, style: 'normal' } as const;
    }),
  );
}

const cached = new Map<string, Uint8Array<ArrayBuffer>>();
let cachedBytes = 0;
const inFlight = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws the picture as PNG, once per content as long as memory holds it. Pictures are drawn one after another, so
 * that drawing never takes more than one core.
 */
function drawn(page: string, picture: SharePicture): Promise<Uint8Array<ArrayBuffer>> {
  const key = `${page} ${picture.version}`;
  const known = cached.get(key);
  if (known) {
    cached.delete(key);
    cached.set(key, known);
    return Promise.resolve(known);
  }
  const running = inFlight.get(key);
  if (running) return running;
  const turn = last.then(() => render(picture));
  last = turn.catch(() => {});
  inFlight.set(key, turn);
  return turn.then((png) => remember(key, png)).finally(() => inFlight.delete(key));
}

function remember(key: string, png: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (!cached.has(key)) {
    cached.set(key, png);
    cachedBytes += png.length;
  }
  for (const [oldest, { length }] of cached) {
    if (cachedBytes <= MAX_BYTES) break;
    cached.delete(oldest);
    cachedBytes -= length;
  }
  return png;
}

async function render({ draw, portrait }: SharePicture): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded with the first picture: 35 MB, half of it the WebAssembly of its layout.
  const { default: satori } = await import('satori');
  fonts ??= readFonts();
  const element = draw(portrait && (await inlinePortrait(portrait)));
  const svg = await satori(element, { ...SIZE, fonts: await fonts, tailwindConfig: STYLES });
  // Flat colours and letters: a palette halves the size and cannot be seen.
  const png = await sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer();
  return new Uint8Array(png);
}

/** Converts a stored portrait for satori, which does not support WebP. */
async function inlinePortrait(address: string): Promise<string | null> {
  const picture = await openPicture(address.slice(address.lastIndexOf('/') + 1));
  if (!picture) return null;
  const webp = await new Response(picture.body).arrayBuffer();
  const png = await sharp(webp).resize(PORTRAIT, PORTRAIT, { fit: 'cover' }).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

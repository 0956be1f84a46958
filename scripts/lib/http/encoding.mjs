import { promisify } from 'node:util';
import zlib from 'node:zlib';

const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|image\/svg\+xml|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml))/;
/**
 * `fast` is for small answers, `page` takes a page two milliseconds, `often` is for pages that are sent again and again:
 * it takes a tenth of a second.
 */
const BROTLI_QUALITY = { fast: 5, page: 8, often: 11 };
const GZIP_LEVEL = { fast: 4, page: 7, often: 9 };

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const brotliOptions = (use) => ({
  params: {
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[use],
  },
});

/** `br`, `gzip`, or null: the best of what the client takes. */
export function acceptedEncoding(req) {
  const refused = /;\s*q=0(?:\.0*)?\s*$/;
  const offered = String(req.headers['accept-encoding'] ?? '')
    .split(',')
    .filter((entry) => !refused.test(entry))
    .map((entry) => entry.split(';')[0].trim().toLowerCase());
  return ['br', 'gzip'].find((name) => offered.includes(name)) ?? null;
}

/** Whether compressing this type of content is worth it. Event streams are never held back. */
export const isCompressible = (contentType) => COMPRESSIBLE.test(contentType);

/** The whole body, compressed. */
export function compressWhole(body, encoding, use) {
  return encoding === 'br'
    ? brotli(body, brotliOptions(use))
    : gzip(body, { level: GZIP_LEVEL[use] });
}

/** A stream that compresses a page while it is made. */
export function compressStream(encoding) {
  return encoding === 'br'
    ? zlib.createBrotliCompress(brotliOptions('page'))
    : zlib.createGzip({ level: GZIP_LEVEL.page });
}

/** Adds a name to the Vary header. */
export function addVary(res, name) {
  const present = String(res.getHeader('vary') ?? '');
  const known = present
    .toLowerCase()
    .split(/\s*,\s*/)
    .includes(name.toLowerCase());
  if (!known) res.setHeader('vary', present ? `${present}, ${name}` : name);
}

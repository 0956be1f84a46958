import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import compression from 'compression';
import Negotiator from 'negotiator';

const brotli: (body: Buffer, options: zlib.BrotliOptions) => Promise<Buffer> = promisify(
  zlib.brotliCompress,
);
const gzip: (body: Buffer, options: zlib.ZlibOptions) => Promise<Buffer> = promisify(zlib.gzip);

export type Encoding = 'br' | 'gzip';

/** Results by header value: browsers send one of a handful. */
const accepted = new Map<string | undefined, Encoding | null>();
const MAX_ACCEPTED = 100;

function negotiate(header: string | undefined): Encoding | null {
  const request = { headers: { 'accept-encoding': header } };
  const encoding = new Negotiator(request).encoding(['br', 'gzip', 'identity'], ['br', 'gzip']);
  return encoding === 'br' || encoding === 'gzip' ? encoding : null;
}

export function acceptedEncoding({ headers }: Pick<IncomingMessage, 'headers'>): Encoding | null {
  const header = headers['accept-encoding'];
  const known = accepted.get(header);
  if (known !== undefined) return known;
  const encoding = negotiate(header);
  if (accepted.size >= MAX_ACCEPTED) accepted.clear();
  accepted.set(header, encoding);
  return encoding;
}

export function compressWhole(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(body, { level: 9 });
  const { BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_MODE_TEXT } = zlib.constants;
  return brotli(body, {
    params: { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_QUALITY]: 9 },
  });
}

const isEventStream = (res: ServerResponse) =>
  /^text\/event-stream/.test(String(res.getHeader('content-type')));

/**
 * Reduces each header to one value: Next appends those of a route's Response as lists of one, and a list prevents
 * compression.
 */
const singly = (res: ServerResponse) => ({
  getHeader: (name: string) => [res.getHeader(name)].flat()[0],
});

const middleware = compression({
  // Events leave when they happen.
  filter: (req, res) => !isEventStream(res) && compression.filter(req, singly(res)),
});

export function compressAnswer(req: IncomingMessage, res: ServerResponse): void {
  middleware(req, res, () => {});
}

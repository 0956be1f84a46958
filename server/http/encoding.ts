import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import compression from 'compression';
import Negotiator from 'negotiator';

const brotli: (body: Buffer, options: zlib.BrotliOptions) => Promise<Buffer> = promisify(
  zlib.brotliCompress,
);
const gzip: (body: Buffer, options: zlib.ZlibOptions) => Promise<Buffer> = promisify(zlib.gzip);

/** The encodings that are sent. */
export type Encoding = 'br' | 'gzip';

/** Results by header: browsers send one of a handful. */
const accepted = new Map<string | undefined, Encoding | null>();
const MAX_ACCEPTED = 100;

function negotiate(header: string | undefined): Encoding | null {
  const request = { headers: { 'accept-encoding': header } };
  const encoding = new Negotiator(request).encoding(['br', 'gzip', 'identity'], ['br', 'gzip']);
  return encoding === 'br' || encoding === 'gzip' ? encoding : null;
}

/** Chooses the best of what the client takes; null where that is the body as it is. */
export function acceptedEncoding({ headers }: Pick<IncomingMessage, 'headers'>): Encoding | null {
  const header = headers['accept-encoding'];
  const known = accepted.get(header);
  if (known !== undefined) return known;
  const encoding = negotiate(header);
  if (accepted.size >= MAX_ACCEPTED) accepted.clear();
  accepted.set(header, encoding);
  return encoding;
}

/** Compresses a body that is sent many times. */
export function compressWhole(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(body, { level: 9 });
  const { BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_MODE_TEXT } = zlib.constants;
  return brotli(body, {
    params: { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_QUALITY]: 9 },
  });
}

const isEventStream = (res: ServerResponse) =>
  /^text\/event-stream/.test(String(res.getHeader('content-type')));

/** One value a header: Next appends those of a route's Response, which leaves lists of one, and of a list nothing is compressed. */
const singly = (res: ServerResponse) => ({
  getHeader: (name: string) => [res.getHeader(name)].flat()[0],
});

const middleware = compression({
  // Events leave when they happen.
  filter: (req, res) => !isEventStream(res) && compression.filter(req, singly(res)),
});

/** Compresses the response while it is written, unless it already is. */
export function compressAnswer(req: IncomingMessage, res: ServerResponse): void {
  middleware(req, res, () => {});
}

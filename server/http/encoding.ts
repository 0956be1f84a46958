import { promisify } from 'node:util';
import zlib from 'node:zlib';
import compression from 'compression';
import Negotiator from 'negotiator';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Results by header: browsers send one of a handful. */
const accepted = new Map();
const MAX_ACCEPTED = 100;

function negotiate(header) {
  const request = { headers: { 'accept-encoding': header } };
  const encoding = new Negotiator(request).encoding(['br', 'gzip', 'identity'], ['br', 'gzip']);
  return encoding === 'br' || encoding === 'gzip' ? encoding : null;
}

/** `br`, `gzip`, or null: the best of what the client takes. */
export function acceptedEncoding({ headers }) {
  const header = headers['accept-encoding'];
  const known = accepted.get(header);
  if (known !== undefined) return known;
  const encoding = negotiate(header);
  if (accepted.size >= MAX_ACCEPTED) accepted.clear();
  accepted.set(header, encoding);
  return encoding;
}

/** Compresses a body that is sent many times. */
export function compressWhole(body, encoding) {
  if (encoding === 'gzip') return gzip(body, { level: 9 });
  const { BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_MODE_TEXT } = zlib.constants;
  return brotli(body, {
    params: { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_QUALITY]: 9 },
  });
}

const isEventStream = (res) => /^text\/event-stream/.test(res.getHeader('content-type'));

/** One value a header: Next appends those of a route's Response, which leaves lists of one, and of a list nothing is compressed. */
const singly = (res) => ({ getHeader: (name) => [res.getHeader(name)].flat()[0] });

const middleware = compression({
  // Events leave when they happen.
  filter: (req, res) => !isEventStream(res) && compression.filter(req, singly(res)),
});

/** Compresses the response while it is written, unless it already is. */
export function compressAnswer(req, res) {
  middleware(req, res, () => {});
}

import { pagePolicy } from '../../../lib/csp.mjs';
import {
  acceptedEncoding,
  addVary,
  compressStream,
  compressWhole,
  isCompressible,
} from './encoding.mjs';
import { setDataHeaders, setSecurityHeaders } from './security-headers.mjs';
import { ProductResponse } from './unread-body.mjs';

const { write, end } = ProductResponse.prototype;
const SMALLEST_WORTH_COMPRESSING = 1024;
const POLICY = 'content-security-policy';
const REVALIDATE = 'public, max-age=0, must-revalidate';

const isHtml = (res) => String(res.getHeader('content-type') ?? '').startsWith('text/html');
const isPrerendered = (res) =>
  res.hasHeader('x-nextjs-prerender') || /s-maxage/.test(String(res.getHeader('cache-control')));

/** Next keeps and renews prerendered pages itself; no cache in front of us may keep them longer. */
function settleCaching(res) {
  const control = String(res.getHeader('cache-control') ?? '');
  if (res.statusCode >= 400 && !/no-store/.test(control)) {
    res.setHeader('cache-control', 'no-store');
  } else if (/s-maxage/.test(control)) {
    res.setHeader('cache-control', REVALIDATE);
  }
}

/** A page compressed by us is another representation than the one Next named: weak is true for both. */
function weakenTag(res) {
  const tag = res.getHeader('etag');
  if (typeof tag === 'string' && !tag.startsWith('W/')) res.setHeader('etag', `W/${tag}`);
}

function sendWhole(res, body) {
  res.setHeader('content-length', body.length);
  res.removeHeader('transfer-encoding');
  end.call(res, body);
}

/** The page that was collected, or a complete one in its place where it is blank. */
async function completed(html, { url }, res, standInFor) {
  const standIn = res.statusCode < 400 ? null : await standInFor(url, res.statusCode, html);
  if (standIn) res.removeHeader('etag');
  return standIn ?? html;
}

/** Collects a page that is the same for everyone and sends it with the hashes of its scripts. */
function collected(req, res, { preparePage, standInFor }) {
  const chunks = [];
  const finish = async () => {
    const html = await completed(Buffer.concat(chunks), req, res, standInFor);
    const encoding = acceptedEncoding(req);
    const page = await preparePage(html, encoding);
    const given = String(res.getHeader(POLICY) ?? '');
    const nonce = /'nonce-([^']+)'/.exec(given)?.[1];
    // A failed page may still have been rendered for this request, under the policy it carries.
    if (!nonce || !html.includes(`nonce="${nonce}"`)) res.setHeader(POLICY, page.policy);
    addVary(res, 'Accept-Encoding');
    weakenTag(res);
    if (encoding) res.setHeader('content-encoding', encoding);
    sendWhole(res, page.body);
  };
  return {
    write: (chunk) => chunks.push(chunk),
    end: () => finish().catch((error) => res.destroy(error)),
  };
}

/** Answers of the API are small and come in one piece: sent with their length, compressed where it pays. */
function collectedData(req, res) {
  const chunks = [];
  const finish = async () => {
    const body = Buffer.concat(chunks);
    const encoding = body.length < SMALLEST_WORTH_COMPRESSING ? null : acceptedEncoding(req);
    addVary(res, 'Accept-Encoding');
    if (encoding) res.setHeader('content-encoding', encoding);
    sendWhole(res, encoding ? await compressWhole(body, encoding, 'fast') : body);
  };
  return {
    write: (chunk) => chunks.push(chunk),
    end: () => finish().catch((error) => res.destroy(error)),
  };
}

/** Compresses while it streams; what Next flushes leaves at once. */
function compressed(res, encoding) {
  const stream = compressStream(encoding);
  res.removeHeader('content-length');
  res.setHeader('content-encoding', encoding);
  weakenTag(res);
  stream.on('data', (chunk) => {
    if (!write.call(res, chunk)) {
      stream.pause();
      res.once('drain', () => stream.resume());
    }
  });
  stream.on('drain', () => res.emit('drain'));
  stream.on('end', () => end.call(res));
  stream.on('error', (error) => res.destroy(error));
  res.once('close', () => stream.destroy());
  return {
    write: (chunk) => stream.write(chunk),
    end: () => stream.end(),
    flush: () => stream.flush(),
  };
}

function plain(res) {
  return { write: (chunk) => write.call(res, chunk), end: () => end.call(res) };
}

function chooseSink(req, res, context) {
  const { statusCode } = res;
  const html = isHtml(res);
  const whole = html && (isPrerendered(res) || statusCode >= 400);
  settleCaching(res);
  if (context.isDraining()) res.setHeader('connection', 'close');
  if (statusCode === 304) {
    // The browser keeps the policy that came with the page it has.
    res.removeHeader(POLICY);
    setSecurityHeaders(res, context);
    addVary(res, 'Accept-Encoding');
    return plain(res);
  }
  if (!html && !res.hasHeader(POLICY)) setDataHeaders(res, context);
  setSecurityHeaders(res, context);
  if (html && !res.hasHeader(POLICY)) res.setHeader(POLICY, pagePolicy([]));
  if (req.method === 'HEAD' || statusCode === 204) return plain(res);
  if (whole) return collected(req, res, context);
  const type = String(res.getHeader('content-type') ?? '');
  if (!isCompressible(type) || res.hasHeader('content-encoding')) return plain(res);
  if (type.startsWith('application/json')) return collectedData(req, res);
  addVary(res, 'Accept-Encoding');
  const encoding = acceptedEncoding(req);
  return encoding ? compressed(res, encoding) : plain(res);
}

/**
 * Stands between Next and the connection: decides at the first byte how the answer leaves, once its
 * status and headers are known. Next calls writeHead, flushHeaders, write, flush and end.
 */
export function shapeResponse(req, res, context) {
  let sink;
  const open = () => {
    if (sink) return sink;
    sink = chooseSink(req, res, context);
    // From here on Node itself sends the head when the first byte leaves.
    delete res.writeHead;
    delete res.flushHeaders;
    return sink;
  };
  const toBuffer = (chunk, encoding) =>
    typeof chunk === 'string'
      ? Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8')
      : Buffer.from(chunk);
  const callbackIn = (args) => args.find((value) => typeof value === 'function');

  res.writeHead = (status, ...rest) => {
    res.statusCode = status;
    if (typeof rest[0] === 'string') res.statusMessage = rest[0];
    const headers = rest.at(-1);
    for (const [name, value] of Object.entries(
      typeof headers === 'object' ? (headers ?? {}) : {},
    )) {
      res.setHeader(name, value);
    }
    return res;
  };
  res.flushHeaders = () => {};
  res.flush = () => sink?.flush?.();
  res.write = (chunk, ...rest) => {
    const more = open().write(toBuffer(chunk, rest[0]));
    const callback = callbackIn(rest);
    if (callback) queueMicrotask(callback);
    return more !== false;
  };
  res.end = (...args) => {
    const callback = callbackIn(args);
    if (callback) res.once('finish', callback);
    if (args[0] !== undefined && args[0] !== null && typeof args[0] !== 'function') {
      res.write(args[0], args[1]);
    }
    open().end();
    return res;
  };
  return {
    /** Hands the response back as Node made it, to answer in another way. */
    release() {
      for (const name of ['writeHead', 'flushHeaders', 'flush', 'write', 'end']) delete res[name];
      for (const name of res.headersSent ? [] : res.getHeaderNames()) res.removeHeader(name);
    },
  };
}

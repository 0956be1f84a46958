import onHeaders from 'on-headers';
import vary from 'vary';
import { pagePolicy } from '../../lib/csp.ts';
import { compressAnswer } from './encoding.ts';
import { inlineScriptHashes } from './inline-scripts.ts';
import { outageSince } from './outage.ts';
import { setDataHeaders } from './security-headers.ts';

const POLICY = 'content-security-policy';
const REVALIDATE = 'public, max-age=0, must-revalidate';

const header = (res, name) => String(res.getHeader(name) ?? '');
const isHtml = (res) => header(res, 'content-type').startsWith('text/html');
const isPayload = (res) => header(res, 'content-type').startsWith('text/x-component');
const isJson = (res) => header(res, 'content-type').startsWith('application/json');
const isCached = (res) => /s-maxage/.test(header(res, 'cache-control'));

/** Next caches pages and revalidates them itself; no cache in front of us may keep them longer. */
function setCacheControl(res) {
  const isError = res.statusCode >= 400;
  if (isError && !/no-store/.test(header(res, 'cache-control'))) {
    res.setHeader('cache-control', 'no-store');
  } else if (isCached(res)) {
    res.setHeader('cache-control', REVALIDATE);
  }
}

/** Requests being answered by their ids, with the seconds of those that met a limit (platform/pipeline/load.ts). */
const LIMITED = Symbol.for('sangguni.limited-pages');
globalThis[LIMITED] ??= new Map();

/** Next has no 429 either. Its payloads stay 200: the browser would load the whole page instead. */
function setLimitStatus(req, res) {
  const retryAfter = globalThis[LIMITED].get(req.headers['x-request-id']);
  if (!retryAfter || !isHtml(res)) return;
  res.statusCode = 429;
  res.statusMessage = '';
  res.setHeader('retry-after', String(retryAfter));
}

/** Next has no 503: a page that could not be rendered without the database can be retried soon. */
function setErrorStatus(res, began) {
  // The API sets its own status.
  if (res.statusCode !== 500 || isJson(res) || !outageSince(began)) return;
  res.statusCode = 503;
  res.statusMessage = '';
  res.setHeader('retry-after', '5');
}

/** A compressed page is another representation than the one Next named: weak is true for both. */
function weakenTag(res) {
  const tag = header(res, 'etag');
  if (tag && !tag.startsWith('W/')) res.setHeader('etag', `W/${tag}`);
}

/** Completes the head just before it is sent. */
function finalizeHead(req, res, context, began) {
  setErrorStatus(res, began);
  setLimitStatus(req, res);
  setCacheControl(res);
  setDataHeaders(res, context);
  if (context.isLeaving()) res.setHeader('connection', 'close');
  if (res.hasHeader('content-encoding')) weakenTag(res);
  if (res.statusCode === 304) {
    vary(res, 'Accept-Encoding');
    // The browser keeps the policy that came with the page it has.
    res.removeHeader(POLICY);
  }
}

/** The error page, with the hashes of its scripts. */
async function prepareError(req, res, html, { errorPage }) {
  const body = (await errorPage(req, res.statusCode)) ?? html;
  res.removeHeader('etag');
  return { body, policy: pagePolicy(inlineScriptHashes(body.toString('utf8'))) };
}

/** The cached page, with the hashes of its scripts, compressed once for everyone. */
async function prepareCached(visit, res, whole, { memory }) {
  const page = await memory.prepare(visit, res, whole);
  if (visit.encoding) res.setHeader('content-encoding', visit.encoding);
  return page;
}

/**
 * Wraps the response of Next. Most answers pass, with their head completed and their body compressed. Two
 * kinds are buffered until they are whole: pages that are the same for everyone, whose policy names their scripts by their
 * hashes and which stay in memory for the next `visit`, and JSON, which is small and leaves with its length.
 */
export function finalizeResponse(req, res, context, visit) {
  const began = performance.now();
  // Runs after the listener of the compression, which is added later.
  onHeaders(res, () => finalizeHead(req, res, context, began));
  const id = req.headers['x-request-id'];
  globalThis[LIMITED].set(id, null);
  res.once('close', () => globalThis[LIMITED].delete(id));
  compressAnswer(req, res);
  const { write, end, flushHeaders } = res;
  const chunks = [];
  const isError = () => isHtml(res) && res.statusCode >= 400;
  const isCachedPage = () =>
    res.statusCode < 400 && isCached(res) && (isHtml(res) || isPayload(res));
  const isBuffered = () =>
    !res.headersSent && req.method !== 'HEAD' && (isJson(res) || isError() || isCachedPage());

  const send = ({ body, policy }) => {
    if (policy) res.setHeader(POLICY, policy);
    res.setHeader('content-length', body.length);
    end.call(res, body);
  };
  const finish = async () => {
    const whole = Buffer.concat(chunks);
    if (isError()) return send(await prepareError(req, res, whole, context));
    if (!isCachedPage()) return send({ body: whole });
    const page = await prepareCached(visit, res, whole, context);
    send(page);
    context.memory.store(visit, req, res, page);
  };
  res.flushHeaders = () => {
    if (!isBuffered()) flushHeaders.call(res);
  };
  res.write = (chunk, encoding) => {
    if (!isBuffered()) return write.call(res, chunk, encoding);
    chunks.push(Buffer.from(chunk, encoding));
    return true;
  };
  res.end = (chunk, encoding) => {
    if (!isBuffered()) return end.call(res, chunk, encoding);
    if (chunk) chunks.push(Buffer.from(chunk, encoding));
    finish().catch((error) => res.destroy(error));
    return res;
  };
  return {
    /** Restores the response, to answer in another way. */
    release() {
      Object.assign(res, { write, end });
      delete res.flushHeaders;
      for (const name of res.headersSent ? [] : res.getHeaderNames()) res.removeHeader(name);
    },
  };
}

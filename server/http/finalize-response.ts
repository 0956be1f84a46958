import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import vary from 'vary';
import { pagePolicy } from '../../lib/csp.ts';
import { type BodyArgument, bytesOf, partsOf } from './body-arguments.ts';
import { compressAnswer } from './encoding.ts';
import type { FindErrorPage } from './error-pages.ts';
import type { ProductAnswer, ProductRequest, Transport } from './exchange.ts';
import { inlineScriptHashes } from './inline-scripts.ts';
import { outageSince } from './outage.ts';
import type { NextVisit, PageMemory } from './pages/page-memory.ts';
import { setDataHeaders } from './security-headers.ts';

const POLICY = 'content-security-policy';
const REVALIDATE = 'public, max-age=0, must-revalidate';

export interface AnswerContext extends Transport {
  readonly isLeaving: () => boolean;
  readonly memory: PageMemory;
  readonly errorPage: FindErrorPage;
}

const header = (res: ServerResponse, name: string) => String(res.getHeader(name) ?? '');
const isHtml = (res: ServerResponse) => header(res, 'content-type').startsWith('text/html');
const isPayload = (res: ServerResponse) =>
  header(res, 'content-type').startsWith('text/x-component');
const isJson = (res: ServerResponse) => header(res, 'content-type').startsWith('application/json');
const isCached = (res: ServerResponse) => /s-maxage/.test(header(res, 'cache-control'));

/** Prevents caches in front of us from keeping pages: Next caches and revalidates them itself. */
function setCacheControl(res: ServerResponse): void {
  const isError = res.statusCode >= 400;
  if (isError && !/no-store/.test(header(res, 'cache-control'))) {
    res.setHeader('cache-control', 'no-store');
  } else if (isCached(res)) {
    res.setHeader('cache-control', REVALIDATE);
  }
}

/** Requests in progress by their ids, with the seconds of those that met a limit (platform/pipeline/load.ts). */
const LIMITED = Symbol.for('sangguni.limited-pages');

function limitedPages(): Map<string, number | null> {
  const known: Map<string, number | null> | undefined = Reflect.get(globalThis, LIMITED);
  if (known) return known;
  const limited = new Map<string, number | null>();
  Reflect.set(globalThis, LIMITED, limited);
  return limited;
}
const LIMITED_PAGES = limitedPages();

/** Sets 429, which Next lacks as well. Its payloads stay 200: the browser would load the whole page instead. */
function setLimitStatus(req: ProductRequest, res: ServerResponse): void {
  const retryAfter = LIMITED_PAGES.get(req.headers['x-request-id']);
  if (!retryAfter || !isHtml(res)) return;
  res.statusCode = 429;
  res.statusMessage = '';
  res.setHeader('retry-after', String(retryAfter));
}

/** Sets 503, which Next lacks: a page that could not be rendered without the database can be retried soon. */
function setErrorStatus(res: ServerResponse, began: number): void {
  // The API sets its own status.
  if (res.statusCode !== 500 || isJson(res) || !outageSince(began)) return;
  res.statusCode = 503;
  res.statusMessage = '';
  res.setHeader('retry-after', '5');
}

/**
 * Weakens the ETag of a compressed page, which is another representation than the one Next named: a weak tag is true
 * for both.
 */
function weakenTag(res: ServerResponse): void {
  const tag = header(res, 'etag');
  if (tag && !tag.startsWith('W/')) res.setHeader('etag', `W/${tag}`);
}

function finalizeHead(
  req: ProductRequest,
  res: ServerResponse,
  context: AnswerContext,
  began: number,
): void {
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

interface Whole {
  readonly body: Buffer;
  readonly policy?: string;
}

async function prepareError(
  req: ProductRequest,
  res: ServerResponse,
  html: Buffer,
  { errorPage }: AnswerContext,
): Promise<Whole> {
  const body = (await errorPage(req, res.statusCode)) ?? html;
  res.removeHeader('etag');
  return { body, policy: pagePolicy(inlineScriptHashes(body.toString('utf8'))) };
}

async function prepareCached(
  visit: NextVisit,
  res: ServerResponse,
  whole: Buffer,
  { memory }: AnswerContext,
) {
  const page = await memory.prepare(visit, res, whole);
  if (visit.encoding) res.setHeader('content-encoding', visit.encoding);
  return page;
}

/**
 * Wraps the response of Next. Most answers pass through, with completed headers and a compressed body. Two kinds are
 * buffered until complete: pages that are the same for everyone, whose policy names their scripts by their hashes and
 * which stay in memory for the next `visit`, and JSON, which is small and sent with its length.
 */
export function finalizeResponse(
  req: ProductRequest,
  res: ProductAnswer,
  context: AnswerContext,
  visit: NextVisit,
) {
  const began = performance.now();
  // Runs after the listener of the compression, which is added later.
  onHeaders(res, () => finalizeHead(req, res, context, began));
  const id = req.headers['x-request-id'];
  LIMITED_PAGES.set(id, null);
  res.once('close', () => LIMITED_PAGES.delete(id));
  compressAnswer(req, res);
  const { write, end, flushHeaders } = res;
  const chunks: Buffer[] = [];
  const isError = () => isHtml(res) && res.statusCode >= 400;
  const isCachedPage = () =>
    res.statusCode < 400 && isCached(res) && (isHtml(res) || isPayload(res));
  const isBuffered = () =>
    !res.headersSent && req.method !== 'HEAD' && (isJson(res) || isError() || isCachedPage());

  const send = ({ body, policy }: Whole) => {
    if (policy) res.setHeader(POLICY, policy);
    res.setHeader('content-length', body.length);
    end.call(res, body, 'utf8');
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
  res.write = (...args: BodyArgument[]) => {
    const { chunk, encoding, callback } = partsOf(args);
    if (!isBuffered()) return write.call(res, chunk, encoding, callback);
    chunks.push(bytesOf({ chunk, encoding }));
    if (callback) process.nextTick(callback);
    return true;
  };
  res.end = (...args: BodyArgument[]) => {
    const { chunk, encoding, callback } = partsOf(args);
    if (callback) res.once('finish', callback);
    if (!isBuffered()) return end.call(res, chunk, encoding);
    chunks.push(bytesOf({ chunk, encoding }));
    finish().catch((error) => res.destroy(error));
    return res;
  };
  return {
    release() {
      Object.assign(res, { write, end });
      Reflect.deleteProperty(res, 'flushHeaders');
      for (const name of res.headersSent ? [] : res.getHeaderNames()) res.removeHeader(name);
    },
  };
}

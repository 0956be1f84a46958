import { createHash } from 'node:crypto';
import type { OutgoingHttpHeader, ServerResponse } from 'node:http';
import { DATA_POLICY, pagePolicy } from '../../../lib/csp.ts';
import { CACHE_METADATA } from '../../page-cache.ts';
import { compressWhole, type Encoding } from '../encoding.ts';
import type { ProductRequest, Watch } from '../exchange.ts';
import { inlineScriptHashes } from '../inline-scripts.ts';
import { markRoute } from '../route-class.ts';
import {
  type CachedPage,
  createCachedPages,
  createCachedPaths,
  type PreparedPage,
  type SentPage,
} from './cached-pages.ts';
import { type ChangesSince, createPageChanges } from './page-changes.ts';
import { isKnown, isRead, type Visit, visitOf } from './page-visit.ts';
import { createSingleFlight } from './single-flight.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const HEAD_BYTES = 4 * 1024;

/** Milliseconds for which others get the cached page while one request has Next render a page that is due. */
const RENEWAL_MS = 1000;
/** Longest time overdue for that: the page may not have been requested for hours. */
const MAX_OVERDUE_MS = 60_000;

/** Headers of a single answer or connection. */
const NOT_CACHED = ['connection', 'keep-alive', 'transfer-encoding', 'x-request-id'];
/** Headers left out of a 304: the browser keeps the policy that came with its page. */
const NOT_IN_304 = [
  'content-type',
  'content-length',
  'content-encoding',
  'content-security-policy',
];

export interface NextVisit extends Visit {
  readonly version: number;
}

/** Prepares the body as it is sent, and the policy of the page. */
async function make(
  tag: string,
  whole: Buffer,
  isHtml: boolean,
  encoding: Encoding | null,
): Promise<PreparedPage> {
  const policy = isHtml ? pagePolicy(inlineScriptHashes(whole.toString('utf8'))) : DATA_POLICY;
  const body = encoding ? await compressWhole(whole, encoding) : whole;
  return { tag, policy, body, bytes: body.length + HEAD_BYTES };
}

function createOnce<T>() {
  const underWay = new Map<string, Promise<T>>();
  return (name: string, work: () => Promise<T>): Promise<T> => {
    const known = underWay.get(name);
    if (known) return known;
    const begun = work().finally(() => underWay.delete(name));
    underWay.set(name, begun);
    return begun;
  };
}

function etagOf(res: ServerResponse): string | undefined {
  const [etag] = [res.getHeader('etag')].flat();
  return typeof etag === 'string' ? etag : undefined;
}

function sharedHeaders(res: ServerResponse): [string, OutgoingHttpHeader][] {
  return Object.entries(res.getHeaders()).flatMap(([name, value]) =>
    value === undefined || NOT_CACHED.includes(name) ? [] : [[name, value]],
  );
}

export interface PageMemorySettings {
  readonly changesSince: ChangesSince;
  readonly isLeaving: () => boolean;
  readonly watch: Watch;
  readonly now?: () => number;
  readonly maxBytes?: number;
}

export type PageMemory = ReturnType<typeof createPageMemory>;

/**
 * Keeps cached pages as they were sent, in the memory of this process. Next answers first; after that a visitor gets
 * the same bytes under the same headers, until the database reports a change to the content of the page
 * (docs/decisions/0037).
 */
export function createPageMemory({
  changesSince,
  isLeaving,
  watch,
  now = Date.now,
  maxBytes = MAX_BYTES,
}: PageMemorySettings) {
  const pages = createCachedPages(maxBytes);
  const makeOnce = createOnce<PreparedPage>();
  const cachedPaths = createCachedPaths();
  const singleFlight = createSingleFlight();
  const changes = createPageChanges(changesSince, now);
  let hits = 0;

  function send(req: ProductRequest, res: ServerResponse, page: SentPage): void {
    watch(req, res);
    const isSame = isKnown(req.headers, page.etag);
    hits += 1;
    markRoute(res, 'memory');
    const head = [
      ...(isSame ? page.headUnchanged : page.head),
      'x-request-id',
      req.headers['x-request-id'],
    ];
    if (isLeaving()) head.push('connection', 'close');
    res.writeHead(isSame ? 304 : 200, head);
    res.end(isSame || req.method === 'HEAD' ? undefined : page.body);
  }

  async function answerCached(
    req: ProductRequest,
    res: ServerResponse,
    visit: Visit,
  ): Promise<boolean> {
    const { key } = visit;
    if (visit.renews || !pages.get(key)?.head) return false;
    await changes.check();
    const page = pages.get(key);
    if (!page?.head || !changes.isUnchanged(page)) return false;
    if (page.expires <= now()) return false;
    if (page.until <= now()) {
      page.until = now() + RENEWAL_MS;
      visit.renews = true;
      return false;
    }
    pages.put(key, page);
    send(req, res, page);
    return true;
  }

  return {
    figures: () => ({ hits, ...pages.size() }),

    /** Answers from memory; or has `askNext(visit)` answer, which passes the visit to `prepare` and `store`. */
    async answer(
      req: ProductRequest,
      res: ServerResponse,
      askNext: (visit: NextVisit) => Promise<unknown>,
    ): Promise<void> {
      const visit = visitOf(req);
      const ask = () => askNext({ ...visit, version: changes.latest() });
      const isKnownPage = isRead(req) && cachedPaths.has(visit.path);
      if (!isKnownPage) {
        void ask();
        return;
      }
      const isForAll = visit.isPlain && visit.isVisitor;
      if (isForAll && (await answerCached(req, res, visit))) return;
      singleFlight(visit.path, async (hasWaited) => {
        if (isForAll && hasWaited && (await answerCached(req, res, visit))) return;
        // The whole page is needed to cache it again.
        if (isForAll) delete req.headers['if-none-match'];
        await ask();
      });
    },

    /** Prepares the body of a cached page, compressed once, and its policy. */
    async prepare(
      { path, key, encoding, isPlain }: Visit,
      res: ServerResponse,
      whole: Buffer,
    ): Promise<CachedPage> {
      if (isPlain) cachedPaths.add(path);
      const tag = etagOf(res) ?? createHash('sha256').update(whole).digest('base64');
      const cached = pages.get(key);
      if (cached?.tag === tag) return cached;
      const isHtml = String(res.getHeader('content-type')).startsWith('text/html');
      const page = await makeOnce(`${tag} ${key}`, () => make(tag, whole, isHtml, encoding));
      if (isPlain && pages.get(key)?.tag !== tag) pages.put(key, page);
      return page;
    },

    store(
      { key, isPlain, isVisitor, version }: NextVisit,
      req: ProductRequest,
      res: ServerResponse,
      page: CachedPage,
    ): void {
      const metadata = req.headers[CACHE_METADATA];
      if (!metadata || !isPlain || !isVisitor || res.statusCode !== 200) return;
      const headers = sharedHeaders(res);
      if (res.hasHeader('set-cookie')) return;
      const unchanged = headers.filter(([name]) => !NOT_IN_304.includes(name));
      pages.put(key, {
        ...page,
        ...metadata,
        expires: metadata.until + MAX_OVERDUE_MS,
        version,
        etag: etagOf(res),
        head: headers.flat(),
        headUnchanged: unchanged.flat(),
      });
    },
  };
}

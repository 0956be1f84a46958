import { createHash } from 'node:crypto';
import { DATA_POLICY, pagePolicy } from '../../../lib/csp.ts';
import { compressWhole } from '../encoding.ts';
import { inlineScriptHashes } from '../inline-scripts.ts';
import { markRoute } from '../route-class.ts';
import { createPageChanges } from './page-changes.ts';
import { isKnown, isRead, visitOf } from './page-visit.ts';
import { createSingleFlight } from './single-flight.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** What a page takes beside its body, about. */
const HEAD_BYTES = 4 * 1024;

/** The most that paths of cached pages, which are remembered as such, may take before they are learned anew. */
const MAX_PATHS_BYTES = 4 * 1024 * 1024;
/** What an entry of a Set takes beside its text, about. */
const ENTRY_BYTES = 64;
/** While one request has Next render a page that is due, others get what is cached. */
const RENEWAL_MS = 1000;
/** But not for longer: nobody may have asked for hours. */
const MAX_OVERDUE_MS = 60_000;

/** Under which server/page-cache-handler.ts leaves, on the headers of a request, what the cached page shows and until when. */
const CACHE_METADATA = Symbol.for('sangguni.cache-metadata');

/** Of one answer, or of its connection. */
const NOT_CACHED = ['connection', 'keep-alive', 'transfer-encoding', 'x-request-id'];
/** The browser keeps the policy that came with the page it has. */
const NOT_IN_304 = [
  'content-type',
  'content-length',
  'content-encoding',
  'content-security-policy',
];

/** The body as it is sent, and the policy of the page; `tag` names this content. */
async function make(tag, whole, isHtml, encoding) {
  const policy = isHtml ? pagePolicy(inlineScriptHashes(whole.toString('utf8'))) : DATA_POLICY;
  const body = encoding ? await compressWhole(whole, encoding) : whole;
  return { tag, policy, body, bytes: body.length + HEAD_BYTES };
}

/** Shares work of one name that is under way. */
function createOnce() {
  const underWay = new Map();
  return (name, work) => {
    if (!underWay.has(name)) {
      underWay.set(
        name,
        work().finally(() => underWay.delete(name)),
      );
    }
    return underWay.get(name);
  };
}

/** Pages by key, up to so many bytes, keys included: those unused longest make room. */
function createCachedPages(maxBytes) {
  const pages = new Map();
  let bytes = 0;
  const sizeOf = (key, page) => page.bytes + Buffer.byteLength(key);
  const remove = (key) => {
    const page = pages.get(key);
    if (page) bytes -= sizeOf(key, page);
    pages.delete(key);
  };
  return {
    get: (key) => pages.get(key),
    size: () => ({ pages: pages.size, bytes }),
    /** Adds a page, or notes that it was used. */
    put(key, page) {
      remove(key);
      pages.set(key, page);
      bytes += sizeOf(key, page);
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
  };
}

/** The paths of cached pages, up to so many bytes. */
function createCachedPaths() {
  const paths = new Set();
  let bytes = 0;
  return {
    has: (path) => paths.has(path),
    add(path) {
      if (paths.has(path)) return;
      const size = Buffer.byteLength(path) + ENTRY_BYTES;
      if (bytes + size > MAX_PATHS_BYTES) {
        paths.clear();
        bytes = 0;
      }
      paths.add(path);
      bytes += size;
    },
  };
}

/**
 * Cached pages as they were sent, in the memory of this process. Next answers first; after that a visitor gets the
 * same bytes under the same headers, until the database says that something the page shows has changed
 * (docs/decisions/0037).
 */
export function createPageMemory({
  changesSince,
  isLeaving,
  watch,
  now = Date.now,
  maxBytes = MAX_BYTES,
}) {
  const pages = createCachedPages(maxBytes);
  const makeOnce = createOnce();
  const cachedPaths = createCachedPaths();
  const singleFlight = createSingleFlight();
  const changes = createPageChanges(changesSince, now);
  let hits = 0;

  function send(req, res, page) {
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

  /** Whether a visitor was answered with a page that is still right. One that is due is renewed by the first who asks. */
  async function answerCached(req, res, visit) {
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
    /** How many were answered from memory, and what is in it. */
    figures: () => ({ hits, ...pages.size() }),

    /** Answers from memory; or has `askNext(visit)` answer, which passes the visit to `prepare` and `store`. */
    async answer(req, res, askNext) {
      const visit = visitOf(req);
      const ask = () => askNext({ ...visit, version: changes.latest() });
      const isKnownPage = isRead(req) && cachedPaths.has(visit.path);
      if (!isKnownPage) {
        ask();
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

    /** The body of a cached page as it is sent, compressed once, and its policy. */
    async prepare({ path, key, encoding, isPlain }, res, whole) {
      if (isPlain) cachedPaths.add(path);
      // Next names the content of pages, not of their payloads.
      const tag = res.getHeader('etag') ?? createHash('sha256').update(whole).digest('base64');
      const cached = pages.get(key);
      if (cached?.tag === tag) return cached;
      const isHtml = String(res.getHeader('content-type')).startsWith('text/html');
      const page = await makeOnce(`${tag} ${key}`, () => make(tag, whole, isHtml, encoding));
      if (isPlain && pages.get(key)?.tag !== tag) pages.put(key, page);
      return page;
    },

    /** Caches a page for other visitors, once it was sent to one. */
    store({ key, isPlain, isVisitor, version }, req, res, page) {
      const metadata = req.headers[CACHE_METADATA];
      if (!metadata || !isPlain || !isVisitor || res.statusCode !== 200) return;
      const headers = Object.entries(res.getHeaders()).filter(
        ([name]) => !NOT_CACHED.includes(name),
      );
      if (res.hasHeader('set-cookie')) return;
      const unchanged = headers.filter(([name]) => !NOT_IN_304.includes(name));
      pages.put(key, {
        ...page,
        ...metadata,
        expires: metadata.until + MAX_OVERDUE_MS,
        version,
        etag: res.getHeader('etag'),
        head: headers.flat(),
        headUnchanged: unchanged.flat(),
      });
    },
  };
}

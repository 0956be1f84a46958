import { DATA_POLICY, pagePolicy } from '../../lib/csp.mjs';
import { acceptedEncoding, compressWhole } from './encoding.mjs';
import { inlineScriptHashes } from './inline-scripts.mjs';
import { createPageChanges } from './page-changes.mjs';
import { createTurns } from './turns.mjs';

const MAX_BYTES = 64 * 1024 * 1024;
/** What a page takes beside its body, about. */
const HEAD_BYTES = 4 * 1024;

/** Paths of cached pages that are remembered as such. */
const MAX_PATHS = 50_000;
/** While one request has Next render a page that is due, others get what is held. */
const RENEWAL_MS = 1000;

/** Where server/page-cache-handler.mjs notes on the headers of a request which cached page Next was given for it. */
const GIVEN = Symbol.for('sangguni.given-page');

/** Of one answer, or of its connection. */
const NOT_HELD = ['connection', 'keep-alive', 'transfer-encoding'];
/** The browser keeps the policy that came with the page it has. */
const NOT_IN_304 = [
  'content-type',
  'content-length',
  'content-encoding',
  'content-security-policy',
];

const PAYLOAD_QUERY = /^_rsc(?:=[^&]*)?$/;
const weak = (tag) => tag.trim().replace(/^W\//, '');

const isRead = ({ method }) => method === 'GET' || method === 'HEAD';

/** Which representation of which page a request is about, and whether nothing else decides about the answer. */
function visitOf({ method, url, headers }, encoding) {
  const [path, query] = url.split('?', 2);
  const part = [
    headers.rsc,
    headers['next-router-prefetch'],
    headers['next-router-segment-prefetch'],
  ].join(' ');
  const isWhole = part === '  ';
  return {
    path,
    key: `${encoding} ${part} ${path}`,
    encoding,
    isPlain:
      isRead({ method }) &&
      (isWhole ? query === undefined : PAYLOAD_QUERY.test(query)) &&
      url.indexOf('?') === url.lastIndexOf('?'),
    // Redirects depend on the session (middleware.ts), whose cookie has this word in its name.
    isVisitor: !headers.cookie?.includes('session'),
  };
}

/** The body as it is sent, and the policy of the page. */
async function make(whole, isHtml, encoding) {
  const policy = isHtml ? pagePolicy(inlineScriptHashes(whole.toString('utf8'))) : DATA_POLICY;
  const body = encoding ? await compressWhole(whole, encoding) : whole;
  return { policy, body, bytes: body.length + HEAD_BYTES };
}

/** Whether the client has this page. */
function isKnown({ 'if-none-match': known, 'cache-control': control }, etag) {
  if (known === undefined || control?.includes('no-cache')) return false;
  return known === etag || known.split(',').some((tag) => weak(tag) === weak(etag));
}

/**
 * Cached pages as they were sent, in the memory of this process. Next answers first; after that a visitor gets the
 * same bytes under the same headers, until the database says that something the page shows has changed
 * (docs/decisions/0037).
 */
export function createPageMemory({
  changesSince,
  isDraining,
  watch,
  now = Date.now,
  maxBytes = MAX_BYTES,
}) {
  const pages = new Map();
  const making = new Map();
  const cachedPaths = new Set();
  const takeTurn = createTurns();
  const changes = createPageChanges(changesSince, now);
  let bytes = 0;

  const remove = (key) => {
    bytes -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  };
  /** Adds a page as the one used last; those unused longest make room. */
  const put = (key, page) => {
    remove(key);
    pages.set(key, page);
    bytes += page.bytes;
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) break;
      remove(oldest);
    }
  };

  function send(req, res, page) {
    watch(req, res);
    const isSame = isKnown(req.headers, page.etag);
    const head = isSame ? page.headUnchanged : page.head;
    res.writeHead(isSame ? 304 : 200, isDraining() ? [...head, 'connection', 'close'] : head);
    res.end(isSame || req.method === 'HEAD' ? undefined : page.body);
  }

  /** Whether a visitor was answered with a page that is still right. One that is due is renewed by the first who asks. */
  async function answerHeld(req, res, visit) {
    const { key } = visit;
    if (visit.renews || !pages.get(key)?.head) return false;
    await changes.check();
    const page = pages.get(key);
    if (!page?.head || !changes.isUnchanged(page)) return false;
    if (page.until <= now()) {
      page.until = now() + RENEWAL_MS;
      visit.renews = true;
      return false;
    }
    put(key, page);
    send(req, res, page);
    return true;
  }

  return {
    /** Answers from memory; or has `askNext(visit)` answer, which passes the visit to `prepare` and `keep`. */
    async answer(req, res, askNext) {
      const visit = visitOf(req, acceptedEncoding(req));
      const ask = () => askNext({ ...visit, change: changes.latest() });
      const isKnownPage = isRead(req) && cachedPaths.has(visit.path);
      if (!isKnownPage) {
        ask();
        return;
      }
      const isForAll = visit.isPlain && visit.isVisitor;
      if (isForAll && (await answerHeld(req, res, visit))) return;
      takeTurn(visit.path, async (hasWaited) => {
        if (isForAll && hasWaited && (await answerHeld(req, res, visit))) return;
        // The whole page is needed to hold it again.
        if (isForAll) delete req.headers['if-none-match'];
        await ask();
      });
    },

    /** The body of a cached page as it is sent, compressed once, and its policy. */
    async prepare({ path, key, encoding, isPlain }, res, whole) {
      if (cachedPaths.size < MAX_PATHS) cachedPaths.add(path);
      const tag = res.getHeader('etag');
      const held = pages.get(key);
      if (tag && held?.tag === tag) return held;
      const isHtml = String(res.getHeader('content-type')).startsWith('text/html');
      const name = `${tag} ${key}`;
      if (!making.has(name)) {
        making.set(
          name,
          make(whole, isHtml, encoding).finally(() => making.delete(name)),
        );
      }
      const page = { tag, ...(await making.get(name)) };
      if (tag && isPlain && pages.get(key)?.tag !== tag) put(key, page);
      return page;
    },

    /** Holds a page for other visitors, once it was sent to one. */
    keep({ key, isPlain, isVisitor, change }, req, res, page) {
      const given = req.headers[GIVEN];
      if (!given || !page.tag || !isPlain || !isVisitor || res.statusCode !== 200) return;
      const headers = Object.entries(res.getHeaders()).filter(([name]) => !NOT_HELD.includes(name));
      if (res.hasHeader('set-cookie')) return;
      const unchanged = headers.filter(([name]) => !NOT_IN_304.includes(name));
      put(key, {
        ...page,
        ...given,
        change,
        etag: res.getHeader('etag'),
        head: headers.flat(),
        headUnchanged: unchanged.flat(),
      });
    },
  };
}

import { CommandError } from '../../log.ts';
import { internalRequest } from '../internal-request.ts';

/** Where server/page-cache-handler.ts finds the page cache. */
const PAGES = Symbol.for('sangguni.pages');
/** Where it leaves the metadata of a cached page (page-memory.ts). */
const CACHE_METADATA = Symbol.for('sangguni.cache-metadata');

/** A page that says what it shows and reads nothing for it: no lawyer has such a handle. */
const PAGE = '/lawyer/--';
const TAG = 'lawyer:--';
const LIFETIME_MS = 60_000;

/** A page cache that begins empty and remembers what Next asked of it. */
function createProbe() {
  const stored = new Map();
  const found = { stores: 0, tags: [], metadata: null };
  const forRequest = () => {
    const asked = new Set();
    return {
      async get(key, now, setMetadata) {
        asked.add(key);
        const page = stored.get(key);
        if (!page) return null;
        found.metadata = { tags: found.tags, until: now + LIFETIME_MS };
        setMetadata(found.metadata);
        return { ...page, lastModified: now };
      },
      async set(key, value, cacheControl) {
        // Another request may have begun later than what is rendered (lib/server/platform/page-cache/service.ts).
        if (!value || !asked.has(key)) return;
        found.stores += 1;
        found.tags = String(value.headers?.['x-next-cache-tags']).split(',');
        stored.set(key, { value, cacheControl });
      },
    };
  };
  return { pages: { forRequest, revalidateTag: async () => {} }, found };
}

/** What the page cache relies on and did not get; null where nothing is missing. */
function whatIsMissing({ stores, tags, metadata }, rendered, cached) {
  const nonces = [rendered, cached].map(
    ({ headers }) => /'nonce-([^']+)'/.exec(headers['content-security-policy'])?.[1],
  );
  if (nonces.includes(undefined)) return 'middleware.ts sets no policy with a nonce';
  if (stores === 0) return 'the cache handler of a request is not given the page it asked for';
  if (!tags.includes(TAG)) return 'a page is stored without the tags of what it shows';
  if (!metadata || stores > 1) return 'a stored page is rendered again';
  if (rendered.body.includes(nonces[0]) || cached.body.includes(nonces[1]))
    return 'a cached page holds the nonce of a request';
  if (cached.requestHeaders[CACHE_METADATA] !== metadata)
    return 'the cache handler has not the headers of the request';
  return null;
}

/**
 * Ends the start when Next no longer hands the page cache what it relies on, none of which is documented: it would show
 * pages after they have changed, or with scripts that the browser refuses. Asks for one page twice, with a page cache of
 * its own and without the database.
 *
 * @throws CommandError
 */
export async function checkPageCache(handle, nextVersion) {
  const opened = globalThis[PAGES];
  const { pages, found } = createProbe();
  globalThis[PAGES] = pages;
  try {
    const rendered = await internalRequest(handle, PAGE);
    const cached = await internalRequest(handle, PAGE);
    const missing = whatIsMissing(found, rendered, cached);
    if (!missing) return;
    throw new CommandError(
      `Next ${nextVersion} does not work with the page cache: ${missing} (docs/decisions/0037-pages-from-memory.md).`,
    );
  } finally {
    globalThis[PAGES] = opened;
  }
}

import { CommandError } from '../../log.ts';
import {
  CACHE_METADATA,
  type CacheMetadata,
  openedPages,
  PAGES,
  type PageCache,
  type StoredPage,
} from '../../page-cache.ts';
import type { Handle } from '../exchange.ts';
import { type InternalAnswer, internalRequest } from '../internal-request.ts';

/** A page that is tagged but reads no data: no lawyer has such a handle. */
const PAGE = '/lawyer/--';
const TAG = 'lawyer:--';
const LIFETIME_MS = 60_000;

interface Findings {
  stores: number;
  tags: readonly string[];
  metadata: CacheMetadata | null;
}

function createProbe() {
  const stored = new Map<string, StoredPage>();
  const found: Findings = { stores: 0, tags: [], metadata: null };
  const forRequest: PageCache['forRequest'] = () => {
    const asked = new Set<string>();
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
  const pages: PageCache = { forRequest, revalidateTag: async () => {} };
  return { pages, found };
}

const nonceOf = ({ headers }: InternalAnswer) =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];

function findMissing(
  { stores, tags, metadata }: Findings,
  rendered: InternalAnswer,
  cached: InternalAnswer,
): string | null {
  const first = nonceOf(rendered);
  const second = nonceOf(cached);
  if (first === undefined || second === undefined)
    return 'middleware.ts sets no policy with a nonce';
  if (stores === 0) return 'the cache handler of a request is not given the page it asked for';
  if (!tags.includes(TAG)) return 'a page is stored without the tags of what it shows';
  if (!metadata || stores > 1) return 'a stored page is rendered again';
  if (rendered.body.includes(first) || cached.body.includes(second))
    return 'a cached page holds the nonce of a request';
  if (cached.requestHeaders[CACHE_METADATA] !== metadata)
    return 'the cache handler has not the headers of the request';
  return null;
}

/**
 * Aborts the start when Next no longer passes the page cache the undocumented data it relies on: it would show pages
 * after they have changed, or with scripts that the browser refuses. Requests one page twice, with a separate page
 * cache and without the database.
 * @throws CommandError
 */
export async function checkPageCache(handle: Handle, nextVersion: string): Promise<void> {
  const opened = openedPages();
  const { pages, found } = createProbe();
  Reflect.set(globalThis, PAGES, pages);
  try {
    const rendered = await internalRequest(handle, PAGE);
    const cached = await internalRequest(handle, PAGE);
    const missing = findMissing(found, rendered, cached);
    if (!missing) return;
    throw new CommandError(
      `Next ${nextVersion} does not work with the page cache: ${missing} (docs/decisions/0037-pages-from-memory.md).`,
    );
  } finally {
    Reflect.set(globalThis, PAGES, opened);
  }
}

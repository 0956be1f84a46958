import {
  CACHE_METADATA,
  type CacheControl,
  type CacheMetadata,
  openedPages,
  type PageValue,
} from './page-cache.ts';

/**
 * Next's cache handler, one for each request, instead of its own memory and the files of the build. Next loads this
 * file by its path, outside of the bundle; the work is done in lib/server/platform/page-cache, which registers at
 * start (docs/decisions/0009-shared-page-cache.md). During the build there is no cache.
 */

type RequestHeaders = Record<string, string | string[] | undefined> & {
  [CACHE_METADATA]?: CacheMetadata | undefined;
};

interface Context {
  readonly kind?: string;
  readonly fetchCache?: boolean;
  readonly cacheControl?: CacheControl;
}

/**
 * Whether an entry is a result of fetch or unstable_cache: the product caches none (`tagPage` uses the latter for its
 * tags alone).
 */
const isData = (context: Context) => context.kind === 'FETCH' || context.fetchCache === true;

export default class PageCacheHandler {
  #headers: RequestHeaders | undefined;
  #pages = openedPages()?.forRequest();

  constructor({ _requestHeaders }: { _requestHeaders?: RequestHeaders }) {
    this.#headers = _requestHeaders;
  }

  async get(key: string, context: Context) {
    if (isData(context)) return null;
    // Next reads from it the nonce for the scripts of the page. A cached page is the same for everyone: the
    // server allows its scripts by their hashes (docs/decisions/0003).
    delete this.#headers?.['content-security-policy'];
    const setMetadata = (metadata: CacheMetadata | undefined) => {
      if (this.#headers) this.#headers[CACHE_METADATA] = metadata;
    };
    setMetadata(undefined);
    return (await this.#pages?.get(key, Date.now(), setMetadata)) ?? null;
  }

  async set(key: string, value: PageValue | null, context: Context) {
    if (!isData(context)) await this.#pages?.set(key, value, context.cacheControl, Date.now());
  }

  async revalidateTag(tags: string | string[]) {
    await openedPages()?.revalidateTag([tags].flat());
  }

  resetRequestCache() {}
}

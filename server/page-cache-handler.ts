/**
 * Next's cache handler, one for each request, instead of its own memory and the files of the build. Next loads this file by its
 * path, outside of the bundle; the work is done in lib/server/platform/page-cache, which registers at start
 * (docs/decisions/0009-shared-page-cache.md). While building there is no cache.
 */
const pages = () => globalThis[Symbol.for('sangguni.pages')];

/** Where server/http/pages/page-memory.ts finds the metadata of a page that it may cache: what it shows, and until when. */
const CACHE_METADATA = Symbol.for('sangguni.cache-metadata');

/** Results of fetch and unstable_cache: the product caches none (`tagPage` uses the latter for its tags alone). */
const isData = (context) => context.kind === 'FETCH' || context.fetchCache === true;

export default class PageCacheHandler {
  #headers;
  #pages = pages()?.forRequest();

  constructor({ _requestHeaders }) {
    this.#headers = _requestHeaders;
  }

  async get(key, context) {
    if (isData(context)) return null;
    // Next reads from it the nonce for the scripts of the page. A cached page is the same for everyone: the
    // server allows its scripts by their hashes (docs/decisions/0003).
    delete this.#headers?.['content-security-policy'];
    const setMetadata = (metadata) => {
      if (this.#headers) this.#headers[CACHE_METADATA] = metadata;
    };
    setMetadata(undefined);
    return (await this.#pages?.get(key, Date.now(), setMetadata)) ?? null;
  }

  async set(key, value, context) {
    if (!isData(context)) await this.#pages?.set(key, value, context.cacheControl, Date.now());
  }

  async revalidateTag(tags) {
    await pages()?.revalidateTag([tags].flat());
  }

  resetRequestCache() {}
}

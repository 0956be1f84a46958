/**
 * Types and keys shared by the HTTP server, Next's cache handler and the page cache of the product: one process,
 * several bundles (lib/server/platform/page-cache/service.ts has the same types for the product).
 */

export const PAGES = Symbol.for('sangguni.pages');
/** Key under which the cache handler leaves the metadata of a page on the headers of its request. */
export const CACHE_METADATA = Symbol.for('sangguni.cache-metadata');

/** Tags of a cached page, and until when (epoch milliseconds) it is shown without asking the page cache again. */
export interface CacheMetadata {
  readonly tags: readonly string[];
  readonly until: number;
}

export interface PageValue {
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>;
}

/** How long a page may be shown, in Next's own terms (seconds), passed on unchanged. */
export type CacheControl = Readonly<Record<string, unknown>>;

export interface StoredPage {
  readonly value: PageValue;
  readonly cacheControl: CacheControl | undefined;
}

type SetMetadata = (metadata: CacheMetadata | undefined) => void;

export interface RequestPages {
  get(
    key: string,
    now: number,
    setMetadata: SetMetadata,
  ): Promise<(StoredPage & { readonly lastModified: number }) | null>;
  set(
    key: string,
    value: PageValue | null,
    cacheControl: CacheControl | undefined,
    now: number,
  ): Promise<void>;
}

export interface PageCache {
  forRequest(): RequestPages;
  revalidateTag(tags: readonly string[]): Promise<void>;
}

/** Returns the page cache in use; undefined before the start and during the build. */
export const openedPages = (): PageCache | undefined => Reflect.get(globalThis, PAGES);

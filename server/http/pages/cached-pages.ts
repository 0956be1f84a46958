import type { OutgoingHttpHeader } from 'node:http';

/** Most bytes of the remembered paths of cached pages, before they are learned anew. */
const MAX_PATHS_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 64;
/** A page as it is sent; `tag` identifies this content. Its headers are unknown until it was first sent. */
export interface PreparedPage {
  readonly tag: string;
  readonly policy: string;
  readonly body: Buffer;
  readonly bytes: number;
  readonly head?: undefined;
}

export interface SentPage extends Omit<PreparedPage, 'head'> {
  readonly tags: readonly string[];
  until: number;
  readonly expires: number;
  readonly version: number;
  readonly etag: string | undefined;
  readonly head: readonly OutgoingHttpHeader[];
  readonly headUnchanged: readonly OutgoingHttpHeader[];
}

export type CachedPage = PreparedPage | SentPage;

/** Keeps pages by key, up to so many bytes, keys included: the least recently used are evicted. */
export function createCachedPages(maxBytes: number) {
  const pages = new Map<string, CachedPage>();
  let bytes = 0;
  const sizeOf = (key: string, page: CachedPage) => page.bytes + Buffer.byteLength(key);
  const remove = (key: string) => {
    const page = pages.get(key);
    if (page) bytes -= sizeOf(key, page);
    pages.delete(key);
  };
  return {
    get: (key: string) => pages.get(key),
    size: () => ({ pages: pages.size, bytes }),
    put(key: string, page: CachedPage) {
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

export function createCachedPaths() {
  const paths = new Set<string>();
  let bytes = 0;
  return {
    has: (path: string) => paths.has(path),
    add(path: string) {
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

import 'server-only';
import { deserialize, serialize } from 'node:v8';

/** A page as Next hands it over and wants it back; what else is in it is Next's own business. */
export interface PageValue {
  readonly kind: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, unknown>>;
}

/** Seconds after which a page is stale (revalidated in the background), and after which it expires. */
export interface Lifetime {
  readonly revalidate: number | false;
  readonly expire?: number;
}

export interface CachedPage {
  readonly value: PageValue;
  readonly cacheControl?: Lifetime;
}

/** A page as bytes; it holds buffers and maps, which JSON would lose. */
export function pageBytes(page: CachedPage): Buffer {
  return serialize(page);
}

export function pageFromBytes(bytes: Buffer): CachedPage {
  return deserialize(bytes) as CachedPage;
}

/** What the page said it shows, and the tags that Next adds for its path. */
export function tagsOf({ headers }: PageValue): string[] {
  const tags = headers?.['x-next-cache-tags'];
  return typeof tags === 'string' ? tags.split(',') : [];
}

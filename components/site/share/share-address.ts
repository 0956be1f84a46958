import type { ShareContent } from './share-content';

/** Incremented when the drawing itself changes, so that caches fetch the pictures again. */
const DESIGN = 1;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Returns the version of a picture's content: different content has a different version. */
export function shareVersion(content: ShareContent): string {
  let hash = FNV_OFFSET;
  for (const char of JSON.stringify([DESIGN, content])) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), FNV_PRIME);
  }
  return (hash >>> 0).toString(36);
}

/** Returns the URL of the picture of a page; immutable, because it contains the version. */
export function shareAddress(page: string, content: ShareContent): string {
  return `/share${page === '/' ? '/home' : page}.png?v=${shareVersion(content)}`;
}

/** Returns the name in a picture's file: `maria-santos-7k2f` for `maria-santos-7k2f.png`. */
export function shareName(file: string): string | null {
  return file.endsWith('.png') ? file.slice(0, -'.png'.length) : null;
}

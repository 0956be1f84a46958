import type { ShareContent } from './share-content';

/** Counted up when the drawing itself changes: caches then fetch the pictures again. */
const DESIGN = 1;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Names what a picture shows: another content has another version. */
export function shareVersion(content: ShareContent): string {
  let hash = FNV_OFFSET;
  for (const char of JSON.stringify([DESIGN, content])) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), FNV_PRIME);
  }
  return (hash >>> 0).toString(36);
}

/** URL of the picture of a page; immutable, as its version is part of it. */
export function shareAddress(page: string, content: ShareContent): string {
  return `/share${page === '/' ? '/home' : page}.png?v=${shareVersion(content)}`;
}

/** The name that a file of a picture is asked by: `maria-santos-7k2f` of `maria-santos-7k2f.png`. */
export function shareName(file: string): string | null {
  return file.endsWith('.png') ? file.slice(0, -'.png'.length) : null;
}

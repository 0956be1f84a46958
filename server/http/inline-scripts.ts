import { createHash } from 'node:crypto';

// Blocks of data never run, and no policy asks about them.
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

export const sourceHash = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Hashes the inline scripts of a page, each once, in page order. */
export function inlineScriptHashes(html: string): string[] {
  return [...new Set([...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => sourceHash(text)))];
}

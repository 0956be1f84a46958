import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The hash by which a content security policy admits this text. */
export const sourceHash = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Hashes of the inline scripts of a page, each once, in the order they stand. */
export function inlineScriptHashes(html) {
  return [...new Set([...html.matchAll(INLINE_SCRIPT)].map((match) => sourceHash(match[1])))];
}

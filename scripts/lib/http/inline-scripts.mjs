import { createHash } from 'node:crypto';

// Blocks of data never run, and no policy asks about them.
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** The hash by which a content security policy admits this text. */
export const sourceHash = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Hashes of the inline scripts of a page, each once, in the order they stand. */
export function inlineScriptHashes(html) {
  return [...new Set([...html.matchAll(INLINE_SCRIPT)].map((match) => sourceHash(match[1])))];
}

const NEXT_PIECE = '</script><script>self.__next_f.push([1,"';

/**
 * The page with the data of its components in one script instead of ten: each would need a hash of its own in the
 * policy. A page that is sent whole gains nothing from the pieces in which Next renders it. Inside of the data every `<`
 * is escaped, so that what is replaced stands only between two pieces.
 */
export function joinFlight(html) {
  return html
    .replaceAll(`"])${NEXT_PIECE}`, '')
    .replaceAll(`.push([0])${NEXT_PIECE}`, '.push([0]);self.__next_f.push([1,"');
}

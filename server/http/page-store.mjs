import { createHash } from 'node:crypto';
import { pagePolicy } from '../../lib/csp.mjs';
import { compressWhole } from './encoding.mjs';
import { inlineScriptHashes } from './inline-scripts.mjs';

const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Cached pages as they are sent: the policy with the hashes of their scripts, and the body in each requested
 * encoding. Keyed by content, so that a revalidated page is a new entry; the one unused longest goes first.
 */
export function createPageStore(mostBytes = MAX_BYTES) {
  const entries = new Map();
  let bytes = 0;

  const remember = (key, entry) => {
    entries.set(key, entry);
    bytes += entry.body.length;
    for (const [oldest, { body }] of entries) {
      if (bytes <= mostBytes || oldest === key) break;
      entries.delete(oldest);
      bytes -= body.length;
    }
  };

  /** The page's policy and its body in the encoding (null: as it is). */
  return async function prepare(html, encoding) {
    const key = `${encoding}:${createHash('sha256').update(html).digest('base64')}`;
    const known = entries.get(key);
    if (known) {
      entries.delete(key);
      entries.set(key, known);
      return known;
    }
    const policy = pagePolicy(inlineScriptHashes(html.toString('utf8')));
    const body = encoding ? await compressWhole(html, encoding) : html;
    const entry = { policy, body };
    if (!entries.has(key)) remember(key, entry);
    return entry;
  };
}

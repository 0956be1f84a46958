import 'server-only';
import { parseSafePath, type SafePath } from '@/lib/domain/platform/safe-path';
import { ownOrigin } from './own-origin';

/** The query of a page as Next gives it. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** Parses a callback_url that came in: a path, or an absolute address of this site. Null where it must not be followed. */
export function parseCallbackUrl(raw: string | null | undefined): SafePath | null {
  return parseSafePath(raw, ownOrigin());
}

/** The callback_url of a page's query, parsed. */
export async function callbackUrlOf(searchParams: SearchParams): Promise<SafePath | null> {
  const { callback_url: raw } = await searchParams;
  return parseCallbackUrl(Array.isArray(raw) ? raw[0] : raw);
}

import { parseSafePath, type SafePath } from '@/lib/domain/platform/safe-path';

/** The query of a page as Next gives it. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The callback_url of a page's query when it is a path of this site. */
export async function callbackUrlOf(searchParams: SearchParams): Promise<SafePath | null> {
  const { callback_url: raw } = await searchParams;
  return parseSafePath(Array.isArray(raw) ? raw[0] : raw);
}

import 'server-only';
import { parseSafePath, type SafePath } from '@/lib/domain/platform/safe-path';
import { ownOrigin } from './own-origin';

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** Parses a received callback_url: a path, or an absolute address of this site. Null where it must not be followed. */
export function parseCallbackUrl(raw: string | null | undefined): SafePath | null {
  return parseSafePath(raw, ownOrigin());
}

export async function callbackUrlOf(searchParams: SearchParams): Promise<SafePath | null> {
  const { callback_url: raw } = await searchParams;
  return parseCallbackUrl(Array.isArray(raw) ? raw[0] : raw);
}

import 'server-only';
import { deserialize, serialize } from 'node:v8';

export interface PageValue {
  readonly kind: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, unknown>>;
}

export interface Lifetime {
  readonly revalidate: number | false;
  readonly expire?: number;
}

export interface CachedPage {
  readonly value: PageValue;
  readonly cacheControl?: Lifetime;
}

export function pageBytes(page: CachedPage): Buffer {
  return serialize(page);
}

export function pageFromBytes(bytes: Buffer): CachedPage {
  return deserialize(bytes) as CachedPage;
}

export function tagsOf({ headers }: PageValue): string[] {
  const tags = headers?.['x-next-cache-tags'];
  return typeof tags === 'string' ? tags.split(',') : [];
}

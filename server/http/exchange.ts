import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { CACHE_METADATA, CacheMetadata } from '../page-cache.ts';

export interface ReceivedRequest extends IncomingMessage {
  method: string;
  url: string;
}

interface ProductHeaders extends IncomingHttpHeaders {
  /** Set by identifyClient (guards.ts), with the next. */
  'x-request-id': string;
  'x-client-address': string;
  rsc?: string;
  purpose?: string;
  'next-router-prefetch'?: string;
  'next-router-segment-prefetch'?: string;
  'sec-purpose'?: string;
  [CACHE_METADATA]?: CacheMetadata | undefined;
}

export interface ProductRequest extends ReceivedRequest {
  headers: ProductHeaders;
}

export type ProductAnswer = ServerResponse<ProductRequest>;

export type Handle = (req: ReceivedRequest, res: ServerResponse) => Promise<unknown>;

export type Watch = (req: ProductRequest, res: ServerResponse) => void;

export interface Transport {
  readonly https: boolean;
}

export const pathOf = (url: string): string => {
  const at = url.indexOf('?');
  return at < 0 ? url : url.slice(0, at);
};

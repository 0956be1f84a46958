import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { CACHE_METADATA, CacheMetadata } from '../page-cache.ts';

/** A request as a server has it: Node leaves both open for the answers that a client has. */
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
  /** Left by server/page-cache-handler.ts, for a page that may be cached. */
  [CACHE_METADATA]?: CacheMetadata | undefined;
}

/** A request of which it is known who asks. */
export interface ProductRequest extends ReceivedRequest {
  headers: ProductHeaders;
}

export type ProductAnswer = ServerResponse<ProductRequest>;

/** Next's request handler, or that of a test. */
export type Handle = (req: ReceivedRequest, res: ServerResponse) => Promise<unknown>;

/** Notes a request, or what becomes of its answer. */
export type Watch = (req: ProductRequest, res: ServerResponse) => void;

/** How the clients of a server reach it. */
export interface Transport {
  readonly https: boolean;
}

/** The path of an address, without its query. */
export const pathOf = (url: string): string => {
  const at = url.indexOf('?');
  return at < 0 ? url : url.slice(0, at);
};

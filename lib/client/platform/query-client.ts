import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

/** Stale time, milliseconds: data of a page that was just rendered is not refetched. */
const STALE_TIME_MS = 30_000;
const MAX_RETRIES = 2;

/**
 * When this page became interactive, by the clock of this device, in epoch milliseconds; it could fetch nothing
 * before that.
 */
let listensSince = 0;

/**
 * Returns a stale time of this many milliseconds. Data that came with the document counts from when the page became
 * interactive: on a slow phone that is seconds after rendering, and a page just shown should not refetch.
 */
export function freshFor(milliseconds: number) {
  return ({ state }: { readonly state: { readonly dataUpdatedAt: number } }): number =>
    milliseconds + Math.max(0, listensSince - state.dataUpdatedAt);
}

/** Creates a client with the product's defaults: one per browser, one per request on the server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor(STALE_TIME_MS),
        // Without a network a call fails visibly instead of waiting.
        networkMode: 'always',
        retry: (failures, error) => failures < MAX_RETRIES && isTransient(error),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

let browserClient: QueryClient | undefined;

/** Returns the browser's single client; React may discard a first render, and the cache must survive that. */
export function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  if (!browserClient) {
    listensSince = Date.now();
    browserClient = createQueryClient();
  }
  return browserClient;
}

/** Whether a retry may succeed: no response, or a server error. */
function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.key === 'no_answer' || error.status >= 500);
}

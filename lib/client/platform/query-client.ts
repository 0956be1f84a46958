import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

/** Stale time, milliseconds: data of a page that was just rendered is not refetched. */
const STALE_TIME_MS = 30_000;
const MAX_RETRIES = 2;

/** When this page began to listen, by the clock of this device: before that it could ask for nothing. Epoch milliseconds. */
let listensSince = 0;

/**
 * Stale time of so many milliseconds. What came with the document counts from when the page listens: on a slow phone that is
 * seconds after the server wrote it, and a page that has just appeared asks for nothing again.
 */
export function freshFor(milliseconds: number) {
  return ({ state }: { readonly state: { readonly dataUpdatedAt: number } }): number =>
    milliseconds + Math.max(0, listensSince - state.dataUpdatedAt);
}

/** A client with the product's defaults: one per browser, one per request on the server. */
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

/** The browser's one client; React may throw away a first render, and the cache must survive that. */
export function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  if (!browserClient) {
    listensSince = Date.now();
    browserClient = createQueryClient();
  }
  return browserClient;
}

/** Whether the same call may succeed in a moment: no answer, or a server that is not well. */
function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.key === 'no_answer' || error.status >= 500);
}

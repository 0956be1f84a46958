import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

/** Stale time, milliseconds: data of a page that was just rendered is not refetched. */
const STALE_TIME_MS = 30_000;
const MAX_RETRIES = 2;

/** A client with the product's defaults: one per browser, one per request on the server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME_MS,
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
  browserClient ??= createQueryClient();
  return browserClient;
}

/** Whether the same call may succeed in a moment: no answer, or a server that is not well. */
function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.key === 'no_answer' || error.status >= 500);
}

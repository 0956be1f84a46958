import { type QueryKey, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { getQueryClient } from './query-client';

export type ObservedQuery<T, K extends QueryKey> = QueryObserverOptions<T, Error, T, T, K>;

export interface Observed<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
}

/** What `useQuery` does, without a provider around it: for pages that fetch their queries after they have loaded. */
export function observeQuery<T, K extends QueryKey>(
  options: ObservedQuery<T, K>,
  show: (observed: Observed<T>) => void,
): () => void {
  const client = getQueryClient();
  client.mount();
  const observer = new QueryObserver(client, options);
  const stop = observer.subscribe(({ data, error }) => show({ data, error }));
  return () => {
    stop();
    client.unmount();
  };
}

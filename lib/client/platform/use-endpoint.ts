import {
  type QueryClient,
  type QueryKey,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { CallArgs, Endpoint, Result } from '@/lib/contract/platform/endpoint';
import { request } from './call';
import type { IdempotencyKeys } from './idempotency-keys';

export type Body<E extends Endpoint> = CallArgs<E> extends { body: infer B } ? B : undefined;

type Params<E extends Endpoint> = CallArgs<E> extends { params: infer P } ? P : undefined;

interface EndpointOptions<E extends Endpoint, Input> {
  params?: Params<E>;
  args?: (input: Input) => CallArgs<E>;
  /** Pressing again after a lost response retries the call instead of repeating it. */
  keys?: IdempotencyKeys;
  /** Wrapper of each request, such as `withFactor`, which retries once the second factor was given. */
  through?: <T>(send: () => Promise<T>) => Promise<T>;
  /** Query key under which the response is stored. */
  stores?: QueryKey;
  /** Queries refetched on success; the mutation stays pending until then. */
  invalidates?: readonly QueryKey[];
  /** Queries refetched also on failure, which may come from a conflicting change. */
  invalidatesAlways?: readonly QueryKey[];
  onDone?: (result: Result<E>, queries: QueryClient, input: Input) => unknown;
  onFailed?: (error: Error, queries: QueryClient) => unknown;
  scope?: { id: string };
  gcTime?: number;
}

/**
 * Returns a mutation that calls an endpoint. Optimistic ones, uploads and calls of several endpoints use
 * `useMutation`.
 */
export function useEndpoint<E extends Endpoint, Input = Body<E>>(
  endpoint: E,
  options: EndpointOptions<E, Input> = {},
): UseMutationResult<Result<E>, Error, Input> {
  const queries = useQueryClient();
  const { params, args, keys, stores, invalidates = [], invalidatesAlways = [] } = options;
  const { through, onDone, onFailed, scope, gcTime } = options;
  const again = (known: readonly QueryKey[]) =>
    Promise.all(known.map((queryKey) => queries.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: (input: Input) => {
      const given = args ? args(input) : { params, body: input };
      const ask = (idempotencyKey?: string) =>
        request(endpoint, given, { idempotencyKey }) as Promise<Result<E>>;
      const send = (key?: string) => (through ? through(() => ask(key)) : ask(key));
      return keys ? keys.use(given, send) : send();
    },
    onSuccess: async (result, input) => {
      if (stores) queries.setQueryData(stores, result);
      await Promise.all([onDone?.(result, queries, input), again(invalidates)]);
    },
    onError: (error) => onFailed?.(error, queries),
    onSettled: () => again(invalidatesAlways),
    scope,
    gcTime,
  });
}

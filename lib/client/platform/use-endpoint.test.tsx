import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { fakeServer } from '@/lib/testing/fake-server';
import { IdempotencyKeys } from './idempotency-keys';
import { createQueryClient } from './query-client';
import { onStepUp, withFactor } from './step-up';
import { useEndpoint } from './use-endpoint';

const rename = endpoint({
  method: 'PUT',
  path: '/api/v1/thing/{id}',
  access: 'user',
  tag: 'Things',
  summary: 'Rename a thing',
  params: z.object({ id: z.string() }),
  body: z.object({ name: z.string() }),
  status: 200,
  response: z.object({ name: z.string() }),
  errors: ['bad_transition'],
});

const server = fakeServer();
const KEY = ['things', 't1'];

function open<T>(hook: () => T) {
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  queries.setQueryData(KEY, { name: 'Old' });
  return { queries, ...renderHook(hook, { wrapper }) };
}

test('what mutate takes is the body, and the answer is stored', async () => {
  server.answer = () => ({ status: 200, payload: { name: 'New' } });
  const { result, queries } = open(() =>
    useEndpoint(rename, { params: { id: 't1' }, stores: KEY }),
  );
  await act(() => result.current.mutateAsync({ name: 'New' }));
  expect(server.sent.map(({ path, body }) => [path, body])).toEqual([
    ['/thing/t1', { name: 'New' }],
  ]);
  expect(queries.getQueryData(KEY)).toEqual({ name: 'New' });
});

test('what is out of date is read again, after a failure where that is wanted', async () => {
  server.answer = () => ({ status: 409, payload: { key: 'bad_transition', message: 'No.' } });
  const failed = jest.fn();
  const { result, queries } = open(() =>
    useEndpoint(rename, {
      args: (name: string) => ({ params: { id: 't1' }, body: { name } }),
      invalidates: [['others']],
      invalidatesAlways: [KEY],
      onFailed: failed,
    }),
  );
  queries.setQueryData(['others'], 1);
  act(() => result.current.mutate('New'));
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(failed).toHaveBeenCalledTimes(1);
  expect(queries.getQueryState(KEY)?.isInvalidated).toBe(true);
  expect(queries.getQueryState(['others'])?.isInvalidated).toBe(false);
});

test('one that may have arrived is repeated under its key', async () => {
  const keys = new IdempotencyKeys();
  server.answer = () => null;
  const { result } = open(() => useEndpoint(rename, { params: { id: 't1' }, keys }));
  const send = () => act(() => result.current.mutateAsync({ name: 'New' }).catch(() => null));
  await send();
  await send();
  const [first, again] = server.sent.map(({ key }) => key);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
});

test('one that needs the second factor is sent again once that was given, under its key', async () => {
  let given = false;
  const stop = onStepUp(async () => {
    given = true;
  });
  const keys = new IdempotencyKeys();
  server.answer = () =>
    given
      ? { status: 200, payload: { name: 'New' } }
      : { status: 403, payload: { key: 'second_factor_required', message: 'No.' } };
  const options = { params: { id: 't1' }, through: withFactor, keys, stores: KEY };
  const { result, queries } = open(() => useEndpoint(rename, options));
  await act(() => result.current.mutateAsync({ name: 'New' }));
  stop();
  expect(server.sent.map(({ body }) => body)).toEqual([{ name: 'New' }, { name: 'New' }]);
  const [first, again] = server.sent.map(({ key }) => key);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(queries.getQueryData(KEY)).toEqual({ name: 'New' });
});

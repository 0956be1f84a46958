import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { sitePath } from '@/lib/domain/platform/safe-path';
import { ForgotPassword } from './forgot-password';

const realFetch = globalThis.fetch;
const sent = jest.fn<void, [unknown]>();

beforeAll(() => {
  globalThis.fetch = (async (url: string, { body }: RequestInit = {}) => {
    if (url.endsWith('/reset-password/email')) sent(JSON.parse(String(body)).email);
    return {
      status: 204,
      statusText: '',
      headers: { get: () => null },
      text: async () => '',
    };
  }) as unknown as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});
beforeEach(() => {
  jest.useFakeTimers();
  sent.mockReset();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const heading = () => screen.getByRole('heading', { level: 1 });

async function ask() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ForgotPassword callbackUrl={sitePath`/book/x`} />
    </QueryClientProvider>,
  );
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'ana@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  await pass(0);
  await pass(0);
}

it('says where the link went, and sends it again after a minute', async () => {
  await ask();
  expect(heading()).toHaveTextContent('Check your email');
  expect(heading()).toHaveFocus();
  expect(screen.queryByText(/^Enter the email/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send it again in 60 s' }));
  await pass(0);
  expect(sent).toHaveBeenCalledTimes(1);
  await pass(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Send it again' }));
  await pass(0);
  expect(screen.getByText('We sent it again')).toBeVisible();
  expect(sent.mock.calls).toEqual([['ana@example.com'], ['ana@example.com']]);
});

it('takes another email', async () => {
  await ask();
  fireEvent.click(screen.getByRole('button', { name: 'Use another email' }));
  expect(heading()).toHaveTextContent('Forgot password?');
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
    'href',
    '/login?sign_in=1&callback_url=%2Fbook%2Fx',
  );
});

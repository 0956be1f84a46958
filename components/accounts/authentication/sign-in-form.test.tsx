import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { SignInForm } from './sign-in-form';

const asked = jest.fn<Promise<unknown>, [options: unknown, how: unknown]>();
const sent = jest.fn<unknown, [path: string, body: unknown]>();
let hostname = 'sangguni.example';

jest.mock('@/lib/client/accounts/passkeys', () => ({
  ...jest.requireActual<object>('@/lib/client/accounts/passkeys'),
  canUsePasskeys: () => hostname === 'sangguni.example',
  canAutofillPasskeys: async () => hostname === 'sangguni.example',
  answerWithPasskey: (options: unknown, how: unknown) => asked(options, how),
}));

const realFetch = globalThis.fetch;
const ANSWER = { id: 'AA', rawId: 'AA', type: 'public-key', response: {} };

function reply(status: number, payload: unknown) {
  return Promise.resolve({
    status,
    statusText: '',
    headers: { get: () => null },
    text: async () => JSON.stringify(payload),
  });
}

beforeAll(() => {
  globalThis.fetch = ((url: string, { body }: RequestInit) =>
    sent(String(url), body === undefined ? null : JSON.parse(String(body)))) as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});
beforeEach(() => {
  asked.mockReset();
  sent.mockReset();
  hostname = 'sangguni.example';
  // The browser waits until somebody chooses one.
  asked.mockReturnValue(new Promise(() => {}));
  sent.mockImplementation((path) =>
    path.endsWith('/challenge')
      ? reply(200, { options: { challenge: 'eA' } })
      : reply(401, { key: 'bad_credentials', message: 'No.' }),
  );
});

function show() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SignInForm callbackUrl={null} refused={null} />
    </QueryClientProvider>,
  );
}

const BUTTON = { name: 'Sign in with a passkey' };

test('lets the browser offer passkeys in the email field', async () => {
  show();
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username webauthn');
  await waitFor(() => expect(asked).toHaveBeenCalledWith({ challenge: 'eA' }, 'autofill'));
  expect(sent).toHaveBeenCalledTimes(1);
});

test('one that is chosen there is sent, and a refusal says what to do', async () => {
  asked.mockResolvedValueOnce(ANSWER);
  show();
  const alert = await screen.findByRole('alert');
  expect(sent).toHaveBeenCalledWith(expect.stringMatching(/\/auth\/passkey$/), { passkey: ANSWER });
  expect(alert.textContent).toContain('This passkey was not accepted.');
  expect(alert.textContent).toContain('Sign in with your password');
  // A new challenge, since that one is used up.
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1));
});

test('the button asks in a dialog, and what is cancelled is said', async () => {
  show();
  const button = await screen.findByRole('button', BUTTON);
  asked.mockImplementation((_options, how) => {
    const cancelled = Object.assign(new Error('No'), { name: 'NotAllowedError' });
    return how === 'autofill' ? new Promise(() => {}) : Promise.reject(cancelled);
  });
  await act(async () => {
    fireEvent.click(button);
  });
  expect((await screen.findByRole('alert')).textContent).toContain('The passkey was cancelled');
  expect(sent.mock.calls.some(([path]) => /\/auth\/passkey$/.test(path))).toBe(false);
});

test('neither is there where a passkey cannot be used, as at an address in numbers', async () => {
  hostname = '127.0.0.1';
  show();
  await act(async () => {});
  expect(screen.queryByRole('button', BUTTON)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});

test('in a fold nothing is asked for before it opens', async () => {
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <details>
        <summary>I have an account</summary>
        <SignInForm callbackUrl={null} refused={null} />
      </details>
    </QueryClientProvider>,
  );
  await act(async () => {});
  expect(sent).not.toHaveBeenCalled();
  const fold = container.querySelector('details');
  if (fold) fold.open = true;
  await act(async () => {
    fold?.dispatchEvent(new Event('toggle'));
  });
  await screen.findByText('Sign in with a passkey');
  await waitFor(() => expect(asked).toHaveBeenCalledWith({ challenge: 'eA' }, 'autofill'));
});

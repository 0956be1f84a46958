import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { receiveToasts, showToastOfLastPage } from '@/components/ui/feedback/toast-queue';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { sitePath } from '@/lib/domain/platform/safe-path';
import { leaveFor } from '../authentication/destination';
import { AwaitVerification } from './await-verification';

// jsdom cannot navigate.
jest.mock('../authentication/destination', () => ({
  ...jest.requireActual('../authentication/destination'),
  leaveFor: jest.fn(),
}));

const USER = {
  _id: 'u1',
  type: 'CUSTOMER',
  first_name: 'Ana',
  last_name: 'Reyes',
  roles: [],
  email: 'ana@exmaple.com',
  phone: null,
  picture_url: null,
  email_verified: false,
};

const realFetch = globalThis.fetch;
const answer = jest.fn<{ status: number; body: unknown }, [url: string, sent: unknown]>();
/** How often the session was asked for. */
let asked = 0;

beforeAll(() => {
  globalThis.fetch = (async (url: string, { body }: RequestInit) => {
    if (url.endsWith('/auth/session')) asked += 1;
    const reply = answer(url, body ? JSON.parse(String(body)) : undefined);
    return {
      status: reply.status,
      statusText: '',
      headers: { get: () => null },
      text: async () => JSON.stringify(reply.body),
    };
  }) as unknown as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

beforeEach(() => {
  jest.useFakeTimers();
  asked = 0;
  answer.mockReset().mockReturnValue({ status: 200, body: USER });
});
afterEach(() => jest.useRealTimers());

async function open() {
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <AwaitVerification email={USER.email} callbackUrl={sitePath`/book/x`} context={null} />
    </QueryClientProvider>,
  );
  await pass(0);
  return view;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function turn(visibility: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  await pass(0);
}

/** Returns the toasts of the page that is loaded next. */
function onNextPage(): string[] {
  const texts: string[] = [];
  const stop = receiveToasts(({ text }) => texts.push(text));
  showToastOfLastPage();
  stop();
  return texts;
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('asks while it is in view, at once when it is again, and never after it was left', async () => {
  const { unmount } = await open();
  const first = asked;
  await pass(12_500);
  expect(asked).toBe(first + 3);
  await turn('hidden');
  await pass(60_000);
  expect(asked).toBe(first + 3);
  await turn('visible');
  expect(asked).toBe(first + 4);
  unmount();
  await pass(60_000);
  expect(asked).toBe(first + 4);
  expect(leaveFor).not.toHaveBeenCalled();
});

test('verified elsewhere: says so, goes on by way of the cookie, and asks no more', async () => {
  await open();
  expect(heading()).toBe('Please verify your email');
  answer.mockReturnValue({ status: 200, body: { ...USER, email_verified: true } });
  await pass(4_500);
  expect(heading()).toBe('Email Verified!');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(leaveFor).toHaveBeenCalledWith('/api/v1/auth/refresh?callback_url=%2Fbook%2Fx');
  expect(onNextPage()).toEqual(['Email Verified!']);
  // It is said once.
  expect(onNextPage()).toEqual([]);
  const until = asked;
  await pass(60_000);
  expect(asked).toBe(until);
});

test('a session that ended is said, and not asked for again', async () => {
  await open();
  answer.mockReturnValue({ status: 401, body: { key: 'no_session', message: 'No.' } });
  await pass(4_500);
  expect(screen.getByRole('status').textContent).toContain('You were signed out');
  const until = asked;
  await pass(60_000);
  await turn('hidden');
  await turn('visible');
  expect(asked).toBe(until);
});

test('without an answer it goes on asking', async () => {
  await open();
  answer.mockReturnValue({ status: 503, body: { key: 'unavailable', message: 'No.' } });
  await pass(4_500);
  answer.mockReturnValue({ status: 200, body: { ...USER, email_verified: true } });
  await pass(4_500);
  expect(heading()).toBe('Email Verified!');
});

describe('a wrong address', () => {
  async function change(email: string, reply: { status: number; body: unknown }) {
    fireEvent.click(screen.getByRole('button', { name: 'Change it' }));
    fireEvent.input(screen.getByLabelText('New email'), { target: { value: email } });
    const unchanged = { status: 200, body: USER };
    answer.mockImplementation((url) => (url.endsWith('/address') ? reply : unchanged));
    fireEvent.click(screen.getByRole('button', { name: 'Send the link there' }));
    await pass(0);
    await pass(0);
  }

  test('is replaced without typing anything else again', async () => {
    await open();
    const email = 'ana@example.com';
    await change(email, { status: 200, body: { ...USER, email } });
    expect(answer).toHaveBeenCalledWith('/api/v1/auth/verify-email/address', {
      email,
      callback_url: '/book/x',
    });
    expect(screen.getByText(email)).toBeInTheDocument();
    expect(document.activeElement?.textContent).toContain('We sent a new link there');
  });

  test('by one that is taken: said at the field, which keeps it', async () => {
    await open();
    const message = 'This email address already has an account.';
    const body = { key: 'email_taken', message, fields: { email: message } };
    await change('ben@example.com', { status: 409, body });
    const field = screen.getByLabelText<HTMLInputElement>('New email');
    expect(field.value).toBe('ben@example.com');
    expect(document.activeElement).toBe(field);
    expect(field).toHaveAccessibleDescription(message);
  });

  test('while the old one is being verified: goes on', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Change it' }));
    fireEvent.input(screen.getByLabelText('New email'), { target: { value: 'a@example.com' } });
    answer.mockImplementation((url) =>
      url.endsWith('/address')
        ? { status: 409, body: { key: 'bad_transition', message: 'No.' } }
        : { status: 200, body: { ...USER, email_verified: true } },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Send the link there' }));
    await pass(0);
    await pass(0);
    expect(heading()).toBe('Email Verified!');
  });
});

describe('the code of the mail', () => {
  async function enter(code: string, reply: { status: number; body: unknown }) {
    answer.mockImplementation((url) =>
      url.endsWith('/code')
        ? reply
        : { status: 200, body: reply.status === 200 ? reply.body : USER },
    );
    fireEvent.input(codeField(), { target: { value: code } });
    await pass(0);
    await pass(0);
  }
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Verify my email' }));
  const tries = () => answer.mock.calls.filter(([url]) => url.endsWith('/code'));
  const codeField = () => screen.getByLabelText<HTMLInputElement>('Six-digit code');

  test('is taken as it was pasted, without a press, and the page goes on by itself', async () => {
    await open();
    expect(codeField()).toHaveAttribute('inputmode', 'numeric');
    expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
    await enter('123 456', { status: 200, body: { ...USER, email_verified: true } });
    expect(tries()).toEqual([['/api/v1/auth/verify-email/code', { code: '123456' }]]);
    expect(heading()).toBe('Email Verified!');
    expect(leaveFor).toHaveBeenCalledWith('/api/v1/auth/refresh?callback_url=%2Fbook%2Fx');
  });

  test('wrong: said at the field, which keeps it', async () => {
    await open();
    const message = 'This code is not right.';
    await enter('123456', {
      status: 400,
      body: { key: 'invalid_input', message, fields: { code: message } },
    });
    expect(codeField()).toHaveAccessibleDescription(message);
    expect(codeField().value).toBe('123456');
    expect(tries()).toHaveLength(1);
    press();
    await pass(0);
    expect(tries()).toHaveLength(2);
  });

  test('missing: said without asking', async () => {
    await open();
    await enter('12345', { status: 500, body: {} });
    expect(tries()).toEqual([]);
    await enter('', { status: 500, body: {} });
    press();
    await pass(0);
    expect(codeField()).toHaveAccessibleDescription('Please provide a value.');
    expect(answer).not.toHaveBeenCalledWith('/api/v1/auth/verify-email/code', expect.anything());
  });
});

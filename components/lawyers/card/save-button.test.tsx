import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { receiveToasts } from '@/components/ui/feedback/toast-queue';
import { setSessionUser, signOut } from '@/lib/client/accounts/session-store';
import { readDevice, storeOnDevice } from '@/lib/client/lawyers/saved-cookie';
import { useSavedIds, useSaveLawyer } from '@/lib/client/lawyers/saved-ids';
import { getQueryClient } from '@/lib/client/platform/query-client';
import { MAX_SAVED } from '@/lib/domain/lawyers/saved-lawyers';
import { SaveButton, SavedCount } from './save-button';

const CLIENT = {
  _id: 'u1',
  type: 'CUSTOMER' as const,
  first_name: 'Ana',
  last_name: 'Reyes',
  roles: [],
  email: 'ana@example.com',
  phone: null,
  picture_url: null,
  email_verified: true,
};
const MARIA = 'maria-santos-7k2f';

const realFetch = globalThis.fetch;
/** Lawyers saved in the account, requests to the server, and the status of its answer to a change. */
let inAccount: readonly string[] = [];
const asked: string[] = [];
let changeStatus = 204;
const toasts: string[] = [];
let stopToasts = () => {};

function answer(status: number, body?: unknown) {
  const text = async () => (body === undefined ? '' : JSON.stringify(body));
  return { status, statusText: '', headers: { get: () => null }, text };
}

beforeAll(() => {
  globalThis.fetch = (async (url: string, { method = 'GET' } = {}) => {
    asked.push(`${method} ${url}`);
    if (url.endsWith('/saved-lawyers/ids')) return answer(200, { ids: inAccount });
    if (/\/saved-lawyers\//.test(url)) return answer(changeStatus);
    return answer(204);
  }) as unknown as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});
beforeEach(async () => {
  await signOut();
  storeOnDevice([]);
  getQueryClient().clear();
  inAccount = [];
  changeStatus = 204;
  asked.length = 0;
  toasts.length = 0;
  stopToasts = receiveToasts(({ text }) => toasts.push(text));
});
afterEach(() => stopToasts());

function show() {
  render(
    <>
      <SavedCount />
      <SaveButton lawyerId={MARIA} name="Atty. Maria Santos" />
      <SaveButton lawyerId="ana-cruz-1a2b" name="Atty. Ana Cruz" />
    </>,
  );
}

const button = () => screen.findByRole('button', { name: 'Save Atty. Maria Santos' });
const press = async () => {
  const found = await button();
  await act(async () => fireEvent.click(found));
  await waitFor(() => expect(found).toBeEnabled());
};

test('a visitor keeps lawyers on the device, and takes them away again', async () => {
  storeOnDevice(['ana-cruz-1a2b']);
  show();
  expect(await button()).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('1')).toBeVisible();
  await press();
  expect(await button()).toHaveAttribute('aria-pressed', 'true');
  expect(readDevice()).toEqual([MARIA, 'ana-cruz-1a2b']);
  expect(screen.getByText('2')).toBeVisible();
  expect(toasts).toEqual(['Saved on this device']);
  await press();
  expect(await button()).toHaveAttribute('aria-pressed', 'false');
  expect(readDevice()).toEqual(['ana-cruz-1a2b']);
  expect(asked).toEqual([]);
});

test('a client keeps them in the account', async () => {
  inAccount = ['ana-cruz-1a2b'];
  setSessionUser(CLIENT);
  show();
  await press();
  expect(await button()).toHaveAttribute('aria-pressed', 'true');
  expect(toasts).toEqual(['Saved']);
  expect(asked).toEqual(['GET /api/v1/saved-lawyers/ids', `PUT /api/v1/saved-lawyers/${MARIA}`]);
  expect(readDevice()).toEqual([]);
});

test('one that is saved before the others are known takes none of them away', async () => {
  inAccount = [MARIA, 'ana-cruz-1a2b'];
  setSessionUser(CLIENT);
  const { result } = renderHook(() => ({ saved: useSavedIds(), save: useSaveLawyer() }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={getQueryClient()}>{children}</QueryClientProvider>
    ),
  });
  await act(async () => result.current.save.mutate({ lawyerId: MARIA, saved: true }));
  await waitFor(() => expect(result.current.saved.ids).toEqual(inAccount));
});

test('what fails is taken back, and said', async () => {
  setSessionUser(CLIENT);
  show();
  changeStatus = 500;
  await press();
  expect(await button()).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByText('1')).toBeNull();
  expect(toasts).toEqual(['The lawyer was not saved. Please try again.']);
});

test(`nobody keeps more than ${MAX_SAVED}`, async () => {
  storeOnDevice(Array.from({ length: MAX_SAVED }, (_, at) => `lawyer-${at}`));
  show();
  await press();
  expect(await button()).toHaveAttribute('aria-pressed', 'false');
  expect(readDevice()).toHaveLength(MAX_SAVED);
  expect(toasts).toEqual([`You can save ${MAX_SAVED} lawyers. Remove one to save another.`]);
});

test.each([
  ['a lawyer', { ...CLIENT, type: 'LAWYER' as const }],
  ['a client whose address is not verified', { ...CLIENT, email_verified: false }],
])('%s has no button', async (_who, user) => {
  setSessionUser(user);
  show();
  await act(async () => {});
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked).toEqual([]);
});

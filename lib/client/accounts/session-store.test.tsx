import { draftKey } from '@/lib/client/platform/drafts';
import type { User } from '@/lib/contract/accounts/users';

const ANA: User = {
  _id: 'u1',
  type: 'CUSTOMER',
  first_name: 'Ana',
  last_name: 'Ferrer',
  email: 'ana@example.com',
  phone: '+639171234567',
  picture_url: null,
  email_verified: false,
  roles: [],
};
const { email: _email, phone: _phone, ...STORED_ANA } = ANA;

const realFetch = globalThis.fetch;
const cookies = jest.spyOn(document, 'cookie', 'get');
/** Events in order: calls with whether a user was stored, and every new status. */
let log: string[] = [];
let answer: (call: string, signal?: AbortSignal | null) => Promise<unknown>;

beforeAll(() => {
  globalThis.fetch = ((url: string, { method, signal }: RequestInit) => {
    log.push(`${method} ${url}, user ${localStorage.getItem('user') ? 'stored' : 'cleared'}`);
    return answer(`${method} ${url}`, signal);
  }) as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
  cookies.mockRestore();
});
beforeEach(() => {
  log = [];
  localStorage.clear();
  cookies.mockReturnValue('');
  answer = async () => reply(200, ANA);
  jest.resetModules();
});

function reply(status: number, payload?: unknown) {
  return {
    status,
    statusText: '',
    headers: { get: () => null },
    text: async () => (payload === undefined ? '' : JSON.stringify(payload)),
  };
}

/** The store as a fresh page has it, watched. */
async function freshStore() {
  const store = await import('./session-store');
  const stop = store.subscribeToSession(() => log.push(store.currentSession().status));
  return { ...store, stop };
}

async function settled(store: { currentSession: () => { status: string } }, status: string) {
  for (let turn = 0; turn < 50 && store.currentSession().status !== status; turn += 1) {
    await Promise.resolve();
  }
  expect(store.currentSession().status).toBe(status);
}

test('without a stored user and without the hint nobody is asked', async () => {
  const store = await freshStore();
  expect(store.currentSession()).toEqual({ status: 'unauthenticated', user: null });
  expect(log).toEqual([]);
});

test('the hint cookie alone makes it ask', async () => {
  cookies.mockReturnValue('theme=x; signed_in=1');
  const store = await freshStore();
  await settled(store, 'authenticated');
  expect(log[0]).toBe('loading');
  expect(log[1]).toMatch(/^GET \/api\/v1\/auth\/session/);
});

test('a user left over without the hint is asked for', async () => {
  localStorage.setItem('user', JSON.stringify(STORED_ANA));
  answer = async () => reply(401, { key: 'no_session', message: 'Please sign in.' });
  const store = await freshStore();
  expect(store.currentSession()).toMatchObject({ status: 'loading', user: { first_name: 'Ana' } });
  await settled(store, 'unauthenticated');
  expect(localStorage.getItem('user')).toBeNull();
});

test('a stored user shows while loading, then the answer of the server', async () => {
  cookies.mockReturnValue('signed_in=1');
  localStorage.setItem('user', JSON.stringify({ ...STORED_ANA, first_name: 'Anna' }));
  const store = await freshStore();
  expect(store.currentSession()).toMatchObject({ status: 'loading', user: { first_name: 'Anna' } });
  await settled(store, 'authenticated');
  expect(store.currentSession().user).toEqual(ANA);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(STORED_ANA);
});

test('a 401 ends it: nobody, nothing stored, and the listeners know', async () => {
  cookies.mockReturnValue('signed_in=1');
  localStorage.setItem('user', JSON.stringify(STORED_ANA));
  answer = async () => reply(401, { key: 'no_session', message: 'Please sign in.' });
  const store = await freshStore();
  const ended = jest.fn();
  store.onSessionEnd(ended);
  await settled(store, 'unauthenticated');
  expect(store.currentSession().user).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
  expect(ended).toHaveBeenCalledTimes(1);
});

test('no answer is unauthenticated too, but the stored user stays for the next visit', async () => {
  cookies.mockReturnValue('signed_in=1');
  localStorage.setItem('user', JSON.stringify(STORED_ANA));
  answer = () => Promise.reject(new TypeError('offline'));
  const store = await freshStore();
  await settled(store, 'unauthenticated');
  expect(localStorage.getItem('user')).not.toBeNull();
});

test('sign-out: unauthenticated, then POST logout, then the stored user goes', async () => {
  const store = await freshStore();
  store.setSessionUser(ANA);
  log = [];
  for (const name of ['booking', 'agreement', 'notary-request', 'lawyer-signup'])
    sessionStorage.setItem(draftKey(name, 'ana'), 'text');
  sessionStorage.setItem('other', 'stays');
  answer = async () => reply(204);
  const done = store.signOut();
  expect(log).toEqual(['unauthenticated', 'POST /api/v1/auth/logout, user stored']);
  await done;
  expect(localStorage.getItem('user')).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

test('sign-out that does not reach the server says so and still forgets the user here', async () => {
  const store = await freshStore();
  store.setSessionUser(ANA);
  answer = () => Promise.reject(new TypeError('offline'));
  await expect(store.signOut()).rejects.toMatchObject({ key: 'no_answer' });
  expect(localStorage.getItem('user')).toBeNull();
});

test('sign-out gives up what is asked of the session, whose answer would be too late', async () => {
  localStorage.setItem('user', JSON.stringify(STORED_ANA));
  let late: (value: unknown) => void = () => {};
  let asked: AbortSignal | null | undefined;
  answer = (call, signal) => {
    if (!call.startsWith('GET')) return Promise.resolve(reply(204));
    asked = signal;
    return new Promise((resolve) => {
      late = resolve;
    });
  };
  const store = await freshStore();
  const refreshed = store.refreshSession();
  expect(asked?.aborted).toBe(false);
  await store.signOut();
  expect(asked?.aborted).toBe(true);
  late(reply(200, ANA));
  await refreshed;
  expect(store.currentSession()).toEqual({ status: 'unauthenticated', user: null });
  expect(localStorage.getItem('user')).toBeNull();
});

test('marking the email verified changes the user here and in storage', async () => {
  const store = await freshStore();
  store.setSessionUser(ANA);
  store.markEmailVerified();
  expect(store.currentSession().user?.email_verified).toBe(true);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ email_verified: true });
});

test('a link that was opened in another tab verifies the email here too, without a question', async () => {
  const store = await freshStore();
  store.setSessionUser({ ...ANA, email_verified: false });
  localStorage.setItem('user', JSON.stringify({ ...STORED_ANA, email_verified: true }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  expect(store.currentSession()).toMatchObject({
    status: 'authenticated',
    user: { email_verified: true },
  });
});

test('a sign-out in another tab ends it here', async () => {
  const store = await freshStore();
  store.setSessionUser(ANA);
  const ended = jest.fn();
  store.onSessionEnd(ended);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  expect(store.currentSession().status).toBe('unauthenticated');
  expect(ended).toHaveBeenCalledTimes(1);
});

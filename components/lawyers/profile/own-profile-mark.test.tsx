import { render, waitFor } from '@testing-library/react';
import { currentSession, setSessionUser } from '@/lib/client/accounts/session-store';
import { OwnProfileMark } from './own-profile-mark';

const LAWYER = {
  _id: 'u1',
  type: 'LAWYER' as const,
  first_name: 'Maria',
  last_name: 'Santos',
  roles: [],
  email: 'maria@example.com',
  phone: null,
  picture_url: null,
  email_verified: true,
};

const realFetch = globalThis.fetch;
const asked: string[] = [];

beforeAll(() => {
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    const body = url.endsWith('/session') ? currentSession().user : { _id: 'maria-santos-7k2f' };
    return {
      status: 200,
      statusText: '',
      headers: { get: () => null },
      text: async () => JSON.stringify(body),
    };
  }) as unknown as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});
beforeEach(() => {
  asked.length = 0;
});

const mark = () => document.documentElement.dataset.ownProfile;
const profileCalls = () => asked.filter((url) => url.endsWith('/lawyers/profile')).length;

it('marks the own profile of a lawyer, until it is left', async () => {
  setSessionUser(LAWYER);
  const { unmount } = render(<OwnProfileMark lawyerId="maria-santos-7k2f" />);
  await waitFor(() => expect(mark()).toBe(''));
  unmount();
  expect(mark()).toBeUndefined();
});

it('leaves the profile of another lawyer unmarked', async () => {
  setSessionUser(LAWYER);
  render(<OwnProfileMark lawyerId="ana-reyes-1a2b" />);
  await waitFor(() => expect(profileCalls()).toBe(1));
  expect(mark()).toBeUndefined();
});

it('asks nothing for anybody else', async () => {
  setSessionUser({ ...LAWYER, type: 'CUSTOMER' });
  render(<OwnProfileMark lawyerId="maria-santos-7k2f" />);
  await waitFor(() => expect(currentSession().status).toBe('authenticated'));
  expect(profileCalls()).toBe(0);
  expect(mark()).toBeUndefined();
});

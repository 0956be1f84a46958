import { useQuery } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Queries } from '@/lib/client/platform/queries';
import { useSession, useSignOut } from './session';
import { USER_KEY } from './stored-user';

const STORED = {
  _id: 'u1',
  type: 'CUSTOMER',
  first_name: 'Ana',
  last_name: 'Ferrer',
  picture_url: null,
  email_verified: true,
  roles: [],
};
const realFetch = globalThis.fetch;
const fetchMock = jest.fn();

beforeAll(() => {
  globalThis.fetch = fetchMock;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

function Viewer() {
  const { status, user } = useSession();
  return (
    <p>
      {status} {user?.first_name}
    </p>
  );
}

test('prerendered for the visitor, without a call; hydrated the same; then who is stored, then who it is', async () => {
  localStorage.setItem(USER_KEY, JSON.stringify(STORED));
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
  const html = renderToString(<Viewer />);
  expect(html).toContain('unauthenticated');
  expect(fetchMock).not.toHaveBeenCalled();

  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const user = { ...STORED, first_name: 'Anna', email: 'a@example.com', phone: null };
  fetchMock.mockResolvedValue({
    status: 200,
    headers: { get: () => null },
    text: async () => JSON.stringify(user),
  });
  const complaints: unknown[] = [];
  render(<Viewer />, {
    container,
    hydrate: true,
    onRecoverableError: (error) => complaints.push(error),
  });
  expect(container.textContent).toBe('loading Ana');
  expect(await screen.findByText('authenticated Anna')).toBeTruthy();
  expect(complaints).toEqual([]);
});

test('signing out gives up what is still asked for; where the server was not reached it is asked again', async () => {
  const asked: AbortSignal[] = [];
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    asked.push(signal);
    return new Promise<never>(() => {});
  };
  const { result } = renderHook(
    () => {
      useQuery({ queryKey: ['meetings'], queryFn });
      return useSignOut();
    },
    { wrapper: Queries },
  );
  const abortedByThen: boolean[] = [];
  fetchMock.mockImplementation(async () => {
    // As late as any answer.
    await new Promise((later) => setTimeout(later));
    abortedByThen.push(asked[0]?.aborted ?? false);
    throw new TypeError('Failed to fetch');
  });
  await act(async () => {
    await expect(result.current()).rejects.toThrow();
  });
  expect(abortedByThen).toEqual([true]);
  await waitFor(() => expect(asked.map(({ aborted }) => aborted)).toEqual([true, false]));
});

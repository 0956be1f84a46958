import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useSession } from '@/lib/client/accounts/session';
import { currentSession } from '@/lib/client/accounts/session-store';
import { fakeServer } from '@/lib/testing/fake-server';
import { SessionGuard } from './session-guard';
import { SignedIn } from './signed-in';

jest.mock('next/navigation', () => ({ usePathname: () => '/lawyer-portal/profile/awards' }));

const MARIA = {
  _id: 'u1',
  type: 'LAWYER' as const,
  first_name: 'Maria',
  last_name: 'Santos',
  email: 'maria@example.com',
  phone: null,
  picture_url: null,
  email_verified: true,
  roles: [],
};

const server = fakeServer();

function Viewer() {
  const { status, user } = useSession();
  return (
    <p>
      {status} {user?.first_name}
    </p>
  );
}

function Page() {
  return (
    <>
      <SignedIn user={MARIA}>
        <Viewer />
      </SignedIn>
      <SessionGuard />
    </>
  );
}

test('a portal is rendered for whom it is, without a call, a spinner or a change when the scripts come', () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
  const html = renderToString(<Page />);
  expect(html).toContain('authenticated');
  expect(html).toContain('Maria');
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const complaints: unknown[] = [];
  render(<Page />, {
    container,
    hydrate: true,
    onRecoverableError: (error) => complaints.push(error),
  });
  expect(container.textContent).toBe('authenticated Maria');
  expect(container.querySelector('[role="status"]')).toBeNull();
  expect(complaints).toEqual([]);
  expect(server.of('GET')).toEqual([]);
  expect(currentSession().user).toEqual(MARIA);
  expect(localStorage.getItem('user')).not.toContain('maria@example.com');
});

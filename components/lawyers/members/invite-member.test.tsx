import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { PracticeMember } from '@/lib/contract/lawyers/members';
import { DEFAULT_RIGHTS } from '@/lib/domain/platform/members';
import { fakeServer } from '@/lib/testing/fake-server';
import { InviteMember } from './invite-member';

const server = fakeServer();

const INVITED: PracticeMember = {
  _id: 'm1',
  email: 'rosa@example.com',
  name: null,
  rights: [...DEFAULT_RIGHTS],
  notices: false,
  state: 'invited',
  invited_at: '2026-11-23T01:00:00Z',
  expires_at: '2026-11-30T01:00:00Z',
  joined_at: null,
  ended_at: null,
};

test('an invitation is sent with the rights that are ticked, and the dialog closes', async () => {
  server.answer = () => ({ status: 201, payload: INVITED });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <InviteMember />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Invite somebody' }));
  const send = screen.getByRole('button', { name: 'Send the invitation' });
  fireEvent.click(send);
  const address = screen.getByLabelText('Email address');
  await waitFor(() => expect(address).toBeInvalid());
  expect(server.sent).toEqual([]);

  fireEvent.change(address, { target: { value: INVITED.email } });
  fireEvent.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.of('POST')).toMatchObject([
    { path: '/lawyers/members', body: { email: INVITED.email, rights: INVITED.rights } },
  ]);
});

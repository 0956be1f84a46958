import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { meetingQuery } from '@/lib/client/meetings/meetings';
import type { MeetingGuest } from '@/lib/contract/meetings/guests';
import { meetingServer, meetingWith, NOW, showMeeting } from '@/lib/testing/meeting-page';
import type { Side } from '../meeting-labels';
import { InviteGuest } from './invite-guest';
import { MeetingCompany } from './meeting-company';

const server = meetingServer();
const URL = 'https://sangguni.example/guest/token';
const GUEST: MeetingGuest = {
  relation: 'INTERPRETER',
  name: 'Ana Cruz',
  url: URL,
  invited_at: '2026-11-22T01:00:00Z',
  accepted_at: null,
};

function Screen({ side }: { side: Side }) {
  const { data } = useQuery({ ...meetingQuery('m1'), enabled: false });
  if (!data) return null;
  return (
    <>
      <InviteGuest meeting={data} side={side} now={NOW} />
      <MeetingCompany meeting={data} side={side} now={NOW} />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const INVITABLE = meetingWith({ can_invite_guest: true });

test('a client invites with consent, and has the link to pass on', async () => {
  server.answer = () => ({ status: 200, payload: GUEST });
  showMeeting(INVITABLE, <Screen side="client" />);
  press('Invite a guest or interpreter');
  const dialog = within(screen.getByRole('dialog', { name: 'Invite a guest or interpreter' }));
  expect(dialog.getByText(/Whoever is with you hears what is said to your lawyer/)).toBeVisible();
  press('Make the link');
  expect(await dialog.findByText('Please agree before you continue.')).toBeVisible();
  expect(server.sent).toEqual([]);

  fireEvent.change(dialog.getByLabelText(/^Name of your guest/), { target: { value: 'Ana Cruz' } });
  fireEvent.click(dialog.getByRole('checkbox', { name: /I want this person in my meeting/ }));
  press('Make the link');
  const link = await screen.findByRole('textbox', { name: 'Link for your guest' });
  expect(link).toHaveValue(URL);
  expect(link).toHaveAttribute('readonly');
  expect(server.sent).toMatchObject([
    {
      method: 'PUT',
      body: { relation: 'INTERPRETER', name: 'Ana Cruz', consent: true },
    },
  ]);
  expect(screen.getByRole('region', { name: 'Your guest' })).toHaveFocus();
  expect(screen.getByText(/Has not opened the link yet/)).toBeVisible();
});

test('the link is copied, or marked where the browser does not allow that', async () => {
  const written: string[] = [];
  const clipboard = { writeText: async (text: string) => void written.push(text) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  showMeeting({ ...INVITABLE, guest: GUEST }, <Screen side="client" />);
  press('Your guest or interpreter');
  press('Copy');
  expect(await screen.findByText('The link was copied.')).toBeInTheDocument();
  expect(written).toEqual([URL]);

  clipboard.writeText = async () => Promise.reject(new Error('no'));
  press('Copied');
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link for your guest' });
  await waitFor(() => expect(link.selectionEnd).toBe(URL.length));
});

test('a new link takes the place of the one before', async () => {
  const url = `${URL}-next`;
  server.answer = () => ({ status: 200, payload: { ...GUEST, url, accepted_at: null } });
  showMeeting({ ...INVITABLE, guest: GUEST }, <Screen side="client" />);
  press('Your guest or interpreter');
  press('New link');
  expect(await screen.findByText(/This is the new link/)).toBeVisible();
  expect(server.sent).toMatchObject([{ method: 'POST', url: '/api/v1/meeting/m1/guest' }]);
  expect(screen.getByRole('textbox', { name: 'Link for your guest' })).toHaveValue(url);
});

test('an invitation that is taken back can be made again', async () => {
  server.answer = () => ({ status: 204, payload: null });
  showMeeting({ ...INVITABLE, guest: GUEST }, <Screen side="client" />);
  press('Your guest or interpreter');
  press('Withdraw the invitation');
  expect(await screen.findByText('The invitation is withdrawn')).toBeVisible();
  expect(server.sent).toMatchObject([{ method: 'DELETE' }]);
  expect(screen.getByRole('button', { name: 'Make the link' })).toBeVisible();
});

test('a refusal is said where the button is, and nothing typed is lost', async () => {
  server.answer = (method) =>
    method === 'PUT'
      ? { status: 409, payload: { key: 'too_late', message: 'The meeting is over.' } }
      : { status: 200, payload: INVITABLE };
  showMeeting(INVITABLE, <Screen side="client" />);
  press('Invite a guest or interpreter');
  const name = screen.getByLabelText(/^Name of your guest/);
  fireEvent.change(name, { target: { value: 'Ana Cruz' } });
  fireEvent.click(screen.getByRole('checkbox'));
  press('Make the link');
  expect(await screen.findByRole('alert')).toHaveTextContent('The meeting is over.');
  expect(name).toHaveValue('Ana Cruz');
});

test('the lawyer sees who comes and cannot invite; for whom a meeting was booked both see', () => {
  const guest = { ...GUEST, url: null };
  const meeting = meetingWith({ guest, attendee_name: 'Juan Reyes', relation: 'PARENT' });
  showMeeting(meeting, <Screen side="lawyer" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Ana Cruz (interpreter)')).toBeVisible();
  expect(screen.getByText(/You may ask the guest to leave/)).toBeVisible();
  expect(screen.getByText('Juan Reyes, parent')).toBeVisible();
});

test('where nobody can be invited there is no button', () => {
  showMeeting(meetingWith(), <Screen side="client" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('With')).toBeNull();
});

/** @alone Gives the browser devices. */
import { fireEvent, screen, within } from '@testing-library/react';
import type { ClientDetail } from '@/lib/contract/meetings/clients';
import type { Meeting, MeetingFile } from '@/lib/contract/meetings/meetings';
import {
  browser,
  button,
  fakeBrowser,
  key,
  openCall,
  pass,
  press,
} from '@/lib/testing/calls/call-page';
import { fakeServer } from '@/lib/testing/fake-server';
import { shownMeeting } from '@/lib/testing/shown-meeting';

const server = fakeServer();
fakeBrowser();

const CLIENT: ClientDetail = {
  _id: 'u1',
  display_name: 'Anna Ferrer',
  picture_url: null,
  last_subject: 'Dismissal',
  meeting_count: 1,
  files: [],
  last_meeting: null,
  next_meeting: null,
  client_since: '2026-11-20T02:00:00Z',
  note: { text: 'Wants to settle', version: 1, updated_at: '2026-11-22T02:00:00.000Z' },
};
const FILE: MeetingFile = {
  _id: 'f1',
  name: 'notice.pdf',
  size: 1000,
  content_type: 'application/pdf',
  url: '/files/f1',
  mine: false,
  can_remove: false,
};
const CASE: Partial<Meeting> = {
  subject: 'Dismissed by text message',
  description: 'They told me not to come back.',
  other_party: 'Golden Harvest Foods Inc.',
  files: [FILE],
};

let clients: 'there' | 'failed' | 'slow';
beforeEach(() => {
  clients = 'there';
  server.answer = ({ method, path, body }) => {
    if (path.includes('/comments')) {
      const payload = { results: [], hasMore: false, page: 0, total: 0, unread_count: 0 };
      return { status: 200, payload };
    }
    if (path.includes('/drafts')) return { status: 200, payload: { draft: null } };
    if (path.endsWith('/note')) {
      const { note } = body as { note: string };
      return {
        status: 200,
        payload: { text: note, version: 2, updated_at: '2026-11-23T01:00:00Z' },
      };
    }
    if (path.includes('/lawyers/clients/')) {
      if (clients === 'failed') return { status: 500, payload: { key: 'internal', message: '' } };
      return { status: 200, payload: CLIENT };
    }
    return method === 'GET' ? { status: 200, payload: shownMeeting(-5, { _id: 'm0' }) } : null;
  };
});

const beside = () => screen.getByRole('complementary', { name: 'Case' });

test('a client reads the own case and adds files to it, in a sheet on a phone', async () => {
  await openCall({ meeting: CASE });
  expect(button('Case')).toHaveAttribute('aria-expanded', 'false');
  await press('Case');
  const sheet = within(screen.getByRole('dialog', { name: 'Case' }));
  expect(sheet.getByRole('heading', { name: 'Dismissed by text message' })).toBeVisible();
  expect(sheet.getByRole('heading', { name: 'What you wrote' })).toBeVisible();
  expect(sheet.getByText('They told me not to come back.')).toBeVisible();
  expect(sheet.getByText(/Golden Harvest Foods Inc/)).toBeVisible();
  expect(sheet.getByText('notice.pdf')).toBeVisible();
  expect(sheet.queryByRole('tab')).toBeNull();
  await press('Close the case');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('Case')).toHaveFocus();
});

test('without files it says so', async () => {
  await openCall({ meeting: { ...CASE, files: [] } });
  await press('Case');
  expect(screen.getByRole('heading', { name: /Files none/ })).toBeVisible();
});

test('a lawyer has the case beside the picture in the place of the messages', async () => {
  browser.wide = true;
  await openCall({ role: 'lawyer', meeting: CASE });
  expect(screen.getByRole('complementary', { name: 'Messages' })).toBeVisible();
  await press('Case');
  expect(screen.queryByRole('complementary', { name: 'Messages' })).toBeNull();
  const panel = within(beside());
  expect(panel.getByText('They told me not to come back.')).toBeVisible();
  expect(panel.getByText('notice.pdf')).toBeVisible();
  expect(panel.getByRole('tab', { name: 'Case and files' })).toHaveFocus();
  await key('Escape', beside());
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(button('Case')).toHaveFocus();
});

test('a lawyer writes the private note there, and what is typed stays when the panel closes', async () => {
  browser.wide = true;
  await openCall({ role: 'lawyer', meeting: CASE });
  await press('Case');
  fireEvent.click(screen.getByRole('tab', { name: 'Private note' }));
  await pass(0);
  const field = () => screen.getByLabelText('Your note');
  expect(field()).toHaveValue('Wants to settle');
  fireEvent.change(field(), { target: { value: 'Wants ₱80,000' } });
  await press('Close the case');
  await press('Case');
  fireEvent.click(screen.getByRole('tab', { name: 'Private note' }));
  await pass(0);
  expect(field()).toHaveValue('Wants ₱80,000');
  await press('Save note');
  expect(server.of('PUT').find(({ path }) => path.endsWith('/note'))?.body).toEqual({
    note: 'Wants ₱80,000',
    version: 1,
  });
});

test('a note that could not be read says so, and is read again', async () => {
  clients = 'failed';
  await openCall({ role: 'lawyer', meeting: CASE });
  await press('Case');
  fireEvent.click(screen.getByRole('tab', { name: 'Private note' }));
  expect(screen.getByText('Loading your note')).toBeInTheDocument();
  await pass(10_000);
  clients = 'there';
  await press('Try again');
  expect(screen.getByLabelText('Your note')).toHaveValue('Wants to settle');
});

test('a link opens beside the call', async () => {
  await openCall({ meeting: CASE });
  await press('Case');
  const link = document.createElement('a');
  link.href = '#files';
  screen.getByRole('region', { name: 'Case' }).append(link);
  fireEvent.click(link);
  expect(link.target).toBe('_blank');
});

test('a case that is closed until the check is opened from there', async () => {
  await openCall({
    role: 'lawyer',
    meeting: {
      ...CASE,
      description: null,
      files: [],
      conflict_check: { state: 'OPEN', checked_at: null },
    },
  });
  await press('Case');
  expect(screen.queryByText('They told me not to come back.')).toBeNull();
  expect(screen.getByText('What the client added opens with the case.')).toBeVisible();
  expect(button('No conflict, open the case')).toBeVisible();
});

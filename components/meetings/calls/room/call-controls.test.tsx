/** @alone Gives the browser devices. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { meetingKeys } from '@/lib/client/meetings/meetings';
import type { Comment } from '@/lib/contract/meetings/comments';
import {
  browser,
  button,
  fakeBrowser,
  happens,
  key,
  openCall,
  pass,
  press,
} from '@/lib/testing/calls/call-page';
import { remotePerson } from '@/lib/testing/calls/fake-call';
import { fakeServer } from '@/lib/testing/fake-server';
import { shownMeeting } from '@/lib/testing/shown-meeting';

const server = fakeServer();
fakeBrowser();
let written: Comment[];
let unread: number;
beforeEach(() => {
  [written, unread] = [[], 0];
  server.answer = ({ method, path, body }) => {
    if (path.includes('/comments')) {
      const page = { results: written, hasMore: false, page: 0, total: written.length };
      return { status: 200, payload: { ...page, unread_count: unread } };
    }
    if (method !== 'POST') return { status: 200, payload: shownMeeting(0, { _id: 'm0' }) };
    written = [...written, message('own', (body as { comment: string }).comment, 'CUSTOMER')];
    return { status: 201, payload: { _id: 'own' } };
  };
});

function message(_id: string, comment: string, type: 'CUSTOMER' | 'LAWYER' = 'LAWYER'): Comment {
  const name = type === 'LAWYER' ? 'Maria Luisa Santos' : 'Anna Ferrer';
  return {
    _id,
    meeting_id: 'm0',
    comment,
    edited_at: null,
    can_change: false,
    can_delete: false,
    handed_in: false,
    author: { _id: type, name, type, picture_url: null, member: null },
    created_at: new Date().toISOString(),
  };
}

const said = (text: string | RegExp) => screen.getByText(text, { selector: '[aria-live] *' });
const arrives = (queries: Awaited<ReturnType<typeof openCall>>['queries']) =>
  happens(() => void queries.invalidateQueries({ queryKey: meetingKeys.comments('m0') }));

test('microphone and camera say what a press does and what they are', async () => {
  const { media } = await openCall();
  await press('Mute');
  expect(media.snapshot().microphone).toBe('off');
  await press('Unmute');
  expect(media.snapshot().microphone).toBe('on');
  expect(button('Camera')).toHaveAttribute('aria-pressed', 'true');
  await press('Camera');
  expect(button('Camera')).toHaveAttribute('aria-pressed', 'false');
  expect(said('Your camera is off')).toBeVisible();
});

test('a device that the browser refuses says what helps', async () => {
  await openCall({ media: { microphone: 'refused', camera: 'missing' } });
  await press('Unmute');
  expect(said(/does not let this page use your microphone/)).toBeVisible();
});

test('the screen is shown and no longer, only where the browser can', async () => {
  const { unmount } = await openCall();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  unmount();
  Object.assign(navigator, { mediaDevices: { getDisplayMedia: jest.fn() } });
  const { call } = await openCall();
  await press('Share');
  expect(screen.getByLabelText('Your screen')).toBeInTheDocument();
  expect(said('You are sharing your screen')).toBeVisible();
  await press('Stop sharing');
  expect(call.asked).toEqual(['shareScreen', 'stopSharing']);
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

test('a guest has neither messages nor case nor files', async () => {
  browser.wide = true;
  await openCall({ role: 'guest', roles: ['client', 'lawyer', 'guest'] });
  expect(screen.queryByRole('button', { name: /Messages|Case/ })).toBeNull();
  expect(server.sent).toEqual([]);
  await press('More');
  expect(screen.queryByRole('button', { name: 'Files' })).toBeNull();
  await key('Escape', document.activeElement ?? document.body);
  await key('c');
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('messages', () => {
  test('are beside the picture where there is room, and sent from there', async () => {
    browser.wide = true;
    written = [message('c1', 'Please have the number ready.')];
    await openCall({ call: { people: [remotePerson('lawyer')] } });
    const panel = screen.getByRole('complementary', { name: 'Messages' });
    expect(within(panel).getByText('Please have the number ready.')).toBeVisible();
    const field = within(panel).getByLabelText('Write a message');
    fireEvent.change(field, { target: { value: 'GR-2019' } });
    await key('Enter', field);
    expect(within(panel).getByText('GR-2019')).toBeVisible();
    expect(field).toHaveValue('');
    expect(server.of('POST')).toHaveLength(1);
    await key('Escape', field);
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(button('Messages')).toHaveFocus();
  });

  test('that arrive while they are closed are counted and said', async () => {
    const { queries } = await openCall({ call: { people: [remotePerson('lawyer')] } });
    expect(button('Messages')).toHaveAttribute('aria-expanded', 'false');
    [written, unread] = [[message('c1', 'Hello')], 1];
    await arrives(queries);
    await waitFor(() => said('New message from Atty. Maria Luisa Santos'));
    expect(button('Messages 1 unread')).toHaveTextContent('1');
    expect(document.title).toMatch(/^\(1\) /);
    await key('c');
    const sheet = screen.getByRole('dialog', { name: 'Messages' });
    expect(within(sheet).getByText('Hello')).toBeVisible();
    await key('Escape', sheet);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('keep what was typed when they are closed', async () => {
    await openCall();
    await press('Messages');
    fireEvent.change(screen.getByLabelText('Write a message'), { target: { value: 'half a' } });
    await press('Close messages');
    await press('Messages');
    expect(screen.getByLabelText('Write a message')).toHaveValue('half a');
  });
});

describe('More', () => {
  test('leads to the files and back', async () => {
    await openCall({ minutes: 1 });
    await press('More');
    await press('Files');
    expect(screen.getByRole('heading', { name: /Files none/ })).toBeVisible();
    await press('Back to More');
    expect(screen.getByRole('dialog', { name: 'More' })).toBeVisible();
  });

  test('lets a lawyer ask the client to invite somebody, over nothing that is typed', async () => {
    const client = { people: [remotePerson('client')] };
    const { unmount } = await openCall({ role: 'lawyer', call: client });
    await press('More');
    await press('Ask the client to invite somebody');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Write a message');
    expect(field.value).toContain('“Guest or interpreter”');
    await pass(100);
    expect(field).toHaveFocus();
    fireEvent.change(field, { target: { value: '' } });
    await press('Close messages');
    await press('Messages');
    expect(screen.getByLabelText('Write a message')).toHaveValue('');
    fireEvent.change(screen.getByLabelText('Write a message'), { target: { value: 'half a' } });
    await press('Close messages');
    await press('More');
    await press('Ask the client to invite somebody');
    expect(screen.getByLabelText('Write a message')).toHaveValue('half a');
    unmount();
    await openCall();
    await press('More');
    expect(screen.queryByRole('button', { name: /Ask the client/ })).toBeNull();
  });

  test('names who is here, and changes devices without leaving', async () => {
    const device = (kind: string, deviceId: string) => ({
      kind,
      deviceId,
      label: `Label ${deviceId}`,
    });
    const { media } = await openCall({
      call: { people: [remotePerson('guest')] },
      media: {
        microphones: [device('audioinput', 'a'), device('audioinput', 'b')] as MediaDeviceInfo[],
        blur: 'off',
      },
    });
    await press('More');
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Anna Ferrer (you)Client'),
        expect.stringContaining('Atty. Maria Luisa SantosLawyer, not here'),
        expect.stringContaining('Ramon VillaflorGuest'),
      ]),
    );
    fireEvent.change(screen.getByLabelText('Microphone'), { target: { value: 'b' } });
    expect(media.asked).toEqual(['microphone b']);
    fireEvent.click(screen.getByLabelText('Blur my background'));
    await pass(0);
    expect(media.snapshot().blur).toBe('on');
  });

  test('switches the keys off, which is remembered', async () => {
    const { media, unmount } = await openCall();
    await press('More');
    fireEvent.click(screen.getByLabelText('Single keys'));
    await press('Close');
    await key('m');
    expect(media.snapshot().microphone).toBe('on');
    unmount();
    const again = await openCall();
    await key('m');
    expect(again.media.snapshot().microphone).toBe('on');
  });
});

import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { SupportEmail } from '@/components/platform/support-email';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { ConflictMatch } from '@/lib/contract/meetings/conflicts';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { fakeServer } from '@/lib/testing/fake-server';
import { NOW, shownMeeting } from '@/lib/testing/shown-meeting';
import { MeetingDetail } from '../detail/meeting-detail';

const server = fakeServer();
const DAY = 24 * 60;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => jest.useRealTimers());

const pass = () => act(() => jest.advanceTimersByTimeAsync(50));

const toCheck = (change: Partial<Meeting> = {}) =>
  shownMeeting(2 * DAY, {
    description: null,
    other_party: 'Juan dela Crus',
    conflict_check: { state: 'OPEN', checked_at: null },
    can_cancel: true,
    refund_if_cancelled: 150_000,
    ...change,
  });

const match = (change: Partial<ConflictMatch> = {}): ConflictMatch => ({
  strength: 'SIMILAR',
  role: 'OTHER_SIDE',
  name: 'Juan dela Crus',
  earlier_role: 'CLIENT',
  earlier_name: 'Juan de la Cruz',
  meeting: {
    kind: 'meeting',
    _id: 'm9',
    start_time: '2026-03-03T02:00:00Z',
    client_name: 'Juan de la Cruz',
  },
  ...change,
});

const decided = (state: 'NONE' | 'CONFLICT', change: Partial<Meeting> = {}) =>
  toCheck({ conflict_check: { state, checked_at: '2026-11-23T01:02:00Z' }, ...change });

interface Shown {
  matches?: readonly ConflictMatch[] | null;
  after?: Meeting;
}

async function open(meeting: Meeting, { matches = [], after }: Shown = {}) {
  let now = meeting;
  server.answer = ({ method, path }) => {
    if (path === `/meeting/${meeting._id}`) return { status: 200, payload: now };
    if (method === 'GET')
      return (
        matches && {
          status: 200,
          payload: { state: 'OPEN', other_party: '', matches, checked_at: null, reason: null },
        }
      );
    if (!after) return { status: 409, payload: { key: 'bad_transition', message: 'It is over.' } };
    now = after;
    return { status: 200, payload: after };
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SupportEmail email="help@sangguni.example">
        <MeetingDetail meetingId={meeting._id} side="lawyer" requestNow={NOW} />
      </SupportEmail>
    </QueryClientProvider>,
  );
  await pass();
  await pass();
}

const panel = () => screen.getByRole('region', { name: 'The other side' });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass();
  await pass();
};
const OPEN = 'No conflict, open the case';
const DECLINE = 'Conflict: decline and refund';

test('before the check there is the other side with what resembles it, and not the case', async () => {
  await open(toCheck(), {
    matches: [
      match(),
      match({ strength: 'SAME', earlier_role: 'OTHER_SIDE', earlier_name: 'Juan Dela Crus' }),
      match({ earlier_role: 'ATTENDEE', earlier_name: 'J. dela Cruz' }),
      match({
        role: 'CLIENT',
        name: 'Anna Ferrer',
        earlier_role: 'OTHER_SIDE',
        earlier_name: 'Ana Ferer',
      }),
    ],
  });
  expect(panel()).toHaveTextContent('Juan dela Crus');
  const items = within(panel()).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Similar to your client Juan de la Cruz, meeting of March 3, 2026',
    'Same name as Juan Dela Crus, the other side of your client Juan de la Cruz, meeting of March 3, 2026',
    'Similar to J. dela Cruz, for whom Juan de la Cruz booked, meeting of March 3, 2026',
    'Your client, Anna Ferrer: Similar to Ana Ferer, the other side of your client Juan de la Cruz, meeting of March 3, 2026',
  ]);
  expect(within(panel()).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    '/lawyer-portal/meeting/m9',
  );
  expect(screen.queryByRole('heading', { name: 'What the client wrote' })).toBeNull();
  expect(screen.getByText('What the client added opens with the case.')).toBeVisible();
});

test('without a similar name it says what was compared', async () => {
  await open(toCheck());
  expect(panel()).toHaveTextContent('No similar name among your meetings and orders on Sangguni.');
});

test('where names could not be compared it says so, and still lets the lawyer decide', async () => {
  await open(toCheck(), { matches: null });
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(panel()).toHaveTextContent('could not be compared');
  expect(within(panel()).getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('button', { name: OPEN })).toBeEnabled();
});

test('one press opens the case and says when', async () => {
  await open(toCheck(), { after: decided('NONE', { description: 'Since August.' }) });
  await press(OPEN);
  expect(server.of('PUT')).toMatchObject([
    { path: `/meeting/m${2 * DAY}/conflict`, body: { conflict: false } },
  ]);
  expect(screen.getByText('Since August.')).toBeVisible();
  expect(screen.getByText('No conflict, checked November 23, 2026, 9:02 AM PHT')).toHaveFocus();
  expect(screen.queryByRole('button', { name: OPEN })).toBeNull();
});

test('with the same name both buttons are equal, and no conflict has its reason', async () => {
  const reason = 'Another Juan: born in 1990, by his ID.';
  await open(toCheck(), {
    matches: [match({ strength: 'SAME' })],
    after: decided('NONE', { description: 'Since August.' }),
  });
  for (const name of [OPEN, DECLINE])
    expect(screen.getByRole('button', { name })).toHaveClass(/outline/);
  await press(OPEN);
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: OPEN }));
  await pass();
  expect(server.of('PUT')).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Why it is no conflict'), { target: { value: reason } });
  fireEvent.click(dialog.getByRole('button', { name: OPEN }));
  await pass();
  await pass();
  expect(server.of('PUT')).toMatchObject([{ body: { conflict: false, reason } }]);
  expect(screen.getByText('Since August.')).toBeVisible();
});

test('declining asks first, with what goes back', async () => {
  await open(toCheck(), {
    after: decided('CONFLICT', { status: 'CANCELLED', cancelled_by: 'LAWYER' }),
  });
  await press(DECLINE);
  expect(server.of('PUT')).toEqual([]);
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('The client gets everything back: ₱1,500.');
  expect(dialog).toHaveTextContent('Anna Ferrer reads “Conflict of interest” and no names.');
  await press('Yes, decline and refund');
  expect(server.of('PUT')).toMatchObject([{ body: { conflict: true, colleagues: [] } }]);
  expect(panel()).toHaveTextContent(
    'You declined for a conflict of interest on November 23, 2026, 9:02 AM PHT. The case stays closed.',
  );
});

test('what was refused is said where it was pressed', async () => {
  await open(toCheck());
  await press(OPEN);
  expect(within(panel()).getByRole('alert')).toHaveTextContent('It is over.');
  await press(DECLINE);
  await press('Yes, decline and refund');
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('It is over.');
});

test('colleagues who were refused are marked at their field', async () => {
  const refused = 'One of these colleagues cannot be booked at the moment.';
  await open(toCheck());
  await press(DECLINE);
  const { answer } = server;
  server.answer = (request) =>
    request.method === 'PUT'
      ? {
          status: 400,
          payload: { key: 'invalid_input', message: refused, fields: { colleagues: refused } },
        }
      : answer(request);
  await press('Yes, decline and refund');
  const field = within(screen.getByRole('dialog')).getByRole('combobox');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(refused));
});

test('a free consultation is declined without a word of a refund', async () => {
  const { payment } = toCheck();
  await open(toCheck({ payment: { ...payment, total: 0 }, refund_if_cancelled: 0 }));
  await press('Conflict: decline');
  expect(screen.getByRole('dialog')).not.toHaveTextContent(/₱|refund/);
});

test.each([
  ['over', { status: 'COMPLETED', refund_if_cancelled: null }, true],
  ['not paid', { status: 'PAYMENT_PENDING', refund_if_cancelled: null }, false],
  ['cancelled', { status: 'CANCELLED', refund_if_cancelled: null }, false],
] as const)('a meeting that is %s cannot be declined', async (_, change, opens) => {
  await open(toCheck(change));
  expect(screen.queryByRole('button', { name: DECLINE })).toBeNull();
  expect(screen.queryAllByRole('button', { name: OPEN })).toHaveLength(opens ? 1 : 0);
  expect(screen.queryByRole('heading', { name: 'What the client wrote' })).toBeNull();
});

test('where the client named nobody, one press asks for names', async () => {
  const meeting = shownMeeting(2 * DAY, { can_comment: true });
  await open(meeting);
  const answer = server.answer;
  server.answer = (request) =>
    request.method === 'POST' ? { status: 201, payload: { _id: 'c1' } } : answer(request);
  const ask = `Ask ${meeting.client.display_name}`;
  fireEvent.click(screen.getByRole('button', { name: ask }));
  const dialog = screen.getByRole('dialog', { name: `${ask} for names?` });
  expect(dialog).toHaveTextContent('Who is on the other side?');
  expect(server.of('POST')).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send the message' }));
  await pass();
  const [sent] = server.of('POST');
  expect(sent?.path).toBe(`/meeting/${meeting._id}/comment`);
  expect(sent?.body).toEqual({ comment: expect.stringMatching(/^Who is on the other side\?/) });
  expect(screen.getByText('Asked. The answer comes as a message.')).toBeVisible();
});

test('where the client named nobody nothing is decided', async () => {
  await open(shownMeeting(2 * DAY));
  expect(screen.getByText('By text message.')).toBeVisible();
  expect(screen.queryByRole('button', { name: OPEN })).toBeNull();
  expect(server.of('GET').map(({ path }) => path)).not.toContain(`/meeting/m${2 * DAY}/conflict`);
});

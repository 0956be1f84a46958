import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { meetingQuery } from '@/lib/client/meetings/meetings';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { HOUR_MS, isoInstant } from '@/lib/domain/platform/time';
import { meetingServer, meetingWith, NOW, START, showMeeting } from '@/lib/testing/meeting-page';
import type { Side } from '../meeting-labels';
import { CancelMeeting } from './cancel-meeting';

const server = meetingServer();
const CANCEL = 'Cancel this booking';

function Page({ side, id }: { side: Side; id: string }) {
  const { data } = useQuery(meetingQuery(id));
  return data ? <CancelMeeting meeting={data} side={side} now={NOW} /> : null;
}

function open(meeting: Meeting, side: Side = 'client') {
  showMeeting(meeting, <Page side={side} id={meeting._id} />);
  fireEvent.click(screen.getByRole('button', { name: CANCEL }));
  return screen.getByRole('dialog', { name: `${CANCEL}?` });
}

const press = (dialog: HTMLElement) =>
  act(async () => fireEvent.click(within(dialog).getByRole('button', { name: CANCEL })));

test('the exact sum and the rule are shown first, and what was shown is sent along', async () => {
  const cancelled = meetingWith({
    status: 'CANCELLED',
    cancelled_by: 'CLIENT',
    can_cancel: false,
    refund_if_cancelled: null,
    can_reschedule: false,
    can_join: false,
  });
  server.answer = () => ({ status: 200, payload: cancelled });
  const dialog = open(meetingWith());
  expect(dialog).toHaveTextContent('You get ₱1,050 back');
  expect(dialog).toHaveTextContent('It goes back the way you paid: GCash.');
  expect(dialog).toHaveTextContent(/by Thu, Nov 26, 10:00 AM PHT.*, none after that\./);
  expect(dialog).toHaveTextContent('Nov 27, 10:00 AM PHT with Atty. Maria Santos');
  expect(server.sent).toEqual([]);
  fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: ' Ill. ' } });
  await press(dialog);
  expect(server.sent[0]).toEqual({
    method: 'PUT',
    url: '/api/v1/meeting/m1/cancel',
    body: { reason: 'Ill.', expected_refund: 105_000 },
  });
  const done = await screen.findByRole('status');
  expect(done).toHaveTextContent('The booking is cancelled');
  expect(done).toHaveTextContent(
    '₱1,050 goes back to your GCash account, usually within 1 banking day.',
  );
  expect(done).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('too late for a refund, the change of time is offered instead', () => {
  const deadline = isoInstant(NOW - HOUR_MS);
  const dialog = open(meetingWith({ refund_if_cancelled: 0, refund_deadline: deadline }));
  expect(dialog).toHaveTextContent('Nothing is refunded');
  expect(dialog).toHaveTextContent(
    'No refund if you cancel: refunds ended 24 hours before its earliest start, and moving it does not change that.',
  );
  expect(dialog).toHaveTextContent('you can change the time once, at no cost');
  expect(within(dialog).getByRole('link', { name: 'Change the time' })).toHaveAttribute(
    'href',
    '/customer-portal/meeting/m1/reschedule',
  );
});

test('and not once it was used', () => {
  const dialog = open(meetingWith({ refund_if_cancelled: 0, can_reschedule: false }));
  expect(dialog).not.toHaveTextContent('change the time');
});

test('a lawyer is warned that the client gets everything back', () => {
  const dialog = open(meetingWith(), 'lawyer');
  expect(dialog).toHaveTextContent('The client gets everything back: ₱1,050');
  expect(dialog).toHaveTextContent('with Anna Ferrer opens to other clients');
  expect(within(dialog).getByRole('link', { name: 'Change the time' })).toHaveAttribute(
    'href',
    '/lawyer-portal/meeting/m1/reschedule',
  );
});

test('a lawyer gives a reason: a choice with a sentence, or own words', async () => {
  const gone = meetingWith({ status: 'CANCELLED', refund_if_cancelled: null, can_cancel: false });
  server.answer = () => ({ status: 200, payload: gone });
  const dialog = within(open(meetingWith(), 'lawyer'));
  await press(screen.getByRole('dialog'));
  expect(dialog.getByText('Please provide a value.')).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'Court' })).toHaveFocus();
  fireEvent.click(dialog.getByRole('radio', { name: 'Other' }));
  expect(dialog.queryByText('Please provide a value.')).toBeNull();
  await press(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Reason')).toHaveFocus();
  expect(dialog.getByLabelText('Reason')).toBeInvalid();
  expect(server.sent).toEqual([]);
  fireEvent.click(dialog.getByRole('radio', { name: 'Conflict of interest' }));
  const more = dialog.getByLabelText(/^More about it/);
  fireEvent.change(more, { target: { value: 'I can name colleagues.' } });
  await press(screen.getByRole('dialog'));
  expect(server.sent[0]?.body).toEqual({
    reason: 'I have a conflict of interest. I can name colleagues.',
    expected_refund: 105_000,
    decline: { reason: 'CONFLICT', colleagues: [] },
  });
});

test('a lawyer who declines names colleagues by name, who are sent along', async () => {
  jest.useFakeTimers();
  const gone = meetingWith({ status: 'CANCELLED', refund_if_cancelled: null, can_cancel: false });
  const found = (_id: string, display_name: string) => ({
    _id,
    display_name,
    city: 'Makati',
    region: 'Metro Manila (NCR)',
  });
  server.answer = (method) =>
    method === 'POST'
      ? {
          status: 200,
          payload: {
            results: [found('maria-santos-7k2f', 'Maria Santos'), found('ben-9x', 'Ben Cruz')],
          },
        }
      : { status: 200, payload: gone };
  const dialog = within(open(meetingWith(), 'lawyer'));
  expect(dialog.queryByRole('combobox')).toBeNull();
  fireEvent.click(dialog.getByRole('radio', { name: 'Court' }));
  expect(dialog.queryByRole('combobox')).toBeNull();
  fireEvent.click(dialog.getByRole('radio', { name: 'Another field' }));
  const field = dialog.getByRole('combobox', { name: /^Colleagues who could take it/ });
  expect(field).toHaveAccessibleDescription(/nobody pays or gets a share of a fee/);
  fireEvent.change(field, { target: { value: 'cruz' } });
  await act(() => jest.advanceTimersByTimeAsync(300));
  // Never oneself.
  const options = dialog.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['Atty. Ben Cruz, Makati']);
  fireEvent.click(dialog.getByRole('option'));
  expect(dialog.getByRole('button', { name: 'Remove Atty. Ben Cruz, Makati' })).toBeVisible();
  await press(screen.getByRole('dialog'));
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(server.sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    {
      reason: 'This is not my field of practice.',
      expected_refund: 105_000,
      decline: { reason: 'FIELD', colleagues: ['ben-9x'] },
    },
  ]);
  jest.useRealTimers();
});

test('colleagues who were refused are marked at their field', async () => {
  const refused = 'One of these colleagues cannot be booked at the moment.';
  server.answer = () => ({
    status: 400,
    payload: { key: 'invalid_input', message: refused, fields: { colleagues: refused } },
  });
  const dialog = open(meetingWith(), 'lawyer');
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Another field' }));
  const field = within(dialog).getByRole('combobox');
  expect(field).toBeValid();
  await press(dialog);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(refused));
});

test('a meeting of an agreement is cancelled and not declined', async () => {
  const { payment } = meetingWith();
  const none = { ...payment, status: null, method: null, price: 0, platform_fee: 0, total: 0 };
  const included = { payment: none, work_item_id: 'w1', refund_if_cancelled: 0 };
  server.answer = () => ({
    status: 200,
    payload: meetingWith({ ...included, status: 'CANCELLED' }),
  });
  const dialog = within(open(meetingWith(included), 'lawyer'));
  fireEvent.click(dialog.getByRole('radio', { name: 'No time' }));
  expect(dialog.queryByRole('combobox')).toBeNull();
  await press(screen.getByRole('dialog'));
  expect(server.sent[0]?.body).toEqual({
    reason: 'I do not have the time for it.',
    expected_refund: 0,
  });
});

test('of a free consultation nothing is charged', () => {
  const { payment } = meetingWith();
  const free = { ...payment, status: null, method: null, price: 0, platform_fee: 0, total: 0 };
  const dialog = open(meetingWith({ payment: free, refund_if_cancelled: 0 }));
  expect(dialog).toHaveTextContent('You pay nothing');
  expect(dialog).not.toHaveTextContent(/refund|goes back/);
});

test('another sum than was shown cancels nothing and asks again', async () => {
  const changed = { key: 'price_changed', message: 'Cancelling now refunds ₱0.' };
  server.answer = (method) =>
    method === 'PUT'
      ? { status: 400, payload: changed }
      : { status: 200, payload: meetingWith({ refund_if_cancelled: 0 }) };
  const dialog = open(meetingWith());
  const reason = within(dialog).getByLabelText(/^Reason/);
  fireEvent.change(reason, { target: { value: 'Ill.' } });
  await press(dialog);
  const notice = await within(dialog).findByText('The refund is now ₱0');
  expect(dialog).toHaveTextContent('It was ₱1,050 when you opened this. Nothing is cancelled yet');
  expect(notice.closest('[role="status"]')).toHaveFocus();
  expect(reason).toHaveValue('Ill.');
  await press(dialog);
  const puts = server.sent.filter(({ method }) => method === 'PUT');
  expect(puts.map(({ body }) => body)).toEqual([
    { reason: 'Ill.', expected_refund: 105_000 },
    { reason: 'Ill.', expected_refund: 0 },
  ]);
});

test('cancelled by the other side meanwhile, it says so and can only be closed', async () => {
  const message = 'This meeting can no longer be cancelled.';
  const gone = { status: 'CANCELLED', refund_if_cancelled: null, can_cancel: false } as const;
  server.answer = (method) =>
    method === 'PUT'
      ? { status: 409, payload: { key: 'bad_transition', message } }
      : { status: 200, payload: meetingWith({ ...gone, can_reschedule: false }) };
  const dialog = open(meetingWith());
  await press(dialog);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(message);
  expect(within(dialog).queryByRole('button', { name: CANCEL })).not.toBeInTheDocument();
  const closing = within(dialog).getAllByRole('button', { name: 'Close' });
  fireEvent.click(closing.at(-1) ?? dialog);
  expect(screen.queryByRole('button', { name: CANCEL })).not.toBeInTheDocument();
});

test('what cannot be cancelled has no button', () => {
  const over = meetingWith({ refund_if_cancelled: null, can_cancel: false });
  showMeeting(over, <Page side="client" id="m1" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(START).toBeGreaterThan(NOW);
});

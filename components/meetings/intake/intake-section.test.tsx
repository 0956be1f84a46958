import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { MeetingIntake } from '@/lib/contract/meetings/intake';
import { fakeServer } from '@/lib/testing/fake-server';
import { shownMeeting } from '@/lib/testing/shown-meeting';
import type { Side } from '../meeting-labels';
import { IntakeSection } from './intake-section';

const server = fakeServer();
const MEETING = shownMeeting(24 * 60);
const NONE: MeetingIntake = { set: null, answers: [], updated_at: null, can_change: true };
const ANSWERED: MeetingIntake = {
  set: { id: 'unpaid', title: 'Unpaid salary or 13th month pay' },
  answers: [
    { question: 'amount', label: 'How much is unpaid?', kind: 'amount', value: '4550050' },
    { question: 'since', label: 'Since when is it unpaid?', kind: 'date', value: '2026-08-15' },
    { question: 'papers', label: 'Do you have payslips?', kind: 'yes_no', value: 'no' },
  ],
  updated_at: '2026-11-20T02:00:00Z',
  can_change: true,
};

beforeEach(() => sessionStorage.clear());

async function show(intake: MeetingIntake, side: Side = 'client', put = 200) {
  server.answer = ({ method }) =>
    method === 'PUT' && put !== 200
      ? { status: put, payload: { key: 'unavailable', message: '' } }
      : { status: 200, payload: intake };
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <IntakeSection meeting={MEETING} side={side} />
    </QueryClientProvider>,
  );
  await act(async () => undefined);
  return view;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('the lawyer reads days and sums in words, and changes nothing', async () => {
  await show({ ...ANSWERED, can_change: false }, 'lawyer');
  const table = await screen.findByRole('table');
  const rows = within(table).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'How much is unpaid?₱45,500.50',
    'Since when is it unpaid?August 15, 2026',
    'Do you have payslips?No',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('where nothing was answered, and nothing can be, there is no section', async () => {
  const { container } = await show({ ...NONE, can_change: false }, 'lawyer');
  await act(async () => undefined);
  expect(container).toBeEmptyDOMElement();
});

test('what the client typed is checked, sent in centavos, and kept where it fails', async () => {
  await show(NONE, 'client', 503);
  await screen.findByText(/A few short questions/);
  await press('Answer the questions');
  // The words fit nothing, and the first area of the lawyer says nothing of the client.
  expect(await screen.findByRole('group', { name: /^What is it about/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save the answers' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Labor' }));
  await screen.findByLabelText('What is it about?');
  fireEvent.change(screen.getByLabelText('What is it about?'), { target: { value: 'unpaid' } });
  type('How much is unpaid?', 'a lot');
  await press('Save the answers');
  expect(screen.getByText('Please check this answer.')).toBeVisible();
  expect(server.of('PUT')).toEqual([]);
  type('How much is unpaid?', '45,500.50');
  await press('Save the answers');
  expect(await screen.findByText('What you typed is still here.')).toBeVisible();
  expect(server.of('PUT')[0]?.body).toEqual({ set: 'unpaid', answers: { amount: '4550050' } });
  expect(screen.getByLabelText(/^How much is unpaid\?/)).toHaveValue('45,500.50');
});

test('what was saved is there to change, and what was typed before a reload comes back', async () => {
  const { unmount } = await show(ANSWERED);
  await screen.findByRole('table');
  await press('Change the answers');
  expect(await screen.findByLabelText(/^How much is unpaid\?/)).toHaveValue('45,500.50');
  type('How much is unpaid?', '50,000');
  unmount();
  await show(ANSWERED);
  await screen.findByRole('table');
  await press('Change the answers');
  expect(await screen.findByLabelText(/^How much is unpaid\?/)).toHaveValue('50,000');
});

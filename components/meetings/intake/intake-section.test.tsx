import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { IntakeInput, MeetingIntake } from '@/lib/contract/meetings/intake';
import { fakeServer } from '@/lib/testing/fake-server';
import { NOW, shownMeeting } from '@/lib/testing/shown-meeting';
import type { Side } from '../meeting-labels';
import { IntakeSection } from './intake-section';

const server = fakeServer();
const MEETING = shownMeeting(24 * 60);
const NONE: MeetingIntake = { set: null, answers: [], updated_at: null, can_change: true };
const ANSWERED: MeetingIntake = {
  set: { id: 'unpaid', title: 'Unpaid salary or 13th month pay', questions: 6 },
  answers: [
    { question: 'amount', label: 'How much is unpaid?', kind: 'amount', value: '4550050' },
    { question: 'since', label: 'Since when is it unpaid?', kind: 'date', value: '2026-08-15' },
    { question: 'papers', label: 'Do you have payslips?', kind: 'yes_no', value: 'no' },
  ],
  updated_at: '2026-11-20T02:00:00Z',
  can_change: true,
};

beforeEach(() => sessionStorage.clear());

async function show(intake: MeetingIntake, side: Side = 'client', put = 200, open = false) {
  server.answer = ({ method }) =>
    method === 'PUT' && put !== 200
      ? { status: put, payload: { key: 'unavailable', message: '' } }
      : { status: 200, payload: intake };
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <IntakeSection meeting={MEETING} side={side} now={NOW} open={open} />
    </QueryClientProvider>,
  );
  await act(async () => undefined);
  return view;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};

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

test.each([
  [6, /^3 of 6 questions answered /],
  [3, /^Answered /],
])('both see whether all of %d questions were answered', async (questions, text) => {
  const set = { id: 'unpaid', title: 'Unpaid salary or 13th month pay', questions };
  await show({ ...ANSWERED, set }, 'lawyer');
  expect(await screen.findByText(text)).toBeVisible();
});

test('where nothing was answered, and nothing can be, there is no section', async () => {
  const { container } = await show({ ...NONE, can_change: false }, 'lawyer');
  await act(async () => undefined);
  expect(container).toBeEmptyDOMElement();
});

test('the client is asked one question at a time, and each answer is saved by itself', async () => {
  await show(NONE);
  await press('Answer the questions');
  // The words fit nothing, and the first area of the lawyer says nothing of the client.
  await screen.findByRole('group', { name: 'What is it about?' });
  await press('Labor');
  await press('Unpaid salary or 13th month pay');
  expect(screen.getByText('Question 1 of 6')).toBeVisible();
  await press('Salary');
  await press('October 2026');
  expect(server.of('PUT').at(-1)?.body).toEqual({
    set: 'unpaid',
    answers: { what: 'Salary', since: '2026-10' },
  });
  expect(screen.getByLabelText('How much is unpaid?')).toHaveFocus();
  type('How much is unpaid?', 'a lot');
  await press('Next');
  expect(screen.getByText('Type an amount, such as 15,000.')).toBeVisible();
  type('How much is unpaid?', '45,500.50');
  await press('Next');
  await press('No');
  expect(screen.queryByText('Take a photo now')).toBeNull();
  await press('Yes');
  expect(screen.getByText('Take a photo now')).toBeVisible();
  await press('Next');
  expect(server.of('PUT').at(-1)?.body).toEqual({
    set: 'unpaid',
    answers: {
      since: '2026-10',
      amount: '4550050',
      what: 'Salary',
      working: 'no',
      papers: 'yes',
    },
  });
  await press('Skip');
  const sent = server.of('PUT').length;
  expect(screen.getByRole('row', { name: /^Who is the employer\? No answer/ })).toBeVisible();
  await press('Answer: Who is the employer?');
  type('Who is the employer?', 'Bayanihan Foods');
  await press('Next');
  expect(screen.getByRole('row', { name: /^Who is the employer\? Bayanihan Foods/ })).toBeVisible();
  expect(server.of('PUT')).toHaveLength(sent + 1);
});

test('questions that opened by themselves go on after the first answer is saved', async () => {
  await show(NONE, 'client', 200, true);
  await press('Labor');
  await press('Unpaid salary or 13th month pay');
  const [, since] = ANSWERED.answers;
  server.answer = () => ({
    status: 200,
    payload: { ...ANSWERED, answers: since ? [since] : [] },
  });
  await press('Skip');
  await press('October 2026');
  expect(screen.getByText('Question 3 of 6')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change the answers' })).toBeNull();
});

test('what could not be saved stays, and is sent again with one press', async () => {
  await show(ANSWERED, 'client', 503);
  await press('Change the answers');
  await press('Change: How much is unpaid?');
  type('How much is unpaid?', '50,000');
  await press('Next');
  expect(await screen.findByText('What you answered is kept in this tab.')).toBeVisible();
  await press('Try again');
  expect(server.of('PUT').map(({ body }) => (body as IntakeInput).answers.amount)).toEqual([
    '5000000',
    '5000000',
  ]);
});

test('what was typed before a reload comes back, at its question', async () => {
  const { unmount } = await show(ANSWERED);
  await press('Change the answers');
  await press('Change: How much is unpaid?');
  expect(screen.getByLabelText('How much is unpaid?')).toHaveValue('45,500.50');
  type('How much is unpaid?', '50,000');
  unmount();
  await show(ANSWERED);
  await press('Change the answers');
  expect(await screen.findByLabelText('How much is unpaid?')).toHaveValue('50,000');
});

test('what was saved elsewhere meanwhile is not replaced by what was typed before', async () => {
  const { unmount } = await show(ANSWERED);
  await press('Change the answers');
  await press('Change: How much is unpaid?');
  type('How much is unpaid?', '50,000');
  unmount();
  await show({ ...ANSWERED, updated_at: '2026-11-21T02:00:00Z' });
  await press('Change the answers');
  expect(screen.getByRole('row', { name: /^How much is unpaid\? ₱45,500.50/ })).toBeVisible();
  await press('Done');
  expect(server.of('PUT')).toHaveLength(0);
});

test('where it is to begin at once, the first question is there without a press', async () => {
  await show(NONE, 'client', 200, true);
  await screen.findByRole('group', { name: 'What is it about?' });
  expect(document.body).toHaveFocus();
});

import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { JobState } from '@/lib/contract/admin/jobs';
import { fakeServer } from '@/lib/testing/fake-server';
import { jobsAddress } from './job-address';
import { Jobs } from './jobs';

/** Mon, Nov 23, 2026, 9:00 AM in Manila. */
const NOW = Date.UTC(2026, 10, 23, 1);
const server = fakeServer();
let results: object[];
let health: { workers: number; overdue: number };
let refusal: { status: number; payload: unknown } | null;

const job = (changes: object = {}) => ({
  _id: '41',
  task: 'send_mail',
  attempts: 25,
  max_attempts: 25,
  locked_at: null,
  last_error: 'Error: mailbox full',
  run_at: '2026-11-23T00:30:00Z',
  about: [{ name: 'mailId', id: '0b6c1d8e-0000-4000-8000-000000000001' }],
  ...changes,
});

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

beforeEach(() => {
  [results, health, refusal] = [[job()], { workers: 2, overdue: 0 }, null];
  const counts = { failed: 1, retrying: 0, running: 0, waiting: 3 };
  server.answer = ({ method }) => {
    if (method === 'GET')
      return { status: 200, payload: { results, hasMore: true, page: 0, counts, health } };
    return refusal ?? { status: 204 };
  };
});

async function open(state: JobState = 'failed') {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Jobs state={state} page={0} requestNow={NOW} />
    </QueryClientProvider>,
  );
  await screen.findByRole('link', { name: 'Failed 1' });
}

test('a job that failed says what it was about, why it failed, and can be run again', async () => {
  await open();
  const [, row] = await screen.findAllByRole('row');
  expect(row).toHaveTextContent('send_mailmailId 0b6c1d8e-0000-4000-8000-000000000001');
  expect(row).toHaveTextContent('25 of 25');
  expect(row).toHaveTextContent('Today, 8:30 AM PHT');
  expect(row).toHaveTextContent('Error: mailbox full');
  fireEvent.click(screen.getByRole('button', { name: 'Run it now' }));
  await waitFor(() => expect(server.of('POST')).toHaveLength(1));
  expect(server.of('POST')[0]?.path).toBe('/admin/jobs/41/retry');
  await waitFor(() => expect(server.of('GET').length).toBeGreaterThan(1));
});

test('to discard it a reason is asked for', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  const dialog = screen.getByRole('dialog', { name: 'Discard send_mail?' });
  const confirm = within(dialog).getByRole('button', { name: 'Discard' });
  fireEvent.click(confirm);
  expect(server.of('POST')).toEqual([]);
  const reason = within(dialog).getByRole('textbox', { name: 'Reason' });
  fireEvent.change(reason, { target: { value: 'The mailbox is closed' } });
  fireEvent.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.of('POST')).toMatchObject([
    { path: '/admin/jobs/41/discard', body: { reason: 'The mailbox is closed' } },
  ]);
});

test('a refusal says why', async () => {
  await open();
  refusal = { status: 409, payload: { key: 'bad_transition', message: 'This job is running.' } };
  fireEvent.click(await screen.findByRole('button', { name: 'Run it now' }));
  expect(await screen.findByText('This job is running.')).toBeInTheDocument();
});

test('one that is tried again by itself can be run at once and not discarded', async () => {
  results = [job({ attempts: 3, run_at: '2026-11-24T00:30:00Z' })];
  await open('retrying');
  expect(await screen.findByText('Tomorrow, 8:30 AM PHT')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Run it now' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
});

test('an empty list says so', async () => {
  results = [];
  await open();
  expect(await screen.findByRole('heading', { name: 'Nothing failed' })).toBeInTheDocument();
});

test.each([
  [{ workers: 0, overdue: 4 }, 'No worker is running'],
  [{ workers: 2, overdue: 4 }, '4 jobs should have started more than five minutes ago'],
  [{ workers: 2, overdue: 0 }, /2 groups of workers are running, and no job is late/],
])('health %p', async (given, text) => {
  health = given;
  await open();
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('the address has the state and the page', () => {
  expect(jobsAddress.read({ state: 'waiting', page: '2' })).toEqual({ state: 'waiting', page: 2 });
  expect(jobsAddress.read({ state: 'x', page: ['1', '2'] })).toEqual({ state: 'failed', page: 0 });
  expect(jobsAddress.href({ state: 'waiting', page: 2 })).toBe('/admin/jobs?state=waiting&page=2');
  expect(jobsAddress.href({ state: 'failed' })).toBe('/admin/jobs');
});

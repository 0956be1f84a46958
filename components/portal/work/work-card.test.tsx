import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { Work, WorkList } from '@/lib/contract/notifications/work';
import { isoInstant } from '@/lib/domain/platform/time';
import { fakeServer } from '@/lib/testing/fake-server';
import { WorkCard } from './work-card';

// Mon, Nov 23, 2026, 10:00 AM in Manila.
const NOW = Date.parse('2026-11-23T02:00:00Z');
const server = fakeServer();
let answers: { status: number; payload: unknown };

function work(n: number, change: Partial<Work> = {}): Work {
  return {
    _id: `m${n}`,
    kind: 'summary',
    action: 'Write the summary',
    about: `Client ${n}, Nov 20`,
    since: isoInstant(NOW - 3 * 86_400_000),
    until: null,
    alert: null,
    href: `/lawyer-portal/meeting/m${n}#summary`,
    ...change,
  };
}

const listed = (results: Work[], more: WorkList['more'] = []) => ({
  status: 200,
  payload: { results, more, total: results.length + (more[0]?.count ?? 0) },
});

beforeEach(() => {
  server.answer = () => answers;
});

function show(props: { quiet?: boolean; without?: string[] } = {}) {
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  return render(
    <QueryClientProvider client={queries}>
      <WorkCard now={NOW} {...props} />
    </QueryClientProvider>,
  );
}
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('each says what to do, leads there, and shows its deadline or since when it waits', async () => {
  const until = isoInstant(NOW + 2 * 3_600_000);
  const report = {
    kind: 'absence',
    action: 'Answer the report',
    about: 'Ana Cruz',
    until,
  } as const;
  answers = listed([work(0, report), work(1)]);
  show();
  const link = await screen.findByRole('link', { name: 'Write the summary Client 1, Nov 20' });
  expect(link).toHaveAttribute('href', '/lawyer-portal/meeting/m1#summary');
  expect(rows()).toEqual([
    'Answer the report Ana Cruz2 hours left',
    'Write the summary Client 1, Nov 20Since Fri, Nov 20',
  ]);
  expect(screen.getByText('2 items')).toBeVisible();
});

test('danger is told in words', async () => {
  answers = listed([work(0, { kind: 'conflict', alert: 'Same name as in another matter' })]);
  show();
  expect(await screen.findByText('Same name as in another matter')).toBeVisible();
});

test('six at first, all on demand, then what is only counted', async () => {
  const more = {
    kind: 'summary',
    count: 3,
    listed: 8,
    noun: 'summaries to write',
    href: '/x',
  } as const;
  answers = listed(
    Array.from({ length: 8 }, (_, n) => work(n)),
    [more],
  );
  show();
  const button = await screen.findByRole('button', { name: 'Show all' });
  expect(rows()).toHaveLength(6);
  expect(screen.getByText('11 items')).toBeVisible();
  fireEvent.click(button);
  expect(rows()).toHaveLength(9);
  expect(screen.getByRole('link', { name: '3 more summaries to write' })).toHaveAttribute(
    'href',
    '/x',
  );
});

test('many that can wait are one row among the first six, which opens their list', async () => {
  const summaries = {
    kind: 'summary',
    count: 16,
    listed: 0,
    noun: 'summaries to write',
    href: '/lawyer-portal/meetings?only=no_summary',
  } as const;
  answers = listed([work(0), work(1)], [summaries]);
  show();
  const link = await screen.findByRole('link', { name: '16 summaries to write' });
  expect(link).toHaveAttribute('href', '/lawyer-portal/meetings?only=no_summary');
  expect(rows()[2]).toBe('16 summaries to writeWhen you have time');
  expect(screen.getByText('18 items')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
});

test('what stands on the page already is left out', async () => {
  answers = listed([work(0), work(1)]);
  show({ without: ['m0'] });
  await screen.findByText('1 item');
  expect(rows()).toHaveLength(1);
});

test('it says when nothing waits, but not where it would be the first thing somebody new reads', async () => {
  answers = listed([]);
  const { unmount } = show();
  expect(screen.getByText('Loading what waits for you')).toBeInTheDocument();
  expect(await screen.findByText('Nothing waits for you.')).toBeVisible();
  unmount();
  expect(show({ quiet: true }).container).toBeEmptyDOMElement();
});

test.each([true, false])(
  'where it cannot be read it says so, and tries again (quiet: %s)',
  async (quiet) => {
    answers = { status: 403, payload: { key: 'forbidden', message: 'No' } };
    show({ quiet });
    expect(await screen.findByText('Failed to fetch what waits for you')).toBeVisible();
    answers = listed([work(1)]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('1 item');
  },
);

test('groups say what is for now, who waits and what can wait; what is overdue is red', async () => {
  const day = 86_400_000;
  const step = { kind: 'next_step', action: 'Take the next step', about: 'Ana Cruz' } as const;
  const message = { kind: 'message', action: 'Read the message', about: 'Ben Diaz' } as const;
  answers = listed([work(0, { ...step, until: isoInstant(NOW - day) }), work(1, message), work(2)]);
  show();
  const now = within(await screen.findByRole('list', { name: 'Now' }));
  expect(now.getByRole('link')).toHaveAccessibleName('Take the next step Ana Cruz');
  expect(now.getByText('Was due Sun, Nov 22')).toHaveClass('text-red-700!');
  const people = within(screen.getByRole('list', { name: 'People wait' }));
  expect(people.getByRole('link')).toHaveAccessibleName('Read the message Ben Diaz');
  expect(screen.getByRole('list', { name: 'When you have time' })).toHaveTextContent('Client 2');
});

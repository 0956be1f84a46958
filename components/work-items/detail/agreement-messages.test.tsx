import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { workItemKeys, workItemQuery } from '@/lib/client/work-items/queries';
import type { WorkItemComment } from '@/lib/contract/work-items/comments';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { fakeServer } from '@/lib/testing/fake-server';
import { shownAgreement } from '@/lib/testing/shown-agreement';
import { AgreementMessages } from './work-item-detail';

const NOW = Date.parse('2026-11-23T01:30:00Z');
const MARIA = { _id: 'l1', display_name: 'Maria Luisa Santos', picture_url: null };

const server = fakeServer();
let written: WorkItemComment[];
let unread: number;
/** Answers instead of the server, to whatever is not read. */
let refuse: (() => { status: number; payload: unknown }) | undefined;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  [written, unread, refuse] = [[], 0, undefined];
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(private readonly report: IntersectionObserverCallback) {}
      observe() {
        const entry = { isIntersecting: true } as IntersectionObserverEntry;
        this.report([entry], this as unknown as IntersectionObserver);
      }
      disconnect() {}
    },
  });
  server.answer = ({ method, path, body }) => {
    if (method === 'GET')
      return {
        status: 200,
        payload: {
          results: written,
          hasMore: false,
          page: 0,
          total: written.length,
          unread_count: unread,
        },
      };
    if (refuse) return refuse();
    if (path.endsWith('/seen')) unread = 0;
    if (method === 'DELETE') written = [];
    if (method !== 'POST') return { status: 204 };
    const { comment } = body as { comment: string };
    written = [...written, one('c9', comment, { own: true })];
    return { status: 201, payload: { _id: 'c9' } };
  };
});
afterEach(() => {
  jest.useRealTimers();
});

function one(_id: string, comment: string, { own = false } = {}): WorkItemComment {
  const author = own
    ? ({
        _id: 'c1',
        name: 'Anna Ferrer',
        type: 'CUSTOMER',
        picture_url: null,
        member: null,
      } as const)
    : ({
        _id: 'l1',
        name: MARIA.display_name,
        type: 'LAWYER',
        picture_url: null,
        member: null,
      } as const);
  const at = {
    created_at: '2026-11-23T00:52:00Z',
    edited_at: null,
    can_change: own,
    can_delete: own,
    handed_in: false,
  };
  return { _id, item_id: 'w1', comment, author, ...at };
}

function Page() {
  const { data } = useQuery({ ...workItemQuery('w1'), staleTime: Number.POSITIVE_INFINITY });
  if (!data) return null;
  return (
    <>
      <p>{data.unread_comments} unread</p>
      <AgreementMessages item={data} reader="client" requestNow={NOW} />
    </>
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
async function open(item: Partial<WorkItem> = {}) {
  const queries = createQueryClient();
  queries.setQueryData(workItemKeys.detail('w1'), shownAgreement({ lawyer: MARIA, ...item }));
  render(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  );
  await pass(0);
}
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Write a message'), { target: { value } });

test('shows who wrote what, and marks it seen', async () => {
  [written, unread] = [[one('c2', 'The fee covers everything.')], 1];
  await open({ unread_comments: 1 });
  expect(screen.getByRole('heading', { name: 'Messages 1' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Atty. Maria Luisa SantosToday, 8:52 AM');
  expect(screen.getByText('1 unread')).toBeVisible();
  await pass(1_100);
  expect(server.of('PUT')).toEqual([
    expect.objectContaining({ path: '/work-item/w1/comments/seen', body: { last: 'c2' } }),
  ]);
  expect(screen.getByText('0 unread')).toBeVisible();
});

test('nobody has written yet, and one can', async () => {
  await open();
  expect(screen.getByText(/^No messages yet. Only you and Atty. Maria/)).toBeVisible();
  type('Does it cover an appeal?');
  await press('Send');
  expect(server.of('POST')[0]).toMatchObject({
    path: '/work-item/w1/comment',
    body: { comment: 'Does it cover an appeal?' },
  });
  expect(screen.getByRole('listitem')).toHaveTextContent('Does it cover an appeal?');
});

test('a failure is said in its own words, and nothing typed is lost', async () => {
  refuse = () => ({ status: 500, payload: { key: 'internal', message: '' } });
  await open();
  type('Good morning');
  await press('Send');
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to add work item comment');
  expect(screen.getByLabelText('Write a message')).toHaveValue('Good morning');
  refuse = () => ({ status: 409, payload: { key: 'bad_transition', message: '' } });
  await press('Send');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You can no longer send messages about this agreement.',
  );
});

test('an own one is deleted after a question', async () => {
  written = [one('c3', 'Typo', { own: true })];
  refuse = () => ({ status: 500, payload: { key: 'internal', message: '' } });
  await open();
  await press(/^Delete/);
  const dialog = screen.getByRole('dialog', { name: 'Delete this message?' });
  const confirm = async () => {
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await pass(0);
  };
  await confirm();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Failed to delete the comment');
  refuse = undefined;
  await confirm();
  expect(server.of('DELETE').at(-1)?.path).toBe('/work-item/w1/comment/c3');
  expect(screen.queryByText('Typo')).toBeNull();
});

const UNPAID: NonNullable<WorkItem['order']> = {
  days: 5,
  revisions: 1,
  revisions_left: 1,
  conflict: null,
  received_at: null,
  answer_by: null,
  answered_at: null,
};

test.each<[string, Partial<WorkItem>, string]>([
  ['a draft', { status: 'DRAFT' }, 'once the agreement is sent.'],
  [
    'long completed',
    { status: 'COMPLETED', completed_at: '2026-10-20T02:30:00Z' },
    'Messages closed on November 19, 2026.',
  ],
  ['long declined', { status: 'REJECTED' }, 'You can no longer write here.'],
  ['an unpaid order', { status: 'PROPOSAL', order: UNPAID }, 'here once the order is paid.'],
  ['an order that was not paid', { status: 'REJECTED', order: UNPAID }, 'no longer write here.'],
])('nothing can be written about one that is %s', async (_what, item, note) => {
  await open({ can_comment: false, ...item });
  expect(screen.queryByLabelText('Write a message')).toBeNull();
  expect(screen.getByText((text) => text.includes(note))).toBeVisible();
});

test('says until when one can write', async () => {
  await open({ status: 'COMPLETED', completed_at: '2026-11-20T02:30:00Z' });
  expect(screen.getByText(/^You can write to each other until .*Dec 20/)).toBeVisible();
});

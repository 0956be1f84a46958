import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { meetingKeys, meetingQuery } from '@/lib/client/meetings/meetings';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { Comment } from '@/lib/contract/meetings/comments';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { fakeServer } from '@/lib/testing/fake-server';
import { MeetingComments } from './meeting-comments';
import { UnreadMessages } from './unread-messages';

const NOW = Date.parse('2026-11-23T01:30:00Z');
const LAWYER = {
  _id: 'maria-santos-7k2f',
  name: 'Maria Luisa Santos',
  picture_url: null,
  member: null as string | null,
};
const MEETING = {
  _id: 'm1',
  status: 'CONFIRMED',
  can_comment: true,
  unread_comments: 1,
  start_time: '2026-11-24T02:00:00Z',
  end_time: '2026-11-24T02:30:00Z',
  lawyer: { _id: LAWYER._id, display_name: LAWYER.name, picture_url: null },
  client: { _id: 'u1', display_name: 'Anna Ferrer', picture_url: null },
} as Meeting;

const server = fakeServer();
let written: Comment[];
let unread: number;
/** Answers instead of the server, to whatever is not read. */
let refuse: (() => { status: number; payload: unknown } | null) | undefined;
let isInView: boolean;
let looks: (() => void)[];

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  [written, unread, refuse, isInView, looks] = [[], 0, undefined, true, []];
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(report: IntersectionObserverCallback) {
        const observer = this as unknown as IntersectionObserver;
        looks.push(() =>
          report([{ isIntersecting: isInView } as IntersectionObserverEntry], observer),
        );
      }
      observe() {
        looks.at(-1)?.();
      }
      disconnect() {}
    },
  });
  server.answer = ({ method, path, body }) => {
    if (method === 'GET' && path.includes('/comments'))
      return { status: 200, payload: pageOf(Number(path.split('page=')[1] ?? 0)) };
    if (refuse) return refuse();
    const { comment = '' } = (body ?? {}) as { comment?: string };
    const id = path.split('/comment/')[1];
    if (method === 'POST') {
      written = [...written, theirs(`c${written.length + 1}`, comment.trim(), { own: true })];
      return { status: 201, payload: { _id: written.at(-1)?._id } };
    }
    if (path.endsWith('/seen')) {
      unread = 0;
      return { status: 204 };
    }
    if (method === 'DELETE') {
      written = written.filter(({ _id }) => _id !== id);
      return { status: 204 };
    }
    const edited = { comment, edited_at: '2026-11-23T01:31:00Z' };
    written = written.map((one) => (one._id === id ? { ...one, ...edited } : one));
    return { status: 200, payload: written.find(({ _id }) => _id === id) };
  };
});
afterEach(() => {
  jest.useRealTimers();
});

function theirs(_id: string, comment: string, { own = false, at = '2026-11-23T00:52:00Z' } = {}) {
  const author = own
    ? ({
        _id: 'u1',
        name: 'Anna Ferrer',
        type: 'CUSTOMER',
        picture_url: null,
        member: null,
      } as const)
    : ({ ...LAWYER, type: 'LAWYER' } as const);
  const changes = {
    created_at: at,
    edited_at: null,
    can_change: own,
    can_delete: own,
    handed_in: false,
  };
  return { _id, meeting_id: 'm1', comment, author, ...changes } as Comment;
}

function pageOf(page: number) {
  const end = written.length - page * 50;
  const results = written.slice(Math.max(0, end - 50), end);
  return { results, hasMore: end > 50, page, total: written.length, unread_count: unread };
}

function Page() {
  const { data } = useQuery({ ...meetingQuery('m1'), staleTime: Number.POSITIVE_INFINITY });
  if (!data) return null;
  return (
    <>
      <UnreadMessages count={data.unread_comments} />
      <MeetingComments meeting={data} side="client" now={NOW} />
    </>
  );
}

async function open(meeting: Partial<Meeting> = {}, queries = createQueryClient()) {
  queries.setQueryData(meetingKeys.detail('m1'), { ...MEETING, ...meeting });
  const { unmount } = render(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  );
  await pass(0);
  return { queries, unmount };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};
const field = () => screen.getByLabelText('Write a message');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const seen = () => server.sent.filter(({ path }) => path.endsWith('/seen'));

test('shows who wrote what and when, with line breaks and safe links', async () => {
  written = [
    theirs('c1', 'See\nhttps://lawphil.net/a. <b>Not bold</b>', { at: '2025-11-22T00:52:00Z' }),
    { ...theirs('c2', 'Thank you.', { own: true }), edited_at: '2026-11-23T01:00:00Z' },
  ];
  await open();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Atty. Maria Luisa SantosNovember 22, 2025, 8:52 AM');
  expect(first).toHaveTextContent('<b>Not bold</b>');
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'https://lawphil.net/a' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow ugc',
  );
  expect(second).toHaveTextContent('YouToday, 8:52 AM, edited');
  expect(screen.getByRole('heading', { name: 'Messages 2' })).toBeVisible();
});

test('names who of the practice wrote for the lawyer', async () => {
  const [one] = [theirs('c1', 'Please bring an ID.')];
  written = [{ ...one, author: { ...one.author, member: 'Maria Cruz' } }];
  await open();
  expect(screen.getByText('Maria Cruz, for Atty. Maria Luisa Santos')).toBeVisible();
});

test('what the own side wrote and the reader may not change has its name, and no buttons', async () => {
  written = [
    { ...theirs('c1', 'Of the lawyer', { own: true }), can_change: false, can_delete: false },
  ];
  await open();
  const item = screen.getByRole('listitem');
  expect(within(item).queryByRole('button')).toBeNull();
  expect(item).toHaveTextContent('Anna Ferrer');
});

test('the lawyer deletes what a member wrote, and changes no word of it', async () => {
  const [one] = [theirs('c1', 'The office is open at nine.', { own: true })];
  written = [{ ...one, can_change: false, author: { ...one.author, member: 'Maria Cruz' } }];
  await open();
  const item = screen.getByRole('listitem');
  expect(item).toHaveTextContent('Maria Cruz, for');
  expect(within(item).getByRole('button', { name: /^Delete the message/ })).toBeVisible();
  expect(within(item).queryByRole('button', { name: /^Edit/ })).toBeNull();
});

test('says that nobody has written, and that it could not be read', async () => {
  const { unmount } = await open();
  expect(screen.getByText(/^No messages yet/)).toBeVisible();
  unmount();
  const answer = server.answer;
  server.answer = () => ({ status: 500, payload: { key: 'internal', message: '' } });
  await open();
  expect(screen.getByText('Loading messages')).toBeInTheDocument();
  await pass(10_000);
  expect(screen.getByText('Failed to fetch the messages')).toBeVisible();
  server.answer = answer;
  await press(/try again/i);
  expect(screen.getByText(/^No messages yet/)).toBeVisible();
});

test('earlier ones are read page by page', async () => {
  written = Array.from({ length: 120 }, (_, n) => theirs(`c${n}`, `Number ${n}`));
  await open();
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  await press('Show earlier messages');
  await press('Show earlier messages');
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(120);
  expect(rows[0]).toHaveTextContent('Number 0');
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
});

describe('writing', () => {
  test('shows it at once, empties the field and says so', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    type('  Good morning\nAttorney ');
    await press('Send');
    expect(screen.getByRole('listitem')).toHaveTextContent('Good morning Attorney');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(screen.getByText('Message sent')).toBeInTheDocument();
  });

  test('keeps what was typed when it fails, and repeats the same message', async () => {
    refuse = () => null;
    await open();
    type('Good morning');
    await press('Send');
    expect(screen.getByRole('alert')).toHaveTextContent('Check internet connection');
    expect(field()).toHaveValue('Good morning');
    refuse = () => ({ status: 500, payload: { key: 'internal', message: '' } });
    await press('Send');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to add the comment');
    refuse = undefined;
    await press('Send');
    expect(screen.queryByRole('alert')).toBeNull();
    const keys = server.of('POST').map(({ key }) => key);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  test('what is typed outlives the page', async () => {
    const { queries, unmount } = await open();
    type('Half a sentence');
    unmount();
    await open({}, queries);
    expect(field()).toHaveValue('Half a sentence');
  });

  describe('while it is being sent', () => {
    const drafts = () => server.of('PUT').filter(({ path }) => path.includes('draft'));
    /** The server takes its time with what is written. */
    let answer: () => void;
    beforeEach(() => {
      const promise = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const { fetch } = globalThis;
      globalThis.fetch = async (url, init) => {
        if (init?.method === 'POST') await promise;
        return fetch(url, init);
      };
    });

    test('no draft is saved that would bring it back, though the page is left', async () => {
      const { queries, unmount } = await open();
      type('Good morning');
      await press('Send');
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      unmount();
      answer();
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(drafts()).toEqual([]);
      expect(written).toHaveLength(1);
      await open({}, queries);
      expect(field()).toHaveValue('');
    });

    test('a page that is opened meanwhile does not show it', async () => {
      const { queries, unmount } = await open();
      type('Good morning');
      await press('Send');
      unmount();
      await open({}, queries);
      expect(field()).toHaveValue('');
      answer();
      await pass(0);
      expect(field()).toHaveValue('');
      expect(screen.getByRole('listitem')).toHaveTextContent('Good morning');
    });

    test('a failure after the page was left has it saved', async () => {
      refuse = () => ({ status: 500, payload: { key: 'internal', message: '' } });
      const { unmount } = await open();
      type('Good morning');
      await press('Send');
      unmount();
      answer();
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(drafts()).toMatchObject([{ body: { text: 'Good morning' } }]);
    });
  });

  test('counts near the limit, and sends nothing beyond it', async () => {
    await open();
    type('a'.repeat(4_499));
    expect(screen.queryByText('4,499 of 5,000 characters')).toBeNull();
    type('a'.repeat(5_001));
    expect(screen.getByText('5,001 of 5,000 characters')).toBeInTheDocument();
    expect(field()).toHaveAccessibleDescription("Value can't be longer than 5000.");
    await press('Send');
    expect(server.of('POST')).toEqual([]);
  });
});

describe('an own message', () => {
  beforeEach(() => {
    written = [theirs('c1', 'Typo', { own: true })];
  });

  const change = (value: string) =>
    fireEvent.change(screen.getByLabelText('Change your message'), { target: { value } });

  test('is changed; a failure is shown there and loses nothing', async () => {
    refuse = () => ({ status: 500, payload: { key: 'internal', message: '' } });
    await open();
    await press(/^Edit/);
    expect(screen.getByLabelText('Change your message')).toHaveFocus();
    change('No typo');
    await press('Save');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to update the comment');
    expect(screen.getByLabelText('Change your message')).toHaveValue('No typo');
    refuse = undefined;
    await press('Save');
    expect(screen.getByRole('listitem')).toHaveTextContent('YouToday, 8:52 AM, editedNo typo');
    await pass(50);
    expect(screen.getByRole('button', { name: /^Edit/ })).toHaveFocus();
  });

  test('stays as it was when the change is given up', async () => {
    await open();
    await press(/^Edit/);
    change('Something else');
    await press('Cancel');
    expect(screen.getByRole('listitem')).toHaveTextContent('Typo');
    expect(server.of('PUT')).toEqual([]);
  });

  test('is deleted after a question, whose failure is shown in it', async () => {
    refuse = () => ({ status: 500, payload: { key: 'internal', message: '' } });
    await open();
    await press(/^Delete/);
    const dialog = screen.getByRole('dialog', { name: 'Delete this message?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await pass(0);
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Failed to delete the comment');
    refuse = undefined;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await pass(0);
    expect(screen.queryByText('Typo')).toBeNull();
    await pass(50);
    expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus();
    expect(screen.getByText(/^No messages yet/)).toBeVisible();
  });
});

describe('what the other one wrote', () => {
  const visibility = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    fireEvent(document, new Event('visibilitychange'));
  };
  beforeEach(() => {
    [written, unread] = [[theirs('c1', 'One'), theirs('c2', 'Two')], 2];
  });
  afterEach(() => visibility('visible'));

  test('is seen once it was on the screen for a moment', async () => {
    await open({ unread_comments: 2 });
    expect(screen.getByText('2 unread messages')).toBeVisible();
    await pass(900);
    expect(seen()).toEqual([]);
    await pass(200);
    expect(seen().map(({ body }) => body)).toEqual([{ last: 'c2' }]);
    expect(screen.queryByText(/unread/)).toBeNull();
    await pass(5_000);
    expect(seen()).toHaveLength(1);
  });

  test('is not seen below the window, or in a tab behind others', async () => {
    isInView = false;
    await open({ unread_comments: 1 });
    await pass(5_000);
    expect(screen.getByText('1 unread message')).toBeVisible();
    visibility('hidden');
    isInView = true;
    for (const look of looks) look();
    await pass(5_000);
    expect(seen()).toEqual([]);
    visibility('visible');
    await pass(1_100);
    expect(seen()).toHaveLength(1);
  });

  test('is announced when it arrives while the page is open', async () => {
    unread = 0;
    await open({ unread_comments: 0 });
    expect(screen.queryByText(/^New message from/)).toBeNull();
    written = [...written, theirs('c3', 'Three', { at: '2026-11-23T01:30:10Z' })];
    await pass(31_000);
    expect(screen.getByText('New message from Atty. Maria Luisa Santos')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});

test.each<[string, Partial<Meeting>, string]>([
  ['held', { status: 'PAYMENT_PENDING' }, 'once the meeting is confirmed.'],
  [
    'long over',
    { status: 'COMPLETED', end_time: '2026-10-20T02:30:00Z' },
    'Messages closed on November 19, 2026.',
  ],
  ['without the other', { status: 'COMPLETED' }, 'Messages are closed.'],
])('nothing can be written about one that is %s', async (_what, meeting, note) => {
  written = [theirs('c1', 'Mine', { own: true })];
  await open({ can_comment: false, ...meeting });
  expect(screen.queryByLabelText('Write a message')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Delete/ })).toBeVisible();
  expect(screen.getByText((text) => text.includes(note))).toBeVisible();
});

test('one that was never confirmed has no messages at all', async () => {
  await open({ can_comment: false, status: 'EXPIRED' });
  await waitFor(() => expect(screen.queryByText('Loading messages')).toBeNull());
  expect(screen.queryByRole('heading', { name: /Messages/ })).toBeNull();
});

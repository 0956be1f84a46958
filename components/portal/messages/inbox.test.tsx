import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { MessagePlace, MessageThread, ThreadMessage } from '@/lib/contract/meetings/inbox';
import type { QuickReply } from '@/lib/contract/meetings/quick-replies';
import { fakeServer } from '@/lib/testing/fake-server';
import { Inbox } from './inbox';

jest.mock('next/navigation', () => jest.requireActual('@/lib/testing/location-hooks'));

const NOW = Date.parse('2026-11-23T01:30:00Z');
const ANNA = {
  _id: 'u1',
  name: 'Anna Ferrer',
  type: 'CUSTOMER',
  picture_url: null,
  member: null,
} as const;
const MARIA = {
  _id: 'maria',
  name: 'Maria Santos',
  type: 'LAWYER',
  picture_url: null,
  member: null,
} as const;
const MEETING = { kind: 'meeting', _id: 'm1', title: 'Dismissal' } as const;
const AGREEMENT = { kind: 'work-item', _id: 'w1', title: 'Position paper' } as const;

const server = fakeServer();
let threads: MessageThread[];
let places: MessagePlace[];
let messages: ThreadMessage[];
let texts: QuickReply[];
const NO_PARTS = { name: '', next_steps: [], papers: [] };
let draft: { text: string } | null;
let isWide: boolean;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  window.history.replaceState(null, '', '/lawyer-portal/messages');
  isWide = false;
  Object.assign(window, {
    matchMedia: () => ({
      matches: isWide,
      addEventListener() {},
      removeEventListener() {},
    }),
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  [threads, messages, texts, draft] = [[], [], [], null];
  places = [
    { ...MEETING, at: '2026-11-24T02:00:00Z', open: true, upcoming: true },
    { ...AGREEMENT, at: '2026-11-20T02:00:00Z', open: true, upcoming: false },
  ];
  server.answer = ({ method, path, body }) => {
    const given = body as { text: string; comment: string };
    if (path.startsWith('/messages?'))
      return { status: 200, payload: { results: threads, hasMore: false, page: 0 } };
    if (path.startsWith('/messages/'))
      return {
        status: 200,
        payload: {
          person: ANNA,
          places,
          results: messages,
          hasMore: false,
          page: 0,
          total: messages.length,
          unread_count: 0,
        },
      };
    if (path.startsWith('/drafts/')) {
      if (method === 'GET')
        return {
          status: 200,
          payload: { draft: draft && { ...draft, updated_at: '2026-11-23T00:52:00Z' } },
        };
      return { status: 204 };
    }
    if (path.startsWith('/own-texts')) {
      if (method === 'POST') {
        const made = { ...NO_PARTS, ...given, _id: `t${texts.length}`, kind: 'reply' } as const;
        texts = [...texts, made];
        return { status: 201, payload: made };
      }
      if (method === 'DELETE') {
        texts = texts.filter(({ _id }) => !path.endsWith(_id));
        return { status: 204 };
      }
      return { status: 200, payload: { results: texts } };
    }
    messages = [...messages, message(`c${messages.length}`, given.comment, MARIA, MEETING)];
    return { status: 201, payload: { _id: messages.at(-1)?._id } };
  };
});
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

function message(
  _id: string,
  comment: string,
  author: ThreadMessage['author'],
  { kind, _id: about }: ThreadMessage['about'],
): ThreadMessage {
  const created_at = '2026-11-23T00:52:00Z';
  const own = author === MARIA;
  const changes = {
    created_at,
    edited_at: null,
    can_change: own,
    can_delete: own,
    handed_in: false,
  };
  return { _id, comment, author, ...changes, about: { kind, _id: about } };
}

const thread = (change: Partial<MessageThread> = {}): MessageThread => ({
  person: ANNA,
  unread_count: 2,
  last: { comment: 'Good morning', own: false, created_at: '2026-11-23T00:52:00Z', about: MEETING },
  ...change,
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
async function open(personId: string | null = null) {
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <Inbox side="lawyer" personId={personId} requestNow={NOW} />
    </QueryClientProvider>,
  );
  await pass(10);
  return unmount;
}
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(10);
};
const field = () => screen.getByLabelText('Write a message');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const sentTo = (method: string, path: string) =>
  server.of(method).filter((request) => request.path.startsWith(path));

describe('the list', () => {
  test('has who wrote last, about what, and how much of it is unread', async () => {
    threads = [
      thread(),
      thread({ person: MARIA, unread_count: 0, last: { ...thread().last, own: true } }),
    ];
    await open();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Anna FerrerToday, 8:52 AMDismissalGood morning');
    expect(within(first as HTMLElement).getByText('2 unread messages')).toBeInTheDocument();
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/lawyer-portal/messages/u1',
    );
    expect(second).toHaveTextContent('Atty. Maria Santos');
    expect(second).toHaveTextContent('You: Good morning');
  });

  test('tells two people of one name apart by what was written about last', async () => {
    const other = { ...ANNA, _id: 'u2' };
    threads = [
      thread(),
      thread({ person: other, last: { ...thread().last, about: AGREEMENT } }),
      thread({ person: MARIA }),
    ];
    await open();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Anna Ferrer, Dismissal',
      'Anna Ferrer, Position paper',
      'Atty. Maria Santos',
    ]);
  });

  test('opens the newest beside it where there is room, and keeps it open', async () => {
    isWide = true;
    threads = [thread()];
    messages = [message('a', 'One', ANNA, MEETING)];
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Messages');
    expect(screen.getByRole('heading', { level: 2, name: 'Anna Ferrer' })).toBeVisible();
    expect(field()).toBeVisible();
    expect(screen.queryByText(/^Choose somebody/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Anna Ferrer' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('opens nobody on a phone', async () => {
    threads = [thread()];
    await open();
    expect(screen.queryByLabelText('Write a message')).toBeNull();
    expect(server.of('GET').some(({ path }) => path.startsWith('/messages/u1'))).toBe(false);
  });

  test('leads to the clients where there is none', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your clients' })).toBeVisible();
  });

  test('finds nothing, and everything again', async () => {
    threads = [thread()];
    await open();
    threads = [];
    fireEvent.change(screen.getByLabelText('Search names and messages'), {
      target: { value: 'zzz' },
    });
    await pass(400);
    expect(screen.getByText('Nobody and no message has “zzz”.')).toBeVisible();
    threads = [thread()];
    await press('Show all messages');
    await pass(50);
    expect(screen.getByRole('listitem')).toHaveTextContent('Anna Ferrer');
  });

  test('says that it could not be read, and reads it again', async () => {
    const answer = server.answer;
    server.answer = () => ({ status: 400, payload: { key: 'invalid_input', message: '' } });
    await open();
    expect(screen.getByText('Failed to fetch your messages')).toBeVisible();
    server.answer = answer;
    threads = [thread()];
    await press(/try again/i);
    expect(screen.getByRole('listitem')).toBeVisible();
  });
});

describe('the thread', () => {
  test('marks what each message belongs to where that changes', async () => {
    messages = [
      message('a', 'One', ANNA, MEETING),
      message('b', 'Two', MARIA, MEETING),
      message('c', 'Three', ANNA, AGREEMENT),
    ];
    await open('u1');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Anna Ferrer');
    expect(screen.getAllByRole('link', { name: 'Dismissal' })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Position paper' })).toHaveAttribute(
      'href',
      '/lawyer-portal/work-items/w1',
    );
  });

  test('names the person and the next meeting of the two', async () => {
    places = [
      { ...MEETING, _id: 'm2', at: '2026-11-30T02:00:00Z', open: true, upcoming: true },
      ...places,
    ];
    await open('u1');
    const next = screen.getByRole('link', { name: 'Next meeting: Tomorrow, 10:00 AM' });
    expect(next).toHaveAttribute('href', '/lawyer-portal/meeting/m1');
    expect(screen.getByRole('link', { name: 'Meetings, files and notes' })).toBeVisible();
  });

  test('has no next meeting where none is confirmed', async () => {
    places = places.map((place) => ({ ...place, upcoming: false }));
    await open('u1');
    expect(screen.queryByText(/^Next meeting/)).toBeNull();
  });

  test('is by day', async () => {
    const yesterday = { created_at: '2026-11-22T02:00:00Z' };
    messages = [
      { ...message('a', 'One', ANNA, MEETING), ...yesterday },
      { ...message('b', 'Two', MARIA, MEETING), ...yesterday },
      message('c', 'Three', ANNA, MEETING),
    ];
    await open('u1');
    expect(screen.getAllByText('Yesterday')).toHaveLength(1);
    expect(screen.getAllByText('Today')).toHaveLength(1);
  });

  test('an own message is changed and deleted from its menu', async () => {
    messages = [message('a', 'One', ANNA, MEETING), message('b', 'Two', MARIA, MEETING)];
    await open('u1');
    const options = () => screen.getByRole('button', { name: /^Options for your message of/ });
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
    fireEvent.click(options());
    expect(options()).toHaveAttribute('aria-expanded', 'true');
    fireEvent.keyDown(screen.getByRole('button', { name: /^Edit/ }), { key: 'Escape' });
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
    expect(options()).toHaveFocus();
    fireEvent.click(options());
    await press(/^Edit/);
    expect(screen.getByLabelText('Change your message')).toHaveFocus();
    await press('Cancel');
    expect(options()).toHaveFocus();
    fireEvent.click(options());
    await press(/^Delete/);
    expect(screen.getByRole('dialog', { name: 'Delete this message?' })).toBeVisible();
  });

  test('a reply goes into the newest that is open, or into what is chosen, with what was typed', async () => {
    await open('u1');
    type('Good morning');
    await press('Send');
    expect(server.of('POST').map(({ path }) => path)).toEqual(['/meeting/m1/comment']);
    type('About the paper');
    await pass(10);
    fireEvent.change(screen.getByLabelText('About'), { target: { value: 'work-item:w1' } });
    await pass(10);
    expect(field()).toHaveValue('About the paper');
    await press('Send');
    expect(server.of('POST').at(-1)?.path).toBe('/work-item/w1/comment');
  });

  describe('a reply is about', () => {
    const about = () => screen.getByLabelText('About');

    test('what the other person wrote last, whatever was written in between', async () => {
      messages = [
        message('a', 'One', ANNA, MEETING),
        message('b', 'Two', ANNA, AGREEMENT),
        message('c', 'Three', MARIA, MEETING),
      ];
      await open('u1');
      expect(about()).toHaveDisplayValue('Position paper, agreement');
      type('Thank you');
      await press('Send');
      expect(server.of('POST').map(({ path }) => path)).toEqual(['/work-item/w1/comment']);
    });

    test('something open, where that is closed', async () => {
      messages = [message('a', 'One', ANNA, AGREEMENT)];
      places = places.map((place) => ({ ...place, open: place._id === 'm1' }));
      await open('u1');
      expect(screen.getByText(/^About Dismissal/)).toBeVisible();
      expect(screen.queryByRole('combobox')).toBeNull();
    });

    test('a newer message, unless something is typed about the one before', async () => {
      messages = [message('a', 'One', ANNA, MEETING)];
      await open('u1');
      expect(about()).toHaveDisplayValue(/^Dismissal/);
      messages = [...messages, message('b', 'Two', ANNA, AGREEMENT)];
      await pass(61_000);
      expect(about()).toHaveDisplayValue(/^Position paper/);
      type('Half a sentence');
      messages = [...messages, message('c', 'Three', ANNA, MEETING)];
      await pass(61_000);
      expect(screen.getByText('Three')).toBeVisible();
      expect(about()).toHaveDisplayValue(/^Position paper/);
      expect(field()).toHaveValue('Half a sentence');
    });
  });

  test('is closed where nothing is open', async () => {
    places = places.map((place) => ({ ...place, open: false }));
    await open('u1');
    expect(screen.getByText(/^Messages are closed/)).toBeVisible();
    expect(screen.queryByLabelText('Write a message')).toBeNull();
  });
});

describe('a draft', () => {
  test('is kept a moment after the typing, read back later, and never asked about once it is', async () => {
    const unmount = await open('u1');
    type('Half a');
    await pass(500);
    type('Half a sentence');
    await pass(1_100);
    expect(sentTo('PUT', '/drafts/')).toEqual([
      expect.objectContaining({
        path: '/drafts/m1?kind=meeting',
        body: { text: 'Half a sentence' },
      }),
    ]);
    expect(screen.getByText('Draft saved')).toBeVisible();
    const leave = new Event('beforeunload', { cancelable: true });
    fireEvent(window, leave);
    expect(leave.defaultPrevented).toBe(false);
    unmount();
    draft = { text: 'Half a sentence' };
    await open('u1');
    expect(field()).toHaveValue('Half a sentence');
    await press('Send');
    await pass(2_000);
    expect(field()).toHaveValue('');
    expect(sentTo('PUT', '/drafts/')).toHaveLength(1);
    expect(sentTo('DELETE', '/drafts/')).toEqual([]);
  });

  test('is asked about while it is not kept, and tried again', async () => {
    const answer = server.answer;
    server.answer = (request) => (request.method === 'PUT' ? null : answer(request));
    await open('u1');
    type('Half');
    await pass(1_100);
    const leave = new Event('beforeunload', { cancelable: true });
    fireEvent(window, leave);
    expect(leave.defaultPrevented).toBe(true);
    server.answer = answer;
    type('Half a');
    await pass(1_100);
    expect(screen.getByText('Draft saved')).toBeVisible();
    type('');
    await pass(1_100);
    expect(sentTo('DELETE', '/drafts/')).toHaveLength(1);
  });

  test('that comes late takes nothing from what is typed', async () => {
    draft = { text: 'Old' };
    render(
      <QueryClientProvider client={createQueryClient()}>
        <Inbox side="lawyer" personId="u1" requestNow={NOW} />
      </QueryClientProvider>,
    );
    await pass(10);
    expect(field()).toHaveValue('Old');
    type('New');
    await pass(1_100);
    expect(sentTo('PUT', '/drafts/').at(-1)?.body).toEqual({ text: 'New' });
  });
});

describe('quick replies', () => {
  test('that are kept are a press away', async () => {
    texts = [{ ...NO_PARTS, _id: 't1', kind: 'reply', text: 'Noted.' }];
    await open('u1');
    type('Good morning');
    await press('Noted.');
    expect(field()).toHaveValue('Good morning\nNoted.');
    expect(field()).toHaveFocus();
  });

  test('are kept from what is typed, used and deleted', async () => {
    await open('u1');
    type('Thank you.');
    await press('Quick replies');
    const dialog = () => screen.getByRole('dialog', { name: 'Quick replies' });
    expect(within(dialog()).getByText(/^None of your own yet/)).toBeVisible();
    await press('Keep what I have typed');
    expect(texts).toEqual([]);
    fireEvent.change(within(dialog()).getByLabelText(/^Name for/), { target: { value: 'Thanks' } });
    await press('Keep what I have typed');
    expect(within(dialog()).getByRole('button', { name: 'Thanks' })).toBeVisible();
    await press('Close');
    type('');
    await press('Quick replies');
    fireEvent.click(within(dialog()).getByRole('button', { name: 'Thanks' }));
    await pass(10);
    expect(field()).toHaveValue('Thank you.');
    await press('Quick replies');
    await press('Delete “Thanks”');
    expect(within(dialog()).getByText(/^None of your own yet/)).toBeVisible();
  });
});

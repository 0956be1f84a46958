import { defaultScheduler, notifyManager } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { waitlistQuery } from '@/lib/client/meetings/waitlist';
import { Queries } from '@/lib/client/platform/queries';
import { getQueryClient } from '@/lib/client/platform/query-client';
import type { WaitlistEntry } from '@/lib/contract/meetings/waitlist';
import { OwnWaitlist } from './own-waitlist';
import { WaitlistScreen } from './waitlist-screen';

/** Mon, Nov 23, 2026, 9:00 AM in Manila. */
const NOW = Date.UTC(2026, 10, 23, 1);
const LAWYER = { _id: 'maria-santos-7k2f', display_name: 'Atty. Maria Santos', picture_url: null };
const SERVICES = [
  { duration: 30, price: 150_000 },
  { duration: 60, price: 250_000 },
] as const;

const ENTRY: WaitlistEntry = {
  _id: '0b5f7a52-6b1c-4c3f-9d58-2f2d8a6f3f10',
  lawyer: { ...LAWYER, display_name: 'Maria Santos' },
  from: '2026-11-23',
  to: '2026-12-23',
  part_of_day: 'any',
  duration: 30,
  joined_at: '2026-11-23T01:00:00Z',
  bookable: true,
};

const realFetch = globalThis.fetch;
let asked: { method: string; url: string; body: unknown }[];

function answer(status: number, body: unknown) {
  globalThis.fetch = jest.fn((url: string, init: RequestInit = {}) => {
    const sent = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ method: init.method ?? 'GET', url, body: sent });
    return Promise.resolve({
      status,
      headers: new Headers(),
      text: async () => (body === null ? '' : JSON.stringify(body)),
    });
  }) as unknown as typeof fetch;
}

function show(entries: WaitlistEntry[]) {
  getQueryClient().setQueryData(waitlistQuery.queryKey, { results: entries });
  render(<WaitlistScreen lawyer={{ ...LAWYER, services: [...SERVICES] }} now={NOW} />, {
    wrapper: Queries,
  });
}

// The last action here moves the focus in the rendering that shows its result.
beforeAll(() => notifyManager.setScheduler(defaultScheduler));

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  asked = [];
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
  getQueryClient().clear();
});

it('asks for a month, any time, 30 minutes, and says what happens next', async () => {
  show([]);
  answer(201, { ...ENTRY, part_of_day: 'evening' });
  fireEvent.click(screen.getByRole('radio', { name: /^Evening/ }));
  press('Tell me when a time is free');
  const done = await screen.findByRole('heading', { name: 'You are on the list' });
  expect(done).toHaveFocus();
  expect(asked).toEqual([
    {
      method: 'POST',
      url: '/api/v1/waitlist',
      body: {
        lawyer_id: LAWYER._id,
        from: '2026-11-23',
        to: '2026-12-23',
        part_of_day: 'evening',
        duration: 30,
      },
    },
  ]);
  expect(screen.getByText('Nov 23 to Dec 23, evenings, 30 minutes')).toBeInTheDocument();
});

it('keeps what was typed where it is refused, and says why', async () => {
  show([]);
  const last = screen.getByLabelText('Last day');
  fireEvent.change(last, { target: { value: '2026-11-20' } });
  press('Tell me when a time is free');
  await waitFor(() => expect(last).toHaveAccessibleDescription(/today or a later day/));
  expect(asked).toEqual([]);
  fireEvent.change(last, { target: { value: '2026-11-30' } });
  const message = 'You can wait for 10 lawyers at a time.';
  answer(429, { message, key: 'waitlist_limit', request_id: 'r1' });
  press('Tell me when a time is free');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(last).toHaveValue('2026-11-30');
});

it('shows an entry that is there, and changes it', async () => {
  show([ENTRY]);
  press('Change');
  expect(screen.getByRole('form', { name: 'What you wait for' })).toHaveFocus();
  press('Keep it as it is');
  expect(screen.getByRole('heading', { name: 'You are on the list' })).toHaveFocus();
  press('Change');
  answer(201, { ...ENTRY, duration: 60 });
  fireEvent.click(screen.getByRole('radio', { name: /60 minutes/ }));
  press('Save the changes');
  expect(
    await screen.findByText('Nov 23 to Dec 23, any time of the day, 60 minutes'),
  ).toBeInTheDocument();
});

it('ends an entry with one press, also one that has ended elsewhere', async () => {
  show([ENTRY]);
  answer(404, { message: 'Not found', key: 'not_found', request_id: 'r1' });
  press('Leave the list');
  expect(await screen.findByText('You left the list')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Tell me when a time is free' })).toBeInTheDocument();
});

describe('the section of the portal', () => {
  const portal = (entries: WaitlistEntry[]) => {
    getQueryClient().setQueryData(waitlistQuery.queryKey, { results: entries });
    return render(<OwnWaitlist />, { wrapper: Queries });
  };

  it('is not there for who waits for nothing', () => {
    expect(portal([]).container).toBeEmptyDOMElement();
  });

  it('lists each lawyer, and leaves one with one press', async () => {
    portal([ENTRY, { ...ENTRY, _id: 'b', bookable: false }]);
    const [first, hidden] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(within(first).getByRole('link', { name: 'Atty. Maria Santos' })).toHaveAttribute(
      'href',
      '/lawyer/maria-santos-7k2f',
    );
    expect(within(hidden).queryByRole('link')).not.toBeInTheDocument();
    answer(204, null);
    fireEvent.click(within(hidden).getByRole('button', { name: /^Leave the list/ }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(asked).toEqual([{ method: 'DELETE', url: '/api/v1/waitlist/b', body: undefined }]);
    press(/^Leave the list/);
    expect(await screen.findByText('You are not on any waitlist now.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Waiting for a time' })).toHaveFocus();
  });
});

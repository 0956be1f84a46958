import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { meetingKeys } from '@/lib/client/meetings/meetings';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import type { Review } from '@/lib/contract/meetings/reviews';
import type { Side } from '../meeting-labels';
import { MeetingReview } from './meeting-review';

const END = Date.parse('2026-11-20T02:00:00Z');
const NOW = END + 3_600_000;
const REVIEW: Review = {
  _id: 'r1',
  meeting_id: 'm1',
  rating: 4,
  comment: 'Clear.',
  show_name: false,
  author: 'Client',
  created_at: '2026-11-20T03:00:00Z',
  edited_at: null,
  reported_at: null,
  report_decision: null,
  hidden_at: null,
  reply: null,
};

const realFetch = globalThis.fetch;
let sent: { url: string; method: string; body: unknown }[];
let answer: () => [status: number, payload: unknown];

beforeEach(() => {
  sent = [];
  globalThis.fetch = (async (url: string, { method = 'GET', body }: RequestInit) => {
    sent.push({ url: String(url), method, body: body && JSON.parse(String(body)) });
    const [status, payload] = answer();
    return {
      status,
      statusText: '',
      headers: { get: () => null },
      text: async () => (payload === null ? '' : JSON.stringify(payload)),
    };
  }) as unknown as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

/** The review of a meeting as the queries have it, which writes change. */
function Page({ meeting, side, now }: { meeting: Meeting; side: Side; now: number }) {
  const { data } = useQuery({
    queryKey: meetingKeys.detail('m1'),
    queryFn: () => meeting,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data && <MeetingReview meeting={data} side={side} now={now} />;
}

function open(part: Partial<Meeting> = {}, side: Side = 'client', now = NOW) {
  const person = { _id: 'x', display_name: 'Maria Santos', picture_url: null };
  const meeting = {
    _id: 'm1',
    status: 'COMPLETED',
    end_time: new Date(END).toISOString(),
    review: null,
    lawyer: person,
    client: person,
    work_item_id: null,
    ...part,
  } as unknown as Meeting;
  const queries = createQueryClient();
  queries.setQueryData(meetingKeys.detail('m1'), meeting);
  return render(
    <QueryClientProvider client={queries}>
      <Page meeting={meeting} side={side} now={now} />
    </QueryClientProvider>,
  );
}

const star = (name: string) => screen.getByRole('radio', { name });
const text = () => screen.getByLabelText(/^Your review/);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('stars are a radio group, and the first that is asked: the rest comes with one', () => {
  open();
  const group = screen.getByRole('group', { name: 'Your rating' });
  const names = within(group).getAllByRole('radio');
  expect(names).toHaveLength(5);
  for (const name of ['1 star', '2 stars', '5 stars']) expect(star(name)).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Publish review' })).toBeNull();
  fireEvent.click(star('1 star'));
  expect(text()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publish review' })).toBeEnabled();
});

test('it is published, then updated', async () => {
  open();
  answer = () => [201, { ...REVIEW, rating: 5 }];
  fireEvent.click(star('5 stars'));
  fireEvent.change(text(), { target: { value: 'Clear.' } });
  press('Publish review');
  expect(await screen.findByText('Published as Client, written November 20, 2026')).toBeVisible();
  expect(sent[0]).toMatchObject({
    method: 'POST',
    url: '/api/v1/review',
    body: { meeting_id: 'm1', rating: 5, comment: 'Clear.', show_name: false },
  });
  const update = screen.getByRole('button', { name: 'Update review' });
  expect(update).toBeDisabled();
  answer = () => [200, { ...REVIEW, rating: 3, edited_at: '2026-11-21T03:00:00Z' }];
  fireEvent.click(star('3 stars'));
  expect(screen.getByText('Changes not saved yet')).toBeVisible();
  fireEvent.click(update);
  expect(await screen.findByText('Published as Client, updated November 21, 2026')).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ method: 'PATCH', url: '/api/v1/review/r1' });
});

test('a failure stands beside it, and nothing typed is lost', async () => {
  open();
  answer = () => [503, { key: 'unavailable', message: '' }];
  fireEvent.click(star('2 stars'));
  fireEvent.change(text(), { target: { value: 'Late.' } });
  press('Publish review');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The review was not saved. Please try again.');
  expect(text()).toHaveValue('Late.');
  expect(star('2 stars')).toBeChecked();
});

test('there is none before the end, nor of a cancelled meeting', () => {
  const { container } = open({ status: 'CONFIRMED' }, 'client', END - 1);
  expect(container).toBeEmptyDOMElement();
  expect(open({ status: 'CANCELLED' }).container).toBeEmptyDOMElement();
  expect(open({}, 'lawyer').container).toBeEmptyDOMElement();
});

test('the lawyer reads it and reports it once, with a reason', async () => {
  open({ review: { ...REVIEW, author: 'Maria S.' } }, 'lawyer');
  expect(screen.getByText('On your public profile it is signed “Maria S.”.')).toBeVisible();
  press('Report this review');
  press('Send report');
  expect(await screen.findByText('Please provide a value.')).toBeVisible();
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'Not true.' } });
  answer = () => [204, null];
  press('Send report');
  expect(await screen.findByText(/^You reported this review on/)).toBeVisible();
  expect(sent).toMatchObject([{ url: '/api/v1/review/r1/report', body: { reason: 'Not true.' } }]);
});

test('the lawyer replies for everyone to read, with a hint at what should stay between the two', async () => {
  open({ review: REVIEW }, 'lawyer');
  press('Reply publicly');
  expect(screen.getByLabelText('Your reply')).toHaveFocus();
  press('Publish reply');
  expect(screen.getByText('Please provide a value.')).toBeVisible();
  const write = (value: string) =>
    fireEvent.change(screen.getByLabelText('Your reply'), { target: { value } });
  write('Your annulment took long.');
  expect(screen.getByText(/^“your annulment” may tell something/)).toBeVisible();
  write('Thank you.');
  expect(screen.queryByText(/may tell something/)).toBeNull();

  answer = () => [503, { key: 'unavailable', message: '' }];
  press('Publish reply');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The reply was not published. Please try again.');
  expect(screen.getByLabelText('Your reply')).toHaveValue('Thank you.');

  const reply = { text: 'Thank you.', created_at: '2026-11-21T03:00:00Z' };
  answer = () => [200, { ...REVIEW, reply }];
  press('Publish reply');
  expect(await screen.findByText('November 21, 2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reply publicly' })).toBeNull();
  expect(sent.at(-1)).toMatchObject({
    method: 'PUT',
    url: '/api/v1/review/r1/reply',
    body: { reply: 'Thank you.' },
  });
});

const REPLIED = { ...REVIEW, reply: { text: 'Thank you.', created_at: '2026-11-21T03:00:00Z' } };

test('the lawyer takes a reply back', async () => {
  open({ review: REPLIED }, 'lawyer');
  press('Take your reply back');
  answer = () => [204, null];
  press('Take it back');
  expect(await screen.findByRole('button', { name: 'Reply publicly' })).toBeVisible();
  expect(sent).toMatchObject([{ method: 'DELETE', url: '/api/v1/review/r1/reply' }]);
});

test('the client reads the reply below the own review', () => {
  open({ review: REPLIED });
  expect(screen.getByText('Reply from Atty. Maria Santos')).toBeVisible();
  expect(screen.getByText('Thank you.')).toBeVisible();
});

test('a hidden review is not replied to', () => {
  open({ review: { ...REVIEW, hidden_at: '2026-11-21T03:00:00Z' } }, 'lawyer');
  expect(screen.queryByRole('button', { name: 'Reply publicly' })).toBeNull();
});

import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { meetingQuery } from '@/lib/client/meetings/meetings';
import type { Meeting, MeetingAbsence } from '@/lib/contract/meetings/meetings';
import { HOUR_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { meetingServer, meetingWith, START, showMeeting } from '@/lib/testing/meeting-page';
import type { Side } from '../meeting-labels';
import { MeetingAbsence as Absence, SomethingWrong } from './meeting-absence';
import { StayNotice } from './stay-notice';

const server = meetingServer();
const answers = () => server.sent.filter(({ method }) => method === 'PUT');
const BUTTON = 'Report that nobody called';
const LATER = START + 20 * MINUTE_MS;
const phone: Partial<Meeting> = { type: 'PHONE', phone: '+639170000001' };
const reported: MeetingAbsence = {
  state: 'REPORTED',
  details: 'I waited.',
  reported_at: isoInstant(START + HOUR_MS),
  answer_until: isoInstant(START + 25 * HOUR_MS),
  answer: null,
  answered_at: null,
  decision: null,
  decided_at: null,
  unconnected: false,
};

function Page({ side, now }: { side: Side; now: number }) {
  const { data } = useQuery(meetingQuery('m1'));
  return data ? <Absence meeting={data} side={side} now={now} /> : null;
}

function open(change: Partial<Meeting>, side: Side = 'client', now = LATER) {
  showMeeting(meetingWith({ ...phone, ...change }), <Page side={side} now={now} />);
}

const VIDEO: Partial<Meeting> = { type: 'VIDEO', phone: null };

test.each<[string, Partial<Meeting>, Side, number]>([
  ['to its lawyer', {}, 'lawyer', LATER],
  ['before 15 minutes have passed', {}, 'client', START + 15 * MINUTE_MS - 1],
  ['after 48 hours', {}, 'client', START + 48 * HOUR_MS],
  ['by video, once its money is released', VIDEO, 'client', START + 24.5 * HOUR_MS],
  ['of one that was cancelled', { status: 'CANCELLED' }, 'client', LATER],
])('nothing is offered %s', (_, change, side, now) => {
  open(change, side, now);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a client reads until when, and says what happened', async () => {
  server.answer = () => ({
    status: 200,
    payload: meetingWith({ ...phone, absence: reported }),
  });
  open({});
  expect(screen.getByText(/You can tell us until/)).toHaveTextContent(
    'until Sun, Nov 29, 10:00 AM PHT',
  );
  fireEvent.click(screen.getByRole('button', { name: BUTTON }));
  const dialog = screen.getByRole('dialog', { name: 'The lawyer did not call' });
  const send = () =>
    act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Send report' })));
  await send();
  expect(server.sent).toEqual([]);
  fireEvent.change(within(dialog).getByLabelText(/What happened/), {
    target: { value: ' I waited. ' },
  });
  await send();
  expect(server.sent[0]).toEqual({
    method: 'POST',
    url: '/api/v1/meeting/m1/absence',
    body: { details: 'I waited.' },
  });
  expect(await screen.findByText('You reported that the lawyer did not call')).toBeVisible();
});

describe('a lawyer who left the call too early', () => {
  const stay = {
    until: isoInstant(START + 2 * MINUTE_MS),
    refund_at: isoInstant(START + 15 * MINUTE_MS),
  };
  const show = (change: Partial<Meeting>, now = START + MINUTE_MS) =>
    showMeeting(
      meetingWith({}),
      <StayNotice meeting={meetingWith({ ...VIDEO, status: 'CONFIRMED', ...change })} now={now} />,
    );

  test('reads until when to stay, what happens otherwise, and rejoins', () => {
    show({ stay });
    expect(
      screen.getByRole('heading', {
        name: 'Stay until 10:02 AM, or the client is refunded at 10:15 AM',
      }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Rejoin' })).toHaveAttribute(
      'href',
      '/lawyer-portal/meeting/m1/join',
    );
  });

  test('reads nothing once it no longer helps, nor one who has come', () => {
    show({ stay }, START + 14.5 * MINUTE_MS);
    show({ stay: null });
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('of a lawyer who came, for all that is known', () => {
  const wrong = (change: Partial<Meeting>) => {
    const meeting = meetingWith({ ...VIDEO, ...change });
    showMeeting(meeting, <SomethingWrong meeting={meeting} now={LATER} />);
  };
  const review = {
    _id: 'r1',
    rating: 5,
    comment: null,
    author: 'Anna',
    show_name: false,
    created_at: isoInstant(LATER),
    edited_at: null,
    hidden_at: null,
    reply: null,
  } as unknown as Meeting['review'];

  test.each<[string, Partial<Meeting>]>([
    ['seen in the call', { ...VIDEO, lawyer_seen: true }],
    ['rated', { review }],
  ])('%s: nothing is asked at the top, and the report is folded at the end', (_, change) => {
    open(change);
    expect(screen.queryByRole('heading', { name: /^The lawyer did not/ })).toBeNull();
    wrong({ ...change, ...(change.type ? {} : phone) });
    const folded = screen.getByText('Something was wrong').closest('details');
    expect(folded).not.toHaveAttribute('open');
    expect(folded).toHaveTextContent(/^Something was wrongThe lawyer did not (come|call)\?/);
  });

  test('one who was not seen is asked about at once', () => {
    open({ ...VIDEO, lawyer_seen: false });
    expect(screen.getByRole('heading', { name: 'The lawyer did not come?' })).toBeVisible();
    wrong({ lawyer_seen: false });
    expect(screen.queryByText('Something was wrong')).toBeNull();
  });
});

test('of a meeting by video it is said in words of its own', () => {
  open({ type: 'VIDEO', phone: null });
  expect(screen.getByRole('heading', { name: 'The lawyer did not come?' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Report that the lawyer did not come' }));
  const dialog = screen.getByRole('dialog', { name: 'The lawyer did not come' });
  expect(dialog).not.toHaveTextContent(/call|phone/);
});

describe('of a call that could not be connected', () => {
  const never: Partial<Meeting> = { type: 'VIDEO', phone: null, never_connected: true };
  const region = () => screen.getByRole('region', { name: 'The call could not be connected' });

  test('a client has the money back, or another time', async () => {
    open(never);
    expect(region()).toHaveTextContent('Nobody counts as absent');
    expect(region()).toHaveTextContent('until Sat, Nov 28, 10:30 AM PHT');
    expect(within(region()).getByRole('link', { name: 'Choose another time' })).toHaveAttribute(
      'href',
      '/customer-portal/meeting/m1/reschedule',
    );
    expect(screen.queryByRole('button', { name: /did not come/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Get your money back' }));
    const dialog = screen.getByRole('dialog', { name: 'Get your money back?' });
    expect(dialog).toHaveTextContent('₱1,050');
    server.answer = () => ({
      status: 200,
      payload: meetingWith({
        ...never,
        never_connected: false,
        status: 'CANCELLED',
        absence: { ...reported, state: 'REFUNDED', unconnected: true },
      }),
    });
    await act(async () =>
      fireEvent.click(within(dialog).getByRole('button', { name: 'Get your money back' })),
    );
    expect(server.sent[0]).toEqual({
      method: 'POST',
      url: '/api/v1/meeting/m1/absence',
      body: { details: 'The call could not be connected.' },
    });
    expect(await screen.findByText('Cancelled: the call could not be connected')).toBeVisible();
  });

  test('of a free one it is cancelled, or moved', () => {
    const { payment } = meetingWith();
    open({ ...never, payment: { ...payment, price: 0, platform_fee: 0, total: 0 } });
    expect(screen.getByRole('button', { name: 'Cancel the meeting' })).toBeVisible();
    expect(region()).not.toHaveTextContent(/money|pay/);
  });

  test('a failure is said, and both ways stay', async () => {
    open(never);
    server.answer = () => ({ status: 500, payload: { key: 'internal', message: 'No.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Get your money back' }));
    const dialog = screen.getByRole('dialog');
    await act(async () =>
      fireEvent.click(within(dialog).getByRole('button', { name: 'Get your money back' })),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The report was not sent.');
    expect(screen.getByText('Choose another time')).toBeInTheDocument();
  });
});

test('what was typed outlives a failure', async () => {
  server.answer = () => ({ status: 500, payload: { key: 'internal', message: 'No.' } });
  open({});
  fireEvent.click(screen.getByRole('button', { name: BUTTON }));
  const text = screen.getByLabelText(/What happened/);
  fireEvent.change(text, { target: { value: 'I waited.' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send report' })));
  expect(await screen.findByRole('alert')).toHaveTextContent('The report was not sent.');
  expect(text).toHaveValue('I waited.');
});

describe('a lawyer who is asked', () => {
  const NOW_ASKED = START + 2 * HOUR_MS;

  test('reads by when, and objects in words', async () => {
    const contested = { ...reported, state: 'CONTESTED', answer: 'I called.' } as const;
    server.answer = (_method, url) => ({
      status: 200,
      payload: url.includes('/cases')
        ? { results: [], hasMore: false, page: 0 }
        : meetingWith({ ...phone, absence: contested }),
    });
    open({ absence: reported }, 'lawyer', NOW_ASKED);
    const region = screen.getByRole('region', { name: 'Your client says you did not call' });
    expect(region).toHaveTextContent('Please answer by Sat, Nov 28, 11:00 AM PHT');
    expect(region).toHaveTextContent('I waited.');
    const object = () =>
      act(async () => fireEvent.click(screen.getByRole('button', { name: 'I called: object' })));
    await object();
    expect(answers()).toEqual([]);
    fireEvent.change(screen.getByLabelText(/What happened/), { target: { value: 'I called.' } });
    await object();
    expect(answers()[0]?.body).toEqual({ contest: true, details: 'I called.' });
    expect(await screen.findByText('You object to what your client reported')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('of a meeting by video is asked whether they came', () => {
    open({ type: 'VIDEO', phone: null, absence: reported }, 'lawyer', NOW_ASKED);
    const region = screen.getByRole('region', { name: 'Your client says you did not come' });
    expect(region).toHaveTextContent('both browsers reported');
    expect(screen.getByRole('button', { name: 'I came: object' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'I did not come' })).toBeVisible();
    expect(region).not.toHaveTextContent(/number|phone/);
  });

  test('admits it after one more question', async () => {
    open({ absence: reported }, 'lawyer', NOW_ASKED);
    fireEvent.click(screen.getByRole('button', { name: 'I did not call' }));
    const dialog = screen.getByRole('dialog', { name: 'You did not call?' });
    expect(dialog).toHaveTextContent('The client gets ₱1,050 back.');
    await act(async () =>
      fireEvent.click(within(dialog).getByRole('button', { name: 'I did not call' })),
    );
    expect(answers()[0]?.body).toEqual({ contest: false });
  });

  test('too late, there is nothing to answer', () => {
    open({ absence: reported }, 'lawyer', START + 25 * HOUR_MS);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/The time to answer has passed/)).toBeVisible();
  });
});

test.each([
  ['CONTESTED', 'client', 'The lawyer says that the call took place', /decides/],
  ['REFUNDED', 'client', 'The lawyer did not call', /₱1,050 goes back to you/],
  ['REFUNDED', 'lawyer', 'Cancelled: you did not call', /goes back to the client/],
  ['REJECTED', 'client', 'Decided: the call counts as held', /The meeting stays as it is/],
] as const)('%s, as the %s reads it', (state, side, title, words) => {
  const status = state === 'REFUNDED' ? 'CANCELLED' : 'COMPLETED';
  open(
    { status, absence: { ...reported, state, answer: 'I called.' } },
    side,
    START + 30 * HOUR_MS,
  );
  const region = screen.getByRole('region', { name: title });
  expect(region).toHaveTextContent(words);
  expect(region).toHaveTextContent('I called.');
});

test.each<[Partial<Meeting>, RegExp]>([
  [{ absence: reported }, /the person who paid gets everything back/],
  [
    { status: 'CANCELLED', absence: { ...reported, state: 'REFUNDED' } },
    /goes back to the person who paid/,
  ],
])('somebody else paid: the money is not promised to the client', (change, words) => {
  open({ ...change, payment: { ...meetingWith({}).payment, by_payer: true } });
  expect(screen.getByText(words)).toBeVisible();
});

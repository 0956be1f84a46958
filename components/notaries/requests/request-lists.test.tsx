import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { sentRequestsQuery } from '@/lib/client/notaries/requests';
import { Queries } from '@/lib/client/platform/queries';
import { getQueryClient } from '@/lib/client/platform/query-client';
import type { ReceivedRequest, SentRequest } from '@/lib/contract/notaries/requests';
import { fakeServer } from '@/lib/testing/fake-server';
import { ReceivedRequests } from './received-requests';
import { SentRequests } from './sent-requests';

jest.mock('next/navigation', () => jest.requireActual('@/lib/testing/location-hooks'));

const SHARED = {
  status: 'SENT' as const,
  service: 'Deed of sale',
  day: '2026-11-26',
  part_of_day: null,
  message: 'Two people sign.',
  phone: '+639171234567',
  answer: null,
  created_at: '2026-11-23T01:00:00Z',
  answered_at: null,
  start_time: null,
};
const server = fakeServer();
const outside = {
  status: 400,
  payload: { key: 'invalid_input', message: 'x', fields: { time: 'Your office is not open.' } },
};
const failure = (status: number, key: string, message = '') => ({
  status,
  payload: { key, message },
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
  getQueryClient().clear();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));

describe('at the notary', () => {
  let open: ReceivedRequest[];
  let answered: ReceivedRequest[];

  beforeEach(() => {
    const client = { display_name: 'Ana Reyes', picture_url: null };
    open = ['r1', 'r2'].map((_id) => ({ ...SHARED, _id, client, seen: false }));
    answered = [];
    server.answer = ({ method, path, body }) => {
      if (path.endsWith('/seen')) {
        open = open.map((one) => ({ ...one, seen: true }));
        return { status: 204 };
      }
      if (method === 'GET') {
        const results = path.includes('status=answered') ? answered : open;
        const unseen = open.filter(({ seen }) => !seen).length;
        const payload = { results, hasMore: false, page: 0, open: open.length, unseen };
        return { status: 200, payload };
      }
      const { answer, note, time } = body as { answer: string; note: string; time?: string };
      if (answer === 'accept' && time === '06:00') return outside;
      const [request] = open.splice(0, 1);
      const status = answer === 'accept' ? 'ACCEPTED' : 'DECLINED';
      const moved = { ...request, status, answer: note } as ReceivedRequest;
      answered.push(moved);
      return { status: 200, payload: moved };
    };
  });

  const show = () => render(<ReceivedRequests />, { wrapper: Queries });

  test('each says who, what and when, and is seen once it is shown', async () => {
    show();
    const [first] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('Ana ReyesNewDeed of sale, Thu, Nov 26');
    expect(first).toHaveTextContent('Asked on November 23, 2026Two people sign.');
    expect(screen.getAllByRole('link', { name: '+63 917 123 4567' })[0]).toHaveAttribute(
      'href',
      'tel:+639171234567',
    );
    expect(screen.getByRole('tab', { name: 'Open 2' })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(server.of('PUT')).toHaveLength(1));
    expect(server.of('PUT')[0]?.path).toBe('/notary-public/requests/seen');
    expect(screen.getAllByText('New')).toHaveLength(2);
  });

  test('one is accepted, and stands among the answered', async () => {
    show();
    await screen.findAllByRole('listitem');
    fireEvent.click(screen.getAllByRole('button', { name: /^Accept/ })[0] as HTMLElement);
    const note = inDialog().getByRole('textbox', { name: /^Note to the client/ });
    fireEvent.change(note, { target: { value: 'Bring your ID.' } });
    const time = inDialog().getByLabelText('Time');
    fireEvent.change(time, { target: { value: '06:00' } });
    fireEvent.click(inDialog().getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(time).toHaveAccessibleDescription(/Your office is not open\./));
    fireEvent.change(time, { target: { value: '10:00' } });
    fireEvent.click(inDialog().getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(server.of('PUT').at(-1)).toMatchObject({
      path: '/notary-public/requests/r1',
      body: { answer: 'accept', time: '10:00', note: 'Bring your ID.' },
    });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Requests' })).toHaveFocus());
    fireEvent.click(screen.getByRole('tab', { name: 'Answered' }));
    expect(await screen.findByText('Bring your ID.')).toBeInTheDocument();
    expect(screen.getByText('Accepted')).toBeInTheDocument();
    expect(window.location.search).toBe('?requests=answered');
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  });

  test('declining needs a reason, and says where the client was faster', async () => {
    show();
    await screen.findAllByRole('listitem');
    fireEvent.click(screen.getAllByRole('button', { name: /^Decline/ })[0] as HTMLElement);
    const reason = inDialog().getByRole('textbox', { name: 'Reason' });
    fireEvent.click(inDialog().getByRole('button', { name: 'Decline' }));
    expect(reason).toHaveAccessibleDescription(/Please provide a value/);
    const before = server.answer;
    server.answer = (request) =>
      request.method === 'PUT'
        ? failure(409, 'bad_transition', 'This request was withdrawn.')
        : before(request);
    fireEvent.change(reason, { target: { value: 'We are full.' } });
    fireEvent.click(inDialog().getByRole('button', { name: 'Decline' }));
    expect(await inDialog().findByRole('alert')).toHaveTextContent('This request was withdrawn.');
    expect(reason).toHaveValue('We are full.');
  });

  test('without any it says where they come from, and what failed is tried again', async () => {
    const before = server.answer;
    server.answer = () => failure(400, 'invalid_input');
    open = [];
    show();
    expect(await screen.findByText('Failed to fetch appointment requests')).toBeInTheDocument();
    server.answer = before;
    press('Try again');
    expect(await screen.findByText(/^No requests are waiting for your answer/)).toBeInTheDocument();
  });
});

describe('at the client', () => {
  const NOTARY = {
    _id: 'maria-santos-7k2f',
    display_name: 'Maria Santos',
    picture_url: null,
    office_address: '2F Example Building',
    phone: '+63281234567',
    listed: true,
  };
  const one = (change: Partial<SentRequest> = {}): SentRequest => ({
    ...SHARED,
    _id: 'r1',
    notary: NOTARY,
    ...change,
  });

  function show(results: SentRequest[]) {
    const pages = [{ results, hasMore: false, page: 0 }];
    getQueryClient().setQueryData(sentRequestsQuery.queryKey, { pages, pageParams: [0] });
    return render(<SentRequests />, { wrapper: Queries });
  }

  test('there is nothing for who asked for nothing', () => {
    expect(show([]).container).toBeEmptyDOMElement();
  });

  test('each says how it stands, the answer, and where the office is', () => {
    show([
      one({ status: 'ACCEPTED', answer: 'Come at 10 AM.', start_time: '2026-11-26T02:00:00Z' }),
      one({ _id: 'r2', status: 'DECLINED', answer: 'We are full.' }),
      one({ _id: 'r3', notary: { ...NOTARY, listed: false } }),
    ]);
    const [accepted, declined, hidden] = screen.getAllByRole('listitem') as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    expect(accepted).toHaveTextContent('AcceptedMSAtty. Maria SantosDeed of sale');
    expect(accepted).toHaveTextContent('Atty. Maria Santos wroteCome at 10 AM.');
    expect(within(accepted).getByRole('link', { name: 'Atty. Maria Santos' })).toHaveAttribute(
      'href',
      '/notary-public/profile/maria-santos-7k2f',
    );
    expect(within(accepted).getByRole('link', { name: '+63 2 8123 4567' })).toBeInTheDocument();
    expect(declined).toHaveTextContent('We are full.');
    expect(within(declined).queryByRole('button')).toBeNull();
    expect(hidden).toHaveTextContent('Waiting for an answer');
    expect(within(hidden).queryByRole('link', { name: /Santos/ })).toBeNull();
  });

  test('one is withdrawn after a question', async () => {
    show([one()]);
    server.answer = ({ method }) =>
      method === 'DELETE'
        ? { status: 204 }
        : {
            status: 200,
            payload: { results: [one({ status: 'WITHDRAWN' })], hasMore: false, page: 0 },
          };
    press(/^Withdraw/);
    fireEvent.click(inDialog().getByRole('button', { name: 'Withdraw it' }));
    expect(await screen.findByText('Withdrawn')).toBeInTheDocument();
    expect(server.of('DELETE')).toMatchObject([{ path: '/notary-public/requests/r1' }]);
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
    await waitFor(() =>
      expect(
        screen.getByRole('heading', { name: 'Appointments with notaries public' }),
      ).toHaveFocus(),
    );
  });
});

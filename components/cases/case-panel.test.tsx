import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { OwnCase } from '@/lib/contract/cases/cases';
import { fakeServer } from '@/lib/testing/fake-server';
import { Cases } from './case-panel';

const server = fakeServer();

const OPEN: OwnCase = {
  _id: 'k1',
  kind: 'OBJECTION',
  state: 'OPEN',
  side: 'lawyer',
  may: ['answer', 'add_files', 'offer'],
  title: 'Dismissal case',
  agreement_id: 'w1',
  meeting_id: null,
  client: { display_name: 'Ana Reyes' },
  lawyer: { display_name: 'Atty. Maria Santos' },
  opened_at: '2026-11-22T02:00:00Z',
  asks: 300_000,
  held: [{ refundable: 505_000, releasable: 500_000 }],
  answer_until: '2026-11-25T02:00:00Z',
  reply_until: null,
  decide_by: null,
  statements: [
    {
      kind: 'OPENING',
      by: 'client',
      text: 'No paper was filed.',
      written_at: '2026-11-22T02:00:00Z',
    },
  ],
  files: [],
  deliveries: [],
  messages: [],
  offers: [],
  decisions: [],
  moves_at: null,
  closed_at: null,
};

const REFUSED = { status: 409, payload: { key: 'bad_transition', message: 'Not now.' } };

async function show(of: Partial<OwnCase>, write = { status: 200, payload: OPEN as object }) {
  server.answer = ({ method }) =>
    method === 'GET'
      ? { status: 200, payload: { results: [{ ...OPEN, ...of }], hasMore: false, page: 0 } }
      : write;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Cases about={{ agreement: 'w1' }} under={['one']} fallback="The objection" />
    </QueryClientProvider>,
  );
  await screen.findByText('No paper was filed.');
}

const press = (name: string, within_: HTMLElement = document.body) =>
  act(async () => fireEvent.click(within(within_).getByRole('button', { name })));

test('the lawyer answers; nothing typed is lost when it fails', async () => {
  await show({}, REFUSED);
  const region = screen.getByRole('region', { name: 'Your client objects to the work' });
  expect(region).toHaveTextContent('Please answer by Wed, Nov 25, 10:00 AM');
  expect(region).toHaveTextContent('₱5,050 is held. The client asks for ₱3,000 back.');
  await press('Send the answer');
  expect(region).toHaveTextContent('Please provide a value.');
  fireEvent.change(screen.getByLabelText(/Your answer/), { target: { value: 'It was filed.' } });
  await press('Send the answer');
  expect(server.of('PUT')).toMatchObject([
    { path: '/cases/k1/answer', body: { statement: 'It was filed.' } },
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  expect(screen.getByLabelText(/Your answer/)).toHaveValue('It was filed.');
});

test('an offer says where the money goes, and is checked', async () => {
  await show({});
  await press('Offer to settle');
  const dialog = screen.getByRole('dialog');
  const amount = within(dialog).getByLabelText('Back to the client, in pesos');
  fireEvent.change(amount, { target: { value: '6000' } });
  await press('Make the offer', dialog);
  expect(dialog).toHaveTextContent('Please enter an amount from ₱0 to ₱5,050.');
  fireEvent.change(amount, { target: { value: '1000' } });
  expect(dialog).toHaveTextContent('₱1,000 goes back to Ana Reyes, ₱4,000 is released to you');
  await press('Make the offer', dialog);
  expect(server.of('POST')).toMatchObject([
    { path: '/cases/k1/offers', body: { refund: 100_000 } },
  ]);
});

const OFFER = {
  _id: 'o1',
  by: 'client',
  refund: 400_000,
  note: null,
  state: 'OPEN',
  made_at: '2026-11-23T02:00:00Z',
  expires_at: '2026-11-25T02:00:00Z',
} as const;

const offerForm = () => {
  const dialog = screen.getByRole('dialog');
  const amount = within(dialog).getByLabelText('Back to the client, in pesos');
  const note = within(dialog).getByLabelText(/A word with it/);
  return { dialog, amount, note };
};

test('a note goes with the offer; too long a one is not sent, and a failure keeps what was typed', async () => {
  await show({}, REFUSED);
  await press('Offer to settle');
  const { dialog, amount, note } = offerForm();
  fireEvent.change(amount, { target: { value: '1000' } });
  fireEvent.change(note, { target: { value: 'x'.repeat(501) } });
  await press('Make the offer', dialog);
  expect(note).toBeInvalid();
  expect(note).toHaveAccessibleDescription(/500/);
  expect(server.of('POST')).toEqual([]);
  fireEvent.change(note, { target: { value: ' I am sorry. ' } });
  expect(note).toBeValid();
  await press('Make the offer', dialog);
  expect(server.of('POST')).toMatchObject([{ body: { refund: 100_000, note: 'I am sorry.' } }]);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Not now.');
  expect(amount).toHaveValue('1000');
  expect(note).toHaveValue(' I am sorry. ');
});

test('what the server finds wrong with the note stands beside it', async () => {
  const fields = { note: 'Please remove what cannot be read.' };
  await show({}, { status: 400, payload: { key: 'invalid_input', message: 'No.', fields } });
  await press('Offer to settle');
  const { dialog, amount, note } = offerForm();
  fireEvent.change(amount, { target: { value: '1000' } });
  await press('Make the offer', dialog);
  expect(note).toHaveAccessibleDescription(/Please remove what cannot be read\./);
});

test('a counter-offer that was typed stays when the offer beside it is taken back, until it is made', async () => {
  await show({ may: ['offer', 'answer_offer'], offers: [OFFER] });
  const answers = server.answer;
  await press('Make a counter-offer');
  const first = offerForm();
  fireEvent.change(first.amount, { target: { value: '1000' } });
  fireEvent.change(first.note, { target: { value: 'I am sorry.' } });
  const withdrawn = { ...OPEN, offers: [{ ...OFFER, state: 'WITHDRAWN' }] };
  const list = { results: [withdrawn], hasMore: false, page: 0 };
  server.answer = ({ method }) => (method === 'GET' ? { status: 200, payload: list } : REFUSED);
  await press('Make the offer', first.dialog);
  await press('Offer to settle');
  const again = offerForm();
  expect(again.amount).toHaveValue('1000');
  expect(again.note).toHaveValue('I am sorry.');
  server.answer = answers;
  await press('Make the offer', again.dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Make a counter-offer');
  expect(offerForm().note).toHaveValue('');
});

test('the note of an offer that is over stays with it', async () => {
  await show({ offers: [{ ...OFFER, state: 'REFUSED', note: 'I paid for all of it.' }] });
  const [line] = within(screen.getByRole('list', { name: 'Offers to settle' })).getAllByRole(
    'listitem',
  );
  expect(line).toHaveTextContent('Ana Reyes offered ₱4,000 back: refused');
  expect(line).toHaveTextContent('I paid for all of it.');
});

test('the other side’s offer is accepted after one more question', async () => {
  const offer = {
    _id: 'o1',
    by: 'lawyer',
    refund: 100_000,
    note: 'I am sorry for the wait.',
    state: 'OPEN',
    made_at: '2026-11-23T02:00:00Z',
    expires_at: '2026-11-25T02:00:00Z',
  } as const;
  await show({ side: 'client', may: ['add_files', 'answer_offer'], offers: [offer] });
  expect(screen.getByText('Atty. Maria Santos offers to settle')).toBeVisible();
  expect(screen.getAllByText('I am sorry for the wait.')).toHaveLength(1);
  await press('Accept the offer');
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('₱1,000 goes back to you');
  await press('Accept it', dialog);
  expect(server.of('PUT')).toMatchObject([
    { path: '/cases/k1/offers/o1', body: { accepted: true } },
  ]);
});

const WRITTEN = {
  _id: 'm1',
  author: 'client',
  about: 'Demand letter',
  text: 'You said that it was filed.',
  written_at: '2026-11-20T02:00:00Z',
  handed_in: false,
} as const;

/** Answers the request for messages with `list`. */
function listed(list: () => ReturnType<typeof server.answer>) {
  const cases = server.answer;
  server.answer = (sent) =>
    sent.path.includes('/messages') && sent.method === 'GET' ? list() : cases(sent);
}

test('messages are chosen and handed in; those that are there are not chosen again', async () => {
  await show({});
  const there = { ...WRITTEN, _id: 'm0', author: 'lawyer', text: 'It was.', handed_in: true };
  const results = [WRITTEN, there];
  listed(() => ({ status: 200, payload: { results, hasMore: true, page: 0 } }));
  await press('Hand in messages');
  const dialog = screen.getByRole('dialog');
  const box = await within(dialog).findByRole('checkbox', { name: /You said that it was filed/ });
  expect(within(dialog).getByRole('checkbox', { name: /It was\./ })).toBeDisabled();
  expect(dialog).toHaveTextContent(/10:00 AM.*, about “Demand letter”/);
  expect(within(dialog).getByRole('button', { name: 'Show older messages' })).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Hand in' })).toBeDisabled();
  fireEvent.click(box);
  await press('Hand in 1', dialog);
  expect(server.of('PUT')).toMatchObject([{ path: '/cases/k1/messages', body: { ids: ['m1'] } }]);
});

test('a failure to hand in keeps what was chosen', async () => {
  await show({}, REFUSED);
  listed(() => ({ status: 200, payload: { results: [WRITTEN], hasMore: false, page: 0 } }));
  await press('Hand in messages');
  const dialog = screen.getByRole('dialog');
  const box = await within(dialog).findByRole('checkbox');
  fireEvent.click(box);
  await press('Hand in 1', dialog);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Not now.');
  expect(box).toBeChecked();
});

test('messages that cannot be read and none at all are told apart', async () => {
  await show({});
  let list = { status: 404, payload: { key: 'not_found', message: '' } as object };
  listed(() => list);
  await press('Hand in messages');
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByText('Failed to fetch the messages')).toBeVisible();
  list = { status: 200, payload: { results: [], hasMore: false, page: 0 } };
  await press('Try again', dialog);
  expect(await within(dialog).findByText(/^You have not written to each other\./)).toBeVisible();
});

test('what was handed in is read with who wrote it and who handed it in', async () => {
  const { handed_in: _, about: __, ...message } = WRITTEN;
  const handed = { by: 'lawyer', handed_in_at: '2026-11-22T03:00:00Z' } as const;
  await show({
    messages: [
      { ...message, ...handed },
      { ...message, ...handed, _id: 'm2', author: 'lawyer', text: null, by: 'client' },
    ],
  });
  const [first, second] = within(
    screen.getByRole('list', { name: 'Messages that were handed in' }),
  ).getAllByRole('listitem');
  expect(first).toHaveTextContent('Ana Reyes wrote in a message on Fri, Nov 20, 10:00 AM');
  expect(first).toHaveTextContent('handed in by you');
  expect(first).toHaveTextContent('You said that it was filed.');
  expect(second).toHaveTextContent('You wrote in a message');
  expect(second).toHaveTextContent('handed in by Ana Reyes');
  expect(second).toHaveTextContent('The text was deleted with an account.');
});

test('a decision can be looked at again, once, with something new', async () => {
  await show({
    state: 'DECIDED',
    may: ['review'],
    moves_at: '2026-12-02T02:00:00Z',
    decisions: [{ refund: 100_000, reason: 'Half was filed.', decided_at: '2026-11-25T02:00:00Z' }],
  });
  const region = screen.getByRole('region', { name: 'Your client objects to the work' });
  expect(region).toHaveTextContent('The money moves on Wed, Dec 2, 10:00 AM');
  // First of all, and among what was said.
  expect(
    within(region).getAllByText(/₱1,000 goes back to the client; the rest is released to you/),
  ).toHaveLength(2);
  expect(region).not.toHaveTextContent('is held.');
  await press('Ask for another look');
  const dialog = screen.getByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(/What is new/), { target: { value: 'A stamp.' } });
  await press('Ask for it', dialog);
  expect(server.of('POST')).toMatchObject([
    { path: '/cases/k1/review', body: { statement: 'A stamp.' } },
  ]);
});

test('without a case what stood before stays; a failure says so', async () => {
  server.answer = () => ({ status: 200, payload: { results: [], hasMore: false, page: 0 } });
  const queries = createQueryClient();
  const panel = (
    <QueryClientProvider client={queries}>
      <Cases about={{ agreement: 'w1' }} under={['two']} fallback="The objection" />
    </QueryClientProvider>
  );
  const { rerender } = render(panel);
  await waitFor(() => expect(server.sent).toHaveLength(1));
  expect(screen.getByText('The objection')).toBeVisible();
  server.answer = () => ({ status: 404, payload: { key: 'not_found', message: '' } });
  rerender(
    <QueryClientProvider client={queries}>
      <Cases about={{ agreement: 'w2' }} under={['three']} fallback="The objection" />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Failed to fetch the case')).toBeVisible();
});

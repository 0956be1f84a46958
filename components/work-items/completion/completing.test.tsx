import { act, fireEvent, screen, within } from '@testing-library/react';
import { NOW, openAgreement } from '@/lib/testing/agreements/agreement-page';
import { fakeServer } from '@/lib/testing/fake-server';
import { shownAgreement } from '@/lib/testing/shown-agreement';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('@/lib/testing/location-hooks'),
  useRouter: () => ({ push: jest.fn() }),
}));

const server = fakeServer();
beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

const parts = shownAgreement().milestones.map((part) => ({
  ...({ ...part, status: 'PAID', paid_at: '2026-11-22T04:00:00Z' } as const),
}));
const paid = { milestones: parts, accepted_at: '2026-11-22T03:00:00Z' };
const completed = shownAgreement({
  ...paid,
  status: 'COMPLETED',
  completed_at: '2026-11-22T05:00:00Z',
  objection_until: '2026-12-06T05:00:00Z',
  can: ['confirm', 'object'],
});

const open = async (label: string) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: label })));
  return screen.getByRole('dialog');
};
const press = (dialog: HTMLElement, name: string) =>
  act(async () => fireEvent.click(within(dialog).getByRole('button', { name })));

test('confirming says what is released to whom', async () => {
  const confirmed = { ...completed, client_confirmed_at: '2026-11-23T01:00:00Z', can: [] };
  await openAgreement(server, completed, 'client', ({ method }) =>
    method === 'PUT' ? { status: 200, payload: confirmed } : undefined,
  );
  const dialog = await open('Confirm the work');
  expect(dialog).toHaveTextContent('₱28,000 is released to Atty. Maria Santos.');
  await press(dialog, 'Confirm and release');
  expect(server.of('PUT')[0]).toMatchObject({
    path: '/work-items/w1/complete',
    body: { accepted: true },
  });
});

test('an objection needs a reason, keeps it when it fails, and says until when', async () => {
  const message = 'The time to object has passed.';
  await openAgreement(server, completed, 'client', ({ method }) =>
    method === 'PUT' ? { status: 409, payload: { key: 'too_late', message } } : undefined,
  );
  const dialog = await open('Object');
  expect(dialog).toHaveTextContent('You can object until December 6, 2026.');
  await press(dialog, 'Object');
  expect(within(dialog).getByText('Please provide a value.')).toBeVisible();
  expect(server.of('PUT')).toEqual([]);
  const reason = within(dialog).getByLabelText('What is not as agreed?');
  fireEvent.change(reason, { target: { value: 'Nothing was filed.' } });
  await press(dialog, 'Object');
  expect(server.of('PUT')[0]?.body).toEqual({ accepted: false, reason: 'Nothing was filed.' });
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    `Your objection was not sent${message}`,
  );
  expect(reason).toHaveValue('Nothing was filed.');
});

test.each([
  [null, null, 'You objected to the work', 'A person at Sangguni will decide.'],
  [
    '2026-11-25T00:00:00Z',
    'The paper was late.',
    'The objection is decided',
    '₱10,000 goes back to you.',
  ],
])('an objection is shown with its decision of %s', async (decided_at, decision, title, words) => {
  const dispute = {
    kind: 'OBJECTION' as const,
    reason: 'Nothing was filed.',
    disputed_at: '2026-11-23T00:00:00Z',
    decided_at,
    decision,
    refunded: decided_at ? 1_000_000 : 0,
  };
  await openAgreement(server, { ...completed, dispute, can: [] });
  const shown = screen.getByRole('region', { name: title });
  expect(shown).toHaveTextContent(words);
  expect(shown).toHaveTextContent('Nothing was filed.');
  if (decision) expect(shown).toHaveTextContent(decision);
});

test.each(['client', 'lawyer'] as const)(
  'until the money moves, the %s reads when',
  async (reader) => {
    const dispute = {
      kind: 'OBJECTION' as const,
      reason: 'Nothing was filed.',
      disputed_at: '2026-11-23T00:00:00Z',
      decided_at: null,
      decision: null,
      refunded: 0,
    };
    const item = { ...completed, dispute, money_moves_at: '2026-12-06T00:00:00Z', can: [] };
    await openAgreement(server, item, reader);
    expect(screen.getAllByText(/the money moves on December 6, 2026/)).toHaveLength(3);
    expect(screen.queryByText(/will decide|until the objection is decided/)).toBeNull();
  },
);

test('a lawyer completes it, and a refusal is said in the words of the product and of the server', async () => {
  const message = 'A meeting is still ahead.';
  const item = shownAgreement({ ...paid, status: 'PAID', can: ['complete'] });
  await openAgreement(server, item, 'lawyer', ({ method }) =>
    method === 'PUT' ? { status: 409, payload: { key: 'bad_transition', message } } : undefined,
  );
  const dialog = await open('Complete the agreement');
  expect(dialog).toHaveTextContent('object within 14 days');
  await press(dialog, 'Complete it');
  expect(server.of('PUT')[0]?.path).toBe('/work-items/w1/complete/lawyer');
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    `Failed to complete work item${message}`,
  );
});

test('completing names the included meetings that were never held', async () => {
  const held = {
    status: 'COMPLETED',
    type: 'VIDEO',
    can_join: false,
    start_time: '2026-11-20T01:00:00Z',
    end_time: '2026-11-20T02:00:00Z',
  } as const;
  const item = shownAgreement({
    ...paid,
    status: 'PAID',
    can: ['complete'],
    work_item_meetings: [
      { _id: 'i1', title: 'Prepare', duration: 60, meeting_id: null, meeting: null },
      { _id: 'i2', title: 'Plan', duration: 30, meeting_id: 'm2', meeting: held },
    ],
  });
  await openAgreement(server, item, 'lawyer');
  const dialog = await open('Complete the agreement');
  expect(dialog).toHaveTextContent('An included meeting was never held: “Prepare” (60 minutes).');
  expect(dialog).toHaveTextContent('Anna Ferrer has paid for it');
  expect(dialog).not.toHaveTextContent('Plan');
  expect(within(dialog).getByRole('button', { name: 'Complete without it' })).toBeVisible();
});

test('changes that wait to be delivered are named before the completion', async () => {
  const [part] = shownAgreement().milestones;
  const changes_asked_at = '2026-11-20T01:00:00Z';
  const changed = part && { ...part, name: 'Filing', status: 'PAID' as const, changes_asked_at };
  const item = shownAgreement({ ...paid, can: [], milestones: changed ? [changed] : [] });
  await openAgreement(server, { ...item, status: 'PAID' }, 'lawyer');
  expect(screen.getByText('The changes of “Filing” are not delivered.')).toBeVisible();
});

test('where it cannot be completed yet, what is missing is said', async () => {
  const [part] = shownAgreement().milestones;
  const item = shownAgreement({
    ...paid,
    status: 'PAID',
    can: [],
    milestones: part ? [...parts, { ...part, _id: 'p2', name: 'Hearing' }] : parts,
    work_item_meetings: [
      {
        _id: 'i1',
        title: 'Prepare',
        duration: 60,
        meeting_id: 'm1',
        meeting: {
          status: 'CONFIRMED',
          type: 'VIDEO',
          can_join: false,
          start_time: '2026-11-24T01:00:00Z',
          end_time: '2026-11-24T02:00:00Z',
        },
      },
    ],
  });
  await openAgreement(server, item, 'lawyer');
  expect(screen.getByText('“Hearing” is not paid: ask for it, or waive it.')).toBeVisible();
  expect(screen.getByText('The meeting “Prepare” is still ahead.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Complete the agreement' })).toBeNull();
});

test('unfinished work is reported with a reason, and what is held is said', async () => {
  const item = shownAgreement({ ...paid, status: 'PAID', can: ['report_problem'] });
  const dispute = {
    kind: 'UNFINISHED' as const,
    reason: 'Nothing was filed.',
    refunded: 0,
    disputed_at: '2026-11-23T00:00:00Z',
    decided_at: null,
    decision: null,
  };
  const reported = { ...item, dispute, can: [] };
  const page = await openAgreement(server, item, 'client', ({ method }) => {
    if (method !== 'PUT') return undefined;
    page.become(reported);
    return { status: 200, payload: reported };
  });
  const dialog = await open('Report a problem');
  expect(dialog).toHaveTextContent('We keep holding ₱28,000');
  fireEvent.change(within(dialog).getByLabelText('What has not been done?'), {
    target: { value: 'Nothing was filed.' },
  });
  await press(dialog, 'Report');
  expect(server.of('PUT')[0]).toMatchObject({
    path: '/work-items/w1/problem',
    body: { reason: 'Nothing was filed.' },
  });
  expect(screen.getByRole('region', { name: 'You reported a problem' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull();
});

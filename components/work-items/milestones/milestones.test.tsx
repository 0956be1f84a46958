import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { upload } from '@/lib/client/media/upload';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { NOW, openAgreement } from '@/lib/testing/agreements/agreement-page';
import { fakeServer } from '@/lib/testing/fake-server';
import { shownAgreement } from '@/lib/testing/shown-agreement';

jest.mock('@/lib/client/media/upload', () => ({ upload: jest.fn() }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('@/lib/testing/location-hooks'),
  useRouter: () => ({ push: jest.fn() }),
}));

const server = fakeServer();
beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const [part] = shownAgreement().milestones;
if (!part) throw new Error('An agreement has a milestone');
const released = '2026-11-22T09:00:00Z';
const paid = { ...part, status: 'PAID', paid_at: '2026-11-21T04:00:00Z', amount: 400_000 } as const;
const finished = {
  finished_at: '2026-11-22T04:00:00Z',
  release_at: '2026-12-06T04:00:00Z',
};
const parts: WorkItem['milestones'] = [
  { ...paid, ...finished, _id: 'p1', name: 'Filing', released_at: released },
  { ...paid, ...finished, _id: 'p2', name: 'Position paper' },
  { ...paid, _id: 'p3', name: 'Conference' },
  { ...part, _id: 'p4', name: 'Hearing', amount: 600_000, asked_at: '2026-11-22T04:00:00Z' },
  { ...part, _id: 'p5', name: 'Decision', amount: 600_000, due_date: '2026-12-20' },
  { ...part, _id: 'p6', name: 'Appeal', amount: 400_000, status: 'WAIVED' },
];
const item = (can: WorkItem['can']) =>
  shownAgreement({
    status: 'PAID',
    milestones: parts,
    platform_fee: 5_000,
    can,
    paid_at: '2026-11-21T04:00:00Z',
  });

const rows = () =>
  within(screen.getByRole('region', { name: /^Payments/ })).getAllByRole('listitem');
const press = (within_: HTMLElement, name: string) =>
  act(async () => fireEvent.click(within(within_).getByRole('button', { name })));

test('each part says how it stands, and the paid ones have a receipt', async () => {
  await openAgreement(server, item([]));
  const shown = rows();
  const words = [
    'Paid, releasedReleased on Nov 22.',
    'Delivered on Nov 22. Confirm, ask for changes or object until Dec 6, then the money is released.',
    'PaidPaid on Nov 21, held by Sangguni.',
    'To payAsked for on Nov 22.',
    'Not due yetTo be paid from December 20, 2026.',
    'WaivedThere is nothing to pay for it.',
  ];
  for (const [index, text] of words.entries()) expect(shown[index]).toHaveTextContent(text);
  expect(screen.getAllByRole('link', { name: /^Receipt/ })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Receipt (PDF) for Filing' })).toHaveAttribute(
    'href',
    '/api/v1/work-items/w1/receipt/p1',
  );
  for (const row of shown) expect(within(row).queryByRole('button')).toBeNull();
});

test('a part whose money all went back is neither paid nor released', async () => {
  const all = { ...paid, ...finished, refunded: 405_000 };
  const half = { ...paid, ...finished, refunded: 200_000, released_at: released };
  const back = [
    { ...all, _id: 'p1', name: 'Filing', released_at: released },
    { ...all, _id: 'p2', name: 'Position paper' },
    { ...half, _id: 'p3', name: 'Conference' },
  ];
  await openAgreement(server, { ...item([]), milestones: back });
  const [filing, paper, conference] = rows();
  for (const row of [filing, paper]) {
    expect(row).toHaveTextContent('Refunded₱4,050 went back.');
    expect(row).not.toHaveTextContent(/released|Paid|Confirm or object/i);
  }
  expect(conference).toHaveTextContent('Paid, released₱2,000 went back. Released on Nov 22.');
});

test('while an objection is open, no day of release is promised', async () => {
  const dispute = {
    kind: 'OBJECTION' as const,
    reason: 'No paper.',
    disputed_at: '2026-11-23T00:00:00Z',
    refunded: 0,
    decision: null,
    decided_at: null,
  };
  await openAgreement(server, { ...item([]), dispute });
  expect(rows()[1]).toHaveTextContent('Held until the objection is decided.');
});

test('a client pays what is asked for', async () => {
  await openAgreement(server, item(['pay_milestone']), 'client', ({ method }) =>
    method === 'POST' ? { status: 200, payload: { checkout_url: '#paying' } } : undefined,
  );
  const [hearing] = rows().slice(3);
  expect(screen.getAllByRole('button', { name: /^Pay / })).toHaveLength(1);
  await press(hearing ?? document.body, 'Pay ₱6,050');
  expect(server.of('POST')[0]?.path).toBe('/work-items/w1/milestones/p4/pay');
  expect(server.of('POST')[0]?.key).toBeTruthy();
  await waitFor(() => expect(window.location.hash).toBe('#paying'));
});

test('a client confirms what is done, after what is released was said', async () => {
  await openAgreement(server, item(['confirm_milestone']), 'client', ({ method }) =>
    method === 'PUT' ? { status: 200, payload: parts[1] } : undefined,
  );
  await press(rows()[1] ?? document.body, 'Confirm this part');
  const dialog = screen.getByRole('dialog', { name: 'Confirm “Position paper”?' });
  expect(dialog).toHaveTextContent('₱4,000 is released to Atty. Maria Santos.');
  await press(dialog, 'Confirm and release');
  expect(server.of('PUT')[0]?.path).toBe('/work-items/w1/milestones/p2/confirm');
  expect(screen.getAllByRole('button', { name: 'Confirm this part' })).toHaveLength(1);
});

test('a lawyer asks, waives after a question, and delivers', async () => {
  const message = 'This payment was asked for already.';
  const can: WorkItem['can'] = ['ask_milestone', 'waive_milestone', 'deliver_milestone'];
  await openAgreement(server, item(can), 'lawyer', ({ method }) =>
    method === 'PUT' ? { status: 409, payload: { key: 'bad_transition', message } } : undefined,
  );
  expect(screen.getAllByRole('button', { name: 'Ask for the payment' })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Waive' })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: 'Deliver “Conference”' })).toHaveLength(1);
  await press(rows()[4] ?? document.body, 'Ask for the payment');
  expect(server.of('PUT')[0]?.path).toBe('/work-items/w1/milestones/p5/ask');
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  await press(rows()[4] ?? document.body, 'Waive');
  const dialog = screen.getByRole('dialog', { name: 'Waive this payment?' });
  expect(dialog).toHaveTextContent('You give up ₱6,000 for “Decision”.');
  expect(server.of('PUT')).toHaveLength(1);
});

test('a delivery stands with its part, and a client asks for changes of it', async () => {
  const delivery = {
    _id: 'd1',
    milestone_id: 'p2',
    note: 'The draft; please check your dates.',
    delivered_at: '2026-11-22T04:00:00Z',
    file_ids: [],
    changes: null,
    changes_asked_at: null,
  };
  const delivered = { ...item(['confirm_milestone', 'ask_changes']), deliveries: [delivery] };
  await openAgreement(server, delivered, 'client', ({ method }) =>
    method === 'PUT' ? { status: 200, payload: parts[1] } : undefined,
  );
  const paper = rows()[1] ?? document.body;
  expect(paper).toHaveTextContent('please check your dates');
  await press(paper, 'Ask for changes');
  const dialog = screen.getByRole('dialog', { name: 'Ask for changes of “Position paper”?' });
  expect(dialog).toHaveTextContent('You can ask for changes once more after this.');
  await press(dialog, 'Ask for changes');
  expect(server.of('PUT')).toHaveLength(0);
  fireEvent.change(within(dialog).getByLabelText('What should change?'), {
    target: { value: 'The date of my dismissal.' },
  });
  await press(dialog, 'Ask for changes');
  expect(server.of('PUT')[0]?.path).toBe('/work-items/w1/milestones/p2/changes');
});

test('a lawyer reads that changes were asked for, and delivers again with a note', async () => {
  const changed = {
    ...paid,
    _id: 'p1',
    name: 'Filing',
    changes_asked_at: released,
    changes_left: 1,
  };
  (upload as jest.Mock).mockResolvedValue(changed);
  const shown = { ...item(['deliver_milestone']), milestones: [changed] };
  await openAgreement(server, shown, 'lawyer');
  const [filing = document.body] = rows();
  expect(filing).toHaveTextContent('Changes asked for');
  await press(filing, 'Deliver again “Filing”');
  const dialog = screen.getByRole('dialog', { name: 'Deliver again “Filing”' });
  await press(dialog, 'Deliver');
  expect(dialog).toHaveTextContent('Please write what is done, or add a file.');
  fireEvent.change(within(dialog).getByLabelText('Note'), {
    target: { value: 'The dates are in.' },
  });
  await press(dialog, 'Deliver');
  expect((upload as jest.Mock).mock.lastCall).toMatchObject([
    { path: '/api/v1/work-items/{id}/milestones/{childId}/deliver' },
    { params: { id: 'w1', childId: 'p1' }, body: { files: [], note: 'The dates are in.' } },
  ]);
});

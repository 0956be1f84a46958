import { act, fireEvent, screen, within } from '@testing-library/react';
import { upload } from '@/lib/client/media/upload';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { NOW, openAgreement } from '@/lib/testing/agreements/agreement-page';
import { fakeServer } from '@/lib/testing/fake-server';
import { shownAgreement } from '@/lib/testing/shown-agreement';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('@/lib/testing/location-hooks'),
  useRouter: () => ({ push: jest.fn() }),
}));

jest.mock('@/lib/client/media/upload', () => ({ upload: jest.fn() }));

const server = fakeServer();
beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

const ORDER: NonNullable<WorkItem['order']> = {
  days: 5,
  revisions: 1,
  revisions_left: 1,
  conflict: 'OPEN',
  received_at: '2026-11-23T00:00:00Z',
  answer_by: '2026-11-24T00:00:00Z',
  answered_at: null,
};
const item = (parts: Partial<WorkItem>) =>
  shownAgreement({ status: 'PAID', title: 'Demand letter', order: ORDER, ...parts });
const FILE = {
  _id: 'f1',
  name: 'letter.pdf',
  size: 2_000,
  content_type: 'application/pdf',
  url: '/api/v1/work-items/w1/file/f1',
  mine: false,
  can_remove: false,
};

const CHECK = { state: 'OPEN', other_party: 'Juan dela Cruz', matches: [], checked_at: null };

const panel = () => screen.getByRole('complementary', { name: 'What to do' });
const press = (within_: HTMLElement, name: string) =>
  act(async () => fireEvent.click(within(within_).getByRole('button', { name })));

test('its lawyer checks before reading what it is about', async () => {
  const checked = item({
    order: { ...ORDER, conflict: 'NONE' },
    brief: { about: 'He owes me ₱80,000.', other_party: 'Juan dela Cruz' },
    can: ['accept_order', 'decline_order'],
  });
  const { become } = await openAgreement(
    server,
    item({ can: ['check_conflict', 'decline_order'] }),
    'lawyer',
    ({ path, method }) => {
      if (!path.endsWith('/conflict')) return undefined;
      if (method === 'PUT') return { status: 200, payload: checked };
      return { status: 200, payload: CHECK };
    },
  );
  expect(await screen.findByText(/^No similar name among your meetings and orders/)).toBeVisible();
  expect(screen.getByText(/opens once you have checked/)).toBeVisible();
  expect(within(panel()).queryByRole('button', { name: 'Accept the order' })).toBeNull();
  expect(panel()).toHaveTextContent('Juan dela Cruz');
  become(checked);
  await press(panel(), 'No conflict, open the order');
  expect(server.of('PUT')[0]?.body).toEqual({ conflict: false });
  expect(await screen.findByText('He owes me ₱80,000.')).toBeVisible();
  expect(within(panel()).getByRole('button', { name: 'Accept the order' })).toBeVisible();
});

test('its lawyer can decline before the check, and is told what failed of a decision', async () => {
  await openAgreement(
    server,
    item({ can: ['check_conflict', 'decline_order'] }),
    'lawyer',
    ({ path, method }) => {
      if (!path.endsWith('/conflict')) return undefined;
      return method === 'GET'
        ? { status: 200, payload: CHECK }
        : { status: 500, payload: { key: 'internal', message: '' } };
    },
  );
  expect(await within(panel()).findByRole('button', { name: 'Decline' })).toBeVisible();
  await press(panel(), 'No conflict, open the order');
  expect(await within(panel()).findByRole('alert')).toHaveTextContent(
    'Your decision was not saved. Please try again.',
  );
});

test.each([
  ['PAID', 'Checked for a conflict of interest; accepted on'],
  ['REJECTED', 'Checked for a conflict of interest.'],
] as const)(
  'of a checked order that is %s, its client reads about the check',
  async (status, text) => {
    const order = { ...ORDER, conflict: 'NONE', answered_at: '2026-11-23T00:00:00Z' } as const;
    const brief = { about: 'He owes me ₱80,000.', other_party: 'Juan dela Cruz' };
    const rejected_by = status === 'REJECTED' ? 'LAWYER' : null;
    await openAgreement(server, item({ status, rejected_by, order, brief }));
    expect(screen.getByText(/^Checked for a conflict of interest/).textContent).toContain(text);
  },
);

test.each([
  ['client', /^The order ended before the check: the lawyer did not read this/],
  ['lawyer', /^The order ended before the check for a conflict of interest: it stays closed/],
] as const)(
  'declined before the check, it was never read, as its %s is told',
  async (reader, text) => {
    const brief = reader === 'client' ? { about: 'A debt.', other_party: 'Juan dela Cruz' } : null;
    const declined = { status: 'REJECTED', rejected_by: 'LAWYER' } as const;
    await openAgreement(server, item({ ...declined, brief }), reader);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Invoice of your lawyer' })).toBeNull();
  },
);

test('declining asks first and says that everything goes back', async () => {
  const open = item({
    can: ['accept_order', 'decline_order'],
    order: { ...ORDER, conflict: null },
  });
  await openAgreement(server, open, 'lawyer', ({ method }) =>
    method === 'PUT'
      ? {
          status: 409,
          payload: { key: 'bad_transition', message: 'This order was answered already.' },
        }
      : undefined,
  );
  await press(panel(), 'Decline');
  const dialog = screen.getByRole('dialog', { name: 'Decline this order?' });
  expect(dialog).toHaveTextContent('Anna Ferrer gets everything back at once.');
  fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: 'No time.' } });
  await press(dialog, 'Decline and refund');
  expect(server.of('PUT')[0]?.body).toEqual({ reason: 'No time.' });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('answered already');
  expect(within(dialog).getByLabelText(/^Reason/)).toHaveValue('No time.');
});

test('a delivery shows its note and files, and can be accepted, revised or objected to', async () => {
  const delivered = item({
    status: 'COMPLETED',
    completed_at: '2026-11-23T00:00:00Z',
    objection_until: '2026-11-30T00:00:00Z',
    order: { ...ORDER, conflict: null, answered_at: '2026-11-23T00:00:00Z' },
    files: [FILE],
    deliveries: [
      {
        _id: 'd1',
        milestone_id: null,
        note: 'Please read page two.',
        delivered_at: '2026-11-23T00:00:00Z',
        file_ids: ['f1'],
        changes: null,
        changes_asked_at: null,
      },
    ],
    can: ['confirm', 'object', 'revise'],
  });
  await openAgreement(server, delivered, 'client', ({ path }) =>
    path.endsWith('/order/revise') ? { status: 200, payload: delivered } : undefined,
  );
  const deliveries = screen.getByRole('region', { name: /^Deliveries/ });
  expect(deliveries).toHaveTextContent('Please read page two.');
  expect(within(deliveries).getByRole('link', { name: 'Download letter.pdf' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Download letter.pdf' })).toHaveLength(1);
  for (const name of ['Confirm the work', 'Object'])
    expect(within(panel()).getByRole('button', { name })).toBeVisible();
  await press(panel(), 'Ask for changes');
  const dialog = screen.getByRole('dialog', { name: 'Ask for changes?' });
  await press(dialog, 'Ask for it');
  expect(server.of('PUT')).toEqual([]);
  fireEvent.change(within(dialog).getByLabelText('What should change?'), {
    target: { value: 'Please add the dates.' },
  });
  await press(dialog, 'Ask for it');
  expect(server.of('PUT')[0]?.body).toEqual({ changes: 'Please add the dates.' });
});

test('the dialog of a delivery stays closed when a revision is asked for later', async () => {
  const accepted = { ...ORDER, conflict: null, answered_at: '2026-11-23T00:00:00Z' };
  const inWork = item({ order: accepted, can: ['deliver'] });
  const delivered = item({ status: 'COMPLETED', order: accepted, can: [] });
  (upload as jest.Mock).mockResolvedValue(delivered);
  const { become, queries } = await openAgreement(server, inWork, 'lawyer');
  await press(panel(), 'Deliver the work');
  const dialog = screen.getByRole('dialog', { name: 'Deliver the work' });
  await press(dialog, 'Deliver');
  expect(upload).not.toHaveBeenCalled();
  const file = new File(['%PDF'], 'letter.pdf', { type: 'application/pdf' });
  fireEvent.change(within(dialog).getByLabelText(/^Files/), { target: { files: [file] } });
  become(delivered);
  await press(dialog, 'Deliver');
  expect(await screen.findByRole('heading', { name: 'Delivered' })).toBeVisible();
  become(inWork);
  await act(() => queries.invalidateQueries());
  expect(await screen.findByRole('button', { name: 'Deliver the work' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an unpaid one is signed, paid or cancelled', async () => {
  const unpaid = item({
    status: 'PROPOSAL',
    order: { ...ORDER, received_at: null, answer_by: null },
    brief: { about: 'He owes me ₱80,000.', other_party: 'Juan dela Cruz' },
    can: ['accept', 'reject'],
  });
  await openAgreement(server, unpaid);
  expect(within(panel()).getByRole('heading', { name: 'Sign and pay' })).toBeVisible();
  expect(panel()).toHaveTextContent(
    'If the lawyer does not take the order, you get everything back.',
  );
  expect(within(panel()).getByRole('button', { name: 'Cancel the order' })).toBeVisible();
  expect(within(panel()).getByRole('button', { name: 'Sign and pay ₱28,000' })).toBeVisible();
});

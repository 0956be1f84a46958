import { fireEvent, screen, within } from '@testing-library/react';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import {
  WORK_ITEM_ACTION_NAMES,
  WORK_ITEM_ACTIONS,
  type WorkItemAction,
} from '@/lib/domain/work-items/work-item';
import { NOW, openAgreement } from '@/lib/testing/agreements/agreement-page';
import { fakeServer } from '@/lib/testing/fake-server';
import { shownAgreement } from '@/lib/testing/shown-agreement';
import type { Reader } from '../work-item-paths';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('@/lib/testing/location-hooks'),
  useRouter: () => ({ push: jest.fn() }),
}));

const server = fakeServer();
beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

const [first] = shownAgreement().milestones;
const paid: Pick<WorkItem, 'accepted_at' | 'paid_at' | 'milestones'> = {
  accepted_at: '2026-11-22T03:00:00Z',
  paid_at: '2026-11-22T04:00:00Z',
  milestones: first ? [{ ...first, status: 'PAID', paid_at: '2026-11-22T04:00:00Z' }] : [],
};
const completed = { ...paid, completed_at: '2026-11-22T05:00:00Z' };

test('the words of an agreement stand once for the lawyer who wrote them', async () => {
  await openAgreement(server, shownAgreement({ status: 'PAID', ...paid, can: [] }), 'lawyer');
  expect(screen.queryByText('What you do')).toBeNull();
  expect(screen.queryByText('What is not included')).toBeNull();
  expect(screen.getByText('What the client pays')).toBeVisible();
});

/** Status and actions on the page of each side and state, where `can` has all that the state allows. */
const PAGES: [Reader, Partial<WorkItem> & Pick<WorkItem, 'status'>, string, string[]][] = [
  [
    'lawyer',
    { status: 'DRAFT', sent_at: null, expires_at: null },
    'Draft',
    ['Send the proposal', 'Edit', 'Delete the draft', 'Copy as a new proposal'],
  ],
  ['lawyer', { status: 'PROPOSAL' }, 'Waiting for Anna Ferrer', ['Edit', 'Withdraw']],
  ['client', { status: 'PROPOSAL' }, 'Accept the proposal', ['Accept and pay ₱28,000', 'Decline']],
  ['lawyer', { status: 'PAYMENT_PENDING' }, 'Waiting for payment', ['Copy as a new proposal']],
  [
    'client',
    { status: 'PAYMENT_PENDING', checkout_url: '/checkout?ref=r1' },
    'Pay to begin',
    ['Continue to payment, ₱28,000'],
  ],
  ['lawyer', { status: 'PAID', ...paid }, 'Under way', ['Complete the agreement']],
  ['client', { status: 'PAID', ...paid }, 'Under way', ['Object']],
  ['lawyer', { status: 'COMPLETED', ...completed }, 'Completed', ['Copy as a new proposal']],
  ['client', { status: 'COMPLETED', ...completed }, 'Is the work done?', ['Confirm the work']],
  [
    'client',
    { status: 'REJECTED', rejected_by: 'CLIENT', rejected_reason: 'Too expensive.' },
    'Declined',
    [],
  ],
  [
    'lawyer',
    { status: 'REJECTED', rejected_by: 'SYSTEM', rejected_reason: 'expired' },
    'Expired',
    ['Copy as a new proposal'],
  ],
];

function allowed(reader: Reader, status: WorkItem['status']): WorkItemAction[] {
  return WORK_ITEM_ACTION_NAMES.filter((name) => {
    const { side, in: states } = WORK_ITEM_ACTIONS[name];
    return side === reader && (states as readonly string[]).includes(status);
  });
}

const panel = () => screen.getByRole('complementary', { name: 'What to do' });
const named = (name: string) => [
  ...within(panel()).queryAllByRole('button', { name }),
  ...within(panel()).queryAllByRole('link', { name }),
];

test.each(PAGES)('for the %s %j is “%s”', async (reader, parts, title, actions) => {
  const item = shownAgreement({ ...parts, can: allowed(reader, parts.status) });
  await openAgreement(server, item, reader);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(within(panel()).getByRole('heading', { name: title })).toBeVisible();
  for (const name of actions) expect(named(name)).toHaveLength(1);
  expect(named('Download (PDF)')[0]).toHaveAttribute('href', '/api/v1/work-items/w1/agreement');
});

test.each(PAGES)(
  'for the %s %j without anything in `can` changes nothing',
  async (reader, parts) => {
    await openAgreement(server, shownAgreement({ ...parts, can: [] }), reader);
    const buttons = within(panel()).queryAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Print']);
    expect(screen.queryByRole('button', { name: 'Add a service' })).toBeNull();
  },
);

test('the agreement is shown with its text, price and how far it is', async () => {
  const milestones = first
    ? [
        { ...first, _id: 'p1', name: 'Filing', amount: 1_000_000 },
        { ...first, _id: 'p2', name: 'Hearing', amount: 1_800_000, due_date: '2026-12-20' },
      ]
    : [];
  await openAgreement(server, shownAgreement({ milestones, due_date: '2026-12-31', can: [] }));
  expect(screen.getByRole('region', { name: 'What is agreed' })).toHaveTextContent(
    'I represent you.',
  );
  const price = screen.getByRole('region', { name: 'Price' });
  expect(price).toHaveTextContent('₱28,000');
  expect(price).toHaveTextContent('To be done byDecember 31, 2026');
  expect(price).toHaveTextContent('1. FilingPaid when the agreement is accepted₱10,000');
  expect(price).toHaveTextContent('2. HearingTo be paid from December 20, 2026₱18,000');
  const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(steps).toHaveLength(5);
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
  expect(steps[1]).toHaveTextContent('Your answeropen until Nov 29');
});

test('what could not be read says so and can be tried again', async () => {
  const refused = { status: 400, payload: { key: 'invalid_input', message: '' } };
  await openAgreement(server, shownAgreement(), 'client', () => refused, false);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to get work item details');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('the proof of an acceptance waits to be asked for, apart from the files', async () => {
  const acceptance = {
    name: 'Anna Ferrer',
    accepted_at: '2026-11-22T03:00:00Z',
    version: 1,
    sha256: 'cd'.repeat(32),
    pdf_sha256: 'ef'.repeat(32),
  };
  await openAgreement(server, shownAgreement({ status: 'PAID', ...paid, acceptance }), 'client');
  const check = () => screen.queryByLabelText(/Check a copy of the agreement/);
  expect(check()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Proof of acceptance' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('cd'.repeat(32));
  expect(check()).toBeInTheDocument();
});

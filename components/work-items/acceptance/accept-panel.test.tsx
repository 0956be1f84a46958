import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NOW, openAgreement } from '@/lib/testing/agreements/agreement-page';
import { fakeServer } from '@/lib/testing/fake-server';
import { shownAgreement } from '@/lib/testing/shown-agreement';

const server = fakeServer();
beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const proposal = shownAgreement({ version: 2, platform_fee: 5_000, can: ['accept', 'reject'] });
const ACCEPT = 'Accept and pay ₱28,050';
const name = () => screen.getByLabelText('Your full name');
const consent = () => screen.getByRole('checkbox', { name: /I have read the agreement/ });
const press = (label: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: label })));
const sign = () => {
  fireEvent.change(name(), { target: { value: ' Anna Ferrer ' } });
  fireEvent.click(consent());
};

test('the price, the methods and what happens to the money stand before the button', async () => {
  await openAgreement(server, proposal);
  const panel = screen.getByRole('complementary', { name: 'What to do' });
  expect(panel).toHaveTextContent('Lawyer’s fee₱28,000Platform fee₱50Total₱28,050');
  expect(await screen.findByText('GCash or card on the next page.')).toBeVisible();
  expect(panel).toHaveTextContent('Accepting counts as your signature.');
  expect(panel).toHaveTextContent('until 14 days after the work is finished');
  expect(screen.getByRole('link', { name: 'Review and accept' })).toHaveAttribute('href', '#panel');
});

test('nothing is sent without name and consent', async () => {
  await openAgreement(server, proposal);
  await press(ACCEPT);
  expect(screen.getByText('Please provide a value.')).toBeVisible();
  expect(screen.getByText('Please agree before you continue.')).toBeVisible();
  expect(name()).toHaveFocus();
  fireEvent.change(name(), { target: { value: 'Anna Ferrer' } });
  await press(ACCEPT);
  expect(consent()).toHaveFocus();
  expect(server.of('POST')).toEqual([]);
});

test('the version on the screen is accepted, and the browser goes to the payment', async () => {
  await openAgreement(server, proposal, 'client', ({ method }) =>
    method === 'POST' ? { status: 200, payload: { checkout_url: '#paying' } } : undefined,
  );
  sign();
  await press(ACCEPT);
  const [sent] = server.of('POST');
  expect(sent?.path).toBe('/work-items/w1/accept-proposal');
  expect(sent?.body).toEqual({ version: 2, name: 'Anna Ferrer', consent: true });
  await waitFor(() => expect(window.location.hash).toBe('#paying'));
});

test('the browser goes to the payment also where news of it took the form away first', async () => {
  await openAgreement(server, proposal, 'client', ({ method }) =>
    method === 'POST' ? { status: 200, payload: { checkout_url: '#paying' } } : undefined,
  );
  sign();
  fireEvent.click(screen.getByRole('button', { name: ACCEPT }));
  cleanup();
  await waitFor(() => expect(window.location.hash).toBe('#paying'));
});

test('pressing again after a lost answer repeats the same acceptance', async () => {
  let lost = true;
  await openAgreement(server, proposal, 'client', ({ method }) => {
    if (method !== 'POST') return undefined;
    return lost ? null : { status: 200, payload: { checkout_url: '#paying' } };
  });
  sign();
  await press(ACCEPT);
  expect(await screen.findByRole('alert')).toHaveTextContent('The proposal was not accepted');
  lost = false;
  await press(ACCEPT);
  const keys = server.of('POST').map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('of a version that changed meanwhile nothing typed is lost, but it is to be agreed to again', async () => {
  const message = 'Your lawyer changed the agreement.';
  const page = await openAgreement(server, proposal, 'client', ({ method }) => {
    if (method !== 'POST') return undefined;
    page.become({ ...proposal, version: 3, title: 'Another title' });
    return { status: 409, payload: { key: 'version_changed', message } };
  });
  sign();
  await press(ACCEPT);
  expect(await screen.findByText('Atty. Maria Santos changed the agreement')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Another title');
  expect(name()).toHaveValue(' Anna Ferrer ');
  expect(consent()).not.toBeChecked();
  expect(screen.getByRole('link', { name: 'see what changed' })).toHaveAttribute(
    'href',
    '#versions',
  );
  await press(ACCEPT);
  expect(server.of('POST')).toHaveLength(1);
  expect(screen.getByText('Please agree before you continue.')).toBeVisible();
});

test('what cannot be accepted any more says why', async () => {
  const message = 'This proposal has run out.';
  await openAgreement(server, proposal, 'client', ({ method }) =>
    method === 'POST' ? { status: 409, payload: { key: 'bad_transition', message } } : undefined,
  );
  sign();
  await press(ACCEPT);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('it is declined with a reason or without', async () => {
  const declined = shownAgreement({
    status: 'REJECTED',
    rejected_by: 'CLIENT',
    rejected_reason: 'Too expensive.',
    can: [],
  });
  await openAgreement(server, proposal, 'client', ({ method }) =>
    method === 'PUT' ? { status: 200, payload: declined } : undefined,
  );
  await press('Decline');
  const dialog = screen.getByRole('dialog', { name: 'Decline the proposal?' });
  const reason = within(dialog).getByLabelText(/^Reason/);
  fireEvent.change(reason, { target: { value: 'Too expensive. ' } });
  await act(async () => {
    fireEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
  });
  const [sent] = server.of('PUT');
  expect(sent?.body).toEqual({ status: 'REJECTED', reason: 'Too expensive.' });
});

test('accepted and not paid, the way on says how long it is open', async () => {
  const [part] = proposal.milestones;
  await openAgreement(
    server,
    shownAgreement({
      status: 'PAYMENT_PENDING',
      checkout_url: '/checkout?ref=r1',
      can: [],
      milestones: part
        ? [{ ...part, status: 'PAYMENT_PENDING', hold_expires_at: '2026-11-23T01:12:00Z' }]
        : [],
    }),
  );
  const panel = screen.getByRole('complementary', { name: 'What to do' });
  expect(panel).toHaveTextContent('12 minutes left. If it is not paid by 9:12 AM PHT');
  expect(within(panel).getByRole('link', { name: /^Continue to payment/ })).toHaveAttribute(
    'href',
    '/checkout?ref=r1',
  );
});

import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { receiveToasts } from '@/components/ui/feedback/toast-queue';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { OwnNotary } from '@/lib/contract/notaries/own-notary';
import { fakeServer } from '@/lib/testing/fake-server';
import { noNotary, shownOwnNotary } from '@/lib/testing/notaries/shown-own-notary';
import { ownProfile } from '@/lib/testing/own-profile';
import { NotarialServices } from './notarial-services';

jest.mock('next/navigation', () => jest.requireActual('@/lib/testing/location-hooks'));

/** Mon, Nov 23, 2026, 9:00 AM in Manila. */
const NOW = Date.UTC(2026, 10, 23, 1);
const DOCUMENT = '/api/v1/auth/verify-ibp/document/d1';

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
const server = fakeServer();
let own: OwnNotary;
/** City of the lawyer’s profile. */
let city: string;
let toasts: string[];
let refusal: { status: number; payload: object } | null;

beforeEach(() => {
  window.history.replaceState(null, '', '/lawyer-portal/notary-public');
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
  [own, toasts, refusal, city] = [shownOwnNotary(), [], null, ''];
  receiveToasts(({ text }) => toasts.push(text));
  server.answer = ({ method, path, body }) => {
    if (path === '/lawyers/profile')
      return {
        status: 200,
        payload: ownProfile({ basic_info: { ...ownProfile().basic_info, city } }),
      };
    if (method === 'GET') return { status: 200, payload: own };
    if (refusal) return refusal;
    if (path.endsWith('toggle-visibility')) own = { ...own, is_public: !own.is_public };
    else if (method === 'PUT') own = { ...own, ...(body as object) };
    else own = { ...own, notarial_commission_doc_url: null, check: checkOf('NONE') };
    return method === 'DELETE' ? { status: 204 } : { status: 200, payload: own };
  };
});
afterEach(() => jest.useRealTimers());

const checkOf = (status: OwnNotary['check']['status'], reason: string | null = null) => ({
  status,
  reason,
  submitted_at: '2026-11-20T02:00:00Z',
});

async function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NotarialServices requestNow={NOW}>
        <p>Requests of clients</p>
      </NotarialServices>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Visibility' });
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const page = (name: RegExp) => fireEvent.click(screen.getByRole('tab', { name }));
const region = (name: string) => within(screen.getByRole('region', { name }));

it('says beside the fields what is wrong, and sends centavos', async () => {
  own = noNotary();
  await open();
  type('Commission number', 'M-55');
  press('Save');
  expect(await screen.findByText('7 fields need your attention')).toBeVisible();
  // The first of them takes the focus, on its page.
  expect(screen.getByRole('tab', { name: /^Commission/ })).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(screen.getByLabelText('Territory')).toHaveFocus());
  press(/^City: /);
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveFocus());
  expect(screen.getByLabelText('City')).toHaveAccessibleDescription(/Please provide a value\./);
  expect(screen.getByLabelText('Commission number')).toHaveValue('M-55');
  expect(server.of('PUT')).toHaveLength(0);

  type('Territory', 'Makati City');
  page(/^Commission/);
  fireEvent.click(screen.getByRole('radio', { name: 'December 31, 2027' }));
  page(/^Office/);
  type('City', 'makati');
  fireEvent.click(screen.getByRole('option', { name: 'Makati, Metro Manila' }));
  type('Address', '12 Ayala Avenue');
  type('Phone of the office', '0917 123 4567');
  page(/^Hours/);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
  page(/^Fees/);
  type('Name', 'Special power of attorney');
  type('Fee', '1,250.50');
  press('Save');
  await waitFor(() => expect(toasts).toEqual(['Your notarial services are saved']));
  expect(server.of('PUT')[0]?.body).toEqual({
    city: 'makati',
    office_address: '12 Ayala Avenue',
    phone: '+639171234567',
    commission_number: 'M-55',
    commission_territory: 'Makati City',
    commission_valid_until: '2027-12-31',
    services: [{ name: 'Special power of attorney', price: 125_050 }],
    office_hours: [{ day: 1, open: '09:00', close: '17:00' }],
  });
  expect(await screen.findByText('No changes to save')).toBeVisible();
});

it('proposes the city of the profile, which is no change yet', async () => {
  [own, city] = [noNotary(), 'Naga City'];
  await open();
  page(/^Office/);
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Naga, Camarines Sur'));
  expect(screen.getByText('No changes to save')).toBeVisible();
});

it('puts the refusals of the server beside the fields, and keeps what was typed', async () => {
  await open();
  refusal = {
    status: 400,
    payload: {
      key: 'invalid_input',
      message: 'no',
      fields: { 'office_hours.0.close': 'Too late.', phone: 'Not a phone.' },
    },
  };
  page(/^Office/);
  type('Address', 'Paseo de Roxas');
  press('Save');
  expect(await screen.findByText('2 fields need your attention')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Hours' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByLabelText('Monday until')).toHaveAccessibleDescription('Too late.');
  expect(screen.getByLabelText('Phone of the office')).toHaveAccessibleDescription(/Not a phone\./);
  expect(screen.getByLabelText('Address')).toHaveValue('Paseo de Roxas');
});

it('shows what keeps the notary hidden, and turns nothing around before the answer', async () => {
  own = shownOwnNotary({ is_public: false, listed: false });
  await open();
  expect(screen.getByText('Hidden.')).toBeVisible();
  const missing = ['services', 'ibp_check'] as const;
  const fields = Object.fromEntries(missing.map((part) => [part, 'Please provide a value.']));
  refusal = { status: 409, payload: { key: 'bad_transition', message: 'Not yet.', fields } };
  own = { ...own, missing: [...missing] };
  press('Show my notarial services');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('link')).toHaveAttribute('href', '/lawyer-portal/profile#verification');
  fireEvent.click(alert.getByRole('button', { name: 'Services with fees, one or more' }));
  expect(screen.getByRole('region', { name: 'Services and fees' })).toBeVisible();
  expect(screen.getByText('Hidden.')).toBeVisible();
  expect(toasts).toEqual(['Not yet.']);

  [refusal, own] = [null, { ...own, missing: [] }];
  press('Show my notarial services');
  expect(await screen.findByRole('button', { name: 'Hide my notarial services' })).toBeVisible();
  const keys = server.of('PUT').map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});

it('leads to the public page of a notary whom clients find', async () => {
  await open();
  expect(screen.getByText('Clients find you in Makati.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open your public page' })).toHaveAttribute(
    'href',
    '/notary-public/profile/maria-santos-7k2f',
  );
});

it('says why a commission was rejected, and what is shown meanwhile', async () => {
  own = shownOwnNotary({
    commission_number: 'M-999',
    check: checkOf('REJECTED', 'The number differs.'),
  });
  await open();
  page(/^Commission/);
  const document = region('Document of your commission');
  expect(document.getByText('The number differs.')).toBeVisible();
  expect(document.getByText(/Commission M-123 for Makati City/)).toBeVisible();
  expect(document.getByText('Hand in the document again')).toBeVisible();
  type('Commission number', 'M-1000');
  expect(await document.findByText(/It is sent when you save\./)).toBeVisible();
});

it('deletes a document that waits after a question, and takes another', async () => {
  own = shownOwnNotary({
    check: checkOf('PENDING'),
    approved: null,
    days_left: null,
    listed: false,
    notarial_commission_doc_url: DOCUMENT,
    missing: ['commission_check'],
  });
  await open();
  page(/^Office/);
  const missing = screen.getByRole('button', {
    name: 'The check of your commission, which is in progress',
  });
  fireEvent.click(missing);
  const document = region('Document of your commission');
  expect(document.getByText('Being checked since November 20, 2026')).toBeVisible();
  expect(document.getByRole('link', { name: 'Download the document' })).toHaveAttribute(
    'href',
    DOCUMENT,
  );
  press('Delete the document');
  expect(await screen.findByText(/withdraws the check/)).toBeVisible();
  press('Delete it');
  expect(await document.findByText('Hand in the document')).toBeVisible();
  expect(server.of('DELETE')).toHaveLength(1);
});

it('opens the requests once clients can ask, and leads from former links to their page', async () => {
  await open();
  expect(screen.getByRole('tab', { name: /^Requests/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Requests of clients')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  cleanup();
  window.history.replaceState(null, '', '/lawyer-portal/notary-public#services');
  await open();
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Fees' })).toHaveAttribute('aria-selected', 'true'),
  );
  type('Fee', '300');
  // Typed values stay on the other pages, and can be saved there.
  page(/^Requests/);
  expect(screen.getByText('Not saved yet')).toBeVisible();
  expect(screen.getByLabelText('Fee')).toHaveValue('300');
});

it('folds services to their name and fee, and opens one with an error', async () => {
  window.history.replaceState(null, '', '/lawyer-portal/notary-public?part=fees');
  await open();
  const row = () => screen.getByText('Oath or affirmation').closest('details');
  expect(row()).not.toHaveAttribute('open');
  expect(row()).toHaveTextContent('₱200');
  type('Fee', '1');
  press('Save');
  expect(await screen.findByText('One field needs your attention')).toBeVisible();
  expect(row()).toHaveAttribute('open');
  await waitFor(() => expect(screen.getByLabelText('Fee')).toHaveFocus());
});

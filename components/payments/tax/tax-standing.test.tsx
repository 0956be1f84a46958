import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { TaxStanding } from '@/lib/contract/payments/tax';
import { fakeServer } from '@/lib/testing/fake-server';
import { TaxStandingSection } from './tax-standing';

/** As much of XMLHttpRequest as an upload uses; the test answers it. */
class FakeRequest {
  static latest: FakeRequest | null = null;
  upload = {};
  status = 0;
  statusText = '';
  responseText = '';
  sent: Record<string, unknown> = {};
  onload = () => {};
  onloadend = () => {};
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  send(body: FormData) {
    FakeRequest.latest = this;
    this.sent = Object.fromEntries(body);
  }
  answer(status: number, payload: object) {
    this.status = status;
    this.responseText = JSON.stringify(payload);
    this.onload();
    this.onloadend();
  }
}

const realRequest = globalThis.XMLHttpRequest;
beforeAll(() => {
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterAll(() => {
  globalThis.XMLHttpRequest = realRequest;
});

const PACK = {
  since: '2026-09-30T16:00:00.000Z',
  base_share: 5_000,
  rate: 100,
  threshold: 50_000_000,
  grace_ends: '2026-12-31T16:00:00.000Z',
};

function standingOf(year: number, more: Partial<TaxStanding> = {}): TaxStanding {
  return {
    year,
    pack: PACK,
    begins: null,
    begins_threshold: null,
    registration: { status: 'NONE', reason: null, submitted_at: null, hides: false },
    declaration: null,
    released: 1_234_500,
    quarters: [],
    ...more,
  };
}

const declared = (year: number) => ({
  year,
  stays_below: true,
  name: 'sworn.pdf',
  size: 2_000,
  submitted_at: '2026-11-20T02:00:00.000Z',
  url: `/api/v1/lawyers/tax/declaration?year=${year}`,
});

const server = fakeServer();
let standings: Record<number, TaxStanding>;
beforeEach(() => {
  FakeRequest.latest = null;
  standings = { 2026: standingOf(2026), 2027: standingOf(2027) };
  server.answer = ({ path }) => {
    if (!path.startsWith('/lawyers/tax?')) return { status: 200, payload: { tax: null } };
    const payload = standings[Number(path.split('year=')[1])];
    return payload
      ? { status: 200, payload }
      : { status: 400, payload: { key: 'invalid_input', message: '' } };
  };
});

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TaxStandingSection thisYear={2026} />
    </QueryClientProvider>,
  );
const declaration = () => screen.findByRole('region', { name: 'Sworn declaration' });

test('while it loads, a skeleton has its place', async () => {
  open();
  expect(screen.getByText('Loading what is withheld')).toBeInTheDocument();
  expect(await declaration()).toBeVisible();
});

test('what failed is said, and tried again', async () => {
  standings = {};
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to fetch what is withheld from you',
  );
  standings = { 2026: standingOf(2026) };
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await declaration()).toBeVisible();
});

test('while tax is neither withheld nor planned, nothing of it is shown', async () => {
  standings = { 2026: standingOf(2026, { pack: null }) };
  const { container } = open();
  expect(screen.getByText('Loading what is withheld')).toBeInTheDocument();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('the figures in force, what was released this year, and what is to be handed in', async () => {
  open();
  const section = await screen.findByRole('region', { name: 'Tax withheld from you' });
  expect(section).toHaveTextContent(
    'Since October 1, 2026 we withhold 1% of 50% of each fee when it is released to you.',
  );
  expect(section).toHaveTextContent('₱500,000 a year');
  expect(section).toHaveTextContent('Released to you in 2026: ₱12,345.');
  expect(section).toHaveTextContent('You have time until January 1, 2027');
});

test('a sworn statement is chosen by the person, and the file is asked for after that', async () => {
  open();
  const form = within(await declaration());
  expect(form.getAllByRole('radio').map((one) => (one as HTMLInputElement).checked)).toEqual([
    false,
    false,
  ]);
  expect(form.queryByLabelText(/Sworn declaration/, { selector: 'input' })).toBeNull();
  fireEvent.click(form.getByRole('radio', { name: 'I pass ₱500,000' }));
  const document = new File(['%PDF-1.4'], 'sworn.pdf', { type: 'application/pdf' });
  fireEvent.change(form.getByLabelText(/Sworn declaration/, { selector: 'input' }), {
    target: { files: [document] },
  });
  await waitFor(() => expect(FakeRequest.latest).not.toBeNull());
  expect(FakeRequest.latest?.sent).toMatchObject({ year: '2026', stays_below: 'false' });
  standings[2026] = standingOf(2026, { declaration: { ...declared(2026), stays_below: false } });
  act(() => FakeRequest.latest?.answer(201, standings[2026] as object));
  expect(await form.findByText(/^You handed it in on November 20, 2026/)).toHaveTextContent(
    'you pass ₱500,000',
  );
  expect(form.getAllByRole('radio').map((one) => (one as HTMLInputElement).checked)).toEqual([
    false,
    false,
  ]);
});

test('this year and the next can be declared, and no other', async () => {
  standings[2027] = standingOf(2027, { declaration: declared(2027) });
  open();
  const form = within(await declaration());
  const years = form.getByRole('combobox', { name: 'For the year' });
  expect(
    within(years)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['2026', '2027']);
  expect(years).toHaveValue('2026');
  expect(form.getByText('Nothing is handed in for 2026.')).toBeVisible();
  fireEvent.change(years, { target: { value: '2027' } });
  expect(await form.findByRole('link', { name: 'sworn.pdf' })).toHaveAttribute(
    'href',
    '/api/v1/lawyers/tax/declaration?year=2027',
  );
  fireEvent.click(form.getByRole('radio', { name: 'I stay below ₱500,000' }));
  expect(form.getByLabelText(/Replace the declaration/, { selector: 'input' })).toBeInTheDocument();
});

test('where tax begins next year, that year is declared first', async () => {
  const planned = { pack: null, begins: '2027-01-01', begins_threshold: 30_000_000 };
  standings = { 2026: standingOf(2026, planned), 2027: standingOf(2027, planned) };
  open();
  const form = within(await declaration());
  expect(await form.findByText('Nothing is handed in for 2027.')).toBeVisible();
  expect(form.getByRole('radio', { name: 'I stay below ₱300,000' })).toBeVisible();
  expect(form.getByRole('radio', { name: 'I pass ₱300,000' })).toBeVisible();
});

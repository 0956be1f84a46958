import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NOTARY_VISIT } from '@/lib/catalogue/notary-visit';
import { Queries } from '@/lib/client/platform/queries';
import { getQueryClient } from '@/lib/client/platform/query-client';
import type { SentRequest } from '@/lib/contract/notaries/requests';
import { fakeServer } from '@/lib/testing/fake-server';
import { RequestScreen } from './request-screen';

/** Mon, Nov 23, 2026, 9:00 AM in Manila. */
const NOW = Date.UTC(2026, 10, 23, 1);
const NOTARY = {
  _id: 'maria-santos-7k2f',
  display_name: 'Maria Santos',
  picture_url: null,
  services: [
    { name: 'Affidavit (jurat)', price: 20_000 },
    { name: 'Deed of sale', price: 150_000 },
  ],
  office_hours: [1, 2, 3, 4, 5].map((day) => ({ day, open: '09:00', close: '17:00' })),
  address: '2F Example Building, Ayala Avenue, Makati',
};
const TYPED = { service: 'Deed of sale', day: '2026-11-26', message: 'Two people sign.' };
const SENT: SentRequest = {
  _id: 'r1',
  status: 'SENT',
  ...TYPED,
  part_of_day: 'morning',
  phone: '+639171234567',
  answer: null,
  created_at: '2026-11-23T01:00:00Z',
  answered_at: null,
  start_time: null,
  notary: {
    _id: NOTARY._id,
    display_name: 'Maria Santos',
    picture_url: null,
    office_address: '2F Example Building',
    phone: '+63281234567',
    listed: true,
  },
};
const server = fakeServer();

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  getQueryClient().clear();
});

function open(id = 'u1') {
  const user = { id, phone: '+639171234567' };
  return render(<RequestScreen notary={NOTARY} user={user} now={NOW} />, { wrapper: Queries });
}

const LABELS = { service: 'Service', message: /^About the document/ } as const;
const field = (name: keyof typeof LABELS) => screen.getByLabelText(LABELS[name]);

const days = () => screen.getByRole('group', { name: 'Day' });

function type() {
  for (const name of ['service', 'message'] as const)
    fireEvent.change(field(name), { target: { value: TYPED[name] } });
  fireEvent.click(screen.getByRole('radio', { name: /^Thu, Nov 26/ }));
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send the request' }));

test('sends what was typed, and says what happens next', async () => {
  server.answer = () => ({ status: 201, payload: SENT });
  open();
  expect(screen.getByLabelText('Your phone number')).toHaveValue('+639171234567');
  expect(screen.getByRole('option', { name: 'Deed of sale, ₱1,500' })).toBeInTheDocument();
  type();
  fireEvent.click(screen.getByRole('radio', { name: 'Morning' }));
  press();
  expect(await screen.findByRole('heading', { name: 'Your request is sent' })).toHaveFocus();
  expect(server.of('POST')).toMatchObject([
    {
      path: `/notary-public/${NOTARY._id}/requests`,
      body: { ...TYPED, part_of_day: 'morning', phone: '+639171234567' },
    },
  ]);
  expect(server.of('POST')[0]?.key).toBeTruthy();
  expect(screen.getByText('Deed of sale, Thu, Nov 26, in the morning')).toBeInTheDocument();
  const bring = within(screen.getByRole('list', { name: 'What to bring' }));
  expect(bring.getAllByRole('listitem').map((one) => one.textContent)).toEqual([...NOTARY_VISIT]);
  expect(screen.getByRole('link', { name: 'See your requests' })).toHaveAttribute(
    'href',
    '/customer-portal',
  );
  expect(sessionStorage).toHaveLength(0);
});

test('says beside each field what is missing', async () => {
  open();
  const phone = screen.getByLabelText('Your phone number');
  fireEvent.change(phone, { target: { value: '' } });
  press();
  await waitFor(() => expect(field('service')).toHaveAccessibleDescription('Choose a service.'));
  expect(days()).toHaveAccessibleDescription(/^Choose a day\./);
  expect(phone).toHaveAccessibleDescription(/^Type a number, such as 0917 123 4567\./);
  expect(screen.getByLabelText(/^A later day/)).not.toHaveAccessibleDescription();
  expect(server.sent).toEqual([]);
});

test('sends what has nothing to tell of the document, for any time of the day', async () => {
  server.answer = () => ({ status: 201, payload: { ...SENT, part_of_day: null, message: '' } });
  open();
  type();
  fireEvent.change(field('message'), { target: { value: '' } });
  press();
  expect(await screen.findByText('Deed of sale, Thu, Nov 26')).toBeInTheDocument();
  expect(server.of('POST')[0]?.body).toMatchObject({ service: 'Deed of sale', part_of_day: null });
});

test('offers the next twelve days, closed ones and holidays named, and later open ones', () => {
  open();
  const near = within(days())
    .getAllByRole('radio')
    .map((one) => [one.closest('label')?.textContent, (one as HTMLInputElement).disabled]);
  expect(near).toHaveLength(12);
  expect(near[0]).toEqual(['Nov 23MonMon, Nov 23, 9:00 AM to 5:00 PM', false]);
  expect(near[5]).toEqual(['28SatClosedSat, Nov 28, closed', true]);
  expect(near[7]).toEqual([
    '30MonHolidayMon, Nov 30, 9:00 AM to 5:00 PM; Bonifacio Day, may be closed',
    false,
  ]);
  expect(near[8]?.[0]).toMatch(/^Dec 1Tue/);
  expect(screen.getByText('Mon, Nov 30: Bonifacio Day, many offices close')).toBeVisible();
  const later = within(screen.getByLabelText(/^A later day/)).getAllByRole('option');
  expect(later[1]).toHaveTextContent('Mon, Dec 7, 9:00 AM to 5:00 PM');
  expect(later.at(-1)).toHaveTextContent('Fri, Jan 22, 9:00 AM to 5:00 PM');
  fireEvent.change(screen.getByLabelText(/^A later day/), { target: { value: '2026-12-07' } });
  expect(within(days()).queryByRole('radio', { checked: true })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /^Tue, Nov 24/ }));
  expect(screen.getByLabelText(/^A later day/)).toHaveValue('');
  expect(days()).toHaveAccessibleDescription(/Tue, Nov 24: open 9:00 AM to 5:00 PM/);
});

test('a part of the day in which the office is closed is not offered, nor kept', () => {
  const hours = [
    { day: 1, open: '13:00', close: '17:00' },
    { day: 2, open: '08:00', close: '12:00' },
  ];
  const user = { id: 'u1', phone: null };
  const notary = { ...NOTARY, office_hours: hours };
  render(<RequestScreen notary={notary} user={user} now={NOW} />, { wrapper: Queries });
  const part = (name: string) => screen.getByRole('radio', { name });
  fireEvent.click(part('Morning'));
  fireEvent.click(screen.getByRole('radio', { name: /^Mon, Nov 23/ }));
  expect(part('Morning')).toBeDisabled();
  expect(part('Any time')).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: /^Tue, Nov 24/ }));
  expect(part('Morning')).toBeEnabled();
  expect(part('Afternoon')).toBeDisabled();
});

test('says beside the days that the office is closed after all, and keeps what was typed', async () => {
  const fields = { day: 'The office is not open on this day. Please choose another.' };
  const payload = { key: 'invalid_input', message: fields.day, fields };
  server.answer = () => ({ status: 400, payload });
  open();
  type();
  press();
  await waitFor(() => expect(days()).toHaveAccessibleDescription(/not open on this day/));
  expect(field('message')).toHaveValue('Two people sign.');
});

test('keeps what was typed where it is refused, and for who signs in again', async () => {
  server.answer = () => ({ status: 429, payload: { key: 'rate_limited', message: 'No.' } });
  const { unmount } = open();
  type();
  press();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You can ask for up to three appointments in 24 hours. Please try again later.',
  );
  expect(field('message')).toHaveValue('Two people sign.');
  unmount();
  const again = open();
  expect(field('message')).toHaveValue('Two people sign.');
  expect(field('service')).toHaveValue('Deed of sale');
  expect(screen.getByRole('radio', { name: /^Thu, Nov 26/ })).toBeChecked();
  again.unmount();
  open('u2');
  expect(field('message')).toHaveValue('');
});

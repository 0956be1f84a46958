import { signinInput } from '@/lib/contract/accounts/authentication';
import { storedUser, type User } from '@/lib/contract/accounts/users';
import { searchQuery } from '@/lib/contract/lawyers/search';
import { createMeetingInput } from '@/lib/contract/meetings/meetings';

/** Paths that are wrong in an input, in their order. */
function wrong(input: unknown): string[] {
  const parsed = createMeetingInput.safeParse(input);
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.')).toSorted();
}

const MEETING = {
  lawyer_id: 'maria-santos-7k2f',
  start_time: '2026-11-24T02:00:00Z',
  duration: 30,
  type: 'VIDEO',
  subject: 'Unpaid loan',
  description: 'A relative does not pay back.',
  consent: true,
  payment_method: 'gcash',
  expected_total: 150_000,
};

describe('booking', () => {
  test('a video meeting needs no phone number and is not free unless it says so', () => {
    expect(createMeetingInput.parse(MEETING)).toEqual({
      ...MEETING,
      free: false,
      phone: undefined,
      other_party: undefined,
    });
  });

  test.each<[string, object, string[]]>([
    ['a phone meeting without a number', { type: 'PHONE' }, ['phone']],
    ['a phone meeting with an empty number', { type: 'PHONE', phone: '' }, ['phone']],
    ['a phone meeting with a number', { type: 'PHONE', phone: '0917 123 4567' }, []],
    ['no payment method', { payment_method: undefined }, ['payment_method']],
    ['a free one without a payment method', { free: true, payment_method: undefined }, []],
    ['a method nobody offers', { payment_method: 'cash' }, ['payment_method']],
    ['no consent', { consent: false }, ['consent']],
    ['consent as a text', { consent: 'true' }, ['consent']],
    ['no subject', { subject: ' ' }, ['subject']],
    ['121 characters of subject', { subject: 'a'.repeat(121) }, ['subject']],
    ['5,001 characters of description', { description: 'a'.repeat(5001) }, ['description']],
    ['45 minutes', { duration: 45 }, ['duration']],
    ['parts of a centavo', { expected_total: 0.5 }, ['expected_total']],
    ['a time of another zone', { start_time: '2026-11-24T10:00:00+08:00' }, ['start_time']],
    ['several', { subject: '', duration: 1, consent: null }, ['consent', 'duration', 'subject']],
  ])('%s', (_what, changes, expected) => {
    expect(wrong({ ...MEETING, ...changes })).toEqual(expected);
  });

  test('the client cannot name price, fee, status or another client', () => {
    const asked = { ...MEETING, price: 1, platform_fee: 0, status: 'CONFIRMED', client_id: 'x' };
    const parsed = createMeetingInput.parse(asked);
    for (const key of ['price', 'platform_fee', 'status', 'client_id'])
      expect(parsed).not.toHaveProperty(key);
  });
});

describe('search', () => {
  test('without anything is by rating, highest first, from the first page', () => {
    expect(searchQuery.parse({})).toEqual({ sort: 'rating', sort_direction: -1, page: 0 });
  });

  test('reads numbers out of an address', () => {
    const query = { legal_problem: '402', max_price: '150000', sort_direction: '1', page: '2' };
    expect(searchQuery.parse(query)).toMatchObject({
      legal_problem: { _id: 402 },
      max_price: 150_000,
      sort_direction: 1,
      page: 2,
    });
  });

  test.each([
    { sort: 'name' },
    { sort_direction: '0' },
    { sort_direction: '2' },
    { max_price: '-1' },
    { legal_problem: 'family' },
    { region: 'a'.repeat(81) },
  ])('refuses %o', (query) => {
    expect(searchQuery.safeParse(query).success).toBe(false);
  });
});

test('signing in asks for nothing of the password but that it is there', () => {
  expect(signinInput.safeParse({ email: 'a@example.com', password: 'x' }).success).toBe(true);
  expect(signinInput.safeParse({ email: 'a@example.com', password: '' }).success).toBe(false);
});

test('what the browser keeps of a user has neither email nor phone', () => {
  const user: User = {
    _id: 'u1',
    type: 'CUSTOMER',
    first_name: 'Ana',
    last_name: 'Reyes',
    email: 'ana@example.com',
    phone: '+639171234567',
    picture_url: null,
    email_verified: true,
    roles: [],
  };
  const { email: _email, phone: _phone, ...stored } = user;
  expect(storedUser.parse(user)).toEqual(stored);
});

import { type StoredUser, storedUser } from '@/lib/contract/accounts/users';
import { readStoredUser, storeUser, USER_KEY } from './stored-user';

const ANA: StoredUser = {
  _id: 'u1',
  type: 'CUSTOMER',
  first_name: 'Ana',
  last_name: 'Ferrer',
  picture_url: null,
  email_verified: false,
  roles: ['ADMIN'],
};

/** Values that fit some field or none, to be tried in each. */
const VALUES = [undefined, null, '', 'text', 'LAWYER', 1, true, [], ['ADMIN'], [1], {}];

beforeEach(() => localStorage.clear());

function readAfter(text: string) {
  localStorage.setItem(USER_KEY, text);
  return readStoredUser();
}

test.each(Object.keys(storedUser.shape))(
  'reads a stored user exactly where the contract does: %s',
  (name) => {
    for (const value of VALUES) {
      const text = JSON.stringify({ ...ANA, [name]: value });
      const parsed = storedUser.safeParse(JSON.parse(text));
      expect(readAfter(text)).toEqual(parsed.success ? parsed.data : null);
    }
  },
);

test.each(['', 'null', '[]', '"text"', '7', '{', '{}'])('what is no user is nobody: %s', (text) => {
  expect(readAfter(text)).toBeNull();
});

test('keeps what the contract keeps, never email or phone', () => {
  const user = { ...ANA, email: 'ana@example.com', phone: '+639171234567', password: 'x' };
  storeUser(user);
  const stored: unknown = JSON.parse(localStorage.getItem(USER_KEY) ?? '');
  expect(stored).toEqual(storedUser.parse(user));
  expect(readStoredUser()).toEqual(ANA);
  expect(readAfter(JSON.stringify(user))).toEqual(ANA);
});

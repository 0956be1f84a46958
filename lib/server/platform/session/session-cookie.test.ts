import { clearSessionCookies, sessionCookieName, sessionCookies } from './session-cookie';

const TOKEN = { sid: 'sid', userId: 'u1', type: 'CUSTOMER', emailVerified: true } as const;

function attributes(line: string) {
  const [pair = '', ...rest] = line.split('; ');
  return { name: pair.split('=')[0], value: pair.slice(pair.indexOf('=') + 1), rest };
}

test('over plain http the cookie is for this host alone, unreadable and not sent from other sites', async () => {
  const [session, hint, ...more] = (await sessionCookies.issue(TOKEN)).map(attributes);
  expect(more).toEqual([]);
  expect(session).toEqual({
    name: 'session',
    value: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    rest: ['Path=/', 'Max-Age=7776000', 'SameSite=Lax', 'HttpOnly'],
  });
  expect(hint).toEqual({
    name: 'signed_in',
    value: '1',
    rest: ['Path=/', 'Max-Age=7776000', 'SameSite=Lax'],
  });
});

test('clearing names the same cookies with the same attributes', () => {
  expect(clearSessionCookies()).toEqual([
    'session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
    'signed_in=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
});

test.each([
  ['alone', 'session=abc', 'abc'],
  ['among others', 'a=1; session=abc; b=2', 'abc'],
  ['without blanks', 'a=1;session=abc;b=2', 'abc'],
  ['with an equals sign in it', 'session=abc==', 'abc=='],
  ['twice with one value', 'session=abc; a=1; session=abc', 'abc'],
  ['with two values: neither', 'session=abc; session=def', null],
  ['with a second, empty value: neither', 'session=abc; session=', null],
  ['empty', 'session=', null],
  ['under a longer name', 'session2=abc; xsession=def', null],
  ['as a value', 'a=session', null],
  ['nowhere', '', null],
])('is found %s', (_where, header, expected) => {
  expect(sessionCookies.read(header)).toBe(expected);
});

test('no Cookie header is no cookie', () => {
  expect(sessionCookies.read(null)).toBeNull();
  expect(sessionCookieName()).toBe('session');
});

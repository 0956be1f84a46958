import { readFileSync } from 'node:fs';
import { inScope } from '@/lib/log-lines';
import { ACCOUNT_EVENTS, logSecurity } from './security-events';

function lineOf(write: () => void): Record<string, unknown> {
  const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  write();
  const [[line]] = out.mock.calls as [[string]];
  out.mockRestore();
  return JSON.parse(line);
}

const refused = (email: string, address: string) =>
  lineOf(() =>
    inScope({ request: 'the-id-of-a-request', address }, () =>
      logSecurity('sign_in_refused', { account: null, email, how: 'password' }),
    ),
  );

test('a security event says who, how, from where and in which request, and nobody’s address', () => {
  const line = refused('ana@example.com', '198.51.100.7');
  expect(line).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    level: 'warn',
    at: 'security',
    request: 'the-id-of-a-request',
    event: 'sign_in_refused',
    account: null,
    how: 'password',
    email: expect.stringMatching(/^[\w-]{16}$/),
    client: expect.stringMatching(/^[\w-]{16}$/),
  });
  expect(line.email).not.toBe(line.client);
});

test('the same address is known again, in whatever letters', () => {
  const [one, same, other] = [
    refused('ana@example.com', '198.51.100.7'),
    refused('Ana@Example.com', '198.51.100.8'),
    refused('ben@example.com', '198.51.100.7'),
  ];
  expect(same.email).toBe(one.email);
  expect(other.email).not.toBe(one.email);
  expect(other.client).toBe(one.client);
  expect(same.client).not.toBe(one.client);
});

test('every event is in the document for the operator', () => {
  const text = readFileSync('docs/logging.md', 'utf8');
  expect(ACCOUNT_EVENTS.filter((event) => !text.includes(`\`${event}\``))).toEqual([]);
});

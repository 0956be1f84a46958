import { applySettings } from '@/lib/testing/jest/settings';
import { backgroundConnection, requestConnection, requestSession } from './connection';

applySettings({
  TIME_LIMIT_FACTOR: '2.5',
  DATABASE_URL: 'postgres://somebody@127.0.0.1:1/nothing',
});

test('a slow machine of tests has more time for connections, statements, locks and answers', () => {
  expect(requestConnection().config).toMatchObject({
    connectionTimeoutMillis: 7_500,
    query_timeout: 7_500,
    options: expect.stringContaining(
      '-c statement_timeout=6750 -c lock_timeout=6250 -c idle_in_transaction_session_timeout=37500 ',
    ),
  });
  expect(requestSession().query_timeout).toBe(7_500);
  expect(backgroundConnection().config.options).toContain('-c statement_timeout=150000 ');
});

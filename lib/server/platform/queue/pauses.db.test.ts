import { sql } from 'drizzle-orm';
import { MailError } from '@/lib/server/adapters/mail/port';
import { smtpMail } from '@/lib/server/adapters/mail/smtp';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { registeredFeatures } from '@/lib/server/registry/registry';
import { mails } from '@/lib/server/schema/messages';
import { database } from '../db/pool';
import { asking, noteAnswer, noteSilence, pausedServices } from './pauses';
import { startJobs, stopJobs } from './runner';
import { workOf } from './tasks';

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  for (const service of ['mails', 'push', 'texts'] as const) noteAnswer(service);
});

test('three silences in a row pause a service for half a minute, and one after it again', () => {
  noteSilence('mails', 0);
  noteSilence('mails', 1000);
  expect(pausedServices(1000)).toEqual([]);
  noteSilence('mails', 2000);
  expect(pausedServices(2000)).toEqual(['mails']);
  expect(pausedServices(31_999)).toEqual(['mails']);
  expect(pausedServices(32_000)).toEqual([]);
  noteSilence('mails', 40_000);
  expect(pausedServices(69_999)).toEqual(['mails']);
  noteAnswer('mails');
  expect(pausedServices(40_001)).toEqual([]);
  noteSilence('mails', 41_000);
  expect(pausedServices(41_000)).toEqual([]);
});

test('an answer between them, a refusal too, is none in a row; services are paused alone', async () => {
  const refused = () => Promise.reject(new MailError('550', false));
  const silent = () => Promise.reject(new MailError('ETIMEDOUT', true));
  for (const turn of [silent, silent, refused, silent, silent])
    await expect(asking('mails', turn)).rejects.toThrow(MailError);
  expect(pausedServices()).toEqual([]);
  for (let i = 0; i < 3; i += 1)
    await asking('texts', async () => ({ outcome: 'unknown', isSilent: true }));
  expect(pausedServices()).toEqual(['texts']);
});

test('mails of a silent server wait without losing attempts, and go out when it is back, each once', async () => {
  const send = jest.spyOn(smtpMail, 'send');
  send.mockRejectedValue(new MailError('mail not accepted: ETIMEDOUT CONN', true));
  const count = 30;
  for (let i = 0; i < count; i += 1)
    await queueMail(database(), {
      to: `reader-${i}@example.com`,
      template: 'pauses',
      dedupeKey: `pauses:${i}`,
      content: { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', attachments: [] },
    });
  await startJobs({ ...workOf(registeredFeatures()), clock: [] });
  while (pausedServices().length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const tried = send.mock.calls.length;
  // Those that were under way, and what their places took before the third of them had failed.
  expect(tried).toBeLessThanOrEqual(10);
  const { rows } = await database().execute<{ fresh: number }>(sql`
    select count(*)::int as fresh from graphile_worker.jobs where attempts = 0`);
  expect(rows[0]?.fresh).toBe(count - tried);
  const sent: string[] = [];
  send.mockImplementation(async ({ to }) => void sent.push(to));
  noteAnswer('mails');
  const unsent = () => database().$count(mails, sql`sent_at is null`);
  while ((await unsent()) > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  await stopJobs();
  expect(sent).toHaveLength(count);
  expect(new Set(sent).size).toBe(count);
}, 60_000);

import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { inScope } from '@/lib/log-lines';
import { database } from '@/lib/server/platform/db/pool';
import { startJobs, stopJobs } from '@/lib/server/platform/queue/runner';
import { workOf } from '@/lib/server/platform/queue/tasks';
import { registeredFeatures } from '@/lib/server/registry/registry';
import { mails } from '@/lib/server/schema/messages';
import { applySettings } from '@/lib/testing/jest/settings';
import { queueMail } from './service';

const RECIPIENT = 'nobody.here@example.com';

/** A mail server that refuses every recipient, as they do: with the address in the answer. */
const server = net.createServer((socket) => {
  socket.write('220 mail.example ESMTP\r\n');
  socket.on('data', (chunk) => {
    const [command = ''] = chunk.toString().split(/[\s:]/);
    if (command === 'RCPT') socket.write(`550 5.1.1 <${RECIPIENT}>: user unknown\r\n`);
    else socket.write(command === 'QUIT' ? '221 Bye\r\n' : '250 OK\r\n');
  });
  socket.on('error', () => {});
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  applySettings({ SMTP_URL: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
afterAll(() => server.close());

test('a refused mail is stored and tried again, and nobody reads its address in a log', async () => {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await inScope({ request: 'the-id-of-a-request' }, () =>
    queueMail(database(), {
      to: RECIPIENT,
      template: 'test',
      dedupeKey: 'refused',
      content: { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', attachments: [] },
    }),
  );
  await startJobs(workOf(registeredFeatures()));
  let failed: { last_error: string; attempts: number } | undefined;
  while (!failed) {
    const { rows } = await database().execute<{ last_error: string; attempts: number }>(
      sql`select last_error, attempts from graphile_worker.jobs where last_error is not null`,
    );
    [failed] = rows;
  }
  await stopJobs();
  const logged = written.mock.calls.map(([line]) => String(line)).join('');
  written.mockRestore();
  expect(failed.last_error).toMatch(/mail not accepted: EENVELOPE.* 550 5\.1\.1/);
  expect(logged).toMatch(
    /"at":"job-failed","request":"the-id-of-a-request","job":"\d+","task":"send_mail"/,
  );
  for (const text of [failed.last_error, logged]) expect(text).not.toContain(RECIPIENT);
  const [mail] = await database().select().from(mails).where(eq(mails.dedupeKey, 'refused'));
  expect(mail).toMatchObject({ recipient: RECIPIENT, sentAt: null });
});

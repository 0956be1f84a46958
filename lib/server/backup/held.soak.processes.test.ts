import { tmpdir } from 'node:os';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { database } from '@/lib/server/platform/db/pool';
import { claimDatabase } from '@/lib/server/platform/installation/service';
import { SITE } from '@/lib/testing/api/requests';
import { ranToEnd, startProduct, stopProducts } from '@/lib/testing/jest/product';
import { startMailServer } from '@/lib/testing/mail-server';

const received: string[] = [];
let mailServer: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  mailServer = await startMailServer((mail) => received.push(mail));
});
afterAll(async () => {
  await stopProducts();
  mailServer.stop();
});

const operator = (...command: string[]) => ranToEnd({ DEMO_DATA: 'off', SITE_URL: SITE }, command);

test('a held installation shows its pages and sends nothing until its operator releases it', async () => {
  await claimDatabase();
  await queueMail(database(), {
    to: 'ana@example.com',
    template: 'test',
    dedupeKey: 'held',
    content: { subject: 'Held', html: '<p>Hello</p>', text: 'Hello', attachments: [] },
  });
  expect(await operator('scripts/release.ts')).toMatchObject({
    code: 1,
    said: 'This installation is not held.\n',
  });
  expect(await operator('scripts/hold.ts')).toMatchObject({ code: 0, said: '' });
  const product = await startProduct({ SITE_URL: SITE });
  const health = await product.get('/api/health');
  expect(health).toMatchObject({ status: 200, body: expect.stringContaining('"held":true') });
  expect(await product.get('/')).toMatchObject({ status: 200 });
  expect(received).toEqual([]);

  const released = await operator('scripts/release.ts', '--yes');
  expect(released).toMatchObject({ code: 0, said: '' });
  expect(released.printed).toContain('1 mails, the oldest under an hour old\n');
  while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 100));
  expect(received.join()).toContain('Subject: Held');
});

test('a restore without a backup is refused in one sentence, whatever the database holds', async () => {
  expect(await operator('scripts/restore.ts', tmpdir())).toMatchObject({
    code: 1,
    said: `There is no backup in ${tmpdir()}: it has no manifest.json, which is written when a backup is complete.\n`,
  });
});

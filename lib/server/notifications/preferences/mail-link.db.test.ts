import type { NotificationPreferences } from '@/lib/contract/notifications/preferences';
import { changePreferences, getPreferences } from '@/lib/contract/notifications/preferences';
import { env } from '@/lib/env';
import { database } from '@/lib/server/platform/db/pool';
import { fetchApi, send } from '@/lib/testing/api/requests';
import { newClient, type TestUser } from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import { startMailServer } from '@/lib/testing/mail-server';
import { queueMail, sendMail } from '../mails/service';
import { stopAddress } from './mail-link';
import { serializePreferences } from './preferences';

const sent: string[] = [];
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer((mail) => sent.push(mail));
});
afterAll(() => server.stop());

async function kindsOf({ cookie }: TestUser): Promise<NotificationPreferences['kinds']> {
  return ((await send(getPreferences, { cookie })).body as NotificationPreferences).kinds;
}

/** Sends the form of a mail program's "Unsubscribe", without session or origin (RFC 8058, 3.1). */
function pressed(address: string): Promise<Response> {
  const request = new Request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  return fetchApi(request);
}

/** The head of a mail as it was sent, its folded lines joined. */
async function headOfMail(
  { id }: TestUser,
  dedupeKey: string,
  kind: 'message' | null,
): Promise<string> {
  await queueMail(database(), {
    to: 'reader@example.com',
    template: 'test',
    dedupeKey,
    content: { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', attachments: [] },
    ...(kind && { optional: { userId: id, kind } }),
  });
  for (const { mailId, optional } of await takeQueued('send_mail'))
    await sendMail(mailId, Date.now(), optional);
  const mail = sent.splice(0).join('');
  return mail.slice(0, mail.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, '');
}

test('an optional mail says how to end mails like it, and one press does', async () => {
  const client = await newClient();
  const head = await headOfMail(client, 'optional', 'message');
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, address = ''] = /List-Unsubscribe: ?<([^>]+)>/.exec(head) ?? [];
  expect(address).toBe(stopAddress(client.id, 'message'));
  expect((await pressed(address)).status).toBe(204);
  expect((await kindsOf(client)).message).toEqual({ email: false, push: true, in_app: true });
  expect(await headOfMail(client, 'after', 'message')).toBe('');
});

test('a mail that nobody can switch off does not offer it', async () => {
  const head = await headOfMail(await newClient(), 'always', null);
  expect(head).toContain('Subject: Hello');
  expect(head).not.toContain('List-Unsubscribe');
});

test('it is safe to repeat, at once too, and leaves what else was chosen', async () => {
  const client = await newClient();
  const body = serializePreferences({
    switchedOff: ['review.email', 'message.push'],
    quiet: { from: 60, to: 120, zone: 'Asia/Manila' },
  });
  expect((await send(changePreferences, { cookie: client.cookie, body })).status).toBe(200);
  const address = stopAddress(client.id, 'message');
  const answers = await Promise.all([pressed(address), pressed(address), pressed(address)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  const kinds = await kindsOf(client);
  expect(kinds.message).toEqual({ email: false, push: false, in_app: true });
  expect(kinds.review.email).toBe(false);
  expect(kinds.reminder.email).toBe(true);
});

test('a link that is not ours ends nothing, one of another kind or person neither', async () => {
  const [client, other] = [await newClient(), await newClient()];
  const address = stopAddress(client.id, 'message');
  for (const forged of [
    address.slice(0, -1),
    address.replace(client.id, other.id),
    address.replace('.message.', '.reminder.'),
    address.replace('.message.', '.account.'),
    `${address}.x`,
  ])
    expect((await pressed(forged)).status).toBe(404);
  for (const one of [client, other])
    expect(await kindsOf(one)).toEqual(
      serializePreferences({ switchedOff: [], quiet: null }).kinds,
    );
});

test('of an account that is gone nothing is kept', async () => {
  const gone = stopAddress('5e0d1b1e-3f44-4c0b-9c39-0a5b4b6f0001', 'message');
  expect((await pressed(gone)).status).toBe(204);
});

test('opened, it leads to a page and changes nothing', async () => {
  const client = await newClient();
  const address = stopAddress(client.id, 'message');
  const token = address.slice(address.lastIndexOf('/') + 1);
  const answer = await fetchApi(new Request(address));
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${env.SITE_URL}/stop-emails/${token}`);
  expect((await kindsOf(client)).message.email).toBe(true);
});

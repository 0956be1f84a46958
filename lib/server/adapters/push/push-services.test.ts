import https from 'node:https';
import { env } from '@/lib/env';
import { PRIVATE_IPV4 } from '@/lib/testing/calendars/private-addresses';
import { AUTHORITY, type PushServer, startPushServer, vapidOf } from '@/lib/testing/push/server';
import type { PushMessage } from './port';
import { PUSH_SERVICES, PublicAgent, pushAddress } from './push-hosts';
import { pushOver } from './push-services';
import { applicationKey } from './vapid-keys';

let server: PushServer;
beforeEach(async () => {
  server = await startPushServer();
});
afterEach(() => server.close());

const MESSAGE: PushMessage = {
  payload: JSON.stringify({ title: 'Meeting moved', body: 'Atty. Peña, ₱1,500' }),
  ttl: 600,
  urgency: 'high',
  topic: 'meeting-1',
};

test('the browser alone reads the message, the service how long and how urgently to keep it', async () => {
  const browser = server.newBrowser();
  expect(await pushOver(server.network).send(browser, MESSAGE)).toBe('sent');
  const [push] = server.arrived;
  if (!push) throw new Error('nothing arrived');
  expect(browser.read(push)).toEqual(JSON.parse(MESSAGE.payload));
  expect(push.body.toString('latin1')).not.toContain('Meeting');
  expect(push.headers).toMatchObject({
    ttl: '600',
    urgency: 'high',
    topic: 'meeting-1',
    'content-encoding': 'aes128gcm',
  });
});

test('a message is signed with our key for this service, for a day at most', async () => {
  await pushOver(server.network).send(server.newBrowser(), MESSAGE);
  const [push] = server.arrived;
  if (!push) throw new Error('nothing arrived');
  const { claims, key } = vapidOf(push);
  expect(key).toBe(applicationKey());
  expect(claims).toMatchObject({ aud: server.origin, sub: `mailto:${env.SUPPORT_EMAIL}` });
  const left = Number(claims.exp) - Date.now() / 1000;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(24 * 3600);
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [400, 'refused'],
  [413, 'refused'],
] as const)('%d: %s, and not tried again', async (status, result) => {
  server.answers.push(status);
  expect(await pushOver(server.network).send(server.newBrowser(), MESSAGE)).toBe(result);
});

test.each([429, 500, 503])('%d is tried again, and names no address', async (status) => {
  server.answers.push(status);
  const browser = server.newBrowser();
  const error = await pushOver(server.network)
    .send(browser, MESSAGE)
    .catch((failure: unknown) => failure);
  expect(error).toEqual(new Error(`push not accepted: ${status}`));
  expect(JSON.stringify(error)).not.toContain('localhost');
});

test('a name that leads to a private address is not connected to', async () => {
  const agent = new PublicAgent({ ca: AUTHORITY });
  const { send } = pushOver({ ...server.network, agent });
  await expect(send(server.newBrowser(), MESSAGE)).rejects.toThrow('push not accepted');
  expect(server.connected()).toBe(0);
});

test.each(['127.0.0.1', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '127.1'])(
  'a number, %s, is not connected to, whoever asks',
  async (host) => {
    const port = new URL(server.origin).port;
    const { send } = pushOver({
      hosts: [new URL(`https://${host}:${port}`).host],
      agent: new PublicAgent({ ca: AUTHORITY }),
    });
    const browser = { ...server.newBrowser(), endpoint: `https://${host}:${port}/y` };
    expect(await send(browser, MESSAGE)).toBe('gone');
    const error = await new Promise((resolve) => {
      https
        .get(`https://${host}:${port}/y`, { agent: new PublicAgent({ ca: AUTHORITY }) }, resolve)
        .on('error', resolve);
    });
    expect(error).toEqual(new Error('not a public address'));
    expect(server.connected()).toBe(0);
  },
);

test('a stored address that two parsers read as two hosts leads to neither', async () => {
  const asked: unknown[] = [];
  class Watched extends PublicAgent {
    override createConnection(...args: Parameters<PublicAgent['createConnection']>) {
      asked.push(args[0].host);
      return super.createConnection(...args);
    }
  }
  const { send } = pushOver({ ...PUSH_SERVICES, agent: new Watched() });
  const endpoint = 'https://127.0.0.77;x.push.apple.com/y';
  expect(await send({ ...server.newBrowser(), endpoint }, MESSAGE)).toBe('gone');
  expect(asked).toEqual([]);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s is of a push service', (address) => {
  expect(pushAddress(address, PUSH_SERVICES.hosts)?.href).toBe(address);
});

test.each([
  ['HTTPS://FCM.googleapis.com:443/a/../fcm#part', 'https://fcm.googleapis.com/fcm'],
  ['https://fcm.googleapis.com\\fcm\\b', 'https://fcm.googleapis.com/fcm/b'],
  ['https:fcm.googleapis.com/a b', 'https://fcm.googleapis.com/a%20b'],
  [' https://f\tcm.googleapis.com/a\n', 'https://fcm.googleapis.com/a'],
])('%s is handed over as %s', (address, expected) => {
  const { keys } = server.newBrowser();
  const target = pushOver(PUSH_SERVICES).accepted({ endpoint: address, keys });
  expect(target).toEqual({ endpoint: expected, keys });
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://127.0.0.77;x.push.apple.com/y',
  'https://127.0.0.77,x.push.apple.com/y',
  "https://127.0.0.77'x.push.apple.com/y",
  'https://127.0.0.77`x.push.apple.com/y',
  'https://127.0.0.77{x.push.apple.com/y',
  'https://127.0.0.77!x.push.apple.com/y',
  'https://127.0.0.77$x.push.apple.com/y',
  'https://127.0.0.77&x.push.apple.com/y',
  'https://127.0.0.77*.push.apple.com/y',
  'https://127.0.0.77_.push.apple.com/y',
  'https://127.0.0.77%3Bx.push.apple.com/y',
  'https://127.0.0.77\\x.push.apple.com/y',
  'https://.push.apple.com/y',
  'https://x..push.apple.com/y',
  'https://x.push.apple.com./y',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user:word@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilpush.apple.com/abc',
  'https://push.apple.com.evil.example/abc',
  'https://evil.example/?.push.apple.com',
  'https://localhost/abc',
  'not an address',
  ...PRIVATE_IPV4.map((address) => `https://${address}/abc`),
])('%s is of none', (address) => {
  expect(pushAddress(address, PUSH_SERVICES.hosts)).toBeNull();
});

test('what is no point of the curve, or too short a secret, is no key', () => {
  const port = pushOver(server.network);
  const { endpoint, keys } = server.newBrowser();
  expect(port.accepted({ endpoint, keys })).toEqual({ endpoint, keys });
  const other = Buffer.from(keys.p256dh, 'base64url');
  other[40] = (other[40] ?? 0) ^ 1;
  expect(
    port.accepted({ endpoint, keys: { ...keys, p256dh: other.toString('base64url') } }),
  ).toBeNull();
  expect(port.accepted({ endpoint, keys: { ...keys, auth: 'AAAA' } })).toBeNull();
});

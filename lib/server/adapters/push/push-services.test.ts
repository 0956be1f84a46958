import https from 'node:https';
import { env } from '@/lib/env';
import { PRIVATE_IPV4 } from '@/lib/testing/calendars/private-addresses';
import { AUTHORITY, type PushServer, startPushServer, vapidOf } from '@/lib/testing/push/server';
import type { PushMessage } from './port';
import { isPushService, lookupPublic, PUSH_SERVICES } from './push-hosts';
import { pushOver } from './push-services';
import { applicationKey } from './vapid-keys';

let server: PushServer;
beforeEach(async () => {
  server = await startPushServer();
});
afterEach(() => server.close());

const MESSAGE: PushMessage = {
  payload: JSON.stringify({ title: 'Meeting moved', body: 'Atty. Peña, ₱1,500' }),
  ...{ ttl: 600, urgency: 'high', topic: 'meeting-1' },
};

test('the browser alone reads the message, the service how long and how urgently to keep it', async () => {
  const browser = server.newBrowser();
  expect(await pushOver(server.network).send(browser, MESSAGE)).toBe('sent');
  const [push] = server.arrived;
  if (!push) throw new Error('nothing arrived');
  expect(browser.read(push)).toEqual(JSON.parse(MESSAGE.payload));
  expect(push.body.toString('latin1')).not.toContain('Meeting');
  expect(push.headers).toMatchObject({
    ...{ ttl: '600', urgency: 'high', topic: 'meeting-1' },
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
  const agent = new https.Agent({ ca: AUTHORITY, lookup: lookupPublic });
  const { send } = pushOver({ ...server.network, agent });
  await expect(send(server.newBrowser(), MESSAGE)).rejects.toThrow('push not accepted');
  expect(server.arrived).toEqual([]);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s is of a push service', (address) => {
  expect(isPushService(address, PUSH_SERVICES.hosts)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
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
  expect(isPushService(address, PUSH_SERVICES.hosts)).toBe(false);
});

test('what is no point of the curve, or too short a secret, is no key', () => {
  const port = pushOver(server.network);
  const { endpoint, keys } = server.newBrowser();
  expect(port.accepts({ endpoint, keys })).toBe(true);
  const other = Buffer.from(keys.p256dh, 'base64url');
  other[40] = (other[40] ?? 0) ^ 1;
  expect(port.accepts({ endpoint, keys: { ...keys, p256dh: other.toString('base64url') } })).toBe(
    false,
  );
  expect(port.accepts({ endpoint, keys: { ...keys, auth: 'AAAA' } })).toBe(false);
});

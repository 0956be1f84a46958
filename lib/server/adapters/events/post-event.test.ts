import { PRIVATE_IPV4, PRIVATE_IPV6 } from '@/lib/testing/calendars/private-addresses';
import { type CalendarServer, PUBLIC, startCalendarServer } from '@/lib/testing/calendars/server';
import type { Network } from '../calendar/fetch-calendar';
import { receiversOver } from './event-receivers';

const HOST = 'office.calendars.example';
const MESSAGE = { headers: { 'webhook-id': 'e1' }, body: '{}' };

let server: CalendarServer;
beforeEach(async () => {
  server = await startCalendarServer();
  server.answers.set('/', (_, response) => response.writeHead(204).end());
});
afterEach(() => server.close());

const post = (address = `https://${HOST}/`, network: Network = server.network) =>
  receiversOver(network).post(address, MESSAGE);

test('the name is resolved once for an attempt, and the connection goes to what was checked', async () => {
  server.names.set(HOST, [[PUBLIC], ['127.0.0.1']]);
  expect(await post()).toEqual({ status: 204, retryAfter: null });
  expect(server.connected).toEqual([`${PUBLIC}:443`]);
  expect(await post()).toEqual({ problem: 'private' });
  expect(server.connected).toHaveLength(1);
});

test.each([...PRIVATE_IPV4, ...PRIVATE_IPV6])('nothing is sent to %s', async (ip) => {
  server.names.set(HOST, [[ip]]);
  expect(await post()).toEqual({ problem: 'private' });
  server.names.set(HOST, [[PUBLIC, ip]]);
  expect(await post()).toEqual({ problem: 'private' });
  expect(server.connected).toEqual([]);
});

test.each([
  [`http://${HOST}/`, 'address'],
  [`https://${HOST}:8443/`, 'address'],
  ['https://127.0.0.1/', 'private'],
  ['https://2130706433/', 'private'],
  ['https://localhost/', 'private'],
])('nothing is sent to %s, whatever was stored', async (address, problem) => {
  expect(await post(address)).toEqual({ problem });
  expect(server.connected).toEqual([]);
});

test('of an answer its status and Retry-After are kept', async () => {
  server.answers.set('/', (_, response) =>
    response.writeHead(429, { 'retry-after': '30', 'x-other': '1' }).end('no'),
  );
  expect(await post()).toEqual({ status: 429, retryAfter: '30' });
});

test('what is wrong with the other side is said, and no error of ours', async () => {
  server.names.set(HOST, [[]]);
  expect(await post()).toEqual({ problem: 'unknown_host' });
  server.names.delete(HOST);
  expect(await post(`https://${HOST}/`, { ...server.network, ca: undefined })).toEqual({
    problem: 'certificate',
  });
  server.answers.set('/', (request) => request.socket.destroy());
  expect(await post()).toEqual({ problem: 'unreachable' });
});

import { gzipSync } from 'node:zlib';
import {
  CALENDAR_PROBLEMS,
  type CalendarProblem,
  isCalendarProblem,
} from '@/lib/domain/lawyers/calendar/calendar-imports';
import { textOfProblem } from '@/lib/server/lawyers/calendars/imports-policy';
import { PRIVATE_IPV4, PRIVATE_IPV6 } from '@/lib/testing/calendars/private-addresses';
import {
  type CalendarServer,
  calendarOf,
  PUBLIC,
  startCalendarServer,
} from '@/lib/testing/calendars/server';
import { fetchCalendar, type Network } from './fetch-calendar';
import type { CalendarError } from './port';

const HOST = 'https://my.calendars.example';
const MEGABYTE = 1024 * 1024;

let server: CalendarServer;
beforeEach(async () => {
  server = await startCalendarServer();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
});

const answer = (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  server.answers.set(path, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/calendar', ...headers }).end(body);
  });
const redirect = (path: string, location: string) =>
  server.answers.set(path, (_, response) => {
    response.writeHead(302, { location }).end();
  });

const read = (address: string, network: Network = server.network) =>
  fetchCalendar(address, null, network);

/** Why it was refused. */
function refusal(address: string, network?: Network): Promise<CalendarProblem | string> {
  return read(address, network).then(
    () => 'it was read',
    (error: CalendarError) => error.problem ?? String(error),
  );
}

test('a calendar is read over TLS from the address that was checked, without anything of ours', async () => {
  answer('/busy.ics?key=1', calendarOf(), { etag: '"1"', 'last-modified': 'Mon' });
  expect(await read(`${HOST}/busy.ics?key=1#part`)).toEqual({
    text: calendarOf(),
    etag: '"1"',
    lastModified: 'Mon',
  });
  expect(server.connected).toEqual([`${PUBLIC}:443`]);
  const [headers] = server.headers;
  expect(Object.keys(headers ?? {}).toSorted()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ]);
});

test.each(['webcal', 'webcals', 'WEBCAL'])('%s: is read as https:', async (scheme) => {
  answer('/busy.ics', calendarOf());
  expect(await read(`${scheme}://my.calendars.example/busy.ics`)).not.toBeNull();
});

test('a compressed calendar is read, and one behind three redirects', async () => {
  answer('/busy.ics', gzipSync(calendarOf()), { 'content-encoding': 'gzip' });
  redirect('/1', '/2');
  redirect('/2', 'https://other.calendars.example/3');
  redirect('/3', 'busy.ics');
  expect((await read(`${HOST}/1`))?.text).toBe(calendarOf());
  expect(server.requests.at(-1)).toBe('other.calendars.example/busy.ics');
});

test('what the server gave to recognise it by is sent back, and "not changed" is no calendar', async () => {
  server.answers.set('/busy.ics', (_, response) => response.writeHead(304).end());
  const since = { etag: '"1"', lastModified: 'Sun, 22 Nov 2026 00:00:00 GMT' };
  expect(await fetchCalendar(`${HOST}/busy.ics`, since, server.network)).toBeNull();
  expect(server.headers[0]).toMatchObject({
    'if-none-match': since.etag,
    'if-modified-since': since.lastModified,
  });
});

describe('an address that is never asked', () => {
  const REFUSED: readonly (readonly [address: string, problem: CalendarProblem])[] = [
    ['', 'address'],
    ['busy', 'address'],
    ['https://', 'address'],
    ['http://my.calendars.example/busy.ics', 'https'],
    ['file:///etc/passwd', 'https'],
    ['data:text/calendar,BEGIN:VCALENDAR', 'https'],
    ['gopher://my.calendars.example/', 'https'],
    ['ftp://my.calendars.example/busy.ics', 'https'],
    ['javascript:alert(1)', 'https'],
    ['blob:https://my.calendars.example/1', 'https'],
    [`https://user:secret@my.calendars.example/`, 'credentials'],
    [`https://my.calendars.example@127.0.0.1/`, 'credentials'],
    [`${HOST}:8443/`, 'port'],
    [`${HOST}:22/`, 'port'],
    [`${HOST}./busy.ics`, 'address'],
    ['https://localhost/', 'private'],
    ['https://localhost./', 'address'],
    ['https://LOCALHOST/', 'private'],
    ['https://a.localhost/', 'private'],
    ['https://metadata/', 'private'],
    ['https://metadata.google.internal/', 'private'],
    ['https://printer.local/', 'private'],
    ['https://8.8.8.8/', 'number'],
    ['https://[2606:4700::1111]/', 'number'],
    // One address in other notations: decimal, octal, hexadecimal, short, full-width and encoded.
    ['https://2130706433/', 'private'],
    ['https://0177.0.0.1/', 'private'],
    ['https://0x7f000001/', 'private'],
    ['https://0x7f.1/', 'private'],
    ['https://127.1/', 'private'],
    ['https://１２７.0.0.1/', 'private'],
    ['https://127。0。0。1/', 'private'],
    ['https://%31%32%37.0.0.1/', 'private'],
    ['https://127.0.0.1./', 'private'],
    ['https://2852039166/latest/meta-data/', 'private'],
    ...PRIVATE_IPV4.map((ip) => [`https://${ip}/`, 'private'] as const),
    ...PRIVATE_IPV6.map((ip) => [`https://[${ip}]/`, 'private'] as const),
  ];

  test.each(REFUSED)('%s: %s', async (address, problem) => {
    expect(await refusal(address)).toBe(problem);
    expect(server.connected).toEqual([]);
  });
});

describe('a name that leads to this machine or its network', () => {
  test.each([...PRIVATE_IPV4, ...PRIVATE_IPV6, 'fe80::1%eth0', 'nonsense'])('%s', async (ip) => {
    server.names.set('my.calendars.example', [[ip]]);
    expect(await refusal(`${HOST}/busy.ics`)).toBe('private');
    server.names.set('my.calendars.example', [[PUBLIC, ip]]);
    expect(await refusal(`${HOST}/busy.ics`)).toBe('private');
    expect(server.connected).toEqual([]);
  });

  test('by the time of the connection: it goes to the address that was checked', async () => {
    answer('/busy.ics', calendarOf());
    server.names.set('my.calendars.example', [[PUBLIC], ['127.0.0.1']]);
    expect(await read(`${HOST}/busy.ics`)).not.toBeNull();
    expect(server.connected).toEqual([`${PUBLIC}:443`]);
  });

  test('after a redirect to itself: each hop is checked anew', async () => {
    redirect('/busy.ics', '/again');
    answer('/again', calendarOf());
    server.names.set('my.calendars.example', [[PUBLIC], ['169.254.169.254']]);
    expect(await refusal(`${HOST}/busy.ics`)).toBe('private');
    expect(server.requests).toEqual(['my.calendars.example/busy.ics']);
  });

  test('a name that nobody has, and a resolver that does not answer', async () => {
    server.names.set('my.calendars.example', [[]]);
    expect(await refusal(HOST)).toBe('unknown_host');
    const failing = (code: string): Network => ({
      ...server.network,
      resolve: () => Promise.reject(Object.assign(new Error(code), { code })),
    });
    expect(await refusal(HOST, failing('ENOTFOUND'))).toBe('unknown_host');
    expect(await refusal(HOST, failing('EAI_AGAIN'))).toBe('unreachable');
  });
});

describe('a redirect', () => {
  test.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://localhost/',
    'http://my.calendars.example/busy.ics',
    'https://my.calendars.example:8443/',
    'file:///etc/passwd',
    'data:text/calendar,x',
    'gopher://my.calendars.example/',
    'https://u:p@my.calendars.example/',
    '//169.254.169.254/latest/meta-data/',
  ])('to %s is not followed', async (location) => {
    redirect('/busy.ics', location);
    expect(await refusal(`${HOST}/busy.ics`)).toBe('redirect');
    expect(server.requests).toEqual(['my.calendars.example/busy.ics']);
  });

  test('to a name of a private address is not followed', async () => {
    redirect('/busy.ics', 'https://inside.calendars.example/');
    server.names.set('inside.calendars.example', [['10.0.0.1']]);
    expect(await refusal(`${HOST}/busy.ics`)).toBe('private');
    expect(server.requests).toHaveLength(1);
  });

  test('without an end is given up after three', async () => {
    redirect('/busy.ics', '/busy.ics');
    expect(await refusal(`${HOST}/busy.ics`)).toBe('redirects');
    expect(server.requests).toHaveLength(4);
  });

  test('to nowhere', async () => {
    server.answers.set('/busy.ics', (_, response) => response.writeHead(302).end());
    expect(await refusal(`${HOST}/busy.ics`)).toBe('answer');
  });
});

describe('a server that', () => {
  test('sends more than two megabytes, at once or bit by bit, is cut off', async () => {
    answer('/huge', Buffer.alloc(3 * MEGABYTE, 'x'));
    let sent = 0;
    server.answers.set('/endless', (_, response) => {
      const more = () => {
        while (!response.destroyed && sent < 500 * MEGABYTE) {
          sent += 65_536;
          if (!response.write(Buffer.alloc(65_536))) break;
        }
      };
      response.on('drain', more);
      more();
    });
    expect(await refusal(`${HOST}/huge`)).toBe('large');
    expect(await refusal(`${HOST}/endless`)).toBe('large');
    expect(sent).toBeLessThan(50 * MEGABYTE);
  });

  test('sends little that would become much is cut off', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * MEGABYTE));
    expect(bomb.byteLength).toBeLessThan(MEGABYTE);
    answer('/bomb', bomb, { 'content-encoding': 'gzip' });
    const before = process.memoryUsage().rss;
    expect(await refusal(`${HOST}/bomb`)).toBe('large');
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * MEGABYTE);
  });

  test('compresses twice, or so that it can’t be read', async () => {
    answer('/twice', gzipSync(gzipSync('x')), { 'content-encoding': 'gzip, gzip' });
    answer('/brotli', 'x', { 'content-encoding': 'br' });
    answer('/broken', 'no gzip', { 'content-encoding': 'gzip' });
    expect(await refusal(`${HOST}/twice`)).toBe('encoding');
    expect(await refusal(`${HOST}/brotli`)).toBe('encoding');
    expect(await refusal(`${HOST}/broken`)).toBe('answer');
  });

  test('is slow is given up after ten seconds in all: name, handshake, headers, body, redirects', async () => {
    // A tenth of each time.
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const limits = jest
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((milliseconds) => timeout(milliseconds / 10));
    server.answers.set('/headers', () => {});
    server.answers.set('/body', (_, response) => {
      response.write('BEGIN:VCALENDAR\r\n');
      const timer = setInterval(() => response.write('X'), 50);
      response.on('close', () => clearInterval(timer));
    });
    for (const hop of [1, 2, 3])
      server.answers.set(`/${hop}`, (_, response) => {
        setTimeout(() => response.writeHead(302, { location: `/${hop + 1}` }).end(), 350);
      });
    const never = new Promise<never>(() => {});
    const found = await Promise.all([
      refusal(`${HOST}/headers`),
      refusal(`${HOST}/body`),
      refusal(`${HOST}/1`),
      refusal(HOST, { ...server.network, resolve: () => never }),
    ]);
    expect(found).toEqual(['slow', 'slow', 'slow', 'slow']);
    // One for each calendar, whatever its redirects.
    expect(limits.mock.calls).toEqual([[10_000], [10_000], [10_000], [10_000]]);
  });

  test('has no certificate for the name, or none of a known authority', async () => {
    answer('/busy.ics', calendarOf());
    expect(await refusal('https://calendars.example.org/busy.ics')).toBe('certificate');
    expect(await refusal(`${HOST}/busy.ics`, { ...server.network, ca: undefined })).toBe(
      'certificate',
    );
    expect(server.requests).toEqual([]);
  });

  test.each([
    [401, 'locked'],
    [403, 'locked'],
    [404, 'missing'],
    [410, 'missing'],
    [204, 'answer'],
    [500, 'answer'],
  ])('answers %i: %s', async (status, problem) => {
    server.answers.set('/busy.ics', (_, response) => response.writeHead(status).end());
    expect(await refusal(`${HOST}/busy.ics`)).toBe(problem);
  });

  test('sends headers without an end, or is not one that speaks HTTP', async () => {
    server.answers.set('/headers', ({ socket }) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      for (let n = 0; n < 3_000; n += 1) socket.write(`x-${n}: ${'y'.repeat(50)}\r\n`);
    });
    server.answers.set('/other', ({ socket }) => socket.end('SSH-2.0-OpenSSH\r\n'));
    server.answers.set('/gone', ({ socket }) => socket.destroy());
    expect(await refusal(`${HOST}/headers`)).toBe('answer');
    expect(await refusal(`${HOST}/other`)).toBe('answer');
    expect(await refusal(`${HOST}/gone`)).toBe('unreachable');
  });
});

test('each problem is said in words of its own', () => {
  const texts = CALENDAR_PROBLEMS.map(textOfProblem);
  expect(new Set(texts).size).toBe(CALENDAR_PROBLEMS.length);
  expect(isCalendarProblem('else')).toBe(false);
});

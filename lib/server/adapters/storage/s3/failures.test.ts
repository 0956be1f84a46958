import { asAppError, errorResponse } from '@/lib/server/platform/pipeline/error-response';
import { contentOf } from '@/lib/testing/files/contents';
import { startS3Store, type Turn } from '@/lib/testing/files/s3-store';
import { newKey, type Storage } from '../port';
import { bucketStorage } from './bucket';
import type { BucketSettings } from './requests';

/** A service that does what real ones do on a bad day, one turn after another; the last goes on. */

/** For what waits for an answer that never comes. */
const SHORT_MS = 300;
const PATIENT_MS = 20_000;
const about = { contentType: 'application/octet-stream' };

let store: Awaited<ReturnType<typeof startS3Store>>;
beforeAll(async () => {
  store = await startS3Store();
});
afterAll(() => store.stop());
beforeEach(() => {
  store.turns = [];
  store.asked = [];
});

const files = (idle = PATIENT_MS, other: Partial<BucketSettings> = {}) =>
  bucketStorage({
    ...store.settings,
    times: { idle, tries: PATIENT_MS, pause: 5 },
    ...other,
  });

const saying =
  (status: number, code?: string): Turn =>
  (_request, response) => {
    const xml = code ? `<?xml version="1.0"?><Error><Code>${code}</Code><Key>k</Key></Error>` : '';
    response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
  };
const bytes =
  (content: string, length = content.length): Turn =>
  (_request, response) => {
    response.writeHead(200, { 'content-length': length });
    response.write(content);
    if (length <= content.length) response.end();
  };
const thenCut: Turn = (_request, response) => {
  response.writeHead(200, { 'content-length': 100 });
  response.write('half', () => response.destroy());
};
const cut: Turn = (request) => request.socket.destroy();
const silent: Turn = () => {};

const textOf = async (key: string) => {
  const file = await files().get(key);
  return file && new Response(file.body).text();
};

async function firstOf(bucket: Storage) {
  for await (const file of bucket.list()) return file;
  return null;
}

async function refused(work: Promise<unknown>, what: 'stored' | 'opened' | 'removed') {
  const failure = await work.then(
    () => null,
    (error: unknown) => error,
  );
  const answer = errorResponse(asAppError(failure), 'request');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await answer.json()).toMatchObject({
    key: 'unavailable',
    message: `Files can’t be ${what} at the moment. Please try again in a few minutes.`,
  });
  const { cause } = failure as { cause: Error };
  expect(cause.message).not.toContain(store.settings.secretAccessKey);
  expect(cause.message).not.toContain('127.0.0.1');
  return cause.message;
}

test.each<[string, Turn]>([
  ['503 SlowDown', saying(503, 'SlowDown')],
  ['500 InternalError', saying(500, 'InternalError')],
  ['429', saying(429)],
  ['a connection that is cut', cut],
])('%s passes: the next try is taken', async (_name, failing) => {
  const key = newKey('meetings');
  store.turns = [failing, saying(200)];
  await files().put(key, contentOf(4, Buffer.from('fi'), Buffer.from('le')), about);
  expect(store.asked.map(({ method, length }) => [method, length])).toEqual([
    ['PUT', 4],
    ['PUT', 4],
  ]);
  store.turns = [failing, bytes('file')];
  expect(await textOf(key)).toBe('file');
  store.turns = [failing, saying(204)];
  await files().delete(key);
});

test('silence passes as well', async () => {
  store.turns = [silent, saying(200)];
  await files(SHORT_MS).put(newKey('meetings'), Buffer.from('file'), about);
  expect(store.asked.at(-1)).toMatchObject({ method: 'PUT', length: 4 });
});

test.each<[string, Turn, string]>([
  ['is slow all the time', saying(503, 'SlowDown'), '503 SlowDown'],
  ['says nothing', silent, `no answer within ${SHORT_MS} ms`],
  ['cuts connections', cut, 'ECONNRESET'],
  ['denies access', saying(403, 'AccessDenied'), '403 AccessDenied'],
  ['is full', saying(507, 'XMinioStorageFull'), '507 XMinioStorageFull'],
  ['has a quota', saying(403, 'QuotaExceeded'), '403 QuotaExceeded'],
  ['is elsewhere', saying(301, 'PermanentRedirect'), '301 PermanentRedirect'],
  ['is not there', saying(404, 'NoSuchBucket'), '404 NoSuchBucket'],
  ['is hidden behind a proxy that knows no such page', saying(404), '404 without a code'],
])('a bucket that %s is no missing file: 503', async (_name, turn, reason) => {
  store.turns = [turn];
  const key = newKey('meetings');
  const bucket = files(turn === silent ? SHORT_MS : PATIENT_MS);
  const reasons = await Promise.all([
    refused(bucket.put(key, Buffer.from('x'), about), 'stored'),
    refused(bucket.get(key), 'opened'),
    refused(bucket.delete(key), 'removed'),
    refused(firstOf(bucket), 'opened'),
  ]);
  for (const one of reasons) expect(one).toContain(reason);
});

test('what is refused is asked once, and a service that is not there a few times', async () => {
  store.turns = [saying(403, 'AccessDenied')];
  await refused(files().get(newKey('a')), 'opened');
  expect(store.asked).toHaveLength(1);
  store.turns = [saying(503, 'SlowDown')];
  await refused(files().get(newKey('a')), 'opened');
  expect(store.asked).toHaveLength(5);
  const nowhere = files(PATIENT_MS, { endpoint: 'http://127.0.0.1:1' });
  expect(await refused(nowhere.get(newKey('a')), 'opened')).toContain('ECONNREFUSED');
});

test('a missing key alone is null', async () => {
  store.turns = [saying(404, 'NoSuchKey')];
  expect(await files().get(newKey('a'))).toBeNull();
  await files().delete(newKey('a'));
  expect(store.asked).toHaveLength(2);
});

test.each<[string, Turn, RegExp]>([
  ['cut in the middle', thenCut, /aborted/],
  ['shorter than it says', bytes('half', 100), /no bytes for/],
])('a file that is %s is an error, never a shorter file', async (_name, turn, reason) => {
  store.turns = [turn];
  const file = await files(SHORT_MS).get(newKey('a'));
  expect(file?.size).toBe(100);
  await expect(new Response(file?.body).arrayBuffer()).rejects.toThrow(reason);
});

test('a file of no known length is not opened', async () => {
  store.turns = [(_request, response) => response.writeHead(200).end('chunked')];
  expect(await refused(files().get(newKey('a')), 'opened')).toContain('no length');
});

test('a slow reader may take longer than the service', async () => {
  const content = 'x'.repeat(3_000_000);
  store.turns = [bytes(content)];
  const reader = (await files(SHORT_MS).get(newKey('a')))?.body.getReader();
  let length = (await reader?.read())?.value?.byteLength ?? 0;
  await new Promise((resolve) => setTimeout(resolve, 2 * SHORT_MS));
  for (let next = await reader?.read(); next?.value; next = await reader?.read())
    length += next.value.byteLength;
  expect(length).toBe(content.length);
});

test('a list goes on from page to page, and names no more than what was stored', async () => {
  const object = (key: string, size: number) =>
    `<Contents><Key>${key}</Key><LastModified>2026-11-24T00:00:00.000Z</LastModified><ETag>&quot;e&quot;</ETag><Size>${size}</Size></Contents>`;
  const page = (objects: string, token = ''): Turn => {
    const more = token && `<NextContinuationToken>${token}</NextContinuationToken>`;
    return bytes(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${token !== ''}</IsTruncated>${objects}${more}</ListBucketResult>`,
    );
  };
  const [first, second, probe] = [newKey('a'), newKey('b'), `start-${crypto.randomUUID()}`];
  store.turns = [
    page(object(first, 3) + object('folder/', 0) + object('a &lt;b&gt;', 1), 'a/b+c=&amp;&#x41;'),
    page(object(second, 4) + object(probe, 4096)),
  ];
  const found: unknown[] = [];
  for await (const file of files().list()) found.push(file);
  const storedAt = Date.parse('2026-11-24T00:00:00.000Z');
  expect(found).toEqual([
    { key: first, size: 3, storedAt },
    { key: second, size: 4, storedAt },
  ]);
  const asksFor = new URL(store.asked[1]?.url ?? '', 'http://files').searchParams;
  expect(asksFor.get('continuation-token')).toBe('a/b+c=&A');

  store.turns = [page(object(probe, 4096)), saying(204)];
  await files().purgeUnfinished(Date.UTC(2026, 10, 23));
  expect(store.asked.filter(({ method }) => method === 'DELETE')).toEqual([]);
  store.turns = [page(object(probe, 4096)), saying(204)];
  await files().purgeUnfinished(Date.UTC(2026, 10, 25));
  expect(store.asked.at(-1)).toMatchObject({
    method: 'DELETE',
    url: `/${store.settings.bucket}/${probe}`,
  });
});

test.each<[string, Turn]>([
  ['a page of something else', bytes('<html></html>')],
  ['half a page', bytes('<ListBucketResult><IsTruncated>false</IsTruncated>')],
  [
    'a page without its next',
    bytes('<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>'),
  ],
  ['a page that is cut', thenCut],
])('%s is no empty bucket', async (_name, turn) => {
  store.turns = [turn];
  await refused(firstOf(files()), 'opened');
});

test('a start writes, reads and removes, and is told when the keys may not do so', async () => {
  const content = '\0'.repeat(4096);
  const stored = files();
  store.turns = [saying(200), bytes(content), saying(204), saying(404, 'NoSuchKey')];
  await stored.prepare();
  expect(store.asked.map(({ method }) => method)).toEqual(['PUT', 'GET', 'DELETE', 'GET']);
  await Promise.all([stored.prepare(), stored.prepare()]);
  expect(store.asked).toHaveLength(4);

  store.turns = [saying(200), bytes(content), saying(204), saying(403, 'AccessDenied')];
  expect(await refused(files().prepare(), 'opened')).toContain('403 AccessDenied');
  store.turns = [saying(200), bytes('other')];
  await refused(files().prepare(), 'stored');
});

test.each<[string, Partial<BucketSettings>, string]>([
  ['of another user', { accessKeyId: 'other' }, '403 InvalidAccessKeyId'],
  ['with another secret', { secretAccessKey: 'other' }, '403 SignatureDoesNotMatch'],
  ['for another region', { region: 'us-east-1' }, '400 AuthorizationHeaderMalformed'],
])('what is signed %s is refused', async (_name, other, reason) => {
  const bucket = files(PATIENT_MS, other);
  const reasons = await Promise.all([
    refused(bucket.put(newKey('a'), Buffer.from('content'), about), 'stored'),
    refused(bucket.get(newKey('a')), 'opened'),
    refused(bucket.delete(newKey('a')), 'removed'),
    refused(firstOf(bucket), 'opened'),
  ]);
  for (const one of reasons) expect(one).toContain(reason);
});

test('is signed for the query too, whatever is in a token', async () => {
  store.turns = [
    bytes(
      '<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>a/b+c= d&amp;</NextContinuationToken></ListBucketResult>',
    ),
    bytes('<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>'),
  ];
  expect(await firstOf(files())).toBeNull();
  expect(store.asked).toHaveLength(2);
});

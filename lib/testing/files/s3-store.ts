import { createHash, createHmac } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer in place of the store's own. */
export type Turn = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

interface Asked {
  readonly method: string;
  /** As it was sent: path and query. */
  readonly url: string;
  /** Bytes of the body. */
  readonly length: number;
}

interface StoredObject {
  readonly body: Buffer;
  readonly contentType: string;
  readonly storedAt: Date;
}

/** Few, so that a list goes from page to page. */
const KEYS_PER_PAGE = 7;

const BUCKET = {
  region: 'ap-southeast-1',
  bucket: 'sangguni-files',
  accessKeyId: 'AKID',
  secretAccessKey: 'secret-key-of-the-bucket',
} as const;

/** The settings of a product that keeps its files in a bucket. */
export function environmentOf({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
}: Record<'endpoint' | keyof typeof BUCKET, string>) {
  return {
    STORAGE_DRIVER: 's3',
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } as const;
}

/**
 * Starts a service with as much of the interface of Amazon S3 as the product uses: PutObject, GetObject, DeleteObject and
 * ListObjectsV2 of one bucket in memory, addressed by paths. A request that is signed wrongly, or has another content than it
 * was signed for, is refused as by Amazon; anything else it does not know is 501. While there are `turns`, they answer what is
 * signed well: each once, the last for good.
 */
export async function startS3Store() {
  const objects = new Map<string, StoredObject>();
  const store = { turns: [] as Turn[], asked: [] as Asked[] };
  const server = http.createServer((request, response) => {
    const turn = store.turns.length > 1 ? store.turns.shift() : store.turns[0];
    const chunks: Buffer[] = [];
    // A body that is cut never ends: nothing is stored of it.
    request.on('error', () => {});
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const { method = '', url = '' } = request;
      store.asked.push({ method, url, length: body.length });
      const refusal = refusalOf(request, body);
      if (turn && !refusal) return turn(request, response, body);
      const reply = refusal ?? replyTo(request, body, objects);
      response.writeHead(reply.status, reply.headers).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(store, {
    settings: { endpoint: `http://127.0.0.1:${port}`, ...BUCKET },
    stop() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}

interface Reply {
  readonly status: number;
  readonly headers?: http.OutgoingHttpHeaders;
  readonly body?: Buffer | string;
}

function replyTo(
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
  objects: Map<string, StoredObject>,
): Reply {
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const [, bucket, ...segments] = pathname.split('/').map(decodeURIComponent);
  const key = segments.join('/');
  if (bucket !== BUCKET.bucket) return failure(404, 'NoSuchBucket');
  if (!key && method === 'GET' && searchParams.get('list-type') === '2')
    return xml(200, pageOf(objects, searchParams));
  if (!key || searchParams.size > 0 || headers.range) return failure(501, 'NotImplemented');
  if (method === 'GET') return contentOf(objects.get(key));
  if (method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  if (method !== 'PUT') return failure(501, 'NotImplemented');
  const contentType = headers['content-type'] ?? 'binary/octet-stream';
  objects.set(key, { body, contentType, storedAt: new Date() });
  return { status: 200, headers: { etag: etagOf(body) } };
}

function contentOf(found: StoredObject | undefined): Reply {
  if (!found) return failure(404, 'NoSuchKey');
  const { body, contentType, storedAt } = found;
  const headers = {
    'content-length': body.length,
    'content-type': contentType,
    'last-modified': storedAt.toUTCString(),
    etag: etagOf(body),
  };
  return { status: 200, headers, body };
}

/** A page of ListObjectsV2: keys in the order of their bytes, from the one after the token. */
function pageOf(objects: ReadonlyMap<string, StoredObject>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const left = [...objects]
    .filter(([key]) => key.startsWith(prefix) && key > after)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const page = left.slice(0, KEYS_PER_PAGE);
  const last = left.length > page.length ? page.at(-1)?.[0] : undefined;
  const contents = page.map(
    ([key, { body, storedAt }]) =>
      `<Contents><Key>${escaped(key)}</Key><LastModified>${storedAt.toISOString()}</LastModified><ETag>${escaped(etagOf(body))}</ETag><Size>${body.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  );
  const next = last
    ? `<NextContinuationToken>${Buffer.from(last).toString('base64')}</NextContinuationToken>`
    : '';
  return `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${BUCKET.bucket}</Name><Prefix>${escaped(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${KEYS_PER_PAGE}</MaxKeys><IsTruncated>${last !== undefined}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/[^/]+\/aws4_request), SignedHeaders=([^,]+), Signature=([\da-f]{64})$/;

/** Answers, as Amazon, a request whose signature is missing or wrong; null for a good one. */
function refusalOf(request: IncomingMessage, body: Buffer): Reply | null {
  const { authorization = '', 'x-amz-content-sha256': hash } = request.headers;
  const [, id, scope = '', names = '', signature] = AUTHORIZATION.exec(authorization) ?? [];
  if (!id) return failure(403, 'AccessDenied');
  if (id !== BUCKET.accessKeyId) return failure(403, 'InvalidAccessKeyId');
  if (!scope.endsWith(`/${BUCKET.region}/s3/aws4_request`))
    return failure(400, 'AuthorizationHeaderMalformed');
  if (hash !== sha256(body)) return failure(400, 'XAmzContentSHA256Mismatch');
  const expected = signatureOf(request, scope, names.split(';'));
  return signature === expected ? null : failure(403, 'SignatureDoesNotMatch');
}

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

/** The signature by the steps of "Signature Calculations for the Authorization Header" (Amazon S3 API). */
function signatureOf(
  { method = '', url = '', headers }: IncomingMessage,
  scope: string,
  names: readonly string[],
): string {
  const [path = '', query = ''] = url.split('?');
  const parameters = query.split('&').sort().join('&').replaceAll('+', '%20');
  const lines = names.map((name) => `${name}:${headers[name]}`);
  const hash = String(headers['x-amz-content-sha256']);
  const request = [method, path, parameters, ...lines, '', names.join(';'), hash].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n');
  const first: string | Buffer = `AWS4${BUCKET.secretAccessKey}`;
  const key = scope.split('/').reduce<string | Buffer>(hmac, first);
  return hmac(key, text).toString('hex');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const failure = (status: number, code: string) =>
  xml(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

function xml(status: number, text: string): Reply {
  const headers = { 'content-type': 'application/xml' };
  return { status, headers, body: `<?xml version="1.0" encoding="UTF-8"?>\n${text}` };
}

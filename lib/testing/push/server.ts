import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import * as ece from 'http_ece';
import type { PushTarget } from '@/lib/server/adapters/push/port';
import type { PushNetwork } from '@/lib/server/adapters/push/push-hosts';

/** The authority and the server of the calendar tests: its certificate is for localhost too. */
const pem = (name: string) => readFileSync(path.join('lib/testing/calendars', name), 'utf8');
export const AUTHORITY = pem('authority.pem');

export interface ArrivedPush {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A browser as push services know it: its public half, and how it reads what arrives. */
export interface TestBrowser extends PushTarget {
  read(push: ArrivedPush): Record<string, string>;
}

export interface PushServer {
  readonly arrived: ArrivedPush[];
  /** Status of each answer; 201 once there are none left. */
  readonly answers: number[];
  readonly origin: string;
  /** How many connections were opened to it. */
  readonly connected: () => number;
  readonly network: PushNetwork;
  newBrowser(): TestBrowser;
  close(): Promise<void>;
}

/** A push service with TLS on this machine. */
export async function startPushServer(): Promise<PushServer> {
  const [arrived, answers]: [ArrivedPush[], number[]] = [[], []];
  const server = https.createServer(
    { key: pem('server-key.pem'), cert: pem('server.pem') },
    async (request, response) => {
      const headers = request.headers as Record<string, string>;
      arrived.push({ path: request.url ?? '', headers, body: await buffer(request) });
      response.writeHead(answers.shift() ?? 201, { 'retry-after': '1' }).end();
    },
  );
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    arrived,
    answers,
    origin: `https://${host}`,
    connected: () => connections,
    network: { hosts: [host], agent: new https.Agent({ ca: AUTHORITY }) },
    newBrowser: () => newBrowser(`https://${host}`),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function newBrowser(origin: string): TestBrowser {
  const privateKey = createECDH('prime256v1');
  const p256dh = privateKey.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return {
    endpoint: `${origin}/send/${randomBytes(24).toString('base64url')}`,
    keys: { p256dh, auth },
    read: ({ body }) =>
      JSON.parse(
        ece.decrypt(body, { version: 'aes128gcm', privateKey, authSecret: auth }).toString(),
      ),
  };
}

/** The claims of the VAPID header (RFC 8292), once its signature was checked by the key it names. */
export function vapidOf({ headers }: ArrivedPush): {
  claims: Record<string, unknown>;
  key: string;
} {
  const [, token = '', key = ''] =
    headers.authorization?.match(/^vapid t=([\w.-]+), ?k=([\w-]+)$/) ?? [];
  const [header = '', payload = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isValid = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isValid) throw new Error('the signature is not of this key');
  return { claims: JSON.parse(Buffer.from(payload, 'base64url').toString()), key };
}

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { limit } from '../../scripts/lib/test/speed';
import { newDatabase } from './own-product';
import { freeAddress, startSecondProduct } from './second-product';
import { test as base } from './test';

/** For names such as `office.calendars.example`; its keys are for tests alone. */
const CERTIFICATES = 'lib/testing/calendars';
const pem = (name: string) => readFileSync(path.join(CERTIFICATES, name), 'utf8');

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

interface Receiver {
  /** Address of a product of its own, for which names of `calendars.example` lead to the receiver. */
  readonly product: string;
  readonly received: Received[];
  /** Status with which it answers from now on. */
  answers: number;
}

interface Worker {
  receiver: Receiver;
}

/** Starts a program of a lawyer, which events of a product with a database of its own reach. */
export const test = base.extend<object, Worker>({
  receiver: [
    async ({ browserName: _ }, use) => {
      const product = await freeAddress();
      const receiver: Receiver = { product, received: [], answers: 204 };
      const server = https.createServer(
        { key: pem('server-key.pem'), cert: pem('server.pem') },
        async (request, response) => {
          const chunks: Buffer[] = [];
          for await (const chunk of request) chunks.push(chunk);
          const headers = request.headers as Record<string, string>;
          receiver.received.push({ headers, body: Buffer.concat(chunks).toString() });
          response.writeHead(receiver.answers).end();
        },
      );
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { url, drop } = await newDatabase();
      const stop = await startSecondProduct(product, {
        DATABASE_URL: url,
        DEMO_DATA: 'off',
        JOBS: 'inline',
        RECEIVER_PORT: String((server.address() as AddressInfo).port),
        NODE_EXTRA_CA_CERTS: path.resolve(CERTIFICATES, 'authority.pem'),
        NODE_OPTIONS: `--import ${pathToFileURL('e2e/support/receiver-network.mjs')}`,
      });
      await use(receiver);
      await stop();
      server.closeAllConnections();
      server.close();
      await drop();
    },
    { scope: 'worker', timeout: limit(120_000) },
  ],
  // Paths are those of the own product.
  baseURL: ({ receiver }, use) => use(receiver.product),
});

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { limit } from '../../scripts/lib/test/speed';
import { freeAddress, startSecondProduct } from './second-product';
import { requireDatabaseUrl } from './target';
import { test as base } from './test';

interface OwnProduct {
  readonly address: string;
  /** Connection string of its database. */
  readonly database: string;
  /** Starts another process on the same database; answers its address. */
  readonly another: () => Promise<string>;
}

interface Worker {
  /** A product whose database is empty: what a test shows and hides there is in nobody else's pages. */
  ownProduct: OwnProduct;
}

export const test = base.extend<object, Worker>({
  ownProduct: [
    async ({ browserName: _ }, use) => {
      const { url, drop } = await newDatabase();
      const stops: (() => Promise<void>)[] = [];
      const start = async (settings: Record<string, string>) => {
        const address = await freeAddress();
        const own = { DATABASE_URL: url, DEMO_DATA: 'off', ...settings };
        stops.push(await startSecondProduct(address, own));
        return address;
      };
      const address = await start({ JOBS: 'inline' });
      await use({ address, database: url, another: () => start({}) });
      await Promise.all(stops.map((stop) => stop()));
      await drop();
    },
    { scope: 'worker', timeout: limit(120_000) },
  ],
  // Paths are those of the own product.
  baseURL: ({ ownProduct }, use) => use(ownProduct.address),
});

/** An empty database on the server of the product under test. */
export async function newDatabase() {
  const name = `own_${randomUUID().replaceAll('-', '')}`;
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: requireDatabaseUrl() });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await onServer(`create database ${name}`);
  const url = new URL(requireDatabaseUrl());
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => onServer(`drop database ${name} with (force)`) };
}

import pg from 'pg';
import { limit } from '../../scripts/lib/test/speed';
import { newDatabase } from './own-product';
import { Paymongo } from './paymongo/emulator';
import type { Person } from './people';
import { registerCustomer } from './people';
import { nineOClock, type PublishedLawyer, publishedLawyer } from './published-lawyer';
import { freeAddress, startSecondProduct } from './second-product';
import { test as base } from './test';

/** A product of its own that is paid through the emulated PayMongo. */
export interface Shop {
  readonly address: string;
  readonly database: string;
  readonly paymongo: Paymongo;
  /** Open for an hour each day; `nextTime` answers a time there that no other test of this worker uses. */
  readonly lawyer: PublishedLawyer;
  nextTime(): ReturnType<typeof nineOClock>;
  sql(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** Has a job done now, which the clock would start within some minutes. */
  run(job: string, payload?: Record<string, string>): Promise<void>;
}

const WEBHOOK = '/api/v1/payments/webhooks/paymongo';
const HALF_HOUR_MS = 30 * 60_000;

interface Fixtures {
  /** Puts the emulator back after what a test had go wrong. */
  sound: undefined;
}

export const test = base.extend<Fixtures, { shop: Shop }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const { url: database, drop } = await newDatabase();
      const address = await freeAddress();
      const paymongo = await Paymongo.start({ webhook: `${address}${WEBHOOK}` });
      const own = { DATABASE_URL: database, DEMO_DATA: 'off', JOBS: 'inline' };
      const stop = await startSecondProduct(address, { ...own, ...paymongo.settings });
      const client = new pg.Client({ connectionString: database });
      await client.connect();
      const lawyer = await publishedLawyer(address);
      await use({ address, database, paymongo, lawyer, ...timesOf(lawyer), ...onDatabase(client) });
      await lawyer.api.close();
      await client.end();
      await stop();
      await paymongo.stop();
      await drop();
    },
    { scope: 'worker', timeout: limit(120_000) },
  ],
  sound: [
    async ({ shop: { paymongo } }, use) => {
      await use(undefined);
      paymongo.faults.clear();
      paymongo.webhooks.forget();
      Object.assign(paymongo.webhooks, { lost: false, delayMs: 0, copies: 1 });
      Object.assign(paymongo.refunds, { refusal: null, ending: 'succeeded', pendingMs: 50 });
      Object.assign(paymongo.transfers, { ending: { status: 'succeeded' }, pendingMs: 50 });
      paymongo.idempotent = true;
    },
    { auto: true },
  ],
  // Paths and people are those of this product.
  baseURL: ({ shop }, use) => use(shop.address),
  newCustomer: async ({ shop: { address } }, use) => {
    const people: Person[] = [];
    await use(async (options) => {
      const person = await registerCustomer({ address, ...options });
      people.push(person);
      return person;
    });
    await Promise.all(people.map(({ api }) => api.close()));
  },
});

/** The two half hours of each day that clients see, far enough ahead for a refund. */
function timesOf(lawyer: PublishedLawyer): Pick<Shop, 'nextTime'> {
  let used = 0;
  return {
    nextTime() {
      const [day, half] = [3 + Math.floor(used / 2), used % 2];
      used += 1;
      return nineOClock(lawyer, day, half * HALF_HOUR_MS);
    },
  };
}

function onDatabase(client: pg.Client): Pick<Shop, 'sql' | 'run'> {
  return {
    async sql(text, values = []) {
      return (await client.query(text, [...values])).rows;
    },
    async run(job, payload = {}) {
      await client.query('select graphile_worker.add_job($1, $2::json)', [
        job,
        JSON.stringify(payload),
      ]);
    },
  };
}

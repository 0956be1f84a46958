import { bridgeToDatabase } from '@/lib/testing/jest/product';
import { limit } from '../../scripts/lib/test/speed';
import { freeAddress, startSecondProduct } from './second-product';
import { test as base } from './test';

interface Worker {
  /** Address of a second process of the product, which has lost its database. */
  unreadableProduct: string;
}

export const test = base.extend<object, Worker>({
  unreadableProduct: [
    async ({ browserName: _ }, use) => {
      const address = await freeAddress();
      const bridge = await bridgeToDatabase();
      const stop = await startSecondProduct(address, { DATABASE_URL: bridge.url });
      bridge.close();
      await use(address);
      await stop();
    },
    { scope: 'worker', timeout: limit(60_000) },
  ],
});

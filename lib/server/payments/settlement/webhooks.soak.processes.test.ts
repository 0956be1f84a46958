import { Paymongo } from '@/e2e/support/paymongo/emulator';
import { startProduct, stopProducts } from '@/lib/testing/jest/product';
import { numberFor } from '@/lib/testing/jest/settings';
import { expectStormWeathered } from '@/lib/testing/webhooks/storm';
import { limit } from '@/scripts/lib/test/speed';

/** `npm run soak:webhooks` sends two thousand. */
const EVENTS = numberFor('WEBHOOK_EVENTS', 60);

let paymongo: Paymongo;

beforeAll(async () => {
  paymongo = await Paymongo.start();
  paymongo.perSecond = Number.POSITIVE_INFINITY;
  paymongo.refunds.pendingMs = 'held';
});
afterAll(async () => {
  await stopProducts();
  await paymongo.stop();
});

test(
  'a served product applies each of many events once and refuses those that are forged or differ',
  async () => {
    const product = await startProduct({ ...paymongo.settings, JOBS: 'off' });
    paymongo.webhooks.url = product.at('/api/v1/payments/webhooks/paymongo');
    // The storm alone delivers, not the gateway as well.
    paymongo.webhooks.lost = true;
    const deliver = (body: string, signature: string) => paymongo.webhooks.post(body, signature);
    await expectStormWeathered(paymongo, deliver, EVENTS);
  },
  limit(60_000 + EVENTS * 300),
);

import { Paymongo } from '@/e2e/support/paymongo/emulator';
import { paymentWebhook as webhook } from '@/lib/contract/payments/payments';
import { send } from '@/lib/testing/api/requests';
import { applySettings } from '@/lib/testing/jest/settings';
import { byTier } from '@/lib/testing/jest/tier';
import { expectStormWeathered } from '@/lib/testing/webhooks/storm';

let paymongo: Paymongo;

beforeAll(async () => {
  paymongo = await Paymongo.start();
  paymongo.perSecond = Number.POSITIVE_INFINITY;
  paymongo.refunds.pendingMs = 'held';
  applySettings(paymongo.settings);
});
afterAll(() => paymongo.stop());

test('events that come three times in any order, some of them forged, are applied once', async () => {
  const deliver = async (body: string, signature: string) => {
    const headers = { 'content-type': 'application/json', 'paymongo-signature': signature };
    return (await send(webhook, { params: { id: 'paymongo' }, body, headers })).status;
  };
  await expectStormWeathered(paymongo, deliver, byTier(18, 60));
});

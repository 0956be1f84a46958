import { setTimeout as sleep } from 'node:timers/promises';
import { limit } from '../scripts/lib/test/speed';
import { test as base, expect, join } from './support/calls/call-test';
import { expectSeenAndHeard, received } from './support/calls/connections';
import { startRelay } from './support/calls/relay';
import { freeAddress, startSecondProduct } from './support/second-product';
import { hasDatabase, NEEDS_DATABASE } from './support/target';
import { visit } from './support/test';

interface Own {
  /** A process of the product with a relay, on the database of the product under test. */
  own: {
    readonly relay: Awaited<ReturnType<typeof startRelay>>;
    stopServer(): Promise<void>;
    startServer(): Promise<void>;
  };
}

const test = base.extend<object, Own & { address: string }>({
  address: [async ({ browserName: _ }, use) => use(await freeAddress()), { scope: 'worker' }],
  own: [
    async ({ address }, use) => {
      const relay = await startRelay();
      const start = () => startSecondProduct(address, relay.settings);
      let stop = await start();
      await use({
        relay,
        stopServer: () => stop(),
        startServer: async () => {
          stop = await start();
        },
      });
      await stop();
      await relay.stop();
    },
    { scope: 'worker', timeout: limit(60_000) },
  ],
  baseURL: ({ address, own: _ }, use) => use(address),
});

const LOST_MS = 12_000;

test.describe('a call through the relay alone', { tag: ['@video', '@relay'] }, () => {
  test.skip(!hasDatabase, NEEDS_DATABASE);
  test.slow();

  test('goes on after lost networks, and after restarts of server and relay', async ({
    page: phone,
    otherBrowser,
    consoleWatch,
    meeting,
    own,
  }) => {
    // Errors of a browser that is offline or gets no answer.
    consoleWatch.allowText(/net::ERR_/);
    await phone.context().addCookies(await meeting.client.api.cookies());
    const desk = await otherBrowser({ as: meeting.lawyer });
    for (const [page, side] of [
      [phone, 'customer'],
      [desk, 'lawyer'],
    ] as const) {
      await visit(page, `/${side}-portal/meeting/${meeting.id}/join`);
      await page.getByLabel('Hide my network address').check();
      await join(page, `/${side}-portal/meeting/${meeting.id}/join`);
    }
    const seenAndHeard = async () => {
      for (const page of [phone, desk]) await expectSeenAndHeard(page);
    };
    await seenAndHeard();
    for (const page of [phone, desk]) expect((await received(page)).ways).toEqual(['relay']);

    await test.step('12 seconds without any network', async () => {
      const setOffline = async (offline: boolean) => {
        own.relay.cut(offline);
        for (const page of [phone, desk]) await page.context().setOffline(offline);
      };
      await setOffline(true);
      await sleep(LOST_MS);
      const [before] = (await received(phone)).frames;
      await sleep(1_000);
      expect((await received(phone)).frames).toEqual([before]);
      await setOffline(false);
      await seenAndHeard();
    });

    await test.step('the server ends and starts again', async () => {
      await own.stopServer();
      await seenAndHeard();
      await own.startServer();
      // Only a server that passes signals on lets a new page find the other one.
      await phone.reload();
      await seenAndHeard();
    });

    await test.step('the relay crashes and starts again', async () => {
      await own.relay.restart();
      await seenAndHeard();
      for (const page of [phone, desk]) expect((await received(page)).ways).toEqual(['relay']);
    });
  });
});

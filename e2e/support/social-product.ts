import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { type Answer, startSocialServices } from '@/lib/testing/social/services';
import { databaseUrl } from './target';
import { test as base } from './test';

interface Worker {
  /** Address of a second process of the product, where Google and Facebook are configured. */
  socialProduct: string;
}

export const test = base.extend<object, Worker>({
  socialProduct: [
    async ({ browserName: _ }, use) => {
      const port = await freePort();
      const address = `http://127.0.0.1:${port}`;
      const services = await startSocialServices(address);
      const env = { DATABASE_URL: databaseUrl(), SITE_URL: address, PORT: String(port) };
      const product = spawn(process.execPath, ['scripts/serve.mjs'], {
        // Mails are sent by the product under test, which shares the database.
        env: { ...process.env, ...services.settings, ...env, JOBS: 'off', NODE_ENV: 'production' },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      const died = once(product, 'exit').then(() => {
        throw new Error('the second process of the product did not start');
      });
      await Promise.race([once(product, 'message'), died]);
      died.catch(() => {});
      await use(address);
      product.kill('SIGTERM');
      await services.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // Paths are those of the second process.
  baseURL: ({ socialProduct }, use) => use(socialProduct),
});

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Answers the question of a service, on its page. */
export async function answer(page: Page, service: string, given: Answer): Promise<void> {
  const { email = '', first = 'Ana', last = 'Reyes', verified = true, refuse = false } = given;
  await expect(page.getByRole('heading', { name: `${service} for tests` })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Address verified').setChecked(verified);
  await page.getByRole('button', { name: refuse ? 'Refuse' : 'Allow' }).click();
}

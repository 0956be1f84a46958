import { expect, type Page } from '@playwright/test';
import { type Answer, startSocialServices } from '@/lib/testing/social/services';
import { limit } from '../../scripts/lib/test/speed';
import { freeAddress, startSecondProduct } from './second-product';
import { test as base } from './test';

interface Worker {
  /** Address of a second process of the product, where Google and Facebook are configured. */
  socialProduct: string;
}

export const test = base.extend<object, Worker>({
  socialProduct: [
    async ({ browserName: _ }, use) => {
      const address = await freeAddress();
      const services = await startSocialServices(address);
      const stop = await startSecondProduct(address, services.settings);
      await use(address);
      await stop();
      await services.stop();
    },
    { scope: 'worker', timeout: limit(60_000) },
  ],
  // Paths are those of the second process.
  baseURL: ({ socialProduct }, use) => use(socialProduct),
});

/** Answers the question of a service, on its page. */
export async function answer(page: Page, service: string, given: Answer): Promise<void> {
  const { email = '', first = 'Ana', last = 'Reyes', verified = true, refuse = false } = given;
  await expect(page.getByRole('heading', { name: `${service} for tests` })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Address verified').setChecked(verified);
  await page.getByRole('button', { name: refuse ? 'Refuse' : 'Allow' }).click();
}

import { SITE } from '@/lib/testing/api/requests';
import { newCall } from '@/lib/testing/calls';
import { candidatesOf, pagesOf, until } from '@/lib/testing/calls/served-page';
import { newClient } from '@/lib/testing/factories';
import { startProduct, stopProducts } from '@/lib/testing/jest/product';

afterAll(stopProducts);

test('a flood is refused, and what others say still arrives', async () => {
  const product = await startProduct({ SITE_URL: SITE });
  const [client, lawyer] = pagesOf(await newCall());
  // Who is not heard of leaves the call: on a slow machine a flood takes longer than that.
  const [own, theirs] = [await client.open(product), await lawyer.open(product)];
  await Promise.all([own.until(1), theirs.until(1)]);
  for (const page of [client, lawyer]) expect(await page.post(product, 'hello')).toBe(204);
  const statuses: number[] = [];
  while (statuses.length < 400) {
    const burst = Array.from({ length: 50 }, () => client.post(product, 'candidate'));
    statuses.push(...(await Promise.all(burst)));
  }
  expect(statuses.filter((status) => status === 204).length).toBeGreaterThanOrEqual(299);
  expect(statuses.at(-1)).toBe(429);
  expect(await lawyer.post(product, 'candidate', { n: 'still' })).toBe(204);
  await until(() => candidatesOf(own).includes('still'));
  expect(candidatesOf(own)).toEqual(['still']);
  // Nobody else is held up by it.
  expect(
    (await product.get('/api/v1/auth/session', { cookie: (await newClient()).cookie })).status,
  ).toBe(200);
  own.leave();
  theirs.leave();
});

import { setTimeout as sleep } from 'node:timers/promises';
import { type Product, startProduct, stopProducts } from '@/lib/testing/jest/product';

const CALLS = 150;
/** Searches a minute of one address. */
const POINTS = 120;
const ROUTE = '/api/v1/lawyers';
const PAGE = '/lawyers-online?q=contract';
/** Number of points after which processes tell each other. */
const QUARTER = POINTS / 4;

const products: Product[] = [];

afterAll(stopProducts);

const search = (product: Product, path: string, address: string) =>
  product.get(path, { 'x-forwarded-for': address });

// The bundle that is asked first makes the counter, and with it the class of its refusals. Each product has an address of its own:
// what one counted of an address is told to the next.
test.each([
  ['a page', PAGE, '198.51.100.2'],
  ['a route', ROUTE, '198.51.100.4'],
])(
  'past the limit route and page answer 429 when %s was asked first',
  async (_which, first, busy) => {
    const product = await startProduct({ ADDRESS_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
    products.push(product);
    expect(await search(product, first, '198.51.100.1')).toMatchObject({ status: 200 });

    const calls = [];
    for (let i = 0; i < CALLS; i += 1) calls.push(await search(product, ROUTE, busy));
    const expected = Array.from({ length: CALLS }, (_, i) => (i < POINTS ? 200 : 429));
    expect(calls.map(({ status }) => status)).toEqual(expected);
    const page = await search(product, PAGE, busy);
    expect(page.status).toBe(429);
    expect(page.headers.get('content-type')).toMatch('text/html');
    for (const { headers } of [...calls.slice(POINTS), page]) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
    expect(await search(product, PAGE, '198.51.100.3')).toMatchObject({ status: 200 });
  },
);

test('an address that asks several processes has the limit once, and nobody else less', async () => {
  const [one, other] = products as [Product, Product];
  const addresses = ['198.51.100.20', '198.51.100.21', '198.51.100.22'];
  const ask = async (product: Product, address: string, times: number) => {
    const answers = [];
    for (let i = 0; i < times; i += 1) answers.push(await search(product, ROUTE, address));
    return answers.map(({ status }) => status);
  };
  for (const address of addresses) {
    expect(new Set(await ask(one, address, POINTS - QUARTER))).toEqual(new Set([200]));
    expect(new Set(await ask(other, address, QUARTER))).toEqual(new Set([200]));
  }
  // They tell each other once a second, and hear of each other when they do.
  for (const product of [other, one]) {
    await sleep(1_500);
    for (const address of addresses) await ask(product, address, 1);
  }
  await sleep(1_500);
  for (const product of [one, other])
    for (const address of addresses) expect(await ask(product, address, 1)).toEqual([429]);
  expect(await ask(other, '198.51.100.23', 1)).toEqual([200]);
});

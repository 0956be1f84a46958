import { type Product, startProduct, stopProducts } from '@/lib/testing/jest/product';

const CALLS = 150;
/** Searches a minute of one address. */
const POINTS = 120;
const ROUTE = '/api/v1/lawyers';
const PAGE = '/lawyers-online?q=contract';

afterAll(stopProducts);

const search = (product: Product, path: string, address: string) =>
  product.get(path, { 'x-forwarded-for': address });

// The bundle that is asked first makes the counter, and with it the class of its refusals.
test.each([
  ['a page', PAGE],
  ['a route', ROUTE],
])('past the limit route and page answer 429 when %s was asked first', async (_which, first) => {
  const product = await startProduct({ ADDRESS_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
  expect(await search(product, first, '198.51.100.1')).toMatchObject({ status: 200 });

  const calls = [];
  for (let i = 0; i < CALLS; i += 1) calls.push(await search(product, ROUTE, '198.51.100.2'));
  const expected = Array.from({ length: CALLS }, (_, i) => (i < POINTS ? 200 : 429));
  expect(calls.map(({ status }) => status)).toEqual(expected);
  const page = await search(product, PAGE, '198.51.100.2');
  expect(page.status).toBe(429);
  expect(page.headers.get('content-type')).toMatch('text/html');
  for (const { headers } of [...calls.slice(POINTS), page]) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  }
  expect(await search(product, PAGE, '198.51.100.3')).toMatchObject({ status: 200 });
});

import { type Product, startProduct, stopProducts } from '@/lib/testing/jest/product';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
}, 120_000);
afterAll(stopProducts);

test('a route knows the features that the start of the process registered', async () => {
  const { status, body } = await product.get('/api/v1/openapi.json');
  expect(status).toBe(200);
  expect(JSON.parse(body).paths).toHaveProperty('/api/v1/blockers');
});

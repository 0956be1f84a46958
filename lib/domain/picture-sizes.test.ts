import { pictureSizes } from './picture-sizes';

const HASH = '0123456789abcdef'.repeat(2);

test('a portrait comes in two sizes', () => {
  expect(pictureSizes(`/pictures/${HASH}.webp`)).toBe(
    `/pictures/${HASH}-192.webp 192w, /pictures/${HASH}.webp 512w`,
  );
});

test.each([
  'blob:https://sangguni.example/0b0c7f58-5a3c-4d4c-9d6f-6f1f7f1a2b3c',
  `https://elsewhere.example/pictures/${HASH}.webp`,
  `/pictures/${HASH}-192.webp`,
  `/pictures/${HASH}.png`,
  `/pictures/${HASH}.webp?v=1`,
  '/pictures/none.webp',
  '/api/v1/verification/documents/1',
  '',
])('another picture is itself alone: %s', (address) => {
  expect(pictureSizes(address)).toBeUndefined();
});

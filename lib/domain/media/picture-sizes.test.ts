import { pictureFiles } from './picture-sizes';

const HASH = '0123456789abcdef'.repeat(2);

test('a large frame chooses between two sizes of a portrait', () => {
  expect(pictureFiles(`/pictures/${HASH}.webp`, 65)).toEqual({
    src: `/pictures/${HASH}.webp`,
    srcSet: `/pictures/${HASH}-192.webp 192w, /pictures/${HASH}.webp 512w`,
  });
});

test('a small one takes the small size', () => {
  expect(pictureFiles(`/pictures/${HASH}.webp`, 64)).toEqual({ src: `/pictures/${HASH}-192.webp` });
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
  expect(pictureFiles(address, 128)).toEqual({ src: address });
});

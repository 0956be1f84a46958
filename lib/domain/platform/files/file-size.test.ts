import { fileSize } from '@/lib/domain/platform/files/file-size';

test.each([
  [0, 'empty'],
  [1, '1 kB'],
  [1_500, '1 kB'],
  [12_345, '12 kB'],
  [104_000, '102 kB'],
  [104_858, '0.1 MB'],
  [524_288, '0.5 MB'],
  [20 * 1024 * 1024, '20.0 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

import { MAX_ID_BYTES } from '@/lib/domain/platform/files/upload-limits';
import { idRefusal, sentOfEach } from './id-limits';

const file = (name: string, size = 10, type = '') =>
  new File([new Uint8Array(size)], name, { type });

test.each([
  ['id.jpg', null],
  ['ID.JPEG', null],
  ['id.png', null],
  ['Passport.PDF', null],
  ['scan.tiff', 'scan.tiff was not added. Use JPEG, PNG or PDF.'],
  ['drawing.svg', 'drawing.svg was not added. Use JPEG, PNG or PDF.'],
])('%s: %s', (name, refusal) => {
  expect(idRefusal(file(name))).toBe(refusal);
});

test('a file without an ending is known by its type', () => {
  expect(idRefusal(file('image', 10, 'image/jpeg'))).toBeNull();
});

test('empty and too large', () => {
  expect(idRefusal(file('id.jpg', 0))).toBe('id.jpg was not added. It is empty.');
  expect(idRefusal(file('id.jpg', MAX_ID_BYTES))).toBeNull();
  expect(idRefusal(file('id.jpg', MAX_ID_BYTES + 1))).toBe('Maximum size is 5 mb.');
});

test.each([
  [0, [0, 0]],
  [0.25, [50, 0]],
  [0.5, [100, 0]],
  [0.75, [100, 50]],
  [1, [100, 100]],
])('of two files of one size at %s', (share, percents) => {
  expect(sentOfEach([200, 200], share)).toEqual(percents);
});

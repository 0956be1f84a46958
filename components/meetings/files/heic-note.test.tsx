import { render } from '@testing-library/react';
import { HeicNote } from './heic-note';

const said = (names: readonly string[]) => render(<HeicNote names={names} />).container.textContent;

test('photos that not every device opens are named as such, others are not', () => {
  expect(said(['deed.pdf', 'photo.jpg'])).toBe('');
  expect(said(['IMG_0001.HEIC'])).toMatch(/not be able to open this photo \(HEIC\).+choose it on/);
  expect(said(['DSC_0001.HIF', 'scan.heic.pdf'])).toMatch(/open this photo/);
  expect(said(['IMG_0001.HEIC', 'IMG_0002.heif'])).toMatch(/open these photos.+choose them on/);
});

import { fittingDescription, fittingTitle } from './fitting';

it('names the product where there is room', () => {
  expect(fittingTitle('Labor lawyers')).toEqual({ absolute: 'Labor lawyers · Sangguni' });
  const full = 'x'.repeat(60);
  expect(fittingTitle(full)).toEqual({ absolute: full });
});

it('takes the longest wording that is not cut', () => {
  const [long, short] = ['x'.repeat(70), 'y'.repeat(40)];
  expect(fittingTitle(long, short, 'z')).toEqual({ absolute: `${short} · Sangguni` });
  expect(fittingTitle(long)).toEqual({ absolute: long });
});

it('adds sentences as long as they fit', () => {
  expect(fittingDescription('One.', 'x'.repeat(200), 'Two.')).toBe('One. Two.');
});

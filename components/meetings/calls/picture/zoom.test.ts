import { fillingScale, MAX_SCALE, movedBy, seenWhole, WHOLE, within, zoomedAt } from './zoom';

const FRAME = { width: 360, height: 400 };
const PICTURE = { width: 1280, height: 720 };
const SEEN = seenWhole(FRAME, PICTURE);

test('a picture is whole in its frame; one without a size fills it', () => {
  expect(SEEN).toEqual({ width: 360, height: 202.5 });
  expect(seenWhole({ width: 800, height: 360 }, PICTURE)).toEqual({ width: 640, height: 360 });
  expect(seenWhole(FRAME, { width: 0, height: 0 })).toEqual(FRAME);
});

test('a double press fills the frame, at least twice the size', () => {
  expect(fillingScale({ width: 360, height: 810 }, SEEN)).toBe(4);
  expect(fillingScale(FRAME, SEEN)).toBe(2);
  expect(fillingScale({ width: 360, height: 4000 }, SEEN)).toBe(MAX_SCALE);
});

test('what is at the fingers stays there', () => {
  const zoomed = zoomedAt(WHOLE, 2, { x: 100, y: -50 });
  expect(zoomed).toEqual({ scale: 2, x: -100, y: 50 });
  expect(zoomedAt(zoomed, 1, { x: 100, y: -50 })).toEqual(WHOLE);
  expect(zoomedAt(WHOLE, 100, { x: 0, y: 0 }).scale).toBe(MAX_SCALE);
  expect(zoomedAt(WHOLE, 0.1, { x: 10, y: 10 })).toEqual(WHOLE);
});

test('a picture moves only where it is larger than its frame, and no further than its edge', () => {
  expect(within(movedBy(WHOLE, { x: 50, y: 50 }), FRAME, SEEN)).toEqual(WHOLE);
  const moved = within({ scale: 2, x: 500, y: 500 }, FRAME, SEEN);
  expect(moved.scale).toBe(2);
  expect(moved.x).toBe(180);
  expect(moved.y).toBeCloseTo(2.5);
  expect(within({ scale: 9, x: 0, y: 0 }, FRAME, SEEN).scale).toBe(MAX_SCALE);
});

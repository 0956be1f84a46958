import { LEVEL_STEPS, levelOf } from './level-meter';

function tone(loudest: number): Float32Array {
  return Float32Array.from({ length: 2048 }, (_, at) => loudest * Math.sin(at / 10));
}

test('silence, a room, a voice and a shout', () => {
  expect(levelOf(new Float32Array(2048))).toBe(0);
  expect(levelOf(tone(0.001))).toBe(0);
  expect(levelOf(tone(0.05))).toBe(5);
  expect(levelOf(tone(1))).toBe(LEVEL_STEPS);
});

test('grows with what is heard', () => {
  const levels = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5].map((loudest) =>
    levelOf(tone(loudest)),
  );
  expect(levels).toEqual(levels.toSorted());
  expect(new Set(levels).size).toBeGreaterThan(5);
});

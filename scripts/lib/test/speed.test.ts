import {
  browsers,
  limit,
  measureInto,
  slots,
  slowness,
  slownessOf,
  workersAlone,
} from './speed.ts';

const GIGABYTE = 1024 ** 3;

test('a machine as fast as the reference or faster keeps the limits as they are', () => {
  expect(slownessOf({ milliseconds: 20, cores: 2 })).toBe(1);
  expect(slownessOf({ milliseconds: 5, cores: 16 })).toBe(1);
});

test('a slower machine gets more time, one with a single core twice as much, none without end', () => {
  expect(slownessOf({ milliseconds: 80, cores: 2 })).toBe(4);
  expect(slownessOf({ milliseconds: 40, cores: 1 })).toBe(4);
  expect(slownessOf({ milliseconds: 10_000, cores: 1 })).toBe(8);
});

test('a machine that is busy with something else counts as slow', () => {
  expect(slownessOf({ milliseconds: 20, cores: 2, load: 1.5 })).toBe(1);
  expect(slownessOf({ milliseconds: 20, cores: 2, load: 12 })).toBe(6);
});

test('it is measured once, and told to every process started after that', () => {
  const env = {};
  const measured = slowness(env);
  expect(measured).toBeGreaterThanOrEqual(1);
  expect(env).toEqual({ TEST_SLOWNESS: String(measured) });
  expect(slowness({ TEST_SLOWNESS: '3.5' })).toBe(3.5);
  expect(limit(10_000, { TEST_SLOWNESS: '3.5' })).toBe(35_000);
});

test('what is no number is measured instead of believed', () => {
  for (const value of ['', 'fast', '0', '-2', 'NaN']) {
    const env = { TEST_SLOWNESS: value };
    expect(slowness(env)).toBeGreaterThanOrEqual(1);
    expect(env.TEST_SLOWNESS).not.toBe(value);
  }
});

test('as much runs side by side as there are cores and memory for it', () => {
  expect(slots({ cores: 2, free: 16 * GIGABYTE })).toBe(2);
  expect(slots({ cores: 16, free: 9 * GIGABYTE })).toBe(4);
  expect(slots({ cores: 4, free: GIGABYTE / 2 })).toBe(1);
});

test('steps that wait for databases and servers get one worker more than cores, where memory allows', () => {
  expect(workersAlone({ cores: 2, free: 16 * GIGABYTE })).toBe(3);
  expect(workersAlone({ cores: 2, free: 4.5 * GIGABYTE })).toBe(2);
  expect(workersAlone({ cores: 1, free: GIGABYTE / 2 })).toBe(1);
});

test('there is one browser more than cores, however busy the machine is', () => {
  expect(browsers({ atOnce: 2 })).toBe(3);
  expect(browsers({ atOnce: 1 })).toBe(2);
  expect(browsers({ atOnce: 32 })).toBe(8);
});

test('the machine is looked at again on request, whatever was told before', () => {
  const env = { TEST_SLOWNESS: '7.77' };
  const measured = measureInto(env);
  expect(measured).toBeGreaterThanOrEqual(1);
  expect(env.TEST_SLOWNESS).toBe(String(measured));
});

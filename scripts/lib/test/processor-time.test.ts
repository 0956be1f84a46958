import { existsSync } from 'node:fs';
import { createMeter, readStat, startMeter } from './processor-time.ts';

type Processes = Record<string, [parent: number, own: number, reaped?: number]>;

/** A machine whose processes the test writes down: [parent, own seconds, seconds of children waited for]. */
function machine(processes: Processes) {
  const state = { processes };
  const read = () =>
    new Map(
      Object.entries(state.processes).map(([pid, [parent, own, reaped = 0]]) => [
        Number(pid),
        { parent, start: pid, own: own * 100, reaped: reaped * 100 },
      ]),
    );
  return { state, meter: createMeter({ self: 1, read }) };
}

test('a line of /proc is read, whatever the program is called', () => {
  const line = '42 (a (b) c) S 7 42 42 0 -1 4194560 1 2 3 4 100 20 30 4 20 0 1 0 987 1 2';
  expect(readStat(line)).toEqual({ parent: 7, start: '987', own: 120, reaped: 34 });
});

test('a step has the time of what it started and of what that started', () => {
  const { state, meter } = machine({ 1: [0, 0], 9: [0, 50] });
  meter.begin('unit');
  meter.begin('types');
  meter.claim(2, 'unit');
  meter.claim(3, 'types');
  state.processes = { 1: [0, 1], 9: [0, 90], 2: [1, 4], 3: [1, 5], 4: [2, 6] };
  expect(meter.end('types')).toBe(5);
  expect(meter.end('unit')).toBe(10);
  expect(meter.total()).toBe(16);
});

test('what ends between two looks is known from who waited for it, and nothing counts twice', () => {
  const { state, meter } = machine({ 1: [0, 0] });
  meter.begin('unit');
  meter.claim(2, 'unit');
  state.processes = { 1: [0, 0], 2: [1, 1], 4: [2, 6] };
  meter.sample();
  // The fourth worked for one second more, the fifth was never seen.
  state.processes = { 1: [0, 0], 2: [1, 1, 7 + 3] };
  expect(meter.end('unit')).toBe(11);
});

test('what nobody waited for keeps what was seen of it', () => {
  const { state, meter } = machine({ 1: [0, 0] });
  meter.begin('e2e');
  meter.claim(2, 'e2e');
  state.processes = { 1: [0, 0], 2: [1, 1], 4: [2, 6] };
  meter.sample();
  state.processes = { 1: [0, 0], 2: [1, 2], 4: [0, 8] };
  meter.sample();
  state.processes = { 1: [0, 0], 2: [1, 2] };
  expect(meter.end('e2e')).toBe(10);
});

test('the database server works for the step that runs alone', () => {
  const { state, meter } = machine({ 1: [0, 0], 5: [1, 1] });
  meter.begin('database');
  state.processes = { 1: [0, 0], 5: [1, 9] };
  expect(meter.end('database')).toBe(8);
});

test('this machine tells it, or there is no meter', () => {
  const meter = startMeter();
  expect(meter === null).toBe(!existsSync('/proc/self/stat'));
  meter?.begin('work');
  const before = process.cpuUsage();
  while (process.cpuUsage(before).user < 200_000);
  expect(meter?.end('work') ?? 1).toBeGreaterThan(0.1);
});

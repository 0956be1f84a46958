import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cpuOf } from './cpu.ts';

const processes = mkdtempSync(path.join(tmpdir(), 'processes-'));
afterAll(() => rmSync(processes, { recursive: true }));

test('the time of a process is that of all its threads, without what they waited', () => {
  for (const [thread, schedstat] of [
    ['7', '2500000 900000000 12\n'],
    ['8', '1000000 700000000 3\n'],
  ] as const) {
    const folder = path.join(processes, '7/task', thread);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'schedstat'), schedstat);
  }
  expect(cpuOf(7, processes)).toBe(3.5);
});

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../../server/paths.ts';
import { median } from './report.ts';

const MB = 1024 * 1024;
/** Garbage comes and goes: what counts is the middle of so many seconds. */
const SAMPLES = 5;

/** Resident memory of a process in megabytes. */
export function residentMemory(pid: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString();
  return Math.round(Number(kilobytes) / 1024);
}

/** Makes the settings of a process that `memoryOverTime` can ask for its heap. */
export function heapSettings(file: string) {
  return { NODE_OPTIONS: `--import=${inRoot('bench/lib/heap-on-signal.ts')}`, HEAP_FILE: file };
}

/** Megabytes that its heap keeps after a garbage collection. */
async function heapInUse(pid: number, file: string) {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await sleep(50);
  return Math.round(Number(readFileSync(file, 'utf8')) / MB);
}

async function sample(pid: number, file: string) {
  const resident: number[] = [];
  while (resident.length < SAMPLES) {
    await sleep(1000);
    resident.push(residentMemory(pid));
  }
  return { resident: median(resident), heap: await heapInUse(pid, file) };
}

/** Resident memory and heap, megabytes, in the seconds before `from` and in those before `until`. */
export async function memoryOverTime(pid: number, file: string, from: number, until: number) {
  await sleep((from - SAMPLES) * 1000);
  const first = await sample(pid, file);
  await sleep((until - from - SAMPLES) * 1000);
  return { first, last: await sample(pid, file) };
}

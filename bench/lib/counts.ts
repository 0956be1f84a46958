import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../../scripts/lib/paths.ts';

/** What a process is started with so that `countsOf` can ask it. */
export function countSettings(file) {
  return { NODE_OPTIONS: `--import=${inRoot('bench/lib/count-on-signal.ts')}`, COUNTS_FILE: file };
}

/** The statements that a process has sent so far, and its processor time in microseconds. */
export async function countsOf({ pid, file }) {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(file)) await sleep(5);
  return JSON.parse(readFileSync(file, 'utf8'));
}

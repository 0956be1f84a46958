import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../../server/paths.ts';

interface Counts {
  readonly statements: number;
  /** Microseconds. */
  readonly cpu: number;
}

/** Makes the settings of a process that `countsOf` can ask. */
export function countSettings(file: string) {
  return { NODE_OPTIONS: `--import=${inRoot('bench/lib/count-on-signal.ts')}`, COUNTS_FILE: file };
}

/** Asks a process for the statements that it has sent so far, and its processor time. */
export async function countsOf({ pid, file }: { pid: number; file: string }): Promise<Counts> {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(file)) await sleep(5);
  return JSON.parse(readFileSync(file, 'utf8')) as Counts;
}

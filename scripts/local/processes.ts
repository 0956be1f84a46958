import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Reads the fields of /proc/<pid>/stat after the command name, which may itself contain spaces. */
function procStat(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Whether the process runs. A zombie process counts as ended. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const state = process.platform === 'linux' ? procStat(pid)?.[0] : undefined;
  return state !== 'Z' && state !== 'X';
}

/** Reads the start time of a process as the system reports it: with the pid it identifies one process. */
export function startTimeOf(pid: number): string | null {
  if (process.platform === 'linux') return procStat(pid)?.[19] ?? null;
  if (process.platform === 'win32') return null;
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

async function waitUntilGone(pid: number, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > end) return false;
    await sleep(25);
  }
  return true;
}

interface Stopping {
  readonly signal?: NodeJS.Signals;
  /** Milliseconds. */
  readonly timeout?: number;
}

/** Asks a process to end and kills it after the timeout. */
export async function stopProcess(
  pid: number,
  { signal = 'SIGTERM', timeout = 10_000 }: Stopping = {},
): Promise<void> {
  for (const next of [signal, 'SIGKILL'] as const) {
    try {
      process.kill(pid, next);
    } catch {
      return;
    }
    if (await waitUntilGone(pid, timeout)) return;
  }
}

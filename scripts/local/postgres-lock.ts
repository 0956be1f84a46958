import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isAlive, stopProcess } from './processes.ts';

interface Lock {
  readonly pid: number;
  readonly port: number;
}

export function lockOf(data: string): Lock | null {
  try {
    const lines = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return null;
  }
}

/** Removes a lock whose process has ended, or whose pid is reused: it would block every start. */
export function clearStaleLock(data: string): void {
  const lock = lockOf(data);
  if (!lock || process.platform !== 'linux') return;
  const name = `/proc/${lock.pid}/comm`;
  const isPostgres =
    isAlive(lock.pid) && existsSync(name) && readFileSync(name, 'utf8').trim() === 'postgres';
  if (!isPostgres) rmSync(path.join(data, 'postmaster.pid'), { force: true });
}

/** Ends a server that a killed run left on the data in `folder`. */
export async function stopOrphan(folder: string): Promise<void> {
  const data = path.join(folder, 'postgres', 'cluster');
  clearStaleLock(data);
  const lock = lockOf(data);
  if (lock && isAlive(lock.pid)) await stopProcess(lock.pid, { signal: 'SIGINT' });
}

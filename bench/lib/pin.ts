import { execFileSync } from 'node:child_process';

/** Keeps a process with all its threads on one core. Only Linux has the command. */
export function pin(pid: number, core: number) {
  if (process.platform !== 'linux') return;
  execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
}

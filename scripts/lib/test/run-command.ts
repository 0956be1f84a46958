import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { inRoot } from '../../../server/paths.ts';
import type { Shutdown } from '../../../server/shutdown.ts';

/**
 * Whether to use a separate process group, so that the program's own children end with it, in our order and not the
 * terminal's.
 */
const GROUPS = process.platform !== 'win32';

export interface CommandLog {
  readonly logFile: string;
  readonly env: NodeJS.ProcessEnv;
  readonly shutdown: Shutdown;
  readonly onPid?: (pid: number) => void;
}

interface Ran {
  readonly code: number;
  output(): string;
}

export async function runCommand(
  program: string,
  args: readonly string[],
  { logFile, env, shutdown, onPid = () => {} }: CommandLog,
): Promise<Ran> {
  const log = createWriteStream(logFile);
  const child = spawn(process.execPath, [inRoot(program), ...args], {
    cwd: inRoot(),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: GROUPS,
  });
  const { pid } = child;
  if (pid !== undefined) onPid(pid);
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
  const end = () => {
    try {
      if (pid !== undefined && child.exitCode === null && child.signalCode === null)
        process.kill(GROUPS ? -pid : pid);
    } catch {}
  };
  process.once('exit', end);
  shutdown.onStop(() => {
    end();
    return ended.catch(() => {});
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const code = await ended;
  process.removeListener('exit', end);
  log.end();
  await finished(log);
  return { code, output: () => readFileSync(logFile, 'utf8') };
}

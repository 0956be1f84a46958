import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { inRoot } from '../paths.ts';

/** A group of its own: what the program itself started ends with it, in our order and not the terminal's. */
const GROUPS = process.platform !== 'win32';

/**
 * Runs a script, named by its path in the project, with its output in a file. `onPid` is told its process.
 * @returns {Promise<{code: number, output: () => string}>}
 */
export async function runCommand(program, args, { logFile, env, shutdown, onPid = () => {} }) {
  const log = createWriteStream(logFile);
  const child = spawn(process.execPath, [inRoot(program), ...args], {
    cwd: inRoot(),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: GROUPS,
  });
  onPid(child.pid);
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
  const end = () => {
    try {
      if (child.exitCode === null && child.signalCode === null)
        process.kill(GROUPS ? -child.pid : child.pid);
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

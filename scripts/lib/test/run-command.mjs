import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { inRoot } from '../paths.mjs';

/**
 * Runs a program of node_modules with its output in a file.
 * @returns {Promise<{code: number, output: () => string}>}
 */
export async function runCommand(program, args, { logFile, env }) {
  const log = createWriteStream(logFile);
  const child = spawn(process.execPath, [inRoot('node_modules', program), ...args], {
    cwd: inRoot(),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
  process.removeListener('exit', end);
  log.end();
  await finished(log);
  return { code, output: () => readFileSync(logFile, 'utf8') };
}

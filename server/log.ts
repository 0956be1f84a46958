import { stripVTControlCharacters, types } from 'node:util';
import { describeError, writeLine } from '../lib/log-lines.ts';

const startedAt = Date.now();

/** Prints a line with the seconds since the command began. */
export function logStep(message: string): void {
  console.log(`[${((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)} s] ${message}`);
}

/** Times one stage of a command; the function it returns prints what the stage did, and its seconds. */
export function beginStage(): (done: string) => void {
  const began = Date.now();
  return (done) => logStep(`${done} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

/** An expected failure: one clear line instead of a stack. */
export class CommandError extends Error {}

/** What Next puts in front of an error of lib/server/boot.ts. */
const NEXT_PREFIX = /^An error occurred while loading instrumentation hook: /;

/**
 * Lets a process go on when whoever read its log has ended. Unheard, EPIPE is an exception that Next writes to the log,
 * which is the next EPIPE, without end.
 */
export function outliveLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** By what libraries call; what is for debugging stays out. */
const CONSOLE_LEVELS = [
  ['log', 'info'],
  ['info', 'info'],
  ['warn', 'warn'],
  ['error', 'error'],
] as const;

/** Turns it into text without colours. Objects are only named: libraries put into them what they were given. */
function readable(value: unknown): string {
  if (types.isNativeError(value)) return describeError(value);
  if (typeof value === 'object' && value !== null)
    return `[${value.constructor?.name ?? 'object'}]`;
  return stripVTControlCharacters(String(value)).trim();
}

/** In production what Next and libraries print becomes lines of the log, too; elsewhere it stays as they print it. */
export function logConsole(): void {
  if (process.env.APP_ENV !== 'production') return;
  for (const [name, level] of CONSOLE_LEVELS) {
    console[name] = (...values: unknown[]) => {
      const message = values.map(readable).filter(Boolean).join(' ');
      if (message) writeLine(level, 'console', { message });
    };
  }
  console.debug = () => {};
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    writeLine('warn', 'warning', { message: describeError(warning) });
  });
}

/** Names what went wrong with a file or a connection: the code of the system, else the message. */
export function reasonOf(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

/** Prints what went wrong and returns the exit code for it; settings are explained in one line. */
export function explain(error: unknown): number {
  const isKnown =
    error instanceof CommandError || (types.isNativeError(error) && error.name === 'SettingsError');
  // As a sentence wherever it is read: the process ends with it.
  if (isKnown) process.stderr.write(`${error.message.replace(NEXT_PREFIX, '')}\n`);
  else console.error(error);
  return 1;
}

import { stripVTControlCharacters, types } from 'node:util';
import { describeError, writeLine } from '../lib/log-lines.ts';

const startedAt = Date.now();

export function logStep(message: string): void {
  console.log(`[${((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)} s] ${message}`);
}

/** Times one stage of a command; the returned function prints the result of the stage, and its seconds. */
export function beginStage(): (done: string) => void {
  const began = Date.now();
  return (done) => logStep(`${done} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

/** An expected failure: one clear line instead of a stack. */
export class CommandError extends Error {}

/** Prefix that Next adds to an error of lib/server/boot.ts. */
const NEXT_PREFIX = /^An error occurred while loading instrumentation hook: /;

/**
 * Keeps a process running when the reader of its log has ended. Unhandled, EPIPE is an exception that Next writes to
 * the log, which causes the next EPIPE, without end.
 */
export function outliveLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

const CONSOLE_LEVELS = [
  ['log', 'info'],
  ['info', 'info'],
  ['warn', 'warn'],
  ['error', 'error'],
] as const;

function readable(value: unknown): string {
  if (types.isNativeError(value)) return describeError(value);
  if (typeof value === 'object' && value !== null)
    return `[${value.constructor?.name ?? 'object'}]`;
  return stripVTControlCharacters(String(value)).trim();
}

/** Turns the output of Next and libraries into log lines in production; elsewhere it stays as they print it. */
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

/** Names the cause of a file or connection error: the system's code, else the message. */
export function reasonOf(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

export function explain(error: unknown): number {
  const isKnown =
    error instanceof CommandError || (types.isNativeError(error) && error.name === 'SettingsError');
  // As a sentence wherever it is read: the process ends with it.
  if (isKnown) process.stderr.write(`${error.message.replace(NEXT_PREFIX, '')}\n`);
  else console.error(error);
  return 1;
}

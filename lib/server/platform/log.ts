import 'server-only';
import { type Level, writeLine } from '@/lib/log-lines';

export { describeError } from '@/lib/log-lines';

interface RequestLine {
  actor: string | null;
  endpoint: string;
  status: number;
  key?: string;
  about?: readonly string[];
  ms: number;
  /** Cause of an unexpected error, for operators, never for the caller. */
  error?: string;
}

/** Logs one JSON line per request, with its id: no bodies, no personal data. */
export function logRequest(line: RequestLine): void {
  writeLine(levelOf(line.status), 'request', { ...line });
}

function levelOf(status: number): Level {
  if (status >= 500) return 'error';
  return status >= 400 ? 'warn' : 'info';
}

/** Logs one JSON line for an error outside a request or beside it: of level `error` where it names one, else `warn`. */
export function logEvent(at: string, fields: Readonly<Record<string, unknown>>): void {
  writeLine('error' in fields ? 'error' : 'warn', at, fields);
}

export function logInfo(at: string, fields: Readonly<Record<string, unknown>>): void {
  writeLine('info', at, fields);
}

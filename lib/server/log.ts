import 'server-only';
import { types } from 'node:util';

export interface RequestLine {
  id: string;
  actor: string | null;
  endpoint: string;
  status: number;
  key?: string;
  ms: number;
  /** Why a request failed that nobody expected to: for operators, never for the caller. */
  error?: string;
}

/** One JSON line per request: no bodies, no personal data. */
export function logRequest(line: RequestLine): void {
  process.stdout.write(`${JSON.stringify({ at: 'request', ...line })}\n`);
}

/** One JSON line for anything that happens outside a request. */
export function logEvent(at: string, fields: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`${JSON.stringify({ at, ...fields })}\n`);
}

/** Message and stack of an error with its causes; SQL parameters and payloads are left out. */
export function describeError(error: unknown): string {
  const parts: string[] = [];
  for (let at: unknown = error; types.isNativeError(at); at = at.cause) {
    const { code } = at as { code?: unknown };
    // drizzle puts the parameters into the message of its wrapper: only the cause is safe to keep. Its class has
    // another name in the bundle.
    const message = 'query' in at && 'params' in at ? 'query failed' : at.message;
    parts.push(`${at.name}${typeof code === 'string' ? ` ${code}` : ''}: ${message}`);
  }
  const frames = types.isNativeError(error)
    ? (error.stack ?? '').split('\n').filter((l) => l.startsWith('    at '))
    : [];
  return [parts.join(' <- '), ...frames.slice(0, 6).map((line) => line.trim())].join(' | ');
}

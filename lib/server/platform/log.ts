import 'server-only';
import { types } from 'node:util';

interface RequestLine {
  id: string;
  actor: string | null;
  endpoint: string;
  status: number;
  key?: string;
  ms: number;
  /** Cause of an unexpected failure: for operators, never for the caller. */
  error?: string;
}

/** Email addresses, as mail servers repeat them and as they appear in links. */
const ADDRESSES = [
  /<[^<>\n]{0,320}(?:@|%40)[^<>\n]{0,320}>/gi,
  /[^\s<>"'(),:;[\]\\/@]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,63}/giu,
];

/** The last line of defence: errors of other programs contain their input. */
function withoutAddresses(text: string): string {
  return ADDRESSES.reduce((left, address) => left.replace(address, '[address]'), text);
}

function write(line: Readonly<Record<string, unknown>>): void {
  const json = JSON.stringify(line, (_key, value: unknown) =>
    typeof value === 'string' ? withoutAddresses(value) : value,
  );
  process.stdout.write(`${json}\n`);
}

/** One JSON line per request: no bodies, no personal data. */
export function logRequest(line: RequestLine): void {
  write({ at: 'request', ...line });
}

/** One JSON line for anything that happens outside a request. */
export function logEvent(at: string, fields: Readonly<Record<string, unknown>>): void {
  write({ at, ...fields });
}

/** Message and stack of an error with its causes; SQL parameters, payloads and email addresses are left out. */
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
  const lines = [parts.join(' <- '), ...frames.slice(0, 6).map((line) => line.trim())];
  return withoutAddresses(lines.join(' | '));
}

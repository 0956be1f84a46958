/**
 * Writes log lines for both the application (`lib/server/platform/log.ts`) and the HTTP server around it (`server/`).
 * They share a process but not a bundle, so shared state is process-wide. See docs/logging.md.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { types } from 'node:util';

export type Level = 'info' | 'warn' | 'error';

/** The current unit of work: a request with its client's network, or a job, possibly queued by a request. */
export interface Scope {
  readonly request?: string | undefined;
  readonly job?: string | undefined;
  readonly address?: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

interface LineCount {
  readonly level: Level;
  readonly at: string;
  readonly event: string;
  count: number;
}

interface Settings {
  readonly head?: Fields;
  readonly onError?: ((line: Fields) => void) | null;
}

interface Shared extends Required<Settings> {
  readonly scopes: AsyncLocalStorage<Scope>;
  readonly counts: Map<string, LineCount>;
  stream: NodeJS.WritableStream | null;
}

const SHARED = Symbol.for('sangguni.log');
const processWide = globalThis as typeof globalThis & { [SHARED]?: Shared };
const MAX_KINDS = 500;

function shared(): Shared {
  processWide[SHARED] ??= {
    scopes: new AsyncLocalStorage(),
    head: {},
    counts: new Map(),
    onError: null,
    stream: null,
  };
  return processWide[SHARED];
}

const ADDRESSES = [
  /<[^<>\n]{0,320}(?:@|%40)[^<>\n]{0,320}>/gi,
  /[^\s<>"'(),:;[\]\\/@]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,63}/giu,
];

/** Removes email addresses, as the last line of defence: errors of other programs contain their input. */
export function withoutAddresses(text: string): string {
  return ADDRESSES.reduce((left, address) => left.replace(address, '[address]'), text);
}

export function configureLog({ head = {}, onError = null }: Settings): void {
  Object.assign(shared(), { head, onError });
}

/** Redirects the log from standard output, which a command uses for its result. */
export function logTo(stream: NodeJS.WritableStream): void {
  shared().stream = stream;
}

export function inScope<T>(scope: Scope, work: () => T): T {
  return shared().scopes.run(scope, work);
}

export const currentScope = (): Scope | undefined => shared().scopes.getStore();

/** Format of request ids from proxies and load balancers; any other header value is ignored. */
const REQUEST_ID = /^[\w-]{16,64}$/;
export const isRequestId = (text: unknown): text is string =>
  typeof text === 'string' && REQUEST_ID.test(text);

function count(level: Level, at: string, event: unknown): void {
  const { counts } = shared();
  const kind = { level, at, event: typeof event === 'string' ? event : '' };
  const key = JSON.stringify(kind);
  const known = counts.get(key);
  if (known) known.count += 1;
  else if (counts.size < MAX_KINDS) counts.set(key, { ...kind, count: 1 });
}

export const lineCounts = (): LineCount[] => [...shared().counts.values()];

/** Writes one line of JSON. `at` names the event, always with the same word. */
export function writeLine(level: Level, at: string, fields: Fields = {}): void {
  const { head, scopes, onError, stream } = shared();
  const { request, job } = scopes.getStore() ?? {};
  const line = { time: new Date().toISOString(), level, ...head, at, request, job, ...fields };
  const json = JSON.stringify(line, (_key, value) =>
    typeof value === 'string' ? withoutAddresses(value) : value,
  );
  (stream ?? process.stdout).write(`${json}\n`);
  count(level, at, fields.event);
  if (level === 'error') onError?.(line);
}

/**
 * Describes an error by message and stack, with its causes; SQL parameters, payloads and email addresses are removed.
 */
export function describeError(error: unknown): string {
  const parts: string[] = [];
  for (let at = error; types.isNativeError(at); at = at.cause) {
    const code = 'code' in at && at.code;
    // drizzle puts the parameters into the message of its wrapper: only the cause is safe to keep. Its class has
    // another name in the bundle.
    const message = 'query' in at && 'params' in at ? 'query failed' : at.message;
    parts.push(`${at.name}${typeof code === 'string' ? ` ${code}` : ''}: ${message}`);
  }
  const frames = types.isNativeError(error)
    ? (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
    : [];
  const lines = [parts.join(' <- '), ...frames.slice(0, 6).map((line) => line.trim())];
  return withoutAddresses(lines.join(' | '));
}

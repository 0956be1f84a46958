/**
 * Lines of the log, for both that write them: the application (`lib/server/platform/log.ts`) and the HTTP server around
 * it (`server/`). They are in one process, but in several bundles: what they share is kept process-wide.
 * See docs/logging.md.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { types } from 'node:util';

export type Level = 'info' | 'warn' | 'error';

/** What is at work: a request, with the network of its client, or a job, maybe queued by a request. */
export interface Scope {
  readonly request?: string | undefined;
  readonly job?: string | undefined;
  readonly address?: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

interface LineCount {
  readonly level: Level;
  readonly at: string;
  /** That of a security event, else empty. */
  readonly event: string;
  count: number;
}

/** What every line of this process says (`release`, `host`), and who hears of those of level `error`. */
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
/** Kinds of lines that are counted one by one; beyond them, none more. */
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

/** Email addresses, as mail servers repeat them and as they appear in links. */
const ADDRESSES = [
  /<[^<>\n]{0,320}(?:@|%40)[^<>\n]{0,320}>/gi,
  /[^\s<>"'(),:;[\]\\/@]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,63}/giu,
];

/** Removes addresses, as the last line of defence: errors of other programs contain their input. */
export function withoutAddresses(text: string): string {
  return ADDRESSES.reduce((left, address) => left.replace(address, '[address]'), text);
}

/** Sets what every line of this process says, and who hears of those of level `error`. */
export function configureLog({ head = {}, onError = null }: Settings): void {
  Object.assign(shared(), { head, onError });
}

/** Sends lines elsewhere than to the standard output, which a command uses for its answer. */
export function logTo(stream: NodeJS.WritableStream): void {
  shared().stream = stream;
}

/** Runs work for a request or a job, which lines written meanwhile name. */
export function inScope<T>(scope: Scope, work: () => T): T {
  return shared().scopes.run(scope, work);
}

/** Returns the request or job at work. */
export const currentScope = (): Scope | undefined => shared().scopes.getStore();

/** Ids as proxies and balancers make them; anything else in the header is not taken over. */
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

/** Counts the lines of each kind that this process has written. */
export const lineCounts = (): LineCount[] => [...shared().counts.values()];

/** Writes one line of JSON. `at` names what happened, the same word each time. */
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

/** Describes an error by message and stack, with its causes; SQL parameters, payloads and email addresses are left out. */
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

/**
 * Lines of the log, for both that write them: the application (`lib/server/platform/log.ts`) and the HTTP server around
 * it (`server/`). They are in one process, but in several bundles: what they share is kept process-wide.
 * See docs/logging.md.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { types } from 'node:util';

const SHARED = Symbol.for('sangguni.log');
/** Kinds of lines that are counted one by one; beyond them, none more. */
const MAX_KINDS = 500;

function shared() {
  globalThis[SHARED] ??= {
    scopes: new AsyncLocalStorage(),
    head: {},
    counts: new Map(),
    onError: null,
    stream: null,
  };
  return globalThis[SHARED];
}

/** Email addresses, as mail servers repeat them and as they appear in links. */
const ADDRESSES = [
  /<[^<>\n]{0,320}(?:@|%40)[^<>\n]{0,320}>/gi,
  /[^\s<>"'(),:;[\]\\/@]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,63}/giu,
];

/** The last line of defence: errors of other programs contain their input. */
export function withoutAddresses(text) {
  return ADDRESSES.reduce((left, address) => left.replace(address, '[address]'), text);
}

/** What every line of this process says (`release`, `host`), and who hears of those of level `error`. */
export function configureLog({ head = {}, onError = null }) {
  Object.assign(shared(), { head, onError });
}

/** Sends lines elsewhere than to the standard output, which a command uses for its answer. */
export function logTo(stream) {
  shared().stream = stream;
}

/** Runs work for a request or a job, which lines written meanwhile name. */
export function inScope(scope, work) {
  return shared().scopes.run(scope, work);
}

/** The request or job at work. */
export const currentScope = () => shared().scopes.getStore();

/** Ids as proxies and balancers make them; anything else in the header is not taken over. */
const REQUEST_ID = /^[\w-]{16,64}$/;
export const isRequestId = (text) => typeof text === 'string' && REQUEST_ID.test(text);

function count(level, at, event = '') {
  const { counts } = shared();
  const key = JSON.stringify([level, at, event]);
  const known = counts.get(key);
  if (known) known.count += 1;
  else if (counts.size < MAX_KINDS) counts.set(key, { level, at, event, count: 1 });
}

/** How many lines of each kind this process has written. */
export const lineCounts = () => [...shared().counts.values()];

/** Writes one line of JSON. `at` names what happened, the same word each time. */
export function writeLine(level, at, fields = {}) {
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

/** Message and stack of an error with its causes; SQL parameters, payloads and email addresses are left out. */
export function describeError(error) {
  const parts = [];
  for (let at = error; types.isNativeError(at); at = at.cause) {
    const { code } = at;
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

import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

const PATHS = [
  '/',
  '/lawyers-online',
  '/faq',
  '/api/live',
  '/login',
  '/terms',
  '/api/v1/lawyers',
  '/free-legal-help',
];
/** Milliseconds between two requests, so that the limits of one address let all of them through. */
const PAUSE_MS = 200;
const TIMEOUT_MS = 20_000;

interface Answer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
}

export interface Visitor {
  ask(path: string, headers?: Record<string, string>): Promise<Answer>;
  close(): void;
}

/** Opens connections to a site whose certificate is of this authority. */
export function visitorOf(site: string, ca: Buffer): Visitor {
  const agent = new https.Agent({ keepAlive: true, ca });
  return {
    close: () => agent.destroy(),
    ask: (path, headers = {}) =>
      new Promise((resolve, reject) => {
        const request = https.get(
          `${site}${path}`,
          { agent, headers, timeout: TIMEOUT_MS },
          (res) => {
            res.resume();
            res.once('error', reject);
            res.once('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers }));
          },
        );
        request.once('timeout', () => request.destroy(new Error('timed out')));
        request.once('error', reject);
      }),
  };
}

/** Asks for pages and answers of the API without a pause; counts what was not answered as it should be. */
export function startTraffic(visitor: Visitor) {
  const seen = { asked: 0, failed: [] as string[] };
  let isOver = false;
  const asking = (async () => {
    const pending = new Set<Promise<unknown>>();
    for (let n = 0; !isOver; n += 1) {
      const path = PATHS[n % PATHS.length] ?? '/';
      seen.asked += 1;
      const one = visitor
        .ask(path)
        .then(({ status }) => status === 200 || seen.failed.push(`${path} ${status}`))
        .catch((error: Error) => seen.failed.push(`${path} ${error.message}`))
        .finally(() => pending.delete(one));
      pending.add(one);
      await sleep(PAUSE_MS);
    }
    await Promise.all(pending);
  })();
  return async () => {
    isOver = true;
    await asking;
    return seen;
  };
}

import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { type Answer, type Asked, exchange, headerOf } from './load.ts';
import { cachedPages } from './pages.ts';

export type Kind = 'page' | 'search' | 'api';

interface ServeRequest extends Asked {
  readonly kind: Kind;
  readonly name: string;
}

/** A request with the answer that everybody after the first readers gets. */
export interface ServeTarget extends ServeRequest {
  readonly answer: Answer;
}

/** Asked for so often before it counts: rendered for the first, compressed for the second. */
const READERS_BEFORE = 3;

const BROWSER = {
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'gzip, deflate, br',
};

/** Router state that Next sends for the page being left, here the home page. */
const LEAVING = {
  'next-router-state-tree': encodeURIComponent(
    JSON.stringify([
      '',
      { children: ['(site)', { children: ['__PAGE__', {}, null, null, 128] }, null, null, 0] },
      null,
      null,
      16,
    ]),
  ),
  'next-url': '/',
};

/** JSON is compressed for whoever takes that, and sent as it is to others. */
const COMPRESSED = { 'accept-encoding': BROWSER['accept-encoding'] };

const API: readonly ServeRequest[] = [
  { kind: 'search', name: 'GET lawyers', path: '/api/v1/lawyers' },
  { kind: 'api', name: 'GET lawyers, br', path: '/api/v1/lawyers', headers: COMPRESSED },
  {
    kind: 'api',
    name: 'GET lawyers/summary, br',
    path: '/api/v1/lawyers/summary',
    headers: COMPRESSED,
  },
  { kind: 'api', name: 'GET lawyers/summary', path: '/api/v1/lawyers/summary' },
  { kind: 'api', name: 'GET lawyers/featured', path: '/api/v1/lawyers/featured' },
  { kind: 'api', name: 'GET health', path: '/api/health' },
];

/** Asks as the first readers do, and once more for the answer that is recorded. */
async function record(port: number, request: ServeRequest): Promise<ServeTarget> {
  for (let reader = 1; reader <= READERS_BEFORE; reader += 1) await exchange(port, request);
  return { ...request, answer: await exchange(port, request) };
}

/**
 * Finds what is measured, each with the product's answer at the moment it is asked for: pages as a browser without a session
 * asks for them, as one does that has them, and as Next's router does; then the API.
 */
export async function* serveTargets(base: string): AsyncGenerator<ServeTarget, void> {
  const port = Number(new URL(base).port);
  const query = await computeCacheBustingSearchParam(
    undefined,
    undefined,
    LEAVING['next-router-state-tree'],
    LEAVING['next-url'],
  );
  for (const { name, path } of await cachedPages(base)) {
    const page = await record(port, { kind: 'page', name, path, headers: BROWSER });
    yield page;
    yield record(port, {
      kind: 'page',
      name: `${name}, 304`,
      path,
      status: 304,
      headers: { ...BROWSER, 'if-none-match': headerOf(page.answer, 'etag') },
    });
    yield record(port, {
      kind: 'page',
      name: `${name}, navigation`,
      path: `${path}?_rsc=${query}`,
      headers: { ...BROWSER, accept: '*/*', rsc: '1', ...LEAVING },
    });
  }
  for (const request of API) yield record(port, request);
}

import type { IncomingHttpHeaders } from 'node:http';
import PageCacheHandler from '../../page-cache-handler.ts';
import type { Handle } from '../exchange.ts';
import { checkPageCache } from './page-cache-check.ts';

const PAGES = Symbol.for('sangguni.pages');
const KEY = { kind: 'APP_PAGE' };

/** Tags of a page, as Next passes them to the cache. */
const TAGS = '_N_T_/layout,lawyer:--,payment-settings';

let requests: number;
beforeEach(() => {
  requests = 0;
  Reflect.set(globalThis, PAGES, 'of the product');
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, PAGES);
});

const openedPages = (): unknown => Reflect.get(globalThis, PAGES);

/** How a Next of another version differs. */
interface Change {
  hasPolicy?: boolean;
  handlerFor?: 'each';
  headersOf?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders | undefined;
  nonceOf?: (request: number) => string;
  tags?: string | null;
  stores?: boolean;
}

/** As Next answers for a cached page, but for what is said. */
const next =
  ({
    hasPolicy = true,
    handlerFor,
    headersOf = (headers) => headers,
    nonceOf,
    tags = TAGS,
    stores = true,
  }: Change): Handle =>
  async (req, res) => {
    requests += 1;
    if (hasPolicy) {
      const policy = `script-src 'nonce-n${requests}'`;
      req.headers['content-security-policy'] = policy;
      res.setHeader('content-security-policy', policy);
    }
    const makeHandler = () => new PageCacheHandler({ _requestHeaders: headersOf(req.headers) });
    const handler = makeHandler();
    const found = await handler.get(req.url, KEY);
    if (found) {
      res.end(Reflect.get(found.value, 'html'));
      return;
    }
    const policy = nonceOf?.(requests) ?? req.headers['content-security-policy'];
    const nonce = /'nonce-([^']+)'/.exec(String(policy))?.[1];
    const html = nonce ? `<script nonce="${nonce}">run()</script>` : '<script>run()</script>';
    const value = { kind: 'APP_PAGE', html, headers: tags ? { 'x-next-cache-tags': tags } : {} };
    const storing = handlerFor === 'each' ? makeHandler() : handler;
    if (stores) await storing.set(req.url, value, { cacheControl: { revalidate: 300 } });
    res.end(html);
  };

const check = (change: Change = {}) => checkPageCache(next(change), '99.1.0');

test('a Next that hands over everything may serve, and nothing is left of the check', async () => {
  await expect(check()).resolves.toBeUndefined();
  expect(requests).toBe(2);
  expect(openedPages()).toBe('of the product');
});

test.each<[string, Change, string]>([
  ['no policy of middleware.ts', { hasPolicy: false }, 'no policy with a nonce'],
  ['nothing stored', { stores: false }, 'is not given the page'],
  ['another handler for what was rendered', { handlerFor: 'each' }, 'is not given the page'],
  ['no tags', { tags: null }, 'without the tags'],
  ['the tags of Next alone', { tags: '_N_T_/layout' }, 'without the tags'],
  ['no headers for the handler', { headersOf: () => undefined }, 'nonce of a request'],
  ['a copy of the headers', { headersOf: (headers) => ({ ...headers }) }, 'nonce of a request'],
  [
    'a nonce that is read before the handler is asked',
    { nonceOf: (request) => `'nonce-n${request}'` },
    'nonce of a request',
  ],
])('it refuses to serve with %s', async (_name, change, reason) => {
  const refused = check(change);
  await expect(refused).rejects.toThrow(/^Next 99\.1\.0 does not work with the page cache: /);
  await expect(refused).rejects.toThrow(reason);
  expect(openedPages()).toBe('of the product');
});

test('it refuses to serve when the note of the handler does not arrive', async () => {
  // Only what has a text for a name is copied back.
  const headersOf = (headers: IncomingHttpHeaders) =>
    new Proxy(headers, {
      set: (target, name, value) => typeof name === 'symbol' || Reflect.set(target, name, value),
    });
  await expect(check({ headersOf })).rejects.toThrow('has not the headers of the request');
});

test('it refuses to serve when a stored page is not shown', async () => {
  const renderAgain: Handle = (req, res) =>
    next({})(Object.assign(req, { url: `${req.url}?${requests}` }), res);
  await expect(checkPageCache(renderAgain, '99.1.0')).rejects.toThrow('is rendered again');
});

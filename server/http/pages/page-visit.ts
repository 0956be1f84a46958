import { acceptedEncoding, type Encoding } from '../encoding.ts';
import { type ProductRequest, pathOf, type ReceivedRequest } from '../exchange.ts';

const PAYLOAD_QUERY = /^_rsc(?:=[^&]*)?$/;
/** Header values that Next's client sends: anything else is answered by Next, and not cached. */
const PARTS = /^(?: {2}|1 [12]? [!-~]{0,300})$/;
const weak = (tag: string) => tag.trim().replace(/^W\//, '');

export const isRead = ({ method }: Pick<ReceivedRequest, 'method'>) =>
  method === 'GET' || method === 'HEAD';

export interface Visit {
  readonly path: string;
  readonly key: string;
  readonly encoding: Encoding | null;
  readonly isPlain: boolean;
  readonly isVisitor: boolean;
  /** Whether it is the request that renews a page that is due. */
  renews?: boolean;
}

export function visitOf(req: ProductRequest): Visit {
  const { url, headers } = req;
  const encoding = acceptedEncoding(req);
  const path = pathOf(url);
  const [, query] = url.split('?', 2);
  const part = [
    headers.rsc,
    headers['next-router-prefetch'],
    headers['next-router-segment-prefetch'],
  ].join(' ');
  const isWhole = part === '  ';
  return {
    path,
    key: `${encoding} ${part} ${path}`,
    encoding,
    isPlain:
      isRead(req) &&
      // Many spellings of one address.
      !path.includes('%') &&
      PARTS.test(part) &&
      (isWhole ? query === undefined : PAYLOAD_QUERY.test(query ?? '')) &&
      url.indexOf('?') === url.lastIndexOf('?'),
    // Redirects depend on the session (middleware.ts), whose cookie has this word in its name.
    isVisitor: !headers.cookie?.includes('session'),
  };
}

export function isKnown(
  { 'if-none-match': known, 'cache-control': control }: ProductRequest['headers'],
  etag: string | undefined,
): boolean {
  if (known === undefined || etag === undefined || control?.includes('no-cache')) return false;
  return known === etag || known.split(',').some((tag) => weak(tag) === weak(etag));
}

import { acceptedEncoding } from '../encoding.ts';

const PAYLOAD_QUERY = /^_rsc(?:=[^&]*)?$/;
/** What the browser's half of Next sends: anything else is answered by Next, and not cached. */
const PARTS = /^(?: {2}|1 [12]? [!-~]{0,300})$/;
const weak = (tag) => tag.trim().replace(/^W\//, '');

export const isRead = ({ method }) => method === 'GET' || method === 'HEAD';

/** Which representation of which page a request is about, and whether nothing else decides about the answer. */
export function visitOf(req) {
  const { url, headers } = req;
  const encoding = acceptedEncoding(req);
  const [path, query] = url.split('?', 2);
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
      (isWhole ? query === undefined : PAYLOAD_QUERY.test(query)) &&
      url.indexOf('?') === url.lastIndexOf('?'),
    // Redirects depend on the session (middleware.ts), whose cookie has this word in its name.
    isVisitor: !headers.cookie?.includes('session'),
  };
}

/** Whether the client has this page. */
export function isKnown({ 'if-none-match': known, 'cache-control': control }, etag) {
  if (known === undefined || etag === undefined || control?.includes('no-cache')) return false;
  return known === etag || known.split(',').some((tag) => weak(tag) === weak(etag));
}

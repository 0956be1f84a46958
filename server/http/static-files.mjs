import sirv from 'sirv';
import { setDataHeaders } from './security-headers.mjs';

const HASHED = '/_next/static/';
const ONE_YEAR = 365 * 24 * 3600;
const SAME = { etag: true, brotli: true, gzip: true, extensions: [], dotfiles: false };

/**
 * Serves build assets (named by their content: immutable) and the public folder, compressed
 * ahead of time where `precompress` left a smaller file. Returns whether it answered.
 */
export function createStaticFiles(folders, context) {
  const assets = sirv(folders.assets, { ...SAME, maxAge: ONE_YEAR, immutable: true });
  const files = sirv(folders.files, { ...SAME, maxAge: 0 });

  const notFound = (res) => {
    res.statusCode = 404;
    res.setHeader('cache-control', 'no-store');
    res.setHeader('content-type', 'text/plain; charset=utf-8');
    setDataHeaders(res, context);
    res.end('Not found\n');
  };
  const answer = (serve, req, res) => {
    let answered = true;
    const given = res.getHeaderNames();
    setDataHeaders(res, context);
    serve(req, res, () => {
      answered = false;
      for (const name of res.getHeaderNames()) {
        if (!given.includes(name)) res.removeHeader(name);
      }
    });
    return answered;
  };

  return function serveStatic(req, res) {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    // Assets are small and whole; a range of a compressed file is useless.
    const { range, ...headers } = req.headers;
    if (!req.url.startsWith(HASHED)) {
      const whole = Object.create(req, { headers: { value: headers } });
      return answer(files, whole, res);
    }
    const inside = `/${req.url.slice(HASHED.length)}`;
    const asset = Object.create(req, { headers: { value: headers }, url: { value: inside } });
    if (/\.map(?:\?|$)/.test(inside) || !answer(assets, asset, res)) notFound(res);
    return true;
  };
}

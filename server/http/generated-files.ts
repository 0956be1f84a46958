import { createHash } from 'node:crypto';
import vary from 'vary';
import { compressAnswer } from './encoding.ts';
import { markRoute } from './route-class.ts';
import { setDataHeaders } from './security-headers.ts';

const TYPES = {
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

function prepare(path, body) {
  const type = TYPES[path.slice(path.lastIndexOf('.'))];
  if (!type) throw new Error(`What kind of file is ${path}?`);
  const hash = createHash('sha256').update(body).digest('base64url');
  return { type, etag: `W/"${hash}"`, body };
}

/** Serves the files generated when the server starts, from memory. Returns whether it answered. */
export function createGeneratedFiles(generated, context) {
  const files = new Map([...generated].map(([path, body]) => [path, prepare(path, body)]));

  return function serveGenerated(req, res) {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const file = files.get(req.url.split('?')[0]);
    if (!file) return false;
    markRoute(res, 'file');
    compressAnswer(req, res);
    setDataHeaders(res, context);
    vary(res, 'Accept-Encoding');
    res.setHeader('etag', file.etag);
    res.setHeader('cache-control', 'public, max-age=0, must-revalidate');
    if (req.headers['if-none-match'] === file.etag) {
      res.statusCode = 304;
      res.end();
      return true;
    }
    res.setHeader('content-type', file.type);
    res.setHeader('content-length', file.body.length);
    res.end(req.method === 'HEAD' ? undefined : file.body);
    return true;
  };
}

import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import vary from 'vary';
import { compressAnswer } from './encoding.ts';
import { pathOf, type ReceivedRequest, type Transport } from './exchange.ts';
import { markRoute } from './route-class.ts';
import { setDataHeaders } from './security-headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

function prepare(path: string, body: Buffer) {
  const type = TYPES[path.slice(path.lastIndexOf('.'))];
  if (!type) throw new Error(`What kind of file is ${path}?`);
  const hash = createHash('sha256').update(body).digest('base64url');
  return { type, etag: `W/"${hash}"`, body };
}

/**
 * Makes the handler that serves these files from memory; it returns whether it answered.
 * @throws Error for an unknown ending
 */
export function createGeneratedFiles(generated: ReadonlyMap<string, Buffer>, context: Transport) {
  const files = new Map([...generated].map(([path, body]) => [path, prepare(path, body)]));

  return function serveGenerated(req: ReceivedRequest, res: ServerResponse): boolean {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const file = files.get(pathOf(req.url));
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

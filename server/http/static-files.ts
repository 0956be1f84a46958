import type { ReadStream } from 'node:fs';
import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { DATA_POLICY } from '../../lib/csp.ts';
import { writeLine } from '../../lib/log-lines.ts';
import type { ReceivedRequest, Transport } from './exchange.ts';
import { markRoute } from './route-class.ts';
import { setDataHeaders } from './security-headers.ts';

const HASHED = '/_next/static/';
const ONE_YEAR = 365 * 24 * 3600;
const IMMUTABLE = `public,max-age=${ONE_YEAR},immutable`;
const WORKER_POLICY = `${DATA_POLICY}; connect-src 'self'`;
const SAME = { etag: true, brotli: true, gzip: true, extensions: [], dotfiles: false };

type HeadArgument = string | OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined;

const releaseHead = (res: ServerResponse) => Reflect.deleteProperty(res, 'writeHead');

/**
 * Delays the headers of a file until it is open, and reports one that fails: sirv sends them before, and pipes
 * without listening for errors.
 */
function holdHead(res: ServerResponse, onFailure: (error: NodeJS.ErrnoException) => void): void {
  res.writeHead = (status: number, ...rest: HeadArgument[]) => {
    const headers = rest.find((value) => typeof value === 'object');
    if (status !== 200 && status !== 206) {
      releaseHead(res);
      return res.writeHead(status, headers);
    }
    res.once('pipe', (file: ReadStream) => {
      // Whoever goes away in the middle leaves the file open.
      res.once('close', () => file.destroy());
      file.once('open', () => {
        releaseHead(res);
        res.writeHead(status, headers);
      });
      file.once('error', (error) => {
        file.unpipe(res);
        if (res.headersSent) return res.destroy(error);
        releaseHead(res);
        return onFailure(error);
      });
    });
    return res;
  };
}

export interface Folders {
  readonly assets: string;
  readonly files: string;
  readonly sharedAssets?: string | undefined;
}

type Serve = ReturnType<typeof sirv>;

/**
 * Serves build assets (named by their content: immutable), those of other releases where releases share a folder, and
 * the public folder, precompressed where `precompress` left a smaller file. Returns whether it answered.
 */
export function createStaticFiles(folders: Folders, context: Transport) {
  const assets = sirv(folders.assets, { ...SAME, maxAge: ONE_YEAR, immutable: true });
  const setFileHeaders = (res: ServerResponse, path: string) => {
    // Mails show the mark of the site on pages of whoever reads them.
    if (path.startsWith('/icons/')) res.setHeader('cross-origin-resource-policy', 'cross-origin');
    // A worker fetches the pages that it is asked about, under the policy that it came with.
    if (path === '/sw.js') res.setHeader('content-security-policy', WORKER_POLICY);
  };
  const files = sirv(folders.files, { ...SAME, maxAge: 0, setHeaders: setFileHeaders });
  // What other servers put there later counts too; `dev` is how sirv looks for each request anew.
  const setHeaders = (res: ServerResponse) => void res.setHeader('cache-control', IMMUTABLE);
  const shared =
    folders.sharedAssets && sirv(folders.sharedAssets, { ...SAME, dev: true, setHeaders });

  const refuse = (res: ServerResponse, status: number, text: string) => {
    res.statusCode = status;
    res.setHeader('cache-control', 'no-store');
    res.setHeader('content-type', 'text/plain; charset=utf-8');
    setDataHeaders(res, context);
    res.end(text);
  };
  const notFound = (res: ServerResponse) => refuse(res, 404, 'Not found\n');
  const failed = (res: ServerResponse, error: unknown) => {
    const { code, path } = error as NodeJS.ErrnoException;
    // Listed at the start and gone: another build was put in its place.
    if (code === 'ENOENT') return notFound(res);
    writeLine('error', 'static-file', { code, path });
    return refuse(res, 500, 'Something went wrong.\n');
  };
  const answer = (serve: Serve, req: ReceivedRequest, res: ServerResponse) => {
    let answered = true;
    markRoute(res, 'file');
    const given = res.getHeaderNames();
    setDataHeaders(res, context);
    holdHead(res, (error) => failed(res, error));
    serve(req, res, () => {
      answered = false;
      markRoute(res, null);
      releaseHead(res);
      for (const name of res.getHeaderNames()) {
        if (!given.includes(name)) res.removeHeader(name);
      }
    });
    return answered;
  };

  /** Serves a file of another release, for a page that was loaded before or from a server beside this one. */
  const answerShared = (asset: ReceivedRequest, res: ServerResponse) => {
    if (!shared) return false;
    try {
      return answer(shared, asset, res);
    } catch (error) {
      // Purged while it was looked for.
      releaseHead(res);
      failed(res, error);
      return true;
    }
  };

  return function serveStatic(req: ReceivedRequest, res: ServerResponse): boolean {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    // Assets are small and whole; a range of a compressed file is useless.
    const { range, ...headers } = req.headers;
    if (!req.url.startsWith(HASHED)) {
      const whole: ReceivedRequest = Object.create(req, { headers: { value: headers } });
      return answer(files, whole, res);
    }
    const inside = `/${req.url.slice(HASHED.length)}`;
    const asset: ReceivedRequest = Object.create(req, {
      headers: { value: headers },
      url: { value: inside },
    });
    const isHidden = /\.map(?:\?|$)|\/\./.test(inside);
    if (isHidden || !(answer(assets, asset, res) || answerShared(asset, res))) notFound(res);
    return true;
  };
}

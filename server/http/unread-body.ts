import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { type BodyArgument, partsOf } from './body-arguments.ts';

/** Most bytes and milliseconds for which a refused body is read and discarded. */
const BOUNDS = { bytes: 32 * 1024 * 1024, ms: 30_000 };

export function announcesBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const isUnread = (req: IncomingMessage) => !req.complete && announcesBody(req);

/** Reads and discards a request body. Resolves at its end, or where the bounds are reached. */
export function drainBody(
  req: IncomingMessage,
  { bytes, ms }: { bytes: number; ms: number },
): Promise<void> {
  return new Promise((resolve) => {
    let left = bytes;
    const done = () => {
      clearTimeout(timer);
      req.off('readable', read);
      for (const event of ['end', 'close', 'error']) req.off(event, done);
      resolve();
    };
    const read = () => {
      for (let chunk = req.read(); chunk !== null; chunk = req.read()) left -= chunk.length;
      if (left < 0) done();
    };
    const timer = setTimeout(done, ms);
    // Not `data` or resume(): the first reader may still be listening for `readable`.
    req.on('readable', read);
    for (const event of ['end', 'close', 'error']) req.on(event, done);
    if (req.readableEnded || req.destroyed) done();
  });
}

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * Ends the connection after an answer to a request that was not fully read, but not at once: a browser reads the
 * answer when it has sent everything, and a reset connection loses it.
 */
export class ProductResponse extends ServerResponse {
  override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
    if (isUnread(this.req) && !this.headersSent) this.setHeader('connection', 'close');
    return typeof reason === 'string'
      ? super.writeHead(status, reason, headers)
      : super.writeHead(status, headers ?? reason);
  }

  override end(...args: BodyArgument[]): this {
    const { chunk, encoding, callback } = partsOf(args);
    if (!isUnread(this.req) || this.writableEnded) return super.end(chunk, encoding, callback);
    if (!this.headersSent)
      this.setHeader('content-length', Buffer.byteLength(chunk ?? '', encoding));
    if (chunk) super.write(chunk, encoding);
    else this.flushHeaders();
    void drainBody(this.req, BOUNDS).then(() => super.end(callback));
    return this;
  }
}

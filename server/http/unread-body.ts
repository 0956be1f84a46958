import { ServerResponse } from 'node:http';

/** How much of a refused body is read and discarded, and for how long. */
const BOUNDS = { bytes: 32 * 1024 * 1024, ms: 30_000 };

/** Whether the request says that a body follows its head. */
export function announcesBody({ headers }) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const isUnread = (req) => !req.complete && announcesBody(req);

/** Reads and discards a request body. Resolves at its end, or where the bounds are reached. */
export function drainBody(req, { bytes, ms }) {
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

/**
 * An answer that is given before its request was read to the end ends the connection, but not at once: a browser
 * looks for the answer when it has sent everything, and a connection that is reset loses it.
 */
export class ProductResponse extends ServerResponse {
  writeHead(...args) {
    if (isUnread(this.req) && !this.headersSent) this.setHeader('connection', 'close');
    return super.writeHead(...args);
  }

  end(...args) {
    if (!isUnread(this.req) || this.writableEnded) return super.end(...args);
    const callback = args.find((value) => typeof value === 'function');
    const [chunk, encoding] = args.filter((value) => typeof value !== 'function');
    if (!this.headersSent)
      this.setHeader('content-length', Buffer.byteLength(chunk ?? '', encoding));
    if (chunk) super.write(chunk, encoding);
    else this.flushHeaders();
    void drainBody(this.req, BOUNDS).then(() => super.end(callback));
    return this;
  }
}

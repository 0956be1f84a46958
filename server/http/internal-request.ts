import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** Next's response to a path, without a connection and without anything of the visitor's request. */
export async function internalRequest(handle, path, headers = {}) {
  const req = Object.assign(new IncomingMessage(new Socket()), {
    method: 'GET',
    url: path,
    headers: { host: 'localhost', ...headers },
  });
  const res = new ServerResponse(req);
  const chunks = [];
  let isWhole = false;
  res.write = (chunk, ...rest) => {
    chunks.push(Buffer.from(chunk));
    rest.at(-1)?.call?.(res);
    return true;
  };
  res.end = (...args) => {
    if (typeof args[0] === 'string' || args[0] instanceof Uint8Array) res.write(args[0]);
    isWhole = true;
    res.emit('finish');
    return res;
  };
  await handle(req, res);
  if (!isWhole) throw new Error(`${path} was not answered`);
  return {
    status: res.statusCode,
    headers: res.getHeaders(),
    body: Buffer.concat(chunks),
    /** As Next and its handlers left them. */
    requestHeaders: req.headers,
  };
}

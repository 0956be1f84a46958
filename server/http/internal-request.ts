import { type IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type BodyArgument, bytesOf, partsOf } from './body-arguments.ts';
import type { Handle, ProductRequest } from './exchange.ts';

export interface InternalAnswer {
  readonly status: number;
  readonly headers: ReturnType<ServerResponse['getHeaders']>;
  readonly body: Buffer;
  /** Headers as Next and its handlers left them. */
  readonly requestHeaders: Partial<ProductRequest['headers']>;
}

/** Requests a path from Next, without a connection and without any data of the visitor's request. */
export async function internalRequest(
  handle: Handle,
  path: string,
  headers: IncomingHttpHeaders = {},
): Promise<InternalAnswer> {
  const req = Object.assign(new IncomingMessage(new Socket()), {
    method: 'GET',
    url: path,
    headers: { host: 'localhost', ...headers },
  });
  const res = new ServerResponse(req);
  const chunks: Buffer[] = [];
  let isWhole = false;
  res.write = (...args: BodyArgument[]) => {
    const parts = partsOf(args);
    chunks.push(bytesOf(parts));
    parts.callback?.call(res);
    return true;
  };
  res.end = (...args: BodyArgument[]) => {
    chunks.push(bytesOf(partsOf(args)));
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
    requestHeaders: req.headers,
  };
}

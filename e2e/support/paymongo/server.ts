import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiError } from './errors';
import type { Fault, Faults } from './faults';

/** A call that arrived. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  readonly json?: unknown;
  readonly html?: string;
  readonly location?: string;
}

/** Serves `answer` on this machine, with the faults that are planned. */
export class Server {
  private readonly server: http.Server;

  constructor(
    private readonly answer: (call: Call) => Answer,
    private readonly faults: Faults,
    private readonly broken: (call: Call, fault: Fault) => Answer,
  ) {
    this.server = http.createServer((req, res) => {
      this.serve(req, res).catch((error) => res.destroy(error));
    });
  }

  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private async serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const call = await read(req);
    const fault = this.faults.take(`${call.method} ${call.path}`);
    if (fault === 'fail' || fault === 'limit') return send(res, this.broken(call, fault));
    const answer = this.answer(call);
    if (fault === 'silent') return;
    if (fault === 'hang-up') return void res.destroy();
    send(res, fault ? this.broken(call, fault) : answer);
  }
}

async function read(req: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  const { method = 'GET', url = '/', headers } = req;
  const { pathname, searchParams } = new URL(url, 'http://paymongo.invalid');
  const body = Buffer.concat(chunks).toString();
  return { method, path: pathname, query: searchParams, headers, body };
}

function send(res: ServerResponse, { status, json, html, location }: Answer): void {
  if (location) res.setHeader('location', location);
  const type = html === undefined ? 'application/json' : 'text/html';
  res.writeHead(status, { 'content-type': `${type}; charset=utf-8` });
  res.end(html ?? (json === undefined ? '' : JSON.stringify(json)));
}

/** An error as the API answers it. */
export function errorAnswer(error: ApiError): Answer {
  return { status: error.status, json: { errors: error.problems } };
}

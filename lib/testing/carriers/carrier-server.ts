import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer of a carrier over HTTP. */
export interface CarrierAnswer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Record<string, string>;
}

/** Happens to a request in place of what the carrier does by itself. */
export type Fault =
  /** Taken, and the line breaks before the answer. */
  | 'lose_answer'
  /** Taken, and the answer never ends. */
  | 'hang'
  /** Nothing was read. */
  | 'reset'
  | CarrierAnswer;

export interface CarrierRequest {
  readonly path: string;
  readonly fields: URLSearchParams;
  readonly authorization: string;
}

/** Answers a request as the carrier does; `taken` where a text was accepted and paid. */
type Behaviour = (request: CarrierRequest) => CarrierAnswer & { readonly taken: boolean };

/** Serves a stand-in for a carrier: the faults that a test names, one for each request, then what `behave` says. */
export async function startCarrier(behave: Behaviour) {
  const taken: CarrierRequest[] = [];
  const answers: Fault[] = [];
  const server = http.createServer((request, response) => {
    const fault = answers.shift();
    if (fault === 'reset') {
      request.socket.destroy();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (typeof fault === 'object') {
        response.writeHead(fault.status, fault.headers).end(fault.body);
        return;
      }
      const fields = new URLSearchParams(Buffer.concat(chunks).toString());
      const { authorization = '' } = request.headers;
      const asked = { path: request.url ?? '', fields, authorization };
      const answer = behave(asked);
      if (answer.taken) taken.push(asked);
      if (fault === 'lose_answer') request.socket.destroy();
      if (fault) return;
      response
        .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
        .end(answer.body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    answers,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

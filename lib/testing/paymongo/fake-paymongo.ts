import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived. */
export interface Asked {
  line: string;
  key: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

/** A response: a status with a body, plain text, or a broken connection. */
export type Answered = { status: number; json?: unknown; text?: string } | 'hang' | 'cut';
type Answer = Answered | ((asked: Asked) => Answered);

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return text ? JSON.parse(text) : undefined;
}

/** Stands in for PayMongo in tests: answers by method and path, several answers one after the other, and notes what is asked. */
export async function fakePaymongo() {
  const asked: Asked[] = [];
  const answers = new Map<string, Answer[]>();
  const server = createServer(async (request, response) => {
    const line = `${request.method} ${request.url}`;
    const { authorization, 'idempotency-key': key } = request.headers;
    const one = { line, key: key?.toString(), authorization, body: await bodyOf(request) };
    asked.push(one);
    const queue = answers.get(line) ?? answers.get(line.replace(/\?.*$/, '')) ?? [];
    const next = queue.length > 1 ? queue.shift() : queue[0];
    const answer = typeof next === 'function' ? next(one) : next;
    if (answer === 'hang') return;
    if (answer === 'cut') return void request.socket.destroy();
    const { status, json, text } = answer ?? { status: 404, json: { errors: [] } };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(text ?? JSON.stringify(json));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** The lines of all requests so far. */
    lines: () => asked.map(({ line }) => line),
    on: (line: string, ...given: Answer[]) => void answers.set(line, given),
    reset: () => {
      answers.clear();
      asked.length = 0;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** An answer that went well. */
export const ok = (data: unknown, rest: object = {}): Answered => ({
  status: 200,
  json: { data, ...rest },
});

/** A refusal, with the text that PayMongo writes for people. */
export const refused = (code: string, attribute?: string, status = 400): Answered => ({
  status,
  json: { errors: [{ code, detail: 'account 001234567890 of Juan', source: { attribute } }] },
});

/** A request that the page sent. */
export interface Sent {
  method: string;
  path: string;
  key: string | undefined;
  body: unknown;
}

type Answer = (request: Sent) => { status: number; payload?: unknown } | null;

/** Stands in for the server in tests of components, and notes what is sent. Null is a line without a server. */
export function fakeServer() {
  const realFetch = globalThis.fetch;
  const server = {
    sent: [] as Sent[],
    /** Time in its responses, epoch milliseconds; none unless a test is about it. */
    clock: null as (() => number) | null,
    answer: (() => ({ status: 500, payload: { key: 'internal', message: '' } })) as Answer,
    of: (method: string) => server.sent.filter((request) => request.method === method),
  };
  beforeEach(() => {
    server.sent = [];
    server.clock = null;
    globalThis.fetch = (async (url: string, { method, headers, body }: RequestInit) => {
      const request: Sent = {
        method: method ?? 'GET',
        path: url.replace(/^.*\/api\/v1/, ''),
        key: (headers as Record<string, string> | undefined)?.['idempotency-key'],
        body: body ? JSON.parse(String(body)) : undefined,
      };
      server.sent.push(request);
      const answer = server.answer(request);
      if (!answer) throw new TypeError('no network');
      return {
        status: answer.status,
        statusText: '',
        headers: {
          get: (name: string) =>
            name === 'date' && server.clock ? new Date(server.clock()).toUTCString() : null,
        },
        text: async () => (answer.payload === undefined ? '' : JSON.stringify(answer.payload)),
      };
    }) as unknown as typeof fetch;
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });
  return server;
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { TestCall } from '@/lib/testing/calls';
import type { Product } from '@/lib/testing/jest/product';
import { OpenStream } from '@/lib/testing/live-stream';

/** A page of somebody at a process of the built product. */
export class ServedPage {
  readonly sid = crypto.randomUUID();

  constructor(
    readonly call: TestCall,
    readonly cookie: string,
  ) {}

  async open(product: Product, since?: number): Promise<OpenStream> {
    const query = `sid=${this.sid}${since === undefined ? '' : `&since=${since}`}`;
    const path = `/api/v1/meeting/${this.call.id}/stream?${query}`;
    const opener = (to: string, init: RequestInit) => fetch(product.at(to), init);
    const stream = await OpenStream.at(path, opener, { cookie: this.cookie });
    expect(stream.status).toBe(200);
    return stream;
  }

  async post(product: Product, kind: string, data: object = {}): Promise<number> {
    const answer = await fetch(product.at(`/api/v1/meeting/${this.call.id}/events`), {
      method: 'POST',
      headers: {
        cookie: this.cookie,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({ sid: this.sid, to: null, kind, data }),
    });
    await answer.arrayBuffer();
    return answer.status;
  }
}

/** The pages of its client and of its lawyer. */
export const pagesOf = (call: TestCall): [ServedPage, ServedPage] => [
  new ServedPage(call, call.client.cookie),
  new ServedPage(call, call.lawyer.cookie),
];

/** Picks what came of the others, in the order in which it came. */
export function candidatesOf({ events }: OpenStream): unknown[] {
  const signals = events.filter(({ type }) => type === 'signal');
  const data = signals.map((one) => one.data as { kind: string; data: { n: unknown } });
  return data.filter(({ kind }) => kind === 'candidate').map((one) => one.data.n);
}

/** Waits for half a minute at most; what follows says what is wrong. */
export async function until(is: () => unknown): Promise<void> {
  for (let n = 0; n < 600 && !(await is()); n += 1) await sleep(50);
}

import 'server-only';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Limit of a response that is read as a whole; a page of 1,000 keys has some 300 kB. */
const MAX_TEXT_BYTES = 4_000_000;

/**
 * Sends a request with its body and returns the response, before its body is read. Gives up after `idle` milliseconds
 * without a byte.
 */
export function exchange(
  sent: ClientRequest,
  body: AsyncIterable<Uint8Array> | null,
  idle: number,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    sent.on('response', (message) => {
      // From here on whoever reads may take the time that the browser behind takes.
      sent.setTimeout(0);
      resolve(message);
    });
    sent.on('error', reject);
    sent.setTimeout(idle, () => sent.destroy(new Error(`no answer within ${idle} ms`)));
    if (body) pipeline(Readable.from(body), sent).catch(reject);
    else sent.end();
  });
}

/**
 * Yields the body of a response; throws when it stops before its end, or for `idle` milliseconds while the reader
 * waits.
 */
export async function* chunksOf(message: IncomingMessage, idle: number): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = message[Symbol.asyncIterator]();
  const giveUp = () => message.destroy(new Error(`no bytes for ${idle} ms`));
  try {
    for (;;) {
      const timer = setTimeout(giveUp, idle);
      const { value, done } = await chunks.next().finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } finally {
    message.destroy();
  }
}

export async function textOf(message: IncomingMessage, idle: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunksOf(message, idle)) {
    length += chunk.byteLength;
    if (length > MAX_TEXT_BYTES) throw new Error('an answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

import 'server-only';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Of an answer that is read as a whole: a page of 1,000 keys has some 300 kB. */
const MAX_TEXT_BYTES = 4_000_000;

/**
 * Sends a request with its body and answers what comes back, before its own body. Gives up after `idle` milliseconds in which no
 * byte passed.
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

/** The body of an answer; an error when it stops before its end, or for `idle` milliseconds while somebody waits for it. */
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

/** A short body as text. */
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

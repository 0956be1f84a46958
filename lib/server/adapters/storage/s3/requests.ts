import 'server-only';
import { createHash } from 'node:crypto';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { bytesOf } from '../contents';
import type { FileContent } from '../port';
import { exchange, textOf } from './exchange';

export interface BucketSettings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Milliseconds; shorter in tests. */
  readonly times?: Partial<Times>;
}

interface Times {
  /** Limit in milliseconds without a byte in either direction. */
  readonly idle: number;
  readonly tries: number;
  readonly pause: number;
}

/** Together less than the 15 seconds after which PostgreSQL ends a transaction that waits for a file. */
const TIMES: Times = { idle: 8_000, tries: 5_000, pause: 200 };
const MAX_TRIES = 4;
const SILENCE = 0;
/** Statuses that say nothing about the request itself: timeout, too many requests, or a failing service. */
const PASSING = [SILENCE, 408, 429, 500, 502, 503, 504];

export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly content?: Uint8Array | FileContent;
  readonly contentType?: string;
}

/** A successful response, whose body must be read or destroyed, or the failure. */
export type S3Answer =
  | { readonly message: IncomingMessage }
  /**
   * `code` is S3's name for a failure, such as `NoSuchKey`, or the reason for a missing response; the status is then
   * 0.
   */
  | { readonly message: null; readonly status: number; readonly code: string };

/**
 * Creates requests signed by AWS Signature Version 4, including the hash of the body: the service stores all of it or
 * nothing. Each is idempotent, as the content of a key never changes; it is retried after a timeout or temporary
 * failure while there is time.
 */
export function bucketRequests(bucket: BucketSettings) {
  const { idle, tries, pause: firstPause } = { ...TIMES, ...bucket.times };
  const sign = signer(bucket);
  const { request: open, Agent } = bucket.endpoint.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true });

  async function attempt(request: S3Request, hash: string): Promise<S3Answer> {
    const { method, content } = request;
    const { url, headers } = await sign(request, hash);
    const body = content ? new WatchedContent(content) : null;
    try {
      const sent = open(url, { method, headers, agent });
      const message = await exchange(sent, body, idle);
      const status = message.statusCode ?? SILENCE;
      if (status >= 200 && status < 300) return { message };
      const code = codeIn(await textOf(message, idle));
      // What is refused before all of it arrived is not sent on.
      if (!sent.writableFinished) sent.destroy();
      return { message: null, status, code };
    } catch (error) {
      // No other try mends a content that cannot be read.
      if (body?.failure) throw body.failure.error;
      const { code, message } = error as NodeJS.ErrnoException;
      return { message: null, status: SILENCE, code: code ?? message };
    }
  }

  async function send(request: S3Request): Promise<S3Answer> {
    const hash = await hashOf(request.content ?? new Uint8Array());
    const end = performance.now() + tries;
    for (let made = 1, pause = firstPause; ; made++, pause *= 2) {
      const answer = await attempt(request, hash);
      if (answer.message || !PASSING.includes(answer.status)) return answer;
      if (made === MAX_TRIES || performance.now() + pause > end) return answer;
      // Not all at once again.
      await sleep(pause * (0.5 + Math.random() / 2));
    }
  }

  return { send, idle };
}

async function hashOf(content: Uint8Array | FileContent): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytesOf(content)) hash.update(chunk);
  return hash.digest('hex');
}

class WatchedContent implements AsyncIterable<Uint8Array> {
  failure: { error: unknown } | undefined;
  constructor(private readonly content: Uint8Array | FileContent) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    try {
      yield* bytesOf(this.content);
    } catch (error) {
      this.failure = { error };
      throw error;
    }
  }
}

function signer({ endpoint, bucket, region, accessKeyId, secretAccessKey }: BucketSettings) {
  const credentials = { accessKeyId, secretAccessKey, region, service: 's3', cache: new Map() };
  return async ({ method, key, query, content, contentType }: S3Request, hash: string) => {
    const path = key === undefined ? bucket : `${bucket}/${key}`;
    const url = `${endpoint}/${path.split('/').map(encodeURIComponent).join('/')}${query ? `?${new URLSearchParams(query)}` : ''}`;
    const headers: Record<string, string> = { 'x-amz-content-sha256': hash };
    if (contentType) headers['content-type'] = contentType;
    if (content)
      headers['content-length'] = String('size' in content ? content.size : content.byteLength);
    const signed = await new AwsV4Signer({ method, url, headers, ...credentials }).sign();
    return { url: signed.url, headers: Object.fromEntries(signed.headers) };
  };
}

/** Extracts S3's name for a failure. The rest of the response is discarded: it repeats addresses and keys. */
function codeIn(text: string): string {
  return /<Code>([A-Za-z]{1,60})<\/Code>/.exec(text)?.[1] ?? 'without a code';
}

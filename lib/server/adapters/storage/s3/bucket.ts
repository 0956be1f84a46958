import 'server-only';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { filesUnavailable } from '@/lib/server/platform/full-disk';
import { bodyOf } from '../contents';
import { isKey, isUnfinished, requireKey, type Storage } from '../port';
import { chunksOf, textOf } from './exchange';
import { type ListedObject, readPage } from './listing';
import { type BucketSettings, bucketRequests, type S3Request } from './requests';

const PROBES = 'start-';
const PROBE = { method: 'PUT', content: Buffer.alloc(4096), contentType: 'text/plain' } as const;
/** Time for which a successful probe of the bucket is cached; health checks are more frequent. */
const TRIED_MS = 30_000;

const UNAVAILABLE = { PUT: 'stored', GET: 'opened', DELETE: 'removed' } as const;

export function bucketStorage(bucket: BucketSettings): Storage {
  const { send, idle } = bucketRequests(bucket);
  let tried = Number.NEGATIVE_INFINITY;
  let trying: Promise<void> | undefined;

  /**
   * Sends a request; null when the key certainly does not exist. Any other failure, such as a missing bucket, throws.
   */
  async function ask(request: S3Request): Promise<IncomingMessage | null> {
    const answer = await send(request);
    if (answer.message) return answer.message;
    const { status, code } = answer;
    if (status === 404 && code === 'NoSuchKey') return null;
    throw unavailable(request, status ? `${status} ${code}` : code);
  }

  async function done(request: S3Request): Promise<string | null> {
    const message = await ask(request);
    return message && orUnavailable(request, () => textOf(message, idle));
  }

  async function* objects(prefix: string): AsyncGenerator<ListedObject> {
    const query: Record<string, string> = { 'list-type': '2', prefix };
    for (let more = true; more; ) {
      const request: S3Request = { method: 'GET', query };
      const xml = await done(request);
      const { objects: found, next } = await orUnavailable(request, () => readPage(xml ?? ''));
      yield* found;
      more = next !== null;
      if (next) query['continuation-token'] = next;
    }
  }

  /**
   * Writes, reads and deletes a probe, and requests a missing key, which some services answer only to credentials
   * that may list.
   */
  async function tryAll(): Promise<void> {
    const key = `${PROBES}${randomUUID()}`;
    await done({ ...PROBE, key });
    const read = await done({ method: 'GET', key });
    await done({ method: 'DELETE', key });
    const gone = await done({ method: 'GET', key });
    if (read?.length !== PROBE.content.byteLength || gone !== null)
      throw filesUnavailable('stored', new Error('S3 does not give back what was written'));
    tried = performance.now();
  }

  return {
    async prepare() {
      if (performance.now() - tried < TRIED_MS) return;
      trying ??= tryAll().finally(() => {
        trying = undefined;
      });
      await trying;
    },
    async put(key, content, { contentType }) {
      requireKey(key);
      const request: S3Request = { method: 'PUT', key, content, contentType };
      if ((await done(request)) === null) throw unavailable(request, 'NoSuchKey');
    },
    async get(key) {
      requireKey(key);
      const request: S3Request = { method: 'GET', key };
      const message = await ask(request);
      if (!message) return null;
      const size = Number(message.headers['content-length'] ?? Number.NaN);
      if (!Number.isInteger(size)) {
        message.destroy();
        throw unavailable(request, 'no length');
      }
      return { size, body: bodyOf(message, chunksOf(message, idle)) };
    },
    async delete(key) {
      requireKey(key);
      await done({ method: 'DELETE', key });
    },
    async *list(prefix = '') {
      for await (const { key, size, modified } of objects(prefix))
        if (isKey(key)) yield { key, size, storedAt: modified };
    },
    // A write is whole or nothing; of a start that was killed, what it tried may be left.
    async purgeUnfinished(before) {
      for await (const { key, modified } of objects(PROBES))
        if (isUnfinished(key) && modified < before) await done({ method: 'DELETE', key });
    },
  };
}

async function orUnavailable<T>(request: S3Request, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw unavailable(request, (error as Error).message);
  }
}

function unavailable({ method }: S3Request, reason: string): Error {
  return filesUnavailable(UNAVAILABLE[method], new Error(`S3 answered ${method} with ${reason}`));
}

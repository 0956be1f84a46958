import 'server-only';
import { COPY, fill } from '@/lib/contract/platform/copy';
import { AppError } from '../app-error';

/** Slowest rate accepted, after some time to begin: a slower client only holds the connection. */
const MIN_BYTES_PER_MS = 16;
const GRACE_MS = 10_000;
/** A phone that changes its cell needs seconds, however much it has sent before. */
const MAX_PAUSE_MS = 30_000;

/** The body of a request as it arrives, counted: at most `limit` bytes, and not too slowly. */
export class ArrivingBody {
  received = 0;

  /**
   * @param limit bytes
   * @throws AppError too_large where the request announces more
   */
  constructor(
    private readonly request: Request,
    private readonly limit: number,
    private readonly pace = {
      graceMs: GRACE_MS,
      bytesPerMs: MIN_BYTES_PER_MS,
      pauseMs: MAX_PAUSE_MS,
    },
  ) {
    if ((this.announced ?? 0) > limit) throw tooLarge(limit);
  }

  /** Bytes announced by the request; null when it names none. */
  get announced(): number | null {
    const length = this.request.headers.get('content-length');
    return length === null ? null : Number(length);
  }

  /** @throws AppError too_large, request_timeout, or invalid_input when the connection broke off */
  async *chunks(): AsyncGenerator<Uint8Array> {
    const reader = this.request.body?.getReader();
    if (!reader) return;
    const { graceMs, bytesPerMs, pauseMs } = this.pace;
    // Time in which we read nothing because we were writing is not the client's.
    let waited = 0;
    try {
      for (;;) {
        const began = performance.now();
        const next = reader.read().catch((cause: unknown) => {
          throw new AppError('invalid_input', 'The request broke off.', { cause });
        });
        const left = graceMs + this.received / bytesPerMs - waited;
        const chunk = await within(next, Math.min(left, pauseMs));
        waited += performance.now() - began;
        if (chunk.done) return;
        this.received += chunk.value.byteLength;
        if (this.received > this.limit) throw tooLarge(this.limit);
        yield chunk.value;
      }
    } finally {
      // Never cancelled: that would end the connection before the answer is sent.
      reader.releaseLock();
    }
  }
}

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    const refuse = () => reject(new AppError('request_timeout', 'The request arrived too slowly.'));
    timer = setTimeout(refuse, Math.max(0, ms));
  });
  try {
    return await Promise.race([work, tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}

const MB = 1024 * 1024;

function tooLarge(limit: number): AppError {
  const message =
    limit < MB
      ? 'The request is too large.'
      : fill(COPY.validation.fileSize, { max: Math.floor(limit / MB) });
  return new AppError('too_large', message);
}

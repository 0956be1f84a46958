import 'server-only';
import sharp, { type Sharp } from 'sharp';
import { FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { MAX_PIXELS } from '@/lib/domain/platform/files/upload-limits';
import { AppError } from '@/lib/server/platform/app-error';
import { processWide } from '@/lib/server/platform/process-wide';

// One picture at a time, by one thread, and nothing cached: decoded pictures take a hundred times their file.
sharp.cache(false);
sharp.concurrency(1);

const DECODING_SECONDS = 20;
const MAX_WAITING = 40;
const RETRY_SECONDS = 15;

const line = processWide('pictures', () => ({ last: Promise.resolve<unknown>(null), waiting: 0 }));

/**
 * Processes one picture, or another file checked as a whole, at a time in a process. Read its data from disk in
 * `work`, so that waiting holds no memory.
 * @throws AppError unavailable with Retry-After when too many wait
 */
export async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (line.waiting >= MAX_WAITING) {
    const message = 'Too many files are being looked into. Please try again in a moment.';
    throw new AppError('unavailable', message, { retryAfter: RETRY_SECONDS });
  }
  line.waiting += 1;
  const mine = line.last.then(work);
  line.last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    line.waiting -= 1;
  }
}

/**
 * Opens an uploaded picture, rotated upright, for re-encoding.
 * @param field name of the field in the request
 * @throws AppError too_many_pixels; other errors when it cannot be read
 */
export async function openUpright(bytes: Uint8Array, field: string): Promise<Sharp> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS) {
    const message = fill(FIELD_COPY.picturePixels, { max: MAX_PIXELS / 1e6 });
    throw new AppError('too_many_pixels', message, { fields: { [field]: message } });
  }
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .timeout({ seconds: DECODING_SECONDS })
    .autoOrient();
}

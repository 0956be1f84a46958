import 'server-only';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { processWide } from '@/lib/server/platform/process-wide';
import { type BusyTimes, CalendarError, type ReadOptions } from './port';

/** For reading one file; one of 2 MB with 7,500 events takes half of it. */
const TIME_LIMIT_MS = 1_500;
/** Memory of the thread that reads. */
const HEAP_MB = 128;

type Asked = Pick<ReadOptions, 'window' | 'ourSuffix'>;

/** Ends with the one that came last. */
const line = processWide('calendars-read', () => ({ last: Promise.resolve<unknown>(null) }));

/**
 * Reads the busy times of a calendar (RFC 5545) in a window: events that are neither cancelled nor marked as free, repeats
 * expanded. Days are Manila's. What of an event can't be read takes nothing else with it, and is counted. A thread reads
 * it, since descriptions of zones can keep the parser busy for ever; one at a time, so that hostile files never take more
 * than a core.
 *
 * @throws CalendarError content where it is no calendar, events where it is too much
 */
export function busyTimes(text: string, asked: Asked): Promise<BusyTimes> {
  const found = line.last.then(() => readInThread({ text, ...asked }));
  line.last = found.catch(() => {});
  return found;
}

async function readInThread(task: Asked & { text: string }): Promise<BusyTimes> {
  const file = path.join(process.cwd(), 'lib/server/adapters/calendar/reader.ts');
  const thread = new Worker(/* turbopackIgnore: true */ file, {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    // Nothing of the settings is for what parses files of others.
    env: {},
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<BusyTimes>((resolve, reject) => {
      thread.on('exit', () => reject(new CalendarError('events')));
      thread.on('error', (cause: NodeJS.ErrnoException) => {
        const isTooMuch = cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
        reject(isTooMuch ? new CalendarError('events', cause) : cause);
      });
      thread.on('message', (answer: 'ready' | Answer) => {
        if (answer === 'ready') {
          thread.postMessage(task);
          timer = setTimeout(() => reject(new CalendarError('events')), TIME_LIMIT_MS);
        } else if ('problem' in answer) reject(new CalendarError(answer.problem));
        else resolve(answer);
      });
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

type Answer = BusyTimes | { readonly problem: 'content' | 'events' };

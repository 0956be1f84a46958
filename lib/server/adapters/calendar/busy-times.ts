import 'server-only';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { processWide } from '@/lib/server/platform/process-wide';
import { type BusyTimes, CalendarError, type ReadOptions } from './port';

/** Time to read one file; 2 MB with 7,500 events take half of it. */
const TIME_LIMIT_MS = 1_500;
const HEAP_MB = 128;

type Asked = Pick<ReadOptions, 'window' | 'ourSuffix'>;

const line = processWide('calendars-read', () => ({ last: Promise.resolve<unknown>(null) }));

/**
 * Reads the busy times of a calendar (RFC 5545) in a window: events neither cancelled nor marked as free, with
 * repeats expanded. Days are Manila's. Unreadable parts of an event are counted and affect nothing else. Runs in a
 * thread, since zone descriptions can keep the parser busy for ever; one at a time, so that hostile files use at most
 * one core.
 * @throws CalendarError content when it is not a calendar, events when there are too many
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

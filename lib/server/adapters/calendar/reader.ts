/**
 * Runs in a thread of its own (busy-times.ts), which is ended where it takes too long. It is loaded as it stands here, so
 * it imports packages and files of its own kind alone.
 */
import { type MessagePort, parentPort } from 'node:worker_threads';
import { type Asked, Refusal, readCalendar } from './reading.ts';

/** Reads one calendar: `{text, window, ourSuffix}` in, `{busy, unread, firstUnread}` or `{problem}` out. */
function readFor(port: MessagePort): void {
  port.once('message', (asked: Asked) => {
    try {
      port.postMessage(readCalendar(asked));
    } catch (error) {
      port.postMessage({ problem: error instanceof Refusal ? error.problem : 'events' });
    }
  });
  port.postMessage('ready');
}

if (parentPort) readFor(parentPort);

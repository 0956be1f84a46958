/**
 * Runs in its own thread (busy-times.ts), which is terminated when it takes too long. Loaded without bundling, so it
 * imports only packages and files of this kind.
 */
import { type MessagePort, parentPort } from 'node:worker_threads';
import { type Asked, Refusal, readCalendar } from './reading.ts';

/**
 * Reads one calendar: receives `{text, window, ourSuffix}`, replies with `{busy, unread, firstUnread}` or
 * `{problem}`.
 */
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

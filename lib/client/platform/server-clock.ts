import { learnServerTime, notableDifference } from '@/lib/clock';

const SECOND_MS = 1_000;
/** The Date header has whole seconds, and a busy server may be late to advance it. */
const WITHIN_MS = 2 * SECOND_MS;
/** Difference between the two clocks of a device above which one was set, or the device slept. */
const JUMP_MS = 5 * SECOND_MS;

interface AnswerHead {
  get(name: string): string | null;
}

/**
 * Learns the server time from the response to a request sent at `sent` by the clock of this device, epoch
 * milliseconds.
 */
export function noteAnswerTime(head: AnswerHead, sent: number): void {
  const at = Date.parse(head.get('date') ?? '');
  // One that a cache kept says when it was made.
  if (Number.isNaN(at) || Number(head.get('age') ?? 0) > 0) return;
  learnServerTime({ at, within: WITHIN_MS, sent, received: Date.now() });
}

/** Learns from the instant a page was rendered, which was after this document was requested. */
export function noteRequestTime(at: number): void {
  const received = Date.now();
  learnServerTime({ at, sent: Math.floor(received - performance.now()), received });
}

/**
 * Asks the server for the time when the page becomes visible again and the device clock is wrong or was set
 * meanwhile: users who are shown that it is wrong change the settings and return. Returns the cleanup function.
 */
export function watchDeviceClock(): () => void {
  let ahead = Date.now() - performance.now();
  const look = () => {
    const before = ahead;
    ahead = Date.now() - performance.now();
    const jumped = Math.abs(ahead - before) > JUMP_MS;
    if (document.visibilityState !== 'hidden' && (jumped || notableDifference() !== 0))
      void askServerTime();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

async function askServerTime(): Promise<void> {
  const sent = Date.now();
  try {
    const { headers } = await fetch('/api/live', { method: 'HEAD', cache: 'no-store' });
    noteAnswerTime(headers, sent);
  } catch {
    // Without a connection the next answer says it.
  }
}

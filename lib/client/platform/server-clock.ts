import { learnServerTime, notableDifference } from '@/lib/clock';

const SECOND_MS = 1_000;
/** The head of an answer names whole seconds, and a busy server is late to count one. */
const WITHIN_MS = 2 * SECOND_MS;
/** What the two clocks of a device may differ by before one of them was set, or slept. */
const JUMP_MS = 5 * SECOND_MS;

interface AnswerHead {
  get(name: string): string | null;
}

/** Learns what time it is from an answer to what was sent at `sent` by the clock of this device, epoch milliseconds. */
export function noteAnswerTime(head: AnswerHead, sent: number): void {
  const at = Date.parse(head.get('date') ?? '');
  // One that a cache kept says when it was made.
  if (Number.isNaN(at) || Number(head.get('age') ?? 0) > 0) return;
  learnServerTime({ at, within: WITHIN_MS, sent, received: Date.now() });
}

/** Learns from an instant that a page was rendered at, which was after this document was asked for. */
export function noteRequestTime(at: number): void {
  const received = Date.now();
  learnServerTime({ at, sent: Math.floor(received - performance.now()), received });
}

/**
 * Asks the server what time it is when the page is looked at again and the clock of the device is wrong, or was set meanwhile:
 * whoever reads that it is goes to the settings and comes back. Returns what ends that.
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

import 'server-only';
import { logEvent } from '../log';
import { processWide } from '../process-wide';

/** External services that many jobs call in turn; these jobs carry the name as their flag. */
export type Service = 'mails' | 'push' | 'texts';

/** Consecutive timeouts that count as an outage. */
const SILENCES = 3;
const PAUSE_MS = 30_000;

interface State {
  silences: number;
  until: number;
}

// Each process learns it for itself, within the time of three jobs: nobody waits for a row that all of them would write.
const states = () => processWide('pauses', () => new Map<Service, State>());

/**
 * Calls a service and records whether it answered in time, whatever the answer: not so where it fails with an error
 * that `isSilent`, or answers so.
 */
export async function asking<T>(service: Service, work: () => Promise<T>): Promise<T> {
  const note = (outcome: unknown) =>
    Object(outcome).isSilent === true ? noteSilence(service) : noteAnswer(service);
  try {
    const answer = await work();
    note(answer);
    return answer;
  } catch (error) {
    note(error);
    throw error;
  }
}

export function noteAnswer(service: Service): void {
  states().delete(service);
}

/**
 * Records a timeout of a service. From the third in a row its jobs are paused for half a minute, which costs no
 * attempt; then a few are taken, and one that times out begins the next pause.
 */
export function noteSilence(service: Service, now = performance.now()): void {
  const silences = (states().get(service)?.silences ?? 0) + 1;
  const isPaused = silences >= SILENCES;
  if (isPaused && !isPausedAt(service, now)) logEvent('service-paused', { service });
  states().set(service, { silences, until: isPaused ? now + PAUSE_MS : now });
}

function isPausedAt(service: Service, now: number): boolean {
  const state = states().get(service);
  return state !== undefined && state.until > now;
}

export function pausedServices(now = performance.now()): Service[] {
  return [...states().keys()].filter((service) => isPausedAt(service, now));
}

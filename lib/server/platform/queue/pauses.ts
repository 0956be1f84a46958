import 'server-only';
import { logEvent } from '../log';
import { processWide } from '../process-wide';

/** Services of others that many jobs ask, one after the other: these jobs carry the name as their flag. */
export type Service = 'mails' | 'push' | 'texts';

/** So many in a row that were not answered in time mean that the next would not be either. */
const SILENCES = 3;
const PAUSE_MS = 30_000;

interface State {
  /** Without an answer between them. */
  silences: number;
  /** Of the process, as `performance.now()`. */
  until: number;
}

// Each process learns it for itself, within the time of three jobs: nobody waits for a row that all of them would write.
const states = () => processWide('pauses', () => new Map<Service, State>());

/**
 * Asks a service, and notes whether it answered in time, whatever it said: not so where it fails with an error that
 * `isSilent`, or answers so.
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

/** Notes that a service answered: its jobs go on. */
export function noteAnswer(service: Service): void {
  states().delete(service);
}

/**
 * Notes that a service did not answer in time. From the third time in a row on none of its jobs is taken for half a minute,
 * which costs no attempt; after it a few are, and one that is not answered begins the next pause.
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

/** Services whose jobs are left alone at this moment: the queue's forbidden flags. */
export function pausedServices(now = performance.now()): Service[] {
  return [...states().keys()].filter((service) => isPausedAt(service, now));
}

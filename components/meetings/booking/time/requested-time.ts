import { instant } from '@/lib/contract/platform/fields';
import { DURATIONS, type Duration } from '@/lib/domain/lawyers/slots';

/** What `/book/{lawyerId}/{startTime}?duration=` asks for. */
export interface RequestedTime {
  /** Epoch milliseconds, or null when the address holds no readable time. */
  readonly start: number | null;
  readonly duration: Duration;
}

/** Reads the last part of the path, percent-encoded or not, and the `duration` parameter (30 when unreadable). */
export function readRequestedTime(startTime: string, duration: string | undefined): RequestedTime {
  const parsed = instant.safeParse(decoded(startTime));
  return {
    start: parsed.success ? Date.parse(parsed.data) : null,
    duration: DURATIONS.find((minutes) => String(minutes) === duration) ?? DURATIONS[0],
  };
}

/** A part of a path as it was meant; Next hands it on percent-encoded. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A lone percent sign: no time either way.
    return part;
  }
}

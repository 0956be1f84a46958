import 'server-only';
import { createHash } from 'node:crypto';
import { env } from '@/lib/env';
import type { FoundEvent, GoogleEvent } from '@/lib/server/adapters/google-calendar/port';
import type { PublishedEvent } from '@/lib/server/registry/feature';
import { SITE } from '@/lib/site';

/** Prefix of the event ids that we write. Google accepts `[a-v0-9]`. */
const PREFIX = 'sangguni';

/**
 * Converts a meeting to an event at Google, without subject, and without its client unless the lawyer wants names
 * there. Its id is derived from the meeting.
 */
export function googleEventOf(
  { uid, start, end, url, person }: PublishedEvent,
  clientNames: boolean,
): GoogleEvent {
  return {
    id: idOf(uid),
    start,
    end,
    summary: clientNames ? `${SITE.name}: ${person}` : `${SITE.name} meeting`,
    description: `Open or change it at ${SITE.name}: ${url}`,
  };
}

/** Converts time off to an event at Google, without its title. */
export function googleTimeOff({ id, startsAt, endsAt }: TimeOff): GoogleEvent {
  return {
    id: idOf(`time-off-${id}`),
    start: startsAt.getTime(),
    end: endsAt.getTime(),
    summary: `${SITE.name}: time off`,
    description: `Open or change it at ${SITE.name}: ${env.SITE_URL}/lawyer-portal/calendar`,
  };
}

interface TimeOff {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

function idOf(uid: string): string {
  return `${PREFIX}${createHash('sha256').update(uid).digest('hex')}`;
}

interface Differences {
  readonly put: readonly { readonly event: GoogleEvent; readonly isThere: boolean }[];
  readonly remove: readonly string[];
}

/** Returns the writes that make our calendar at Google match our meetings, whoever changed it. */
export function differences(
  wanted: readonly GoogleEvent[],
  found: readonly FoundEvent[],
): Differences {
  const there = new Map(found.map(({ id, event }) => [id, event]));
  const ids = new Set(wanted.map(({ id }) => id));
  return {
    put: wanted
      .filter((event) => !isSame(event, there.get(event.id)))
      .map((event) => ({ event, isThere: there.has(event.id) })),
    remove: found.map(({ id }) => id).filter((id) => id.startsWith(PREFIX) && !ids.has(id)),
  };
}

function isSame(a: GoogleEvent, b: GoogleEvent | null | undefined): boolean {
  return (
    b !== null &&
    b !== undefined &&
    a.start === b.start &&
    a.end === b.end &&
    a.summary === b.summary &&
    a.description === b.description
  );
}

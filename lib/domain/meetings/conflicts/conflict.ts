import { comparison, STRENGTHS, type Strength, sameKeys } from './names';

/** State of a meeting's check for a conflict of interest: open, or as its lawyer decided. */
export const CONFLICT_STATES = ['OPEN', 'NONE', 'CONFLICT'] as const;
export type ConflictState = (typeof CONFLICT_STATES)[number];
export type ConflictDecision = Exclude<ConflictState, 'OPEN'>;

export const COMPARED_MEETINGS = 5_000;
export const SHOWN_MATCHES = 20;

/** Reason shown to the client when the lawyer declines. */
export const CONFLICT_REASON = 'Conflict of interest';

/** Most characters of the lawyer's own note why a name that is the same is no conflict. */
export const CONFLICT_WHY_MAX = 1000;

export const CONFLICT_ROLES = ['CLIENT', 'ATTENDEE', 'OTHER_SIDE'] as const;
export type ConflictRole = (typeof CONFLICT_ROLES)[number];

export interface Named {
  readonly clientId: string;
  readonly client: string | null;
  readonly attendee: string | null;
  readonly otherSide: string | null;
}

/** Where a name stands: in a meeting, or in an order of written work. */
export const CONFLICT_PLACES = ['meeting', 'work-item'] as const;
export type ConflictPlace = (typeof CONFLICT_PLACES)[number];

export interface EarlierMeeting extends Named {
  readonly kind: ConflictPlace;
  readonly id: string;
  readonly start: number;
}

export interface ConflictMatch {
  readonly strength: Strength;
  readonly role: ConflictRole;
  readonly name: string;
  readonly earlierRole: ConflictRole;
  readonly earlierName: string;
  readonly kind: ConflictPlace;
  readonly meetingId: string;
  readonly client: string | null;
  readonly start: number;
}

export function isCaseOpen(state: ConflictState | null): boolean {
  return state === null || state === 'NONE';
}

/**
 * Finds names of a meeting that resemble those of earlier ones, which are given the latest first: the other side
 * among earlier clients and other sides, and the people to be advised among earlier other sides. The same client's
 * own earlier meetings are ignored. Each pair of names counts once, with its latest meeting; identical names come
 * first.
 */
export function conflictMatches(
  checked: Named,
  earlier: readonly EarlierMeeting[],
): ConflictMatch[] {
  const sought = SOUGHT.flatMap(({ role, among }) => {
    const name = nameOf(checked, role);
    return name ? [{ role, name, among, compare: comparison(name) }] : [];
  });
  const found = new Map<string, ConflictMatch>();
  for (const meeting of earlier) {
    if (meeting.clientId === checked.clientId) continue;
    for (const { role, name, among, compare } of sought) {
      for (const earlierRole of among) {
        const earlierName = nameOf(meeting, earlierRole);
        const key = `${role} ${earlierRole} ${earlierName}`;
        const strength = earlierName && !found.has(key) ? compare(earlierName) : null;
        if (!earlierName || !strength) continue;
        const { kind, id: meetingId, client, start } = meeting;
        const names = { role, name, earlierRole, earlierName };
        found.set(key, { strength, ...names, kind, meetingId, client, start });
      }
    }
  }
  return [...found.values()].sort((one, other) => order(one) - order(other));
}

/**
 * Returns a function that says whether a meeting has the same name as one of these, as `conflictMatches` finds it;
 * names that are similar do not count. Each name is read once, however many meetings are asked about.
 */
export function sharedNames(earlier: readonly Named[]): (checked: Named) => boolean {
  const among = new Map<string, Set<string>>();
  for (const meeting of earlier) {
    for (const role of CONFLICT_ROLES) {
      for (const key of keysOf(meeting, role)) {
        const place = `${role} ${key}`;
        among.set(place, (among.get(place) ?? new Set()).add(meeting.clientId));
      }
    }
  }
  const isOfOthers = (place: string, clientId: string) =>
    [...(among.get(place) ?? [])].some((other) => other !== clientId);
  return (checked) =>
    SOUGHT.some(({ role, among: roles }) =>
      keysOf(checked, role).some((key) =>
        roles.some((earlierRole) => isOfOthers(`${earlierRole} ${key}`, checked.clientId)),
      ),
    );
}

function keysOf(named: Named, role: ConflictRole): readonly string[] {
  const name = nameOf(named, role);
  return name ? sameKeys(name) : [];
}

const SOUGHT: readonly { role: ConflictRole; among: readonly ConflictRole[] }[] = [
  { role: 'OTHER_SIDE', among: CONFLICT_ROLES },
  { role: 'CLIENT', among: ['OTHER_SIDE'] },
  { role: 'ATTENDEE', among: ['OTHER_SIDE'] },
];

function nameOf({ client, attendee, otherSide }: Named, role: ConflictRole): string | null {
  return { CLIENT: client, ATTENDEE: attendee, OTHER_SIDE: otherSide }[role];
}

function order({ strength }: ConflictMatch): number {
  return STRENGTHS.indexOf(strength);
}

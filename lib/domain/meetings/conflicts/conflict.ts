import { comparison, STRENGTHS, type Strength } from './names';

/** How the check of a meeting for a conflict of interest stands: still to be made, or as its lawyer decided. */
export const CONFLICT_STATES = ['OPEN', 'NONE', 'CONFLICT'] as const;
export type ConflictState = (typeof CONFLICT_STATES)[number];
export type ConflictDecision = Exclude<ConflictState, 'OPEN'>;

/** Earlier meetings of a lawyer that a check looks at, the latest first. */
export const COMPARED_MEETINGS = 5_000;
/** Most matches that are shown and kept. */
export const SHOWN_MATCHES = 20;

/** What the client reads where the lawyer declines. */
export const CONFLICT_REASON = 'Conflict of interest';

/** Who somebody is in the meeting that is checked, and in an earlier one. */
export const CONFLICT_ROLES = ['CLIENT', 'ATTENDEE', 'OTHER_SIDE'] as const;
export type ConflictRole = (typeof CONFLICT_ROLES)[number];

/** The people of a meeting, as far as they are named. */
export interface Named {
  readonly clientId: string;
  /** Null once the account is deleted. */
  readonly client: string | null;
  readonly attendee: string | null;
  readonly otherSide: string | null;
}

export interface EarlierMeeting extends Named {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly start: number;
}

/** Two names that resemble each other. */
export interface ConflictMatch {
  readonly strength: Strength;
  /** In the meeting that is checked. */
  readonly role: ConflictRole;
  readonly name: string;
  /** In the earlier one. */
  readonly earlierRole: ConflictRole;
  readonly earlierName: string;
  readonly meetingId: string;
  /** Of the earlier meeting. */
  readonly client: string | null;
  /** Epoch milliseconds. */
  readonly start: number;
}

/** Whether the lawyer may read what the client wrote and attached. */
export function isCaseOpen(state: ConflictState | null): boolean {
  return state === null || state === 'NONE';
}

/**
 * Names of a meeting that resemble those of earlier ones, which come the latest first: the other side among earlier clients and
 * other sides, and whoever the lawyer is to advise among earlier other sides. The same client's own earlier meetings say
 * nothing. Each pair of names counts once, with its latest meeting; those that are the same come first.
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
        const { id: meetingId, client, start } = meeting;
        const names = { role, name, earlierRole, earlierName };
        found.set(key, { strength, ...names, meetingId, client, start });
      }
    }
  }
  return [...found.values()].sort((one, other) => order(one) - order(other));
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

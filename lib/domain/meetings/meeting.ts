import type { MemberRight } from '@/lib/domain/platform/members';
import type { Transitions } from '@/lib/domain/platform/transitions';

/** States of a meeting (docs/contract/meetings.md). Held = PAYMENT_PENDING. */
export const MEETING_STATUSES = [
  'PAYMENT_PENDING',
  'CONFIRMED',
  'COMPLETED',
  'CANCELLED',
  'EXPIRED',
] as const;
export type MeetingStatus = (typeof MEETING_STATUSES)[number];
export const MEETING_TYPES = ['VIDEO', 'PHONE'] as const;
export type MeetingType = (typeof MEETING_TYPES)[number];

export const MEETING_FILTERS = ['cancelled', 'no_summary', 'unread'] as const;
export type MeetingFilter = (typeof MEETING_FILTERS)[number];

/** Sections of a person's meetings, without overlap. */
export const MEETING_PERIODS = ['today', 'upcoming', 'past'] as const;
export type MeetingPeriod = (typeof MEETING_PERIODS)[number];

export type Party =
  | { side: 'client'; userId: string }
  | {
      side: 'lawyer';
      userId: string;
      lawyerId: string;
      /**
       * Rights of the member of the practice who acts for the lawyer; undefined for the lawyer, who has all of them.
       */
      rights?: readonly MemberRight[];
      /** Membership id of that member. */
      memberId?: string;
    };

/** Returns the id that owns a party's rows: the lawyer's, or the client's account. */
export function ownIdOf(party: Party): string {
  return party.side === 'lawyer' ? party.lawyerId : party.userId;
}

export function isMember(party: Party): boolean {
  return party.side === 'lawyer' && party.rights !== undefined;
}

export function memberIdOf(party: Party): string | undefined {
  return party.side === 'lawyer' ? party.memberId : undefined;
}

interface Written {
  readonly ownerId: string;
  /** Member who wrote or added it for the lawyer; null for the lawyer, or a client. */
  readonly memberId: string | null;
}

/** Checks who may change words: the one who wrote them, and nobody for another of the same practice. */
export function mayChange(party: Party, { ownerId, memberId }: Written): boolean {
  return ownerId === party.userId && (memberIdOf(party) ?? null) === memberId;
}

/** Checks who may delete: a client and a lawyer anything of their side, a member of the practice only their own. */
export function mayDelete(party: Party, written: Written): boolean {
  const isLawyer = written.ownerId === party.userId && memberIdOf(party) === undefined;
  return isLawyer || mayChange(party, written);
}

export function rightsOf(party: Party): readonly MemberRight[] | undefined {
  return party.side === 'lawyer' ? party.rights : undefined;
}

/** Whether a party may see something that requires a right: everyone except members without it. */
export function sees(party: Party, right: MemberRight): boolean {
  return party.side === 'client' || (party.rights?.includes(right) ?? true);
}

export const MEETING_TRANSITIONS: Transitions<MeetingStatus> = {
  PAYMENT_PENDING: ['CONFIRMED', 'EXPIRED', 'CANCELLED'],
  CONFIRMED: ['COMPLETED', 'CANCELLED'],
  // A lawyer who did not call: admitted, not contested, or decided so. A call that could not be connected: moved by its client.
  COMPLETED: ['CANCELLED', 'CONFIRMED'],
  CANCELLED: [],
  // Money that arrives after the hold ended confirms the meeting when the time is still free. A hold that ended in the
  // moment its client gave it up is the client's: late money must not confirm it.
  EXPIRED: ['CONFIRMED', 'CANCELLED'],
};

export function takesTime(status: MeetingStatus): boolean {
  return status === 'PAYMENT_PENDING' || status === 'CONFIRMED';
}

/** Whether a meeting is over. Contract: "over" is now ≥ end_time (epoch ms). */
export function isOver(end: number, now: number): boolean {
  return now >= end;
}

/** Confirmed meetings become COMPLETED this many minutes after their end. */
export const COMPLETE_AFTER_MINUTES = 30;
/** A client's held or confirmed, not yet over meetings with one lawyer (spec section 9: two per event). */
export const MEETINGS_PER_LAWYER = 2;
/** Free consultations of a client in 30 days; with one lawyer only one ever. */
export const FREE_PER_MONTH = 2;

/** Why a client gets no further free consultation: had one with this lawyer · had two within 30 days. */
export const FREE_REFUSALS = ['lawyer', 'month'] as const;
export type FreeRefusal = (typeof FREE_REFUSALS)[number];

/** Returns the first reason against another free consultation; null where it can be booked. */
export function freeRefusal(had: {
  readonly freeWithLawyer: number;
  readonly freeThisMonth: number;
}): FreeRefusal | null {
  if (had.freeWithLawyer >= 1) return 'lawyer';
  return had.freeThisMonth >= FREE_PER_MONTH ? 'month' : null;
}

/** Hours after the start within which a client can report that the lawyer of a phone meeting did not call. */
export const ABSENCE_REPORT_HOURS = 48;

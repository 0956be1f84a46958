import 'server-only';
import type { MemberRight } from '@/lib/domain/platform/members';
import { notFound } from '../app-error';

export interface Practice {
  memberId: string;
  lawyerId: string;
  ownerId: string;
  lawyerName: string;
  rights: readonly MemberRight[];
  /** Whether a program works for it, by a token, instead of a member in a session. */
  byToken?: true;
}

export interface ActingMember {
  memberId: string;
  userId: string;
  rights: readonly MemberRight[];
}

interface SignedInPerson {
  readonly id: string;
  readonly type: 'CUSTOMER' | 'LAWYER';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly picture: string | null;
  readonly emailVerifiedAt: Date | null;
  readonly roles: string[];
}

export interface Actor {
  id: string;
  type: 'CUSTOMER' | 'LAWYER';
  emailVerified: boolean;
  /** When the account was made, epoch ms. */
  accountSince: number;
  roles: readonly string[];
  /** Owner of the session, also where an operation runs for a practice; for display only. */
  person: SignedInPerson;
  /** The session row, for ending others or this one. */
  sessionId: string;
  /** The session's token, only for re-issuing its cookie. */
  sid: string;
  /**
   * Whether the second factor was given in this session within the last eight hours, which gives access to the
   * administration.
   */
  secondFactor: boolean;
  /** Epoch ms of the last second factor in this session; null: not yet. */
  secondFactorAt: number | null;
  /** Handle of the lawyer's profile; null for clients. */
  lawyerId: string | null;
  /** Practice that this session has switched to; null in its owner's own account. Read again with every request. */
  practice: Practice | null;
  /** Whether the session had switched to a practice that it has lost, so that the user has to choose again. */
  practiceEnded: boolean;
  /**
   * Id of the newest live event of the account or practice of the session, 0 where there was none. Later reads in the
   * request include all changes up to it.
   */
  lastEvent: number;
  /** Set while an operation runs for a practice, as its lawyer: the member who really acts. */
  member: ActingMember | null;
}

/** Returns the side of a session's portal: a member of a practice works in the lawyer's. */
export function portalTypeOf(actor: Pick<Actor, 'type' | 'practice'>): Actor['type'] {
  return actor.practice ? 'LAWYER' : actor.type;
}

/** Returns the lawyer as whom an operation of the practice runs for a member, so that owner clauses apply unchanged. */
export function lawyerOf(actor: Actor, practice: Practice): Actor {
  const { memberId, rights } = practice;
  return {
    ...actor,
    id: practice.ownerId,
    type: 'LAWYER',
    roles: [],
    secondFactor: false,
    lawyerId: practice.lawyerId,
    member: { memberId, userId: actor.id, rights },
  };
}

export function hasRight(actor: Pick<Actor, 'member'>, right: MemberRight): boolean {
  return actor.member?.rights.includes(right) ?? true;
}

export function isAdministrator(actor: Actor | null): actor is Actor {
  return Boolean(actor?.emailVerified && actor.roles.includes('ADMIN'));
}

/**
 * Returns the profile id of the calling lawyer.
 * @throws AppError not_found
 */
export function lawyerIdOf(actor: Actor): string {
  if (!actor.lawyerId) throw notFound();
  return actor.lawyerId;
}

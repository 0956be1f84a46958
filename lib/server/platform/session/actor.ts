import 'server-only';
import type { MemberRight } from '@/lib/domain/platform/members';
import { notFound } from '../app-error';

/** The practice of another lawyer that a session works for. */
export interface Practice {
  /** The membership. */
  memberId: string;
  lawyerId: string;
  /** The lawyer's user. */
  ownerId: string;
  /** The lawyer's name, as clients see it. */
  lawyerName: string;
  rights: readonly MemberRight[];
}

/** Who really acts where an operation runs for a practice. */
export interface ActingMember {
  memberId: string;
  userId: string;
  rights: readonly MemberRight[];
}

/** Who is signed in, as that person sees it. */
interface SignedInPerson {
  readonly id: string;
  readonly type: 'CUSTOMER' | 'LAWYER';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  /** Key of the stored picture, for `pictureUrl`. */
  readonly picture: string | null;
  readonly emailVerifiedAt: Date | null;
  readonly roles: string[];
}

/** Who acts: the owner of a live session. */
export interface Actor {
  id: string;
  type: 'CUSTOMER' | 'LAWYER';
  emailVerified: boolean;
  /** When the account was made, epoch ms. */
  accountSince: number;
  roles: readonly string[];
  /** Whose session it is, also where an operation runs for a practice; for showing it and nothing else. */
  person: SignedInPerson;
  /** The session row, for ending others or this one. */
  sessionId: string;
  /** The session's token, for re-issuing its cookie and nothing else. */
  sid: string;
  /** The second factor was given in this session within the last eight hours: it opens the administration. */
  secondFactor: boolean;
  /** When it was last given in this session, epoch ms; null: not yet. */
  secondFactorAt: number | null;
  /** Handle of the lawyer's profile; null for clients. */
  lawyerId: string | null;
  /** What this session has switched to; null while it is in its owner's own account. Read again with every request. */
  practice: Practice | null;
  /** It had switched to a practice that it may no longer work for, and is to say what it wants to do now. */
  practiceEnded: boolean;
  /**
   * Id of the newest live event of the account or practice that the session works in, 0 where there was none. What is read later in
   * the request holds all that changed up to it.
   */
  lastEvent: number;
  /** Set while an operation runs for a practice, as its lawyer; whoever is named here is the one who does it. */
  member: ActingMember | null;
}

/** Of which side's portal the session is: a member of a practice works in the lawyer's. */
export function portalTypeOf(actor: Pick<Actor, 'type' | 'practice'>): Actor['type'] {
  return actor.practice ? 'LAWYER' : actor.type;
}

/** The lawyer whom a member works for, as whom an operation of the practice then runs: owner clauses hold as they stand. */
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

/** Whether this is the lawyer, or a member who may do it. */
export function hasRight(actor: Pick<Actor, 'member'>, right: MemberRight): boolean {
  return actor.member?.rights.includes(right) ?? true;
}

/** Whether this user may come to the administration at all. */
export function isAdministrator(actor: Actor | null): actor is Actor {
  return Boolean(actor?.emailVerified && actor.roles.includes('ADMIN'));
}

/**
 * The profile of a lawyer who calls.
 *
 * @throws AppError not_found
 */
export function lawyerIdOf(actor: Actor): string {
  if (!actor.lawyerId) throw notFound();
  return actor.lawyerId;
}

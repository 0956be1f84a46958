import 'server-only';
import { notFound } from '../app-error';

/** Who acts: the owner of a live session. */
export interface Actor {
  id: string;
  type: 'CUSTOMER' | 'LAWYER';
  emailVerified: boolean;
  /** When the account was made, epoch ms. */
  accountSince: number;
  roles: readonly string[];
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

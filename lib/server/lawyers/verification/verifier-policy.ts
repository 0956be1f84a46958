import 'server-only';
import {
  VERIFIER_CODE_MINUTES,
  VERIFIER_CODE_PAUSE_SECONDS,
  VERIFIER_CODE_TRIES,
  VERIFIER_CODES,
} from '@/lib/domain/lawyers/verification';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { type Actor, isAdministrator } from '@/lib/server/platform/session/actor';

interface CodeFacts {
  readonly codeHash: string | null;
  readonly codeSentAt: Date | null;
  readonly codeTries: number;
  readonly codesSent: number;
}

/** Whether a code was sent that is still valid. */
export function isCodeInForce(facts: CodeFacts, now: number): boolean {
  const age = now - (facts.codeSentAt?.getTime() ?? Number.NEGATIVE_INFINITY);
  return (
    facts.codeHash !== null &&
    facts.codeTries < VERIFIER_CODE_TRIES &&
    age < VERIFIER_CODE_MINUTES * MINUTE_MS
  );
}

/** Returns the seconds until another code may be sent, 0 for now; null when this link has used up its codes. */
export function pauseBeforeCode(facts: CodeFacts, now: number): number | null {
  if (facts.codesSent >= VERIFIER_CODES) return null;
  const age = (now - (facts.codeSentAt?.getTime() ?? 0)) / 1000;
  return Math.max(0, Math.ceil(VERIFIER_CODE_PAUSE_SECONDS - age));
}

/** Whether the actor is an administrator who has given the second factor. */
export function isAdmin(actor: Actor | null): actor is Actor {
  return isAdministrator(actor) && actor.secondFactor;
}

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

/** Whether a code was sent that can still open anything. */
export function isCodeInForce(facts: CodeFacts, now: number): boolean {
  const age = now - (facts.codeSentAt?.getTime() ?? Number.NEGATIVE_INFINITY);
  return (
    facts.codeHash !== null &&
    facts.codeTries < VERIFIER_CODE_TRIES &&
    age < VERIFIER_CODE_MINUTES * MINUTE_MS
  );
}

/** Seconds until another code may be sent, 0 for now; null when this link has had all of its codes. */
export function pauseBeforeCode(facts: CodeFacts, now: number): number | null {
  if (facts.codesSent >= VERIFIER_CODES) return null;
  const age = (now - (facts.codeSentAt?.getTime() ?? 0)) / 1000;
  return Math.max(0, Math.ceil(VERIFIER_CODE_PAUSE_SECONDS - age));
}

/** An administrator who gave the second factor. */
export function isAdmin(actor: Actor | null): actor is Actor {
  return isAdministrator(actor) && actor.secondFactor;
}

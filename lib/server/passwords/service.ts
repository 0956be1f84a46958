import 'server-only';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the OWASP minimum of 19 MiB, 2 passes (Password Storage Cheat Sheet). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let decoy: Promise<string> | undefined;

/** Hash to store. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/**
 * Whether the password fits. Without a stored hash the same work is done on a decoy, so that the time of the answer
 * does not tell whether an account exists.
 */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  if (stored) return verify(stored, password);
  decoy ??= hashPassword('no account has this password');
  await verify(await decoy, password);
  return false;
}

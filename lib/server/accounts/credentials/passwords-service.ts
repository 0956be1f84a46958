import 'server-only';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { guessableWords, isMadeOfNames } from '@/lib/domain/accounts/password';
import { AppError } from '@/lib/server/platform/app-error';

/** Argon2id with the OWASP minimum of 19 MiB, 2 passes (Password Storage Cheat Sheet). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const PREFIX = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$`;

let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/**
 * Whether the password is correct. Without a stored hash the same work is done on a decoy, so that the response time
 * does not reveal whether an account exists.
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

/** Whether a hash was made with outdated parameters; it is replaced while the password is known. */
export function isOutdatedHash(stored: string): boolean {
  return !stored.startsWith(PREFIX);
}

let commonWords: ReadonlySet<string> | undefined;

/**
 * Refuses passwords on a list of the most often leaked ones, in any letter case and with a few characters appended
 * (NIST SP 800-63B, 5.1.1.2).
 * @param field name of the field in the request
 * @throws AppError invalid_input
 */
export function refuseCommonPassword(password: string, field: string): void {
  commonWords ??= new Set(dictionary['passwords-common'].map(String));
  const common = commonWords;
  if (!guessableWords(password).some((word) => common.has(word))) return;
  const message = FIELD_COPY.passwordCommon;
  throw new AppError('invalid_input', message, { fields: { [field]: message } });
}

/**
 * Refuses a password made of `names` (its owner's names and email address) or of words of the product.
 * @param field name of the field in the request
 * @throws AppError invalid_input
 */
export function refuseNamesAsPassword(
  password: string,
  names: readonly string[],
  field: string,
): void {
  if (!isMadeOfNames(password, names)) return;
  const message = FIELD_COPY.passwordNames;
  throw new AppError('invalid_input', message, { fields: { [field]: message } });
}

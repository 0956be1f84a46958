/** Password rule (spec section 5): at least 8 characters with a number, a lowercase and an uppercase character. */
export const PASSWORD_MIN_LENGTH = 8;
/** Longer input only costs hashing time. */
export const PASSWORD_MAX_LENGTH = 200;

export interface PasswordChecks {
  readonly length: boolean;
  readonly number: boolean;
  readonly lowercase: boolean;
  readonly uppercase: boolean;
}

/** Which parts of the rule a password meets; Unicode letters and digits count. */
export function checkPassword(password: string): PasswordChecks {
  return {
    length: password.length >= PASSWORD_MIN_LENGTH,
    number: /\p{Nd}/u.test(password),
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
  };
}

/** What people append to a word to meet the rule: at most four characters, of which the first is no letter. */
const APPENDED = /^\P{L}.{0,3}$/su;

/**
 * The words a password may be made of, to be looked up in a list of common ones: itself, and what is left without the few
 * characters appended to it. Lowercase: a capital letter makes nothing harder to guess.
 */
export function guessableWords(password: string): string[] {
  const word = password.toLowerCase();
  const cuts = [1, 2, 3, 4].filter((length) => APPENDED.test(word.slice(-length)));
  return [word, ...cuts.map((length) => word.slice(0, -length))];
}

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

/** Checks which parts of the rule a password meets; Unicode letters and digits count. */
export function checkPassword(password: string): PasswordChecks {
  return {
    length: password.length >= PASSWORD_MIN_LENGTH,
    number: /\p{Nd}/u.test(password),
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
  };
}

/** Words related to the product, which attackers try first on its accounts (OWASP ASVS 5.0, 6.1.2). */
const OWN_WORDS = [
  'sangguni',
  'lawyer',
  'lawyers',
  'attorney',
  'abogado',
  'abogada',
  'notary',
  'notaryo',
  'public',
  'legal',
  'client',
  'philippines',
  'pilipinas',
  'ibp',
  'atty',
];
const MIN_NAME_LENGTH = 3;

/**
 * Whether a password consists of words of the product and of its owner's `names`, the email address among them, with
 * figures and signs between them (OWASP ASVS 5.0, 6.2.11; NIST SP 800-63B, 5.1.1.2).
 */
export function isMadeOfNames(password: string, names: readonly string[]): boolean {
  const words = [...OWN_WORDS, ...names.flatMap(lettersIn)]
    .filter((word) => word.length >= MIN_NAME_LENGTH)
    .toSorted((a, b) => b.length - a.length);
  const given = lettersIn(password);
  const left = words.reduce((rest, word) => rest.replaceAll(word, ' '), given.join(' '));
  return given.length > 0 && left.replaceAll(' ', '').length < MIN_NAME_LENGTH;
}

function lettersIn(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/\p{L}+/gu) ?? [];
}

/** Characters that people append to a word to meet the rule: at most four, of which the first is no letter. */
const APPENDED = /^\P{L}.{0,3}$/su;

/**
 * Returns the words to look up in a list of common passwords: the password itself, and the rest without the few
 * appended characters. Lowercase: a capital letter makes nothing harder to guess.
 */
export function guessableWords(password: string): string[] {
  const word = password.toLowerCase();
  const cuts = [1, 2, 3, 4].filter((length) => APPENDED.test(word.slice(-length)));
  return [word, ...cuts.map((length) => word.slice(0, -length))];
}

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

import * as z from 'zod';
import { TEXTS } from '@/lib/contract/platform/texts';
import { signupInput } from './authentication';

/** What a client types to sign up: the password twice. */
export const signUpForm = signupInput
  .omit({ callback_url: true, consent: true })
  .extend({
    confirm_password: z.string().min(1, TEXTS.validation.required),
  })
  .refine((value) => value.confirm_password === value.password, {
    path: ['confirm_password'],
    message: TEXTS.validation.passwordsDiffer,
    // Together with the messages of the other fields, once something was typed in both.
    when: ({ value }) => bothTyped(value),
  });

function bothTyped(value: unknown): boolean {
  const { password, confirm_password } = (value ?? {}) as Partial<z.input<typeof signUpForm>>;
  return Boolean(password && confirm_password);
}

import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod';
import { signupInput } from '@/lib/contract/accounts/authentication';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { TEXTS } from '@/lib/contract/platform/texts';

const signUpForm = signupInput
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

export type SignUpFields = z.input<typeof signUpForm>;
export type SignUpValues = z.output<typeof signUpForm>;

export const signUpResolver = zodResolver(signUpForm, FIELD_MESSAGES);

/** In page order. */
export const SIGN_UP_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'password',
  'confirm_password',
] as const satisfies readonly (keyof SignUpFields)[];

export const EMPTY_SIGN_UP: SignUpFields = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  password: '',
  confirm_password: '',
};

function bothTyped(value: unknown): boolean {
  const { password, confirm_password } = (value ?? {}) as Partial<SignUpFields>;
  return Boolean(password && confirm_password);
}

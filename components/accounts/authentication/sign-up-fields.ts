import { zodResolver } from '@hookform/resolvers/zod';
import type * as z from 'zod';
import { signUpForm } from '@/lib/contract/accounts/sign-up-form';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';

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

import { destinationOf } from '@/components/accounts/authentication/destination';
import { signUpForm } from '@/lib/contract/accounts/sign-up-form';
import { sitePath } from '@/lib/domain/platform/safe-path';
import { signup } from '@/lib/server/accounts/authentication/operations';
import { formRoute } from '@/lib/server/platform/pipeline/form-route';

/** The form of /signup/customer where no script sends it. */
export const { GET, POST } = formRoute(signup, {
  action: sitePath`/forms/sign-up`,
  page: sitePath`/signup/customer`,
  schema: signUpForm,
  refilled: ['first_name', 'last_name', 'email'],
  body: (fields, callbackUrl) => ({
    ...fields,
    // The page says what an account accepts.
    consent: true,
    callback_url: callbackUrl,
  }),
  next: (user, callbackUrl) => destinationOf(user.type, callbackUrl),
});

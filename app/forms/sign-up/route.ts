import { destinationOf } from '@/components/accounts/authentication/destination';
import { sitePath } from '@/lib/domain/platform/safe-path';
import { signup } from '@/lib/server/accounts/authentication/operations';
import { formRoute } from '@/lib/server/platform/pipeline/form-route';

export const { GET, POST } = formRoute(signup, {
  action: sitePath`/forms/sign-up`,
  page: sitePath`/signup/customer`,
  refilled: ['first_name', 'last_name', 'one_name', 'email'],
  body: (fields, callbackUrl) => ({
    ...fields,
    // A box that is not ticked is not sent.
    one_name: fields.one_name !== undefined,
    // The page says what an account accepts.
    consent: true,
    callback_url: callbackUrl,
  }),
  next: (user, callbackUrl) => destinationOf(user.type, callbackUrl),
});

import { destinationOf } from '@/components/accounts/authentication/destination';
import { sitePath } from '@/lib/domain/platform/safe-path';
import { giveSecondStep } from '@/lib/server/accounts/authentication/second-step-operations';
import { formRoute } from '@/lib/server/platform/pipeline/form-route';

/** Handles the form of /login/second-step sent without scripts: a code only, since passkeys need scripts. */
export const { GET, POST } = formRoute(giveSecondStep, {
  action: sitePath`/forms/second-step`,
  page: sitePath`/login/second-step`,
  refilled: [],
  body: ({ code }) => ({ code }),
  next: (user, callbackUrl) => destinationOf(user.type, callbackUrl),
});
